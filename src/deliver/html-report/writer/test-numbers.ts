import { hash } from 'node:crypto'
import { idDigits } from '../data/page-data.js'
import { createKeyTable } from './key-table.js'

/** The number of a test, which is the same in each job. */
export interface NumberedTest {
  readonly number: number
  /** Whether this is its first execution. */
  readonly isNew: boolean
  /** The first digits of its id, or of a hash if the id is not hexadecimal. */
  readonly digits: string
  /** Whether the id is one of Build Report, so that its digits find the test. Other programs may use any text. */
  readonly isHexadecimal: boolean
  /** From 1: how often the id occurred in this job so far. */
  readonly ordinal: number
}

/** Numbers the distinct tests of a run. */
export interface TestNumbers {
  /** Returns the number of the test with this id. If a job has the id again, this is another test. */
  next(id: string, job: number): NumberedTest
}

/** Keeps 64 bits of each id, so that 500,000 tests take 30 MB and not 150 MB. */
export function createTestNumbers(): TestNumbers {
  /** The occurrences of an id in a job. */
  const occurrences = createKeyTable()
  /** The number of a test, plus 1, by its id and ordinal. */
  const numbers = createKeyTable()
  let count = 0
  return {
    next(id, job) {
      const own = parseId(id)
      const hex = own === undefined ? hash('sha256', id, 'hex').slice(0, idLength) : id
      const [high, low] = own ?? parseId(hex) ?? [0, 0]
      const ordinal = occurrences.get(high, low, job) + 1
      occurrences.set(high, low, job, ordinal)
      const known = numbers.get(high, low, ordinal)
      const isNew = known === 0
      if (isNew) {
        count += 1
        numbers.set(high, low, ordinal, count)
      }
      return { number: (isNew ? count : known) - 1, isNew, digits: hex.slice(0, idDigits), isHexadecimal: own !== undefined, ordinal }
    },
  }
}

/** An odd number with many changing bits, from the golden ratio. */
const factor = 0x9e3779b1

/** The number of digits of an id that Build Report computed. */
const idLength = 32

/** Returns 64 bits that all digits of an id contribute to; undefined if the id is from another program. */
function parseId(id: string): readonly [high: number, low: number] | undefined {
  if (id.length !== idLength) return undefined
  const [first, second, third, fourth] = [parseDigits(id, 0), parseDigits(id, 8), parseDigits(id, 16), parseDigits(id, 24)]
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return undefined
  return [first ^ Math.imul(third, factor), second ^ Math.imul(fourth, factor)]
}

/** Parses eight digits of 0 to 9 and a to f. An expression and parseInt take five times as long. */
function parseDigits(text: string, start: number): number | undefined {
  let value = 0
  for (let index = start; index < start + 8; index += 1) {
    const code = text.charCodeAt(index)
    const digit = code >= 0x30 && code <= 0x39 ? code - 0x30 : code >= 0x61 && code <= 0x66 ? code - 0x57 : undefined
    if (digit === undefined) return undefined
    value = (value << 4) | digit
  }
  return value >>> 0
}
