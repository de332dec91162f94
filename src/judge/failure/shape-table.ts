import { detach } from '../../base/text/detach.js'
import { createSlotAdmission } from './slot-admission.js'

const slotCount = 4_096
/** The number of lines that are kept when they come the first time. */
const freelyKept = slotCount / 4
/** How many characters of each end of a line select its slot. A number counts as one. */
const sampleLength = 12

/**
 * Keeps values of lines that are equal except for their numbers. Each line has one slot, in which it replaces another line. After the first
 * lines, a line is kept when it comes the second time.
 */
export interface ShapeTable<Value> {
  get(line: string): Value | undefined
  /** Returns whether the line is kept. */
  set(line: string, value: Value): boolean
}

/** Makes an empty table. It compares lines without copying them. */
export function createShapeTable<Value>(): ShapeTable<Value> {
  /** The texts between the numbers of each line. */
  const lines: (readonly string[] | undefined)[] = new Array(slotCount).fill(undefined)
  const values: (Value | undefined)[] = new Array(slotCount).fill(undefined)
  const admits = createSlotAdmission(slotCount, freelyKept)
  return {
    get(line) {
      const slot = slotOf(sumOf(line))
      const texts = lines[slot]
      return texts !== undefined && hasTexts(line, texts) ? values[slot] : undefined
    },
    set(line, value) {
      const sum = sumOf(line)
      const slot = slotOf(sum)
      if (!admits(slot, sum, lines[slot] === undefined)) return false
      lines[slot] = detach(line).split(/\d+/)
      values[slot] = value
      return true
    },
  }
}

/** Replaces each number of a line with 0, so that lines of one shape become equal. */
export const shapeOf = (line: string): string => line.replace(/\d+/g, '0')

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

/** Samples both ends of a line, because reading each character of a part of a large string is slow. */
function sumOf(line: string): number {
  let sum = 0
  for (let index = 0, count = 0; index < line.length && count < sampleLength; count += 1) {
    const code = line.charCodeAt(index)
    index = isDigit(code) ? endOfNumber(line, index) : index + 1
    sum = (Math.imul(sum, 31) + (isDigit(code) ? 0x30 : code)) | 0
  }
  for (let index = line.length - 1, count = 0; index >= 0 && count < sampleLength; index -= 1, count += 1) {
    const code = line.charCodeAt(index)
    while (isDigit(code) && isDigit(line.charCodeAt(index - 1))) index -= 1
    sum = (Math.imul(sum, 31) + (isDigit(code) ? 0x30 : code)) | 0
  }
  return sum
}

const slotOf = (sum: number): number => (sum ^ (sum >>> 15)) & (slotCount - 1)

/** Returns whether a line consists of these texts with a number between any two of them. `startsWith` is faster than a loop. */
function hasTexts(line: string, texts: readonly string[]): boolean {
  let end = 0
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? ''
    const start = index === 0 ? 0 : endOfNumber(line, end)
    if ((index > 0 && start === end) || !line.startsWith(text, start)) return false
    end = start + text.length
  }
  return end === line.length
}

/** Returns `start` if no number begins there. */
function endOfNumber(line: string, start: number): number {
  let end = start
  while (isDigit(line.charCodeAt(end))) end += 1
  return end
}
