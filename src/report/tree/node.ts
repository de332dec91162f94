// The report tree, in the style of unist. Every string is plain text, and each renderer escapes it at the leaf. There is no node for raw
// HTML, so no unescaped text can enter.
import type { Status } from '../../records/record.js'

export type { Status }

/** A status of a test, job or build with a sign of its own. */
export type Mark = Status | 'flaky' | 'waiting' | 'incomplete' | 'quarantined'

export interface Text {
  readonly type: 'text'
  readonly value: string
}

export interface Strong {
  readonly type: 'strong'
  readonly children: readonly Inline[]
}

interface Emphasis {
  readonly type: 'emphasis'
  readonly children: readonly Inline[]
}

export interface InlineCode {
  readonly type: 'inlineCode'
  readonly value: string
}

/** Renderers link only `https:`, `http:`, `mailto:` and relative addresses. For any other, they show only the children. */
export interface Link {
  readonly type: 'link'
  readonly url: string
  readonly children: readonly Inline[]
}

/** The end of a line within a paragraph or a cell. */
export interface Break {
  readonly type: 'break'
}

/** Text of less importance, in a smaller font if the output has one. */
export interface Small {
  readonly type: 'small'
  readonly children: readonly Inline[]
}

/** A status as a sign with a text after it. */
export interface Badge {
  readonly type: 'badge'
  readonly status: Mark
  /** Empty to show only the sign. */
  readonly value: string
}

export type Inline = Text | Strong | Emphasis | Small | InlineCode | Link | Badge | Break

interface Heading {
  readonly type: 'heading'
  readonly depth: 2 | 3 | 4 | 5 | 6
  readonly children: readonly Inline[]
}

export interface Paragraph {
  readonly type: 'paragraph'
  readonly children: readonly Inline[]
}

export interface List {
  readonly type: 'list'
  readonly ordered: boolean
  readonly children: readonly ListItem[]
}

export interface ListItem {
  readonly type: 'listItem'
  readonly children: readonly Block[]
}

export type Cell = readonly Inline[]

export type Alignment = 'left' | 'center' | 'right'

/** A value with its label. */
export interface Fact {
  readonly label: string
  readonly value: Cell
}

/** Every row has as many cells as the head. */
export interface Table {
  readonly type: 'table'
  readonly align: readonly Alignment[]
  readonly head: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
  /** Each row in one line, for outputs without room for columns. */
  readonly facts?: readonly Fact[]
}

export interface Code {
  readonly type: 'code'
  readonly value: string
  /** `diff`: lines with `-` were expected, lines with `+` were received. */
  readonly language?: 'diff' | 'yaml'
}

export interface Alert {
  readonly type: 'alert'
  readonly severity: 'note' | 'tip' | 'important' | 'warning' | 'caution'
  readonly children: readonly Block[]
}

/** A bar with a number of cells for each status. */
interface Chart {
  readonly type: 'chart'
  readonly parts: readonly { readonly status: Status; readonly cells: number }[]
}

interface Divider {
  readonly type: 'divider'
}

/**
 * A part of Markdown: text that the user wrote in the configuration, or the value of an expression. Values are untrusted (the name of a
 * branch, a message), so the renderer escapes them.
 */
export type MarkdownPart = { readonly kind: 'markdown' | 'value'; readonly text: string }

/** Markdown that the user wrote in the configuration. */
interface Markdown {
  readonly type: 'markdown'
  readonly parts: readonly MarkdownPart[]
}

/** Blocks below a title. */
export interface Section {
  readonly type: 'section'
  readonly title: readonly Inline[]
  /** A `fixed` section cannot be closed. */
  readonly fold: 'fixed' | 'open' | 'closed'
  /** Whether it only adds details to the content above it. Chats leave it out. */
  readonly isDetail?: true
  readonly children: readonly Block[]
}

export type Block = Heading | Paragraph | List | Table | Code | Alert | Chart | Divider | Markdown | Section

export interface Root {
  readonly type: 'root'
  readonly children: readonly Block[]
}
