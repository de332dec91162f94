import type { Root, Status } from '../../report-tree/node.js'

/** A report on its way to a chat. */
export interface ChatMessage {
  /** Plain text; it may hold a stranger's words. */
  readonly title: string
  readonly titleUrl?: string | undefined
  /** Colours the message. */
  readonly status: Status
  /** One line that says what happened, for notifications and for the plainest form. */
  readonly summary: string
  /** Where the whole report is. */
  readonly reportUrl?: string | undefined
  /** The components; the user's Markdown in them is parsed already. */
  readonly root: Root
}

/** Writes messages in the native shape of one kind of chat. */
export interface ChatRenderer {
  /** The body of a request, to be sent as JSON. */
  render(message: ChatMessage): object
  /** Whether the service takes it: every limit that its documentation names. */
  fits(payload: object): boolean
  /** The plainest form: title, summary and links as text, short enough for every limit. */
  plain(message: ChatMessage): object
}
