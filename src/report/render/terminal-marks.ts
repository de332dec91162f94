import picocolors from 'picocolors'
import type { Mark } from '../tree/node.js'

/** The sign of each mark in a terminal. */
export const terminalSigns: Readonly<Record<Mark, string>> = {
  successful: '✓',
  failed: '✗',
  skipped: '–',
  cancelled: '⊘',
  running: '…',
  unknown: '?',
  flaky: '↻',
  waiting: '…',
  incomplete: '!',
  quarantined: '–',
}

/** Creates the function that colours the sign of each mark. */
export function createMarkPaints(color: boolean): Readonly<Record<Mark, (text: string) => string>> {
  const { cyan, gray, green, red, yellow } = picocolors.createColors(color)
  return {
    successful: green,
    failed: red,
    skipped: gray,
    cancelled: red,
    running: cyan,
    unknown: yellow,
    flaky: yellow,
    waiting: cyan,
    incomplete: yellow,
    quarantined: gray,
  }
}
