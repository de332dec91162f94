import type { Cell, Table } from '../../report-tree/node.js'

/** How one chat writes text. Whatever comes as a value may be a stranger's, and means nothing to the chat in what goes out. */
export interface Dialect {
  text(value: string): string
  /** @param content not empty, without spaces at its ends */
  strong(content: string): string
  /** @param content not empty, without spaces at its ends */
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
  /** What stands before the lines of a list within a list. */
  readonly indentation: string
  readonly divider: string
}
