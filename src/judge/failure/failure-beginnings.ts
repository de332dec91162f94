import type { Failure } from './failure.js'

const slotCount = 65_536
/** How much of a message and of its details is compared, in UTF-16 units. A number counts as one. */
const maximumMessage = 120
const maximumDetails = 240

/**
 * Makes a function that remembers how a failure begins, and returns whether an earlier failure certainly or possibly began alike: with the
 * same message and the same first lines of its details, except for numbers. Reading the cause of a failure takes much longer. Failures with
 * one cause may begin differently.
 */
export function createFailureBeginnings(): (failure: Failure) => boolean {
  const sums = new Int32Array(slotCount)
  return ({ message = '', details = '' }) => {
    if (message === '' && details === '') return true
    const sum = addText(addText(1, message, maximumMessage), details, maximumDetails)
    const slot = (sum ^ (sum >>> 16)) & (slotCount - 1)
    if (sums[slot] === sum) return true
    sums[slot] = sum
    return false
  }
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

function addText(start: number, text: string, maximum: number): number {
  let sum = start
  let wasDigit = false
  const end = Math.min(text.length, maximum)
  for (let index = 0; index < end; index += 1) {
    const code = text.charCodeAt(index)
    const isOfNumber = isDigit(code)
    if (!isOfNumber) sum = (Math.imul(sum, 31) + code) | 0
    else if (!wasDigit) sum = (Math.imul(sum, 31) + 0x30) | 0
    wasDigit = isOfNumber
  }
  return sum
}
