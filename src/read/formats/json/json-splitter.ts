import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { maximumRereadLength } from './json-array-end.js'
import { createJsonElements, type JsonElements, type JsonElementsContext, type JsonHabits } from './json-elements.js'
import { createJsonScanner, type JsonScanner } from './json-scanner.js'
import type { JsonElementsShape, JsonFaults, JsonOffset, JsonShape, JsonValueShape } from './json-shape.js'
import { closingQuote, endsEscaped, isJsonSpace, parseJson } from './json-text.js'

/** Extracts the parts of a JSON text that a shape describes. The text arrives in chunks. */
export interface JsonSplitter {
  write(chunk: string): void
  /** Ends the text. Returns the place at which it is truncated, or undefined if it is complete. */
  end(): string | undefined
  /** Returns the number of lines after the first document that are other output. */
  linesAfter(): number
}

/** The maximum length of a value outside of the elements, in UTF-16 units. */
const maximumValueLength = 1024 * 1024
const maximumKeyLength = 1000
const maximumDepth = 1000

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const openingBracket = 0x5b
const closingBracket = 0x5d
const openingBrace = 0x7b
const closingBrace = 0x7d

/** Checks if a value may start with the character: a bracket, a quote, a sign, a digit or a letter, as in `NaN`. */
const beginsValue = (code: number) =>
  code === quote || code === 0x2d || (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= openingBrace)

type Container = Extract<JsonShape, { kind: 'object' | 'array' }>
type Expectation = 'value' | 'key' | 'key text' | 'colon' | 'separator' | 'elements' | 'rest of value' | 'further value' | 'rest of line'

/** The length of the part of a line that is examined, in UTF-16 units. */
const maximumExaminedLength = 4096

/** Matches a part of a document. A damaged document may seem to end early, and its rest must not be taken for other output. */
const partOfDocument = /"\s*[:,\]}]|[{[,:]\s*"/

/** Creates a splitter for one file, which may contain several documents. */
export function createJsonSplitter(root: JsonShape, faults: JsonFaults): JsonSplitter {
  const containers: Container[] = []
  const keys: string[] = []
  let expectation: Expectation = 'value'
  let wanted: JsonShape | undefined = root
  let chunkStart = 0
  let isEmpty = true

  let key = ''
  let keyEscaped = false

  let scanner: JsonScanner = createJsonScanner(false)
  /** The receiver of the value, or undefined if the value is skipped. */
  let scannedShape: JsonValueShape | undefined
  let held = ''

  /** The bracket that may begin a further document, and its place. */
  let opening: { readonly bracket: string; readonly at: JsonOffset } | undefined
  /** The beginning of a line after the document, and its place. */
  let line = ''
  let lineStart = 0
  let linesAfter = 0

  let elements: JsonElements | undefined
  let elementsContext: JsonElementsContext | undefined
  const rereadBudget = { left: maximumRereadLength }

  /** Whether nothing valid followed the last fault. Its consequences are not reported again. */
  let isAstray = false
  const reportBroken = (at: JsonOffset) => {
    if (!isAstray) faults.broken(at)
    isAstray = true
  }

  const afterValue = () => {
    expectation = containers.length === 0 ? 'value' : 'separator'
    wanted = root
  }

  const leaveContainer = () => {
    isAstray = false
    const container = containers.pop()
    if (container?.kind === 'object') {
      keys.pop()
      container.close?.()
    }
    afterValue()
  }

  const enter = (container: Container) => {
    isAstray = false
    containers.push(container)
    if (container.kind === 'object') {
      keys.push('')
      expectation = 'key'
      container.open?.()
    } else {
      expectation = 'value'
      wanted = container.items
    }
  }

  const beginScan = (shape: JsonValueShape | undefined) => {
    scannedShape = shape
    scanner = createJsonScanner(false)
    held = ''
    expectation = 'rest of value'
  }

  const beginElements = (shape: JsonElementsShape, start: number) => {
    const habits: JsonHabits = { separator: undefined, misses: 0 }
    elementsContext = { shape, faults, habits, isRoot: containers.length === 0, rereadBudget: rereadBudget }
    elements = createJsonElements(elementsContext, start, false)
    expectation = 'elements'
  }

  const beginValue = (chunk: string, index: number): number => {
    const code = chunk.charCodeAt(index)
    const shape = wanted
    const isFurther = containers.length === 0 && !isEmpty
    isEmpty = false
    if (code === openingBracket && shape?.kind === 'elements') {
      shape.open?.()
      beginElements(shape, chunkStart + index + 1)
      return index + 1
    }
    if ((code === openingBrace && shape?.kind === 'object') || (code === openingBracket && shape?.kind === 'array')) {
      if (containers.length < maximumDepth) {
        enter(shape)
        return index + 1
      }
      reportBroken(chunkStart + index)
    }
    if (code === comma || code === colon || code === closingBracket || code === closingBrace) {
      // A value is missing. Only an array may end after a comma.
      if (code !== closingBracket || containers.at(-1)?.kind !== 'array') reportBroken(chunkStart + index)
      if (containers.length === 0) return index + 1
      expectation = 'separator'
      return code === colon ? index + 1 : index
    }
    if (!beginsValue(code)) {
      reportBroken(chunkStart + index)
      return index + 1
    }
    if (isFurther && code !== openingBrace && code !== openingBracket) reportBroken(chunkStart + index)
    beginScan(shape?.kind === 'value' ? shape : undefined)
    return index
  }

  /** Begins what follows a document: another one, or other output of the tool that printed it, such as `[info] done`. */
  const beginFurther = (chunk: string, index: number): number => {
    const code = chunk.charCodeAt(index)
    if (code === openingBrace || code === openingBracket) {
      opening = { bracket: chunk[index] ?? '', at: chunkStart + index }
      expectation = 'further value'
      return index + 1
    }
    const mayBePart = code === comma || code === colon || code === closingBracket || code === closingBrace || code === quote
    return mayBePart ? beginValue(chunk, index) : beginLine('', chunkStart + index, index)
  }

  const beginLine = (beginning: string, start: JsonOffset, index: number): number => {
    line = beginning
    lineStart = start
    expectation = 'rest of line'
    return index
  }

  const continueFurther = (chunk: string, index: number): number => {
    const code = chunk.charCodeAt(index)
    if (opening === undefined) return index
    const { bracket, at } = opening
    opening = undefined
    if (code !== quote && code !== openingBrace && code !== openingBracket && code !== closingBrace && code !== closingBracket) {
      return beginLine(bracket, at, index)
    }
    expectation = 'value'
    const outerStart = chunkStart
    chunkStart = at
    // A value that is skipped is scanned from its bracket.
    for (let next = beginValue(bracket, 0); next < 1; ) next = step(bracket, next)
    chunkStart = outerStart
    return index
  }

  const continueLine = (chunk: string, from: number): number => {
    const feed = chunk.indexOf('\n', from)
    const end = feed === -1 ? chunk.length : feed
    if (line.length < maximumExaminedLength) line += chunk.slice(from, Math.min(end, from + maximumExaminedLength))
    if (feed !== -1) endLine()
    return end
  }

  const endLine = (): void => {
    if (partOfDocument.test(line)) reportBroken(lineStart)
    else linesAfter += 1
    line = ''
    expectation = 'value'
    wanted = root
  }

  const beginKey = (chunk: string, index: number): number => {
    const code = chunk.charCodeAt(index)
    if (code === closingBrace) {
      leaveContainer()
      return index + 1
    }
    if (code === quote) {
      key = ''
      keyEscaped = false
      expectation = 'key text'
      return index + 1
    }
    reportBroken(chunkStart + index)
    if (code === closingBracket || code === comma) return index + 1
    beginScan(undefined)
    return index
  }

  const continueKey = (chunk: string, index: number): number => {
    const inside = keyEscaped ? Math.min(index + 1, chunk.length) : index
    const end = closingQuote(chunk, inside)
    const stop = end === -1 ? chunk.length : end
    if (key.length < maximumKeyLength) key += chunk.slice(index, Math.min(stop, index + maximumKeyLength))
    keyEscaped = end === -1 && endsEscaped(chunk, inside, chunk.length)
    if (end === -1) return chunk.length
    if (key.includes('\\')) key = String(parseJson(`"${key}"`) ?? '')
    keys[keys.length - 1] = key
    expectation = 'colon'
    return end + 1
  }

  const separate = (chunk: string, index: number): number => {
    const code = chunk.charCodeAt(index)
    const container = containers.at(-1)
    const isObject = container?.kind === 'object'
    if (code === (isObject ? closingBrace : closingBracket)) {
      leaveContainer()
      return index + 1
    }
    if (code === comma) isAstray = false
    else reportBroken(chunkStart + index)
    // The bracket belongs to an outer container, so the one of this container is missing.
    if (code === closingBracket || code === closingBrace) {
      if (containers.length > 1 && containers.some((outer) => (outer.kind === 'object') === (code === closingBrace))) {
        leaveContainer()
        return index
      }
      return index + 1
    }
    expectation = isObject ? 'key' : 'value'
    wanted = container?.kind === 'array' ? container.items : undefined
    return code === comma ? index + 1 : index
  }

  const expectColon = (chunk: string, index: number): number => {
    if (chunk.charCodeAt(index) !== colon) {
      reportBroken(chunkStart + index)
      expectation = 'separator'
      return index
    }
    const container = containers.at(-1)
    wanted = container?.kind === 'object' ? container.fields.get(key) : undefined
    expectation = 'value'
    return index + 1
  }

  const continueElements = (chunk: string, from: number): number => {
    if (elements === undefined) return chunk.length
    const next = elements.read(chunk, from, chunkStart)
    return readPending(elements) ? chunk.length : next
  }

  /** Leaves an array that has ended, and reads misread text again. Returns whether there was such text. */
  const readPending = ({ ended, textAfter, again }: JsonElements): boolean => {
    if (ended) afterValue()
    if (again !== undefined && elementsContext !== undefined) elements = createJsonElements(elementsContext, again.start, again.isBroken)
    const pending = ended ? textAfter : again
    if (pending !== undefined) readText(pending.text, pending.start)
    return pending !== undefined
  }

  const readText = (text: string, start: JsonOffset): void => {
    const outerStart = chunkStart
    chunkStart = start
    for (let index = 0; index < text.length; ) index = step(text, index)
    chunkStart = outerStart
  }

  const continueValue = (chunk: string, from: number): number => {
    const stop = scanner.scan(chunk, from)
    if (scannedShape !== undefined) {
      held += chunk.slice(from, stop)
      if (held.length > maximumValueLength) {
        scannedShape = undefined
        held = ''
      }
    }
    if (!scanner.ended) return chunk.length
    if (scanner.isMismatched) reportBroken(chunkStart + stop - 1)
    if (scannedShape !== undefined) {
      const value = parseJson(held)
      if (value === undefined) reportBroken(chunkStart + stop)
      else scannedShape.take(value)
    }
    afterValue()
    return stop
  }

  const step = (chunk: string, index: number): number => {
    switch (expectation) {
      case 'elements':
        return continueElements(chunk, index)
      case 'rest of value':
        return continueValue(chunk, index)
      case 'key text':
        return continueKey(chunk, index)
      case 'rest of line':
        return continueLine(chunk, index)
    }
    if (isJsonSpace(chunk.charCodeAt(index))) return index + 1
    switch (expectation) {
      case 'value':
        return containers.length === 0 && !isEmpty ? beginFurther(chunk, index) : beginValue(chunk, index)
      case 'further value':
        return continueFurther(chunk, index)
      case 'key':
        return beginKey(chunk, index)
      case 'colon':
        return expectColon(chunk, index)
      case 'separator':
        return separate(chunk, index)
    }
  }

  return {
    write(chunk) {
      for (let index = 0; index < chunk.length; ) index = step(chunk, index)
      chunkStart += chunk.length
    },
    end() {
      while (expectation === 'elements' && elements !== undefined) {
        elements.end()
        if (!readPending(elements)) break
      }
      if (expectation === 'rest of line') endLine()
      const inside = keys.at(-1)
      const isInElements = expectation === 'elements' && elements?.mayHaveEnded !== true
      const isCut = containers.length > 0 || isInElements || opening !== undefined || (expectation === 'rest of value' && scanner.depth > 0)
      for (let container = containers.pop(); container !== undefined; container = containers.pop()) {
        if (container.kind === 'object') container.close?.()
      }
      if (isCut) return inside ? `inside "${cutWithMargin(inside, 100)}"` : 'inside its outermost value'
      return isEmpty ? 'before its first value' : undefined
    },
    linesAfter: () => linesAfter,
  }
}
