/** Each outcome as an emoji: in comments and chats there is no other sign that every client shows. */
export const signs = {
  successful: '✅',
  failed: '❌',
  skipped: '⏭️',
  cancelled: '🚫',
  running: '⏳',
  unknown: '❔',
  flaky: '🔁',
} as const

/** A cell of a chart. */
export const squares = { successful: '🟩', failed: '🟥', skipped: '⬜', cancelled: '🟧', running: '🟦', unknown: '🟪' } as const

/** What the box of an alert says about itself, where a colour alone would not do. */
export const severities = {
  note: 'ℹ️ Note',
  tip: '💡 Tip',
  important: '❗ Important',
  warning: '⚠️ Warning',
  caution: '🛑 Caution',
} as const
