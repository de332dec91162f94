import type { MarkdownPart } from '../tree/node.js'
import { markdownValue } from './markdown-value.js'

const detailsStart = /^ {0,3}<details\b/i
const detailsEnd = /<\/details\s{0,99}>/gi

/** A block whose lines are not parsed as Markdown. */
interface RawBlock {
  isEnd(line: string): boolean
  /** The text that closes the block if it is still open at the end. */
  readonly end: string
}

const endsWith = (mark: string): RawBlock => ({ isEnd: (line) => line.toLowerCase().includes(mark), end: `\n${mark}` })

const comment = endsWith('-->')

/** HTML blocks: an element at the start of a line hides fences up to the next empty line (CommonMark). */
const element: RawBlock = { isEnd: (line) => line.trim() === '', end: '' }
const elementStart =
  /^ {0,3}<\/?(?:details|summary|div|p|table|thead|tbody|tfoot|caption|tr|t[dh]|[uod]l|li|d[td]|h[1-6r]|center|section|blockquote|fig\w+)(?:[\s/>]|$)/i

/** Returns the block that begins with a line, unless it also ends on it. */
function rawBlock(line: string): RawBlock | undefined {
  const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1]
  if (fence !== undefined) return { isEnd: (end) => /^ {0,3}(`+|~+)[ \t]*$/.exec(end)?.[1]?.startsWith(fence) === true, end: `\n${fence}` }
  if (/^ {0,3}<!--/.test(line)) return comment.isEnd(line) ? undefined : comment
  const literal = /^ {0,3}<(pre|script|style|textarea)(?:[\s>]|$)/i.exec(line)?.[1]
  if (literal !== undefined) {
    const block = endsWith(`</${literal.toLowerCase()}>`)
    return block.isEnd(line) ? undefined : block
  }
  return elementStart.test(line) ? element : undefined
}

const listItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)]) /
const interruptsParagraph = /^ {0,3}(?:#{1,6} |>|-{3,}$|\*{3,}$|<!--|<(?:pre|script|style|textarea)\b)/i

const isBlank = (line: string) => line.trim() === ''
const indentation = (line: string) => line.length - line.trimStart().length

/**
 * Returns the text that closes everything that is still open, so that the rest of the report does not become a part of it: a fence, a
 * comment and folds. Considers only the start of each line; does not parse elements. Blocks in a list item end with the item.
 */
function closing(text: string): string {
  let raw: RawBlock | undefined
  let folds = 0
  /** The indentation of the current list item. */
  let item = 0
  let isParagraph = false
  for (const line of text.split('\n')) {
    const isInside = isBlank(line) || indentation(line) >= item
    if (raw === undefined || !isInside) {
      const marker = listItem.exec(line)?.[0].length
      const isLazy = isParagraph && rawBlock(line) === undefined && !interruptsParagraph.test(line)
      raw = undefined
      if (marker !== undefined) item = marker
      else if (!isInside && !isLazy) item = 0
      raw = rawBlock(line.slice(item))
      isParagraph = raw === undefined && !isBlank(line)
    } else if (raw.isEnd(line.slice(item))) raw = undefined
    if (item === 0 && (raw === undefined || raw === element)) {
      folds = Math.max(0, folds + Number(detailsStart.test(line)) - (line.match(detailsEnd)?.length ?? 0))
    }
  }
  return (item === 0 ? (raw?.end ?? '') : '') + '\n\n</details>'.repeat(folds)
}

/** Joins adjacent values, because two harmless halves may form a link. */
function joined(parts: readonly MarkdownPart[]): readonly MarkdownPart[] {
  const whole: MarkdownPart[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (part.text === '') continue
    if (last !== undefined && last.kind === part.kind) whole[whole.length - 1] = { kind: last.kind, text: last.text + part.text }
    else whole.push(part)
  }
  return whole
}

/** Returns the Markdown of the user with escaped values, and closes everything that is left open. */
export function userMarkdown(parts: readonly MarkdownPart[]): string {
  let text = ''
  for (const part of joined(parts)) {
    text += part.kind === 'markdown' ? part.text.replace(/\r\n?/g, '\n') : markdownValue(part.text, text.slice(-4))
  }
  // Keeps the spaces before the first line, because four of them make it a code block.
  const trimmed = text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
  return trimmed + closing(trimmed)
}
