import type { Root, Status } from '../../report-tree/node.js'

/** A report on its way to a chat. */
export interface ChatMessage {
  /** Plain text. It may contain untrusted values. */
  readonly title: string
  readonly titleUrl?: string | undefined
  /** Sets the color of the message. */
  readonly status: Status
  /** One line with the outcome, for notifications and the plainest form. */
  readonly summary: string
  /** Links to the whole report. */
  readonly reportUrl?: string | undefined
  /** The components. Markdown that the user wrote is already parsed. */
  readonly root: Root
}

/** Writes messages in the native format of a chat. */
export interface ChatRenderer {
  /** Returns the body of a request, to be sent as JSON. */
  render(message: ChatMessage): object
  /** Whether a body is within every limit that the documentation of the service states. */
  fits(payload: object): boolean
  /** Renders the plainest form: title, summary and links as text, short enough for every limit. */
  plain(message: ChatMessage): object
}

/** The body of an answer to a message. */
export interface AnswerBody {
  readonly text: string
  /** The fields of a JSON object; empty for any other body. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The error message in the body, or the whole text. */
  readonly message: string
}

/** Everything that is specific to one kind of chat. */
export interface Chat extends ChatRenderer {
  /** The name of the product. */
  readonly title: string
  /** The hosts of its webhooks; empty if every team runs its own server. A reporter without `kind` is recognised by its host. */
  readonly hosts: readonly RegExp[]
  /** Search parameters that are added to the URL of the webhook. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Errors that only the user can fix: a pattern for the message in an answer, and what to do. */
  readonly hints: readonly (readonly [message: RegExp, hint: string])[]
  /** Returns the HTTP status that an answer means if the service reports a failure with a status of success. */
  readonly statusInBody?: (answer: AnswerBody) => number | undefined
  /** Returns the seconds to wait before the next request, if the body is more precise than the header `retry-after`. */
  readonly retryAfterSeconds?: (answer: AnswerBody) => number | undefined
}
