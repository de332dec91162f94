import { formatCount } from '../../../base/text/counts.js'
import { type CapturedText, createCapturedText } from '../fields/captured-text.js'
import { createWholeText } from '../fields/whole-text.js'
import type { Sink, TextSource } from '../format.js'
import { type Attributes, createTolerantParser, type MarkupFault, MarkupLimitError } from './tolerant-parser.js'

export type { Attributes }

/** The handler of an element. */
export interface ElementHandler {
  readonly open?: (attributes: Attributes) => void
  /**
   * @param text the capped character data of the element and of inner elements whose handlers do not set `text`; empty unless `text` is set
   * @param complete false if the element has no end, because the file is truncated or broken
   */
  readonly close?: (text: string, complete: boolean) => void
  readonly text?: true
  /**
   * Returns the maximum length of inline data, which `text` then contains instead of a capped text. If the data is longer, `text` has one
   * character more than that. Returns undefined for an element without inline data. Called when the element opens.
   */
  readonly dataLimit?: (attributes: Attributes) => number | undefined
}

/**
 * Handlers by local name (`testcase`) or by parent and local name (`failure/message`), which takes precedence.
 * The content of an element without a handler is read as if it were part of the parent.
 */
export type ElementHandlers = Readonly<Record<string, ElementHandler>>

/** The position of the parser. */
export interface XmlCursor {
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
}

interface HandlerEntry {
  readonly local: string
  readonly handler: ElementHandler | undefined
  readonly byParent: ReadonlyMap<string, ElementHandler> | undefined
}

/** Returns a name without its prefix. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function createLookup(handlers: ElementHandlers, otherNames: XmlOptions['otherNames']): (name: string) => HandlerEntry {
  const plain = new Map<string, ElementHandler>()
  const nested = new Map<string, Map<string, ElementHandler>>()
  for (const [key, handler] of Object.entries(handlers)) {
    const slash = key.indexOf('/')
    if (slash === -1) {
      plain.set(key, handler)
    } else {
      const local = key.slice(slash + 1)
      const byParent = nested.get(local) ?? new Map<string, ElementHandler>()
      nested.set(local, byParent.set(key.slice(0, slash), handler))
    }
  }
  const byOtherName = (local: string): HandlerEntry['byParent'] => {
    const known = otherNames?.names.get(local.toLowerCase())
    const handler = known === undefined ? undefined : plain.get(known)
    if (otherNames === undefined || known === undefined) return undefined
    return handler === undefined ? nested.get(known) : new Map([[otherNames.parent, handler]])
  }
  const entries = new Map<string, HandlerEntry>()
  const makeEntry = (name: string): HandlerEntry => {
    const local = localName(name)
    const handler = plain.get(local)
    const entry = { local, handler, byParent: nested.get(local) ?? (handler === undefined ? byOtherName(local) : undefined) }
    // A format uses few names, but a hostile file may contain a million.
    if (entries.size < 1000) entries.set(name, entry)
    return entry
  }
  return (name) => entries.get(name) ?? makeEntry(name)
}

const none: ElementHandler = {}

/** The texts for a single fault and for several faults of the same kind. */
const faultTexts: Readonly<Record<Exclude<MarkupFault, 'broken'>, readonly [one: string, several: string]>> = {
  'illegal-character': ['character that XML does not allow (kept)', 'characters that XML does not allow (kept)'],
  'bad-reference': ['reference that cannot be resolved (kept as text)', 'references that cannot be resolved (kept as text)'],
  'dropped-reference': ['reference that cannot be resolved (left out)', 'references that cannot be resolved (left out)'],
  'second-root': ['more document in the same file (read as well)', 'more documents in the same file (read as well)'],
  'stray-text': ['piece of text outside of the document (left out)', 'pieces of text outside of the document (left out)'],
  'stray-declaration': ['XML declaration after the start of the file (skipped)', 'XML declarations after the start of the file (skipped)'],
  untidy: ['minor markup fault (repaired)', 'minor markup faults (repaired)'],
}

/** Options of {@link readXml}. */
export interface XmlOptions {
  /** Accepts several root elements or documents in one file, and text between them, without a problem. */
  readonly fragments?: boolean
  /** Other names for elements below a parent: from names in lower case, which may have capital letters in the file, to keys of handlers. */
  readonly otherNames?: { readonly parent: string; readonly names: ReadonlyMap<string, string> }
}

const fragmentFaults: ReadonlySet<MarkupFault> = new Set<MarkupFault>(['second-root', 'stray-text', 'stray-declaration'])

interface FaultTally {
  count: number
  readonly line: number
  readonly column: number
  readonly message: string
}

/**
 * Reads a file in constant memory and calls the handlers of its elements. It reports one warning for each kind of tolerated fault, and an
 * `incomplete` error if markup is broken or the file ends too early.
 */
export async function readXml(
  source: TextSource,
  sink: Sink,
  makeHandlers: (cursor: XmlCursor) => ElementHandlers,
  { fragments = false, otherNames }: XmlOptions = {},
): Promise<void> {
  const faults = new Map<MarkupFault, FaultTally>()
  const names: string[] = []
  const frames: ElementHandler[] = []
  const captured = createCapturedText()
  let target: CapturedText = captured
  const outerTexts: string[] = []
  let capturing = false
  let hasElements = false

  const parser = createTolerantParser({
    open(name, attributes) {
      hasElements = true
      const entry = lookup(name)
      const parent = names.at(-1)
      const handler = (parent === undefined ? undefined : entry.byParent?.get(parent)) ?? entry.handler ?? none
      names.push(entry.local)
      frames.push(handler)
      if (handler.text) {
        if (capturing) outerTexts.push(captured.take())
        else parser.collectText(true)
        capturing = true
        const limit = handler.dataLimit?.(attributes)
        target = limit === undefined ? captured : createWholeText(limit)
      }
      handler.open?.(attributes)
    },
    close(_name, complete) {
      names.pop()
      const handler = frames.pop() ?? none
      if (!handler.text) {
        handler.close?.('', complete)
        return
      }
      const text = target.take()
      target = captured
      const outer = outerTexts.pop()
      if (outer === undefined) {
        capturing = false
        parser.collectText(false)
      } else {
        captured.append(outer)
      }
      handler.close?.(text, complete)
    },
    text(piece) {
      target.append(piece)
    },
    fault(fault, message) {
      if (fragments && fragmentFaults.has(fault)) return
      const tally = faults.get(fault)
      if (tally === undefined) faults.set(fault, { count: 1, line: parser.line, column: parser.column, message })
      else tally.count += 1
    },
  })
  const cursor: XmlCursor = {
    get line() {
      return parser.line
    },
    get column() {
      return parser.column + 1
    },
  }
  const lookup = createLookup(makeHandlers(cursor), otherNames)

  let limit: MarkupLimitError | undefined
  let begun = false
  try {
    for await (const chunk of source.chunks()) {
      begun = writeFrom(parser, chunk, begun, () => {
        if (!fragments) faults.set('stray-text', { count: 1, line: 1, column: 1, message: '' })
      })
    }
  } catch (error) {
    if (!(error instanceof MarkupLimitError)) throw error
    limit = error
  }
  const end = { line: cursor.line, column: cursor.column }
  const openElement = names.at(-1)
  const cut = parser.depth() > 0 || parser.insideMarkup()
  parser.abandonOpenElements()
  reportFaults(faults, sink)
  if (limit !== undefined) {
    sink.problem({ severity: 'error', kind: 'incomplete', message: `The file was not read to its end: ${limit.message}.`, ...end })
  } else if (cut || !hasElements) {
    const where = openElement !== undefined ? `inside <${openElement}>` : cut ? 'inside a tag' : 'before its first element'
    sink.problem({
      severity: 'error',
      kind: 'incomplete',
      message: `The file ends ${where}: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.`,
      ...end,
    })
  }
}

type Parser = ReturnType<typeof createTolerantParser>

/** Skips text before the first `<`, such as a log line or blank lines, which an XML parser rejects. */
function writeFrom(parser: Parser, chunk: string, begun: boolean, onStray: () => void): boolean {
  if (begun) {
    parser.write(chunk)
    return true
  }
  const start = chunk.indexOf('<')
  const before = start === -1 ? chunk : chunk.slice(0, start)
  if (before.trim() !== '') onStray()
  const lineBreaks = before.split('\n').length - 1
  // Blank lines keep the line numbers right.
  if (lineBreaks > 0) parser.write('\n'.repeat(lineBreaks))
  if (start !== -1) parser.write(start === 0 ? chunk : chunk.slice(start))
  return start !== -1
}

function reportFaults(faults: ReadonlyMap<MarkupFault, FaultTally>, sink: Sink): void {
  for (const [fault, { count, line, column, message }] of faults) {
    const place = { line, column: Math.max(1, column) }
    if (fault === 'broken') {
      const more = count === 1 ? '' : `, and ${formatCount(count - 1)} more`
      sink.problem({
        severity: 'error',
        kind: 'incomplete',
        message: `The markup is broken (${message.replace(/\.$/, '')}${more}). The complete tests are kept.`,
        ...place,
      })
    } else {
      const [one, several] = faultTexts[fault]
      sink.problem({
        severity: 'warning',
        message: count === 1 ? `1 ${one}.` : `${formatCount(count)} ${several}; the first is here.`,
        ...place,
      })
    }
  }
}
