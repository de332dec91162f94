import { isRecord } from '../json/json-fields.js'
import type { MochaError } from './mocha-result.js'

/** The name of an error before its message, which mochawesome adds: `AssertionError: expected 1 to equal 2`. */
const errorName = /^[\p{L}_$][\p{L}\p{N}_$.]{0,100}(?: \[[A-Z_\d]{1,100}\])?: /u

/** Returns the error of a failed test of mochawesome. */
export function mochawesomeError(value: unknown): MochaError {
  if (!isRecord(value)) return {}
  const { message, estack, diff } = value
  return {
    ...(typeof message === 'string' && message !== '' && { message: message.replace(errorName, '') || message }),
    ...(typeof estack === 'string' && estack !== '' && { stack: estack }),
    ...(typeof diff === 'string' ? valuesOfUnifiedDiff(diff) : Array.isArray(diff) ? valuesOfInlineDiff(diff) : {}),
  }
}

/**
 * Returns the values, which the file does not contain, from the lines of their difference: `-` marks the actual value and `+` the expected
 * one. Of long values, these are only the lines around the differences.
 */
function valuesOfUnifiedDiff(diff: string): Pick<MochaError, 'expected' | 'actual'> {
  if (diff === '') return {}
  const expected: string[] = []
  const actual: string[] = []
  for (const line of (diff.endsWith('\n') ? diff.slice(0, -1) : diff).split('\n')) {
    if (line.startsWith('- ')) actual.push(line.slice(2))
    else if (line.startsWith('+ ')) expected.push(line.slice(2))
    else {
      expected.push(line.slice(1))
      actual.push(line.slice(1))
    }
  }
  return { expected: expected.join('\n'), actual: actual.join('\n') }
}

/** Returns the values from the parts of an inline difference (`useInlineDiffs`). */
function valuesOfInlineDiff(parts: readonly unknown[]): Pick<MochaError, 'expected' | 'actual'> {
  const expected: string[] = []
  const actual: string[] = []
  for (const part of parts) {
    if (!isRecord(part) || typeof part.value !== 'string') continue
    if (part.added !== true) actual.push(part.value)
    if (part.removed !== true) expected.push(part.value)
  }
  return parts.length === 0 ? {} : { expected: expected.join(''), actual: actual.join('') }
}
