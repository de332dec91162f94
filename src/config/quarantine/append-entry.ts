import { createScanner, type Node, parseTree } from 'jsonc-parser'
import type { QuarantineEntry } from '../../judge/quarantine/quarantine-entry.js'

/**
 * Appends an entry to the text of a valid quarantine file. Keeps everything else: comments, order, indentation and line ends. `modify` of
 * jsonc-parser inserts before a comment at the end of the last entry's line, so that the comment would follow the new entry.
 */
export function appendEntry(text: string, entry: QuarantineEntry): string {
  const list = parseTree(text, [], { allowTrailingComma: true })
  if (list?.type !== 'array') return `${formatList(entry)}\n`
  const end = list.offset + list.length - 1
  const last = list.children?.at(-1)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const hasComma = last !== undefined && isComma(text, endOf(last))
  const before = last === undefined || hasComma ? text.slice(0, end) : `${text.slice(0, endOf(last))},${text.slice(endOf(last), end)}`
  const indent = indentOf(text, last ?? list) ?? '  '
  const added = formatEntry(entry, last !== undefined && isOnOneLine(text, last)).replaceAll('\n', `${lineEnd}${indent}`)
  const closing = indentBefore(text, end) ?? ''
  return `${before.trimEnd()}${lineEnd}${indent}${added}${hasComma ? ',' : ''}${lineEnd}${closing}${text.slice(end)}`
}

const endOf = ({ offset, length }: Node): number => offset + length

/** Returns whether the next token after comments is a comma. */
function isComma(text: string, offset: number): boolean {
  const scanner = createScanner(text, true)
  scanner.setPosition(offset)
  scanner.scan()
  return text.charAt(scanner.getTokenOffset()) === ','
}

const isOnOneLine = (text: string, node: Node): boolean => !/[\r\n]/.test(text.slice(node.offset, endOf(node)))

/** Returns the indentation of an entry; undefined if another value is before it on its line. */
const indentOf = (text: string, node: Node): string | undefined => (node.type === 'array' ? undefined : indentBefore(text, node.offset))

/** Returns the blanks between the start of a line and an offset; undefined if there is anything else. */
function indentBefore(text: string, offset: number): string | undefined {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  const before = text.slice(start, offset)
  return before.trim() === '' ? before : undefined
}

function formatEntry(entry: QuarantineEntry, isShort: boolean): string {
  if (!isShort) return JSON.stringify(entry, null, 2)
  const fields = Object.entries(entry).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  return `{ ${fields.join(', ')} }`
}

/** Returns the text of a new file. */
export const formatList = (entry: QuarantineEntry): string => JSON.stringify([entry], null, 2)
