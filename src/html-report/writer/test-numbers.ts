import { hash } from 'node:crypto'
import { idDigits } from '../page-data.js'
import { createKeyTable } from './key-table.js'

/** The number of a test, which is the same in each job. */
export interface NumberedTest {
  readonly number: number
  /** Whether this is its first execution. */
  readonly isNew: boolean
  /** The first digits of its id, or of a hash if the id is not hexadecimal. */
  readonly digits: string
  /** From 1: how often the id occurred in this job so far. */
  readonly ordinal: number
}

/** Numbers the distinct tests of a run. */
export interface TestNumbers {
  /** Returns the number of the test with this id. If a job has the id again, this is another test. */
  next(id: string, job: number): NumberedTest
}

/** Ids of Build Report. Other programs may use any text. */
const hexadecimal = /^[0-9a-f]{16,}$/

/** Returns whether a link can contain the id as it is. */
export const isHexadecimal = (id: string): boolean => hexadecimal.test(id)

/** Keeps 64 bits of each id, so that 500,000 tests take 30 MB and not 150 MB. */
export function createTestNumbers(): TestNumbers {
  /** The occurrences of an id in a job. */
  const occurrences = createKeyTable()
  /** The number of a test, plus 1, by its id and ordinal. */
  const numbers = createKeyTable()
  let count = 0
  return {
    next(id, job) {
      const hex = isHexadecimal(id) ? id : hash('sha256', id, 'hex')
      const high = Number.parseInt(hex.slice(0, 8), 16)
      const low = Number.parseInt(hex.slice(8, 16), 16)
      const ordinal = occurrences.get(high, low, job) + 1
      occurrences.set(high, low, job, ordinal)
      const known = numbers.get(high, low, ordinal)
      const isNew = known === 0
      if (isNew) {
        count += 1
        numbers.set(high, low, ordinal, count)
      }
      return { number: (isNew ? count : known) - 1, isNew, digits: hex.slice(0, idDigits), ordinal }
    },
  }
}
