import type { WritableResult } from '../../../records/record.js'
import { lineNumber } from '../fields/line-number.js'
import type { Attributes } from '../xml/xml.js'

/**
 * Takes `file` and `line` from an element unless the test has them already. CTest and Qt write them to the failure, others to the test
 * case.
 * @param offset added to the line
 */
export function placeTest(test: WritableResult, own: Attributes, offset = 0): void {
  if (own.file) test.file ??= own.file
  if (!own.line || test.line !== undefined) return
  const line = lineNumber(Number(own.line) + offset)
  if (line !== undefined) test.line = line
}

/**
 * Returns the offset that makes the line of a case count from 1. pytest counts lines from 0 (`junit_family=xunit1`, the default before
 * version 6).
 */
export const lineOffset = (own: Attributes, suite: Attributes): number => (own.line !== undefined && isOfPytest(own, suite) ? 1 : 0)

/**
 * Checks if pytest wrote a case. Its suite is called "pytest" unless `junit_suite_name` is set; then the file and the attributes decide.
 * unittest-xml-reporting, which counts from 1, writes a timestamp for each case, and the line after the time.
 */
export function isOfPytest(own: Attributes, suite: Attributes): boolean {
  const names = Object.keys(own)
  const isShaped = own.classname !== undefined && names.indexOf('line') < names.indexOf('time') && own.timestamp === undefined
  if (!isShaped) return false
  if (suite.name === 'pytest') return true
  const states = (name: string) => suite[name] !== undefined
  return /\.py$/.test(own.file ?? '') && ['tests', 'errors', 'failures', 'time'].every(states) && (states('skipped') || states('skips'))
}
