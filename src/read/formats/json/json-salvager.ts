import { createJsonArrayEnd, type UncertainText } from './json-array-end.js'
import { createBrokenElement, type ElementPlaces } from './json-broken-element.js'
import { createJsonCapture } from './json-capture.js'
import { isRecord } from './json-fields.js'
import { type Container, createJsonNesting } from './json-nesting.js'
import type { JsonElementsShape, JsonFaults, JsonOffset } from './json-shape.js'
import { parseJson } from './json-text.js'
import { createJsonTokenizer } from './json-tokenizer.js'

/** The maximum length of an element, in UTF-16 units. */
export const maximumElementLength = 256 * 1024 * 1024

/** Deeper values count as malformed, because no parser accepts them. */
const maximumDepth = 10_000
const maximumKeyLength = 1000

/** The array that a salvager reads, and the receiver of its faults. */
export interface SalvageContext {
  readonly shape: JsonElementsShape
  readonly faults: JsonFaults
  /** Whether the array is the whole document. */
  readonly isRoot: boolean
  /** The rest of `maximumRereadLength`. */
  readonly rereadBudget: { left: number }
}

/** Reads the elements of an array one by one, if they do not parse or are too long to be parsed together. */
export interface JsonSalvager {
  /**
   * Continues at `from` and returns the index at which it stops: after the `]` of the array, after the element with which the array is
   * valid again, or at the end of the chunk.
   */
  read(chunk: string, from: number, chunkStart: JsonOffset): number
  /** Processes the remaining text at the end of the file. */
  end(): void
  readonly state: 'reading' | 'well' | 'ended'
  /** The text after the array that has to be read again. */
  readonly textAfter: UncertainText | undefined
  /** Whether the last bracket may have ended the array, if the array is the whole document. */
  readonly mayHaveEnded: boolean
}

/** The last token of the innermost container. */
type Last = 'open' | 'comma' | 'key' | 'colon' | 'value'

/**
 * Creates a salvager. It looks at each character once, and its result does not depend on where chunks end.
 *
 * It follows brackets and quotes. If a bracket contradicts the others, or a value follows another one without a comma, as after a missing
 * quote, then the enclosing element is malformed and the place in the document is uncertain. After a missing quote, it is also unknown
 * which text is inside a string, so quotes are ignored until a complete object follows a comma, a colon or a bracket. While the place is
 * uncertain, each complete object is tried. If it looks like an element, or like an item of the array inside an element, the place is
 * certain again. A bracket that seems to end the array in the meantime has not ended it if an element follows.
 */
export function createJsonSalvager({ shape, faults, isRoot, rereadBudget }: SalvageContext): JsonSalvager {
  const { inner } = shape
  let state: JsonSalvager['state'] = 'reading'
  let mayHaveEnded = false
  let mayLeave = false
  let chunk = ''
  let chunkStart = 0

  const nesting = createJsonNesting()
  let last: Last = 'open'
  let isKey = false
  let key = ''

  let isCertain = true
  let isLost = false
  /** The last character that is not white space, while `isLost`. */
  let before = ''

  /** The object that is captured: an element, an item of a broken element or, while the place is uncertain, an object to try. */
  const unit = createJsonCapture(maximumElementLength)
  let unitDepth = 0
  /** Whether the unit follows a comma or a bracket. */
  let isListed = true
  let places: ElementPlaces = { items: [] }
  /** The start of a value in the array that is not an object. */
  let nonObjectStart: JsonOffset | undefined

  const broken = createBrokenElement(shape, faults, maximumElementLength)
  const arrayEnd = createJsonArrayEnd(faults, rereadBudget)
  /** Whether an opening bracket seems to be missing, so that the first possible end probably belongs to an inner array. */
  let isMiscounted = false
  let textAfter: UncertainText | undefined

  /** Checks if the unit is probably an element. */
  const isElement = (): boolean => unit.start !== undefined && isListed && (!isCertain || !broken.isOpen)
  /** Returns the number of open containers inside the unit, including the unit. */
  const innerDepth = (): number => (unit.start === undefined ? 0 : nesting.depth - unitDepth)

  /** Gives up the current element. @param isInverted whether text that seems to be outside of strings may be inside, and vice versa */
  const fail = (index: number, isInverted: boolean): void => {
    const at = chunkStart + index
    const { start } = unit
    if (start === undefined) {
      if (isCertain) (nesting.depth === 0 ? arrayEnd.malformed : faults.broken)(nonObjectStart ?? at)
    } else if (inner !== undefined && isElement() && (isCertain || places.innerStart !== undefined)) {
      if (places.itemStart === undefined) faults.broken(at)
      else arrayEnd.malformed(places.itemStart)
      broken.begin(unit.textUntil(chunk, index), start, places)
      nesting.leaveOuter(unitDepth)
    } else if (isListed) arrayEnd.malformed(start)
    unit.cancel()
    characters.leave()
    nonObjectStart = undefined
    isCertain = false
    isMiscounted = false
    isLost = isInverted
    before = last === 'comma' ? ',' : last === 'colon' ? ':' : last === 'open' ? (nesting.top ?? '[') : ''
  }

  /** Handles a value in the place of a colon, or a colon in the place of a value: an earlier bracket is missing. */
  const contradict = (index: number): void => {
    fail(index, false)
    isMiscounted = nesting.depth > 0
  }

  const popTo = (container: Container): void => {
    nesting.popTo(container)
    if (unit.start === undefined || innerDepth() > 0) return
    if (isListed) arrayEnd.malformed(unit.start)
    unit.cancel()
  }

  /** Sets the place to certain: in the array, after an element. */
  const beWell = (): void => {
    nesting.reset()
    isCertain = true
    last = 'value'
    nonObjectStart = undefined
    state = 'well'
  }

  const beginUnit = (index: number): void => {
    unit.begin(index, chunkStart)
    unitDepth = nesting.depth
    isListed = nesting.top !== '{' && last !== 'colon'
    places = { items: [] }
  }

  const endUnit = (index: number): void => {
    const start = unit.start ?? 0
    const wasElement = isElement()
    const text = unit.isTooLong ? undefined : unit.textUntil(chunk, index)
    unit.cancel()
    const value = text === undefined ? undefined : parseJson(text)
    if (text === undefined) {
      if (isListed) faults.oversized(start)
      if (isCertain && wasElement) beWell()
    } else if (!isRecord(value)) {
      if (wasElement && places.innerEnd !== undefined) takeMalformed(text, start, places.innerEnd)
      else if (isListed) arrayEnd.malformed(start)
      // Its brackets match, but that may be chance if one of them is the damage.
      isCertain = false
    } else if (!isCertain) {
      tryUnit(text, value)
    } else if (wasElement) {
      shape.take(value)
      beWell()
    } else broken.add(text)
  }

  const tryUnit = (text: string, value: Readonly<Record<string, unknown>>): void => {
    if (!isListed) return
    const isKnown = shape.accepts(value) || inner?.accepts(value) === true
    if (isKnown) arrayEnd.dismiss()
    else if (nesting.depth === 0) endIfPossible()
    if (shape.accepts(value)) {
      broken.take()
      shape.take(value)
      beWell()
    } else if (isKnown) {
      broken.rest.cancel()
      broken.add(text)
      nesting.reset('{', '[')
      isCertain = true
    }
  }

  /** Ends the array at the bracket that seemed to end it, if there was one. */
  const endIfPossible = (): void => {
    textAfter = arrayEnd.confirm(chunk)
    if (textAfter === undefined) return
    broken.take()
    state = 'ended'
  }

  /** Processes an element whose brackets match but which is not valid JSON. */
  const takeMalformed = (text: string, start: JsonOffset, innerEnd: JsonOffset): void => {
    if (broken.begin(text, start, places)) faults.broken(start)
    broken.endWith(text.slice(innerEnd + 1 - start))
    broken.take()
  }

  const reportNonObject = (): void => {
    if (nonObjectStart !== undefined) faults.nonObject(nonObjectStart)
    nonObjectStart = undefined
  }

  const noteNonObject = (index: number): void => {
    if (isCertain && nesting.depth === 0) nonObjectStart = chunkStart + index
  }

  /** Checks if a value may start here. If not, quotes are no longer trusted. */
  const mayBegin = (index: number, isObject = false): boolean => {
    if (nesting.depth === 0) {
      // Next to an element, a missing comma or an extra word does no harm.
      if (last === 'value' && (isObject || (isCertain && nonObjectStart === undefined))) last = 'comma'
      reportNonObject()
    }
    if (last !== 'value' && last !== 'key') return true
    fail(index, true)
    return false
  }

  const mayBeUnit = (): boolean =>
    !isCertain || (broken.isOpen ? nesting.depth === 2 && broken.rest.start === undefined : nesting.depth === 0)

  const notePlaces = (index: number, container: Container): void => {
    const depth = innerDepth()
    if (container === '[' && depth === 1 && key === inner?.key) places.innerStart ??= chunkStart + index + 1
    const isInside = places.innerStart !== undefined && places.innerEnd === undefined
    if (container === '{' && depth === 2 && isInside) places.itemStart = chunkStart + index
  }

  const noteEnds = (index: number, container: Container): void => {
    const depth = innerDepth()
    if (container === '{' && depth === 2 && places.itemStart !== undefined) {
      places.items.push([places.itemStart, chunkStart + index + 1])
      places.itemStart = undefined
    }
    if (container === '[' && depth === 1 && places.innerStart !== undefined) places.innerEnd ??= chunkStart + index
  }

  /** Keeps the text after the items of the broken element, and passes the element on at its end. */
  const followBroken = (index: number, closed: Container): void => {
    const { rest } = broken
    if (!broken.isOpen) return
    if (closed === '[' && nesting.depth === 1 && rest.start === undefined) rest.begin(index + 1, chunkStart)
    if (closed === '[' || nesting.depth > 0) return
    if (rest.start !== undefined && !rest.isTooLong) broken.endWith(rest.textUntil(chunk, index + 1))
    rest.cancel()
    if (!isCertain) return
    broken.take()
    beWell()
  }

  const endArray = (index: number): void => {
    last = 'value'
    mayHaveEnded = !isCertain && isRoot
    if (mayHaveEnded) {
      if (broken.isOpen) broken.rest.begin(index + 1, chunkStart)
    } else if (!isCertain && rereadBudget.left > 0) {
      arrayEnd.addEnd(index, chunkStart, isMiscounted)
    } else {
      reportNonObject()
      broken.take()
      state = 'ended'
    }
  }

  const characters = createJsonTokenizer({
    get isLost() {
      return isLost
    },
    get isDone() {
      // The fast path would fail on the same fault again in the rest of this chunk.
      if (state === 'well' && !mayLeave) state = 'reading'
      return state !== 'reading'
    },
    begin(index, isString) {
      mayHaveEnded = false
      if (!mayBegin(index)) return false
      isKey = nesting.top === '{' && last !== 'colon'
      if (isKey && !isString) {
        fail(index, true)
        return false
      }
      noteNonObject(index)
      if (isKey) key = ''
      return true
    },
    text(text, from, to) {
      if (isKey && innerDepth() === 1 && key.length < maximumKeyLength) key += text.slice(from, Math.min(to, from + maximumKeyLength))
    },
    end() {
      last = isKey ? 'key' : 'value'
    },
    open(index, container) {
      mayHaveEnded = false
      if (!mayBegin(index, container === '{')) return false
      if (nesting.top === '{' && last !== 'colon') {
        if (isCertain) contradict(index)
        popTo('[')
      }
      if (nesting.depth >= maximumDepth) {
        fail(index, true)
        return false
      }
      if (container === '[') noteNonObject(index)
      if (isElement()) notePlaces(index, container)
      else if (container === '{' && unit.start === undefined && mayBeUnit()) beginUnit(index)
      nesting.push(container)
      last = 'open'
      return true
    },
    close(index, container) {
      if (container === '[' && nesting.depth === 0) {
        endArray(index)
        return
      }
      if (nesting.top !== container) {
        if (isCertain) fail(index, false)
        last = 'value'
        if (!nesting.has(container)) {
          followBroken(index, container)
          return
        }
        popTo(container)
      }
      nesting.pop()
      last = 'value'
      if (unit.start !== undefined) noteEnds(index, container)
      if (unit.start !== undefined && innerDepth() === 0) endUnit(index + 1)
      else if (nesting.depth === 0) reportNonObject()
      followBroken(index, container)
    },
    comma(index) {
      mayHaveEnded = false
      if (nesting.depth === 0) reportNonObject()
      if (innerDepth() === 1) places.memberEnd = chunkStart + index
      last = 'comma'
    },
    colon(index) {
      mayHaveEnded = false
      if (nesting.top !== '{' || last !== 'key') {
        if (isCertain) contradict(index)
        if (nesting.has('{')) popTo('{')
      }
      last = 'colon'
    },
    lost(index, character) {
      mayHaveEnded = false
      const mayBeValue = (before === ',' || before === ':' || before === '[') && nesting.depth < maximumDepth
      if (character === '{' && mayBeValue) {
        isLost = false
        last = before === ':' ? 'colon' : before === ',' ? 'comma' : 'open'
        return false
      }
      before = character
      const closed = character === '}' ? '{' : '['
      if (character === '[' && mayBeValue) nesting.push('[')
      else if (character === ']' && nesting.depth === 0) endArray(index)
      else if ((character === '}' || character === ']') && nesting.has(closed)) {
        nesting.popTo(closed)
        nesting.pop()
        followBroken(index, closed)
      }
      return true
    },
  })

  return {
    get state() {
      return state
    },
    get textAfter() {
      return textAfter
    },
    get mayHaveEnded() {
      return mayHaveEnded
    },
    read(text, from, start) {
      chunk = text
      chunkStart = start
      const index = characters.read(text, from)
      mayLeave = true
      for (const capture of [unit, broken.rest, arrayEnd]) capture.carry(text)
      return index
    },
    end() {
      chunk = ''
      endIfPossible()
      if (inner !== undefined && isElement() && isCertain && !unit.isTooLong) broken.begin(unit.textUntil('', 0), unit.start ?? 0, places)
      broken.take()
    },
  }
}
