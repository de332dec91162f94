import { detach } from '../../../base/text/detach.js'

const slotCount = 4_096
/** The longest text that is kept, in UTF-16 units. */
const maximumLength = 400

/**
 * Keeps the last results of a function, in bounded memory. Each text has one slot, in which it replaces another text. So texts that do not
 * come again soon make way at once, without a search and without work for the garbage collector.
 */
export function cached<Value>(compute: (text: string) => Value): (text: string) => Value {
  const texts: (string | undefined)[] = new Array(slotCount).fill(undefined)
  const values: (Value | undefined)[] = new Array(slotCount).fill(undefined)
  return (text) => {
    if (text.length > maximumLength) return compute(text)
    const slot = slotOf(text)
    if (texts[slot] === text) return values[slot] as Value
    // The text may be a part of a large one, and so may be the texts of the value.
    const copy = detach(text)
    const value = compute(copy)
    texts[slot] = copy
    values[slot] = value
    return value
  }
}

/** Samples characters of a text, more at its end, because lines of a trace begin alike. */
function slotOf(text: string): number {
  const { length } = text
  let sum = length
  for (let index = length - 1; index >= 0; index -= index > length - 12 ? 1 : 7) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
  return (sum ^ (sum >>> 15)) & (slotCount - 1)
}
