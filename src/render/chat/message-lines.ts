import { displayLine } from '../../text/display-text.js'
import { shorten } from '../../text/shorten.js'
import type { ChatMessage } from './chat.js'

/** The texts of every message, each as one line of plain text. */
export interface MessageLines {
  /** Never empty. */
  readonly title: string
  /** Empty if there is none, or if it is used as the title. */
  readonly summary: string
}

/** Returns the title and the summary of a message, shortened to a maximum length. */
export function messageLines({ title, summary }: ChatMessage, maximumTitle: number, maximumSummary: number): MessageLines {
  const [first = 'Test report', second = ''] = [title, summary].map((line) => displayLine(line).trim()).filter((line) => line !== '')
  return { title: shorten(first, maximumTitle), summary: shorten(second, maximumSummary) }
}
