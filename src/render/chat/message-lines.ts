import { displayLine } from '../../text/display-text.js'
import { shorten } from '../../text/shorten.js'
import type { ChatMessage } from './chat.js'

/** What every message says, as plain text on one line each. */
export interface MessageLines {
  /** Never empty. */
  readonly title: string
  /** Empty where there is none, or where it stands for the title. */
  readonly summary: string
}

/** The title and the summary of a message, of at most so many characters each. */
export function messageLines({ title, summary }: ChatMessage, maximumTitle: number, maximumSummary: number): MessageLines {
  const [first = 'Test report', second = ''] = [title, summary].map((line) => displayLine(line).trim()).filter((line) => line !== '')
  return { title: shorten(first, maximumTitle), summary: shorten(second, maximumSummary) }
}
