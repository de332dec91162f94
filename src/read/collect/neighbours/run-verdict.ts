import { definedFields } from '../../../base/defined-fields.js'
import { firstLine } from '../../formats/fields/first-line.js'
import { parseJson } from '../../formats/json/json-text.js'
import { unescapeEntities } from '../../formats/xml/entities.js'
import type { FileFront } from './file-front.js'
import type { RunVerdict } from './neighbour.js'

/** Returns how many tests of a run must have failed: one of them at least if the run failed. */
const failedOf = (failed: number, hasFailed: boolean): number => Math.max(failed, hasFailed ? 1 : 0)

const maximumReason = 300

const countIn = (text: string, expression: RegExp): number => Number(expression.exec(text)?.[1] ?? 0)

/**
 * Reads the summary of Failsafe (3.x, `FailsafeSummaryXmlUtils`). All executions of a module share it. `failureMessage` is the exception that
 * ended a forked JVM or its tests, and 255 is the result of failed tests.
 */
export function verdictOfFailsafe({ text, root }: FileFront): RunVerdict {
  const failures = countIn(text, /<errors>(\d{1,9})</) + countIn(text, /<failures>(\d{1,9})</)
  const failed = failedOf(failures, root?.attributes.result === '255')
  const [, message = ''] = /<failureMessage>(?:<!\[CDATA\[)?([^<]{1,4000})/.exec(text) ?? []
  const reason = firstLine(unescapeEntities(message.replace(']]>', '')), maximumReason)
  const what = root?.attributes.timeout === 'true' ? 'a timeout' : reason === '' ? undefined : 'an error'
  const error = what !== undefined && reason !== '' ? `${what}: ${reason}` : what
  return { failed, tests: countIn(text, /<completed>(\d{1,9})</), ...definedFields({ error }) }
}

/** Reads `.last-run.json` of Playwright. The list lacks flaky tests, which fail the run with `failOnFlakyTests`. */
export function verdictOfPlaywright({ text }: FileFront): RunVerdict {
  const { status, failedTests } = fieldsOf(parseJson(text))
  const failed = Array.isArray(failedTests) ? failedTests.length : 0
  return { failed: failedOf(failed, typeof status === 'string' && status !== 'passed'), ...(failed === 0 && { mayBeFlaky: true }) }
}

/** Reads the last event of a build: `finished` of Bazel, and `build-finished` of Cargo. */
export function verdictOfBuild({ tail }: FileFront): RunVerdict | undefined {
  const [event] = lastLines(tail).filter(({ finished, reason }) => finished !== undefined || reason === 'build-finished')
  if (event === undefined) return undefined
  const { code = 0 } = fieldsOf(fieldsOf(event.finished).exitCode)
  return { failed: failedOf(0, event.success === false || (code !== 0 && code !== '0')) }
}

/** Reads the end of the JSON output of Rust tests: one event per suite. */
export function verdictOfLibtest({ tail }: FileFront): RunVerdict {
  const suites = lastLines(tail).filter(({ type, event }) => type === 'suite' && event === 'failed')
  return { failed: suites.reduce((sum, { failed }) => sum + failedOf(Number.isSafeInteger(failed) ? Number(failed) : 0, true), 0) }
}

/** Reads the totals of GoogleTest, which come first. */
export const verdictOfGoogleTest = ({ text }: FileFront): RunVerdict => ({
  failed: countIn(text, /"failures"\s*:\s*(\d{1,9})/) + countIn(text, /"errors"\s*:\s*(\d{1,9})/),
})

/** Makes a reader of a file that states the number of failed tests near its beginning. */
export const verdictOfTotal =
  (expression: RegExp) =>
  ({ text }: FileFront): RunVerdict => ({ failed: countIn(text, expression) })

/** Makes a reader of a file whose end states whether its run failed. */
export const verdictOfEnd =
  (failure: RegExp) =>
  ({ tail }: FileFront): RunVerdict => ({ failed: failedOf(0, failure.test(tail)) })

/** Reads the last event of pytest-reportlog. 5 means that pytest found no tests. */
export function verdictOfReportlog({ tail }: FileFront): RunVerdict {
  const statuses = lastLines(tail).map(({ exitstatus }) => exitstatus)
  return {
    failed: failedOf(
      0,
      statuses.some((status) => Number.isInteger(status) && status !== 0 && status !== 5),
    ),
  }
}

/** Reads the test results that CTest writes for CDash. Only the ends of the file are known. */
export const verdictOfCTest = ({ text, tail }: FileFront): RunVerdict => ({
  failed: failedOf(0, /<Test\s+Status="failed"/.test(text) || /<Test\s+Status="failed"/.test(tail)),
})

type Fields = Readonly<Record<string, unknown>>

/** Returns a value of JSON as an object; an empty one for everything else. */
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Returns the last lines that are JSON objects, in their order. The first may be cut, and then it is left out. */
const lastLines = (tail: string): readonly Fields[] =>
  tail
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => fieldsOf(parseJson(line)))
