// The report tree, in the style of unist. There is no node for raw HTML, so nothing unescaped can enter: every string in here is
// plain text, and each renderer escapes it at the leaf.
import type { Status } from '../records/record.js'

export type { Status }

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

/** Renderers follow only `https:`, `http:`, `mailto:` and relative addresses; of others they show the children alone. */
export interface Link {
  readonly type: 'link'
  readonly url: string
  readonly children: readonly Inline[]
}

/** A status as a sign that is seen at a glance, with a word behind it. */
export interface Badge {
  readonly type: 'badge'
  readonly status: Status | 'flaky'
  /** Empty for the sign alone. */
  readonly value: string
}

export type Inline = Text | Strong | Emphasis | InlineCode | Link | Badge

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

/** Every row has as many cells as the head. */
export interface Table {
  readonly type: 'table'
  readonly align: readonly ('left' | 'right')[]
  readonly head: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}

export interface Code {
  readonly type: 'code'
  readonly value: string
  /** Lines that begin with `-` were expected, those with `+` came instead. */
  readonly language?: 'diff'
}

export interface Alert {
  readonly type: 'alert'
  readonly severity: 'note' | 'tip' | 'important' | 'warning' | 'caution'
  readonly children: readonly Block[]
}

/** A bar of cells, so many of each status. */
interface Chart {
  readonly type: 'chart'
  readonly parts: readonly { readonly status: Status; readonly cells: number }[]
}

interface Divider {
  readonly type: 'divider'
}

/**
 * A part of Markdown: what the report's own user wrote in the configuration, or the value of an expression in it, which may be a
 * stranger's (the name of a branch, a message) and is escaped by the renderer.
 */
export type MarkdownPart = { readonly kind: 'markdown' | 'value'; readonly text: string }

/** Markdown that the report's own user wrote in the configuration. */
interface Markdown {
  readonly type: 'markdown'
  readonly parts: readonly MarkdownPart[]
}

/** Blocks below a title. */
export interface Section {
  readonly type: 'section'
  readonly title: readonly Inline[]
  /** `fixed` has no way to close it. */
  readonly fold: 'fixed' | 'open' | 'closed'
  /** Whether it only adds details to what is above it. A chat, which is short, leaves it out. */
  readonly isDetail?: true
  readonly children: readonly Block[]
}

export type Block = Heading | Paragraph | List | Table | Code | Alert | Chart | Divider | Markdown | Section

export interface Root {
  readonly type: 'root'
  readonly children: readonly Block[]
}
