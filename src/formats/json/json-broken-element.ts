import { createJsonCapture, type JsonCapture } from './json-capture.js'
import { isRecord } from './json-fields.js'
import type { JsonElementsShape, JsonFaults, JsonOffset } from './json-shape.js'
import { parseJson } from './json-text.js'

/** The offsets of the parts of an element, as far as it was read. */
export interface ElementPlaces {
  /** The end of its last complete member. */
  memberEnd?: JsonOffset
  /** The inside of its inner array: the offsets after `[` and before `]`. */
  innerStart?: JsonOffset
  innerEnd?: JsonOffset
  /** The complete items of the inner array. */
  readonly items: (readonly [start: JsonOffset, end: JsonOffset])[]
  /** The start of the item that is not complete. */
  itemStart?: JsonOffset | undefined
}

/** Collects the good parts of a broken element: its front, the items of its inner array (see the shape), and the text after them. */
export interface JsonBrokenElement {
  /** Whether there is one. */
  readonly isOpen: boolean
  /** The text after the items, while it is read. */
  readonly rest: JsonCapture
  /**
   * Keeps the good parts of an element whose text begins at `start`, and reports the items that are not JSON.
   * @returns whether all items are good
   */
  begin(text: string, start: JsonOffset, places: ElementPlaces): boolean
  /** Adds the JSON of an item, be it of an element of which nothing else is known. */
  add(item: string): void
  /** The element seems to end with this text, which follows its items; another item shows that it does not. */
  endWith(text: string): void
  /** Hands over an element with the good items and with the other members that are JSON. */
  take(): void
}

/** Makes a keeper of broken elements, one after the other, with items of up to `maximumLength` UTF-16 units together. */
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
      // Items that are too long for one element become several.
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
