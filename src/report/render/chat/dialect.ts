import type { Cell, Table } from '../../tree/node.js'

/** The markup language of a chat. Values are untrusted; every method escapes them. */
export interface Dialect {
  text(value: string): string
  /** @param content escaped, not empty, and trimmed */
  strong(content: string): string
  /** @param content escaped, not empty, and trimmed */
  emphasis(content: string): string
  code(value: string): string
  /** @param url from `webAddress` */
  link(url: string, label: string): string
  heading(content: string): string
  /** @param value with its lines, safe to display */
  codeBlock(value: string, language: string): string
  /** @param inline writes the nodes of a cell */
  table(table: Table, inline: (cell: Cell) => string): readonly string[]
  readonly bullet: string
  /** The indentation of a nested list. */
  readonly indentation: string
  readonly divider: string
}
