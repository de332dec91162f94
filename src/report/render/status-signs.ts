import type { Mark } from '../tree/node.js'

/** An emoji for each status. Only emoji are shown in every client of comments and chats. */
export const signs: Readonly<Record<Mark, string>> = {
  successful: '✅',
  failed: '❌',
  skipped: '⏭️',
  cancelled: '🚫',
  running: '⏳',
  unknown: '❔',
  flaky: '🔁',
  waiting: '⏳',
  incomplete: '⚠️',
  quarantined: '🔕',
}

/** The cells of a chart. */
export const squares = { successful: '🟩', failed: '🟥', skipped: '⬜', cancelled: '🟧', running: '🟦', unknown: '🟪' } as const

/** The titles of alerts, so that the severity is not conveyed by color only. */
export const severities = {
  note: 'ℹ️ Note',
  tip: '💡 Tip',
  important: '❗ Important',
  warning: '⚠️ Warning',
  caution: '🛑 Caution',
} as const
