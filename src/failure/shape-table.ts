import { detach } from '../text/detach.js'

const slotCount = 4_096

/** Keeps values of lines that are equal except for their numbers. Each line has one slot, in which it replaces another line. */
export interface ShapeTable<Value> {
  get(line: string): Value | undefined
  set(line: string, value: Value): void
}

/** Makes an empty table. It compares lines without copying them. */
export function createShapeTable<Value>(): ShapeTable<Value> {
  const lines: (string | undefined)[] = new Array(slotCount).fill(undefined)
  const values: (Value | undefined)[] = new Array(slotCount).fill(undefined)
  return {
    get(line) {
      const slot = slotOf(line)
      const known = lines[slot]
      return known !== undefined && haveOneShape(line, known) ? values[slot] : undefined
    },
    set(line, value) {
      const slot = slotOf(line)
      lines[slot] = detach(line)
      values[slot] = value
    },
  }
}

/** Replaces each number of a line with 0, so that lines of one shape become equal. */
export const shapeOf = (line: string): string => line.replace(/\d+/g, '0')

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

function slotOf(line: string): number {
  let sum = 0
  let isNumber = false
  for (let index = 0; index < line.length; index += 1) {
    const code = line.charCodeAt(index)
    const isOfNumber = isDigit(code)
    if (!isOfNumber || !isNumber) sum = (Math.imul(sum, 31) + (isOfNumber ? 0x30 : code)) | 0
    isNumber = isOfNumber
  }
  return (sum ^ (sum >>> 15)) & (slotCount - 1)
}

/** Returns whether two lines have the same {@link shapeOf}. */
export function haveOneShape(a: string, b: string): boolean {
  let inA = 0
  let inB = 0
  while (inA < a.length && inB < b.length) {
    const code = a.charCodeAt(inA)
    const other = b.charCodeAt(inB)
    inA += 1
    inB += 1
    if (isDigit(code) && isDigit(other)) {
      while (isDigit(a.charCodeAt(inA))) inA += 1
      while (isDigit(b.charCodeAt(inB))) inB += 1
    } else if (code !== other) return false
  }
  return inA === a.length && inB === b.length
}
