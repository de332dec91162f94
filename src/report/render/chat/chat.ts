import type { Inline, Mark, Paragraph, Root, Status } from '../../tree/node.js'

/** A user or group that a message notifies. The configuration names it; no other text of a message mentions anyone. */
export interface ChatMention {
  /** The identifier in the chat, without its syntax. */
  readonly id: string
  readonly kind: 'user' | 'group'
  /** The name that the message shows, if the chat does not know it. */
  readonly name?: string
}

/** A button or, in chats without buttons for webhooks, a link. */
export interface ChatLink {
  readonly label: string
  readonly url: string
}

/** A report on its way to a chat. All texts are plain text and may be untrusted. */
export interface ChatMessage {
  readonly mark: Mark
  /** The project, or the title in the configuration; may be empty. */
  readonly title: string
  readonly titleUrl?: string | undefined
  /** Follows the title in the first line. */
  readonly headline: string
  /** Sets the color of the message. */
  readonly status: Status | 'incomplete'
  /** The second line: what was tested. May be empty. */
  readonly context: readonly Inline[]
  readonly mentions: readonly ChatMention[]
  /** The default layout, below the first two lines. Each paragraph is separate: a failed test, the causes. */
  readonly items: readonly Paragraph[]
  /** The components of the user's own template, below the first two lines. Markdown that the user wrote is already parsed. */
  readonly root: Root
  readonly links: readonly ChatLink[]
}

/** How much of the limit of a chat a message uses. */
export interface MessageSize {
  readonly used: number
  readonly maximum: number
  readonly unit: 'bytes' | 'characters'
}

/** Writes messages in the native format of a chat. */
export interface ChatRenderer {
  /** Returns the body of a request, to be sent as JSON. */
  render(message: ChatMessage): object
  /** Whether a body is within every limit that the documentation of the service states. */
  fits(payload: object): boolean
  /** Returns the size of a body, in the unit of the limit that matters most. */
  sizeOf(payload: object): MessageSize
  /** Renders the plainest form: the first line, mentions and a link as text, short enough for every limit. */
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

/** How the configuration names the users and groups of a chat. */
export interface MentionSyntax {
  /** Completes "expected …" in an error message. */
  readonly expected: string
  /** An example for the documentation of the configuration. */
  readonly example: string
  /** Returns undefined if the chat has no users or groups with such a name. */
  parse(name: string): ChatMention | undefined
}

/** Everything that is specific to one kind of chat. */
export interface Chat extends ChatRenderer {
  /** The name of the product. */
  readonly title: string
  /** The hosts of its webhooks; empty if every team runs its own server. A reporter without `kind` is recognised by its host. */
  readonly hosts: readonly RegExp[]
  /** Search parameters that are added to the URL of the webhook. */
  readonly parameters?: Readonly<Record<string, string>>
  /** The names of users and groups that the configuration may mention. */
  readonly mentions: MentionSyntax
  /** Errors that only the user can fix: a pattern for the message in an answer, and what to do. */
  readonly hints: readonly (readonly [message: RegExp, hint: string])[]
  /** Returns the HTTP status that an answer means if the service reports a failure with a status of success. */
  readonly statusInBody?: (answer: AnswerBody) => number | undefined
  /** Returns the seconds to wait before the next request, if the body is more precise than the header `retry-after`. */
  readonly retryAfterSeconds?: (answer: AnswerBody) => number | undefined
}
