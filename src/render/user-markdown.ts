import type { MarkdownPart } from '../report-tree/node.js'
import { markdownValue } from './markdown-value.js'

const detailsStart = /^ {0,3}<details\b/i
const detailsEnd = /<\/details\s{0,99}>/gi

/** A block whose lines are not read as Markdown. */
interface RawBlock {
  isEnd(line: string): boolean
  /** What ends it where the text does not. */
  readonly end: string
}

const endsWith = (mark: string): RawBlock => ({ isEnd: (line) => line.toLowerCase().includes(mark), end: `\n${mark}` })

const comment = endsWith('-->')

/** Elements that a line begins with hide fences up to the next empty line (CommonMark, HTML blocks). */
const element: RawBlock = { isEnd: (line) => line.trim() === '', end: '' }
const elementStart =
  /^ {0,3}<\/?(?:details|summary|div|p|table|thead|tbody|tfoot|caption|tr|t[dh]|[uod]l|li|d[td]|h[1-6r]|center|section|blockquote|fig\w+)(?:[\s/>]|$)/i

/** The block that begins with a line; one of a single line has its end in it. */
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
 * What a text needs behind it, so that the rest of the report is not taken for a part of it: the ends of a fence, a comment and
 * folds. Only what begins a line counts; elements are not parsed. What is in a list item ends with the item.
 */
function closing(text: string): string {
  let raw: RawBlock | undefined
  let folds = 0
  /** How far the lines of the current list item are indented. */
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

/** Values that touch are one value: two harmless halves may make a link. */
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

/** Markdown as the user wrote it, the values in it escaped, and nothing left open. */
export function userMarkdown(parts: readonly MarkdownPart[]): string {
  let text = ''
  for (const part of joined(parts)) {
    text += part.kind === 'markdown' ? part.text.replace(/\r\n?/g, '\n') : markdownValue(part.text, text.slice(-4))
  }
  // Not the spaces before the first line: four of them make code of it.
  const trimmed = text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
  return trimmed + closing(trimmed)
}
