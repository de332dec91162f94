import { createJsonCapture, type JsonCapture } from './json-capture.js'
import { isRecord } from './json-fields.js'
import type { JsonElementsShape, JsonFaults, JsonOffset } from './json-shape.js'
import { parseJson } from './json-text.js'

/** The offsets of the parts of an element that were read so far. */
export interface ElementPlaces {
  /** The end of its last complete member. */
  memberEnd?: JsonOffset
  /** The offsets after `[` and before `]` of its inner array. */
  innerStart?: JsonOffset
  innerEnd?: JsonOffset
  /** The complete items of the inner array. */
  readonly items: (readonly [start: JsonOffset, end: JsonOffset])[]
  /** The start of the incomplete item. */
  itemStart?: JsonOffset | undefined
}

/**
 * Collects the good parts of a broken element: its first members, the items of its inner array (see the shape), and the text after them.
 */
export interface JsonBrokenElement {
  /** Whether a broken element is being collected. */
  readonly isOpen: boolean
  /** The text after the items, while it is read. */
  readonly rest: JsonCapture
  /**
   * Keeps the good parts of an element whose text starts at `start`, and reports the items that are not valid JSON.
   * @returns whether all items are good
   */
  begin(text: string, start: JsonOffset, places: ElementPlaces): boolean
  /** Adds the JSON of an item, even if nothing else of its element is known. */
  add(item: string): void
  /** Sets the text after the items, with which the element seems to end. Adding another item discards it. */
  endWith(text: string): void
  /** Passes on an element with the good items and with the other members that are valid JSON. */
  take(): void
}

/** Creates a collector for broken elements, one at a time. The items of an element may have up to `maximumLength` UTF-16 units. */
export function createBrokenElement(shape: JsonElementsShape, faults: JsonFaults, maximumLength: number): JsonBrokenElement {
  const frontOf = (members: string): string => `${members}${members === '{' ? '' : ','}${JSON.stringify(shape.inner?.key)}:[`
  const rest = createJsonCapture(maximumLength)
  let front: string | undefined
  let items: string[] = []
  let length = 0
  let end: string | undefined

  const handOver = (): void => {
    if (items.length === 0 || front === undefined) return
    const list = items.join(',')
    for (const first of [front, frontOf('{')]) {
      for (const last of end === undefined ? ['}'] : [end, '}']) {
        const value = parseJson(`${first}${list}]${last}`)
        if (!isRecord(value)) continue
        if (shape.accepts(value)) shape.take(value)
        return
      }
    }
  }

  const take = (): void => {
    handOver()
    front = undefined
    items = []
    length = 0
    end = undefined
    rest.cancel()
  }

  return {
    get isOpen() {
      return front !== undefined
    },
    rest,
    begin(text, start, { memberEnd = start + 1, innerStart, items: found }) {
      take()
      front = innerStart === undefined ? frontOf(text.slice(0, memberEnd - start)) : text.slice(0, innerStart - start)
      length = text.length
      for (const [from, to] of found) {
        const item = text.slice(from - start, to - start)
        if (isRecord(parseJson(item))) items.push(item)
        else faults.malformed(from)
      }
      return items.length === found.length
    },
    add(item) {
      front ??= frontOf('{')
      end = undefined
      length += item.length
      // Items that are too long for one element are split into several elements.
      if (length > maximumLength) {
        handOver()
        items = []
        length = item.length
      }
      items.push(item)
    },
    endWith(text) {
      end = text
    },
    take,
  }
}
