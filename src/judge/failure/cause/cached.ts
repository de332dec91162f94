import { detach } from '../../../base/text/detach.js'
import { createSlotAdmission } from '../slot-admission.js'

const slotCount = 4_096
/** The number of texts that are kept when they come the first time. */
const freelyKept = slotCount / 4
/** The longest text that is kept, in UTF-16 units. */
const maximumLength = 400

/**
 * Keeps the last results of a function, in bounded memory. Each text has one slot, in which it replaces another text. So texts that do not
 * come again soon are replaced without a search. After the first texts, a text is kept when it comes the second time.
 *
 * A result may contain parts of the text, so whatever keeps it for longer must copy its texts.
 */
export function cached<Value>(compute: (text: string) => Value): (text: string) => Value {
  const texts: (string | undefined)[] = new Array(slotCount).fill(undefined)
  const values: (Value | undefined)[] = new Array(slotCount).fill(undefined)
  const admits = createSlotAdmission(slotCount, freelyKept)
  return (text) => {
    if (text.length > maximumLength) return compute(text)
    const sum = sumOf(text)
    const slot = (sum ^ (sum >>> 15)) & (slotCount - 1)
    const known = texts[slot]
    if (known === text) return values[slot] as Value
    if (!admits(slot, sum, known === undefined)) return compute(text)
    // The text may be a part of a large one, and so may be the texts of the value.
    const copy = detach(text)
    const value = compute(copy)
    texts[slot] = copy
    values[slot] = value
    return value
  }
}

/** Samples characters of a text, more at its end, because lines of a trace begin alike. */
function sumOf(text: string): number {
  const { length } = text
  let sum = length
  for (let index = length - 1; index >= 0; index -= index > length - 12 ? 1 : 7) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
  return sum
}
