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

/** The exit code of Bazel if tests failed, and nothing else. */
const testsFailed = 3

/** Reads the last event of a build: `finished` of Bazel, and `build-finished` of Cargo, which states only whether the tests were built. */
export function verdictOfBuild({ tail }: FileFront): RunVerdict | undefined {
  const [event] = linesOf(tail).filter(({ finished, reason }) => finished !== undefined || reason === 'build-finished')
  if (event === undefined) return undefined
  const { code = 0 } = fieldsOf(fieldsOf(event.finished).exitCode)
  if (event.success !== false && Number(code) === 0) return { failed: 0 }
  if (Number(code) === testsFailed) return { failed: 1 }
  return { failed: 1, error: event.success === false ? 'a failed build' : `the exit code ${Number(code)}` }
}

/** Reads the JSON output of Rust tests: one event per test, and one per suite. nextest numbers the attempts of a test: `a#2`. */
export function verdictOfLibtest({ text, tail, isWhole }: FileFront): RunVerdict {
  const suites = linesOf(tail).filter(({ type, event }) => type === 'suite' && event === 'failed')
  const failed = suites.reduce((sum, suite) => sum + failedOf(Number.isSafeInteger(suite.failed) ? Number(suite.failed) : 0, true), 0)
  const last = new Map(
    [...linesOf(text), ...linesOf(tail)].flatMap(({ type, event, name }) =>
      type === 'test' && typeof name === 'string' ? [[name.replace(/^.*(?:\$|::)|#\d+$/g, ''), event] as const] : [],
    ),
  )
  const names = [...last].flatMap(([name, event]) => (event === 'failed' ? [name] : []))
  // No result file lists a failure without a name.
  return { failed, ...(failed > 0 && { names: isWhole && names.length < failed ? [...names, ''] : names }) }
}

/** Reads the totals of GoogleTest, which come first. */
export const verdictOfGoogleTest = ({ text }: FileFront): RunVerdict => ({
  failed: countIn(text, /"failures"\s*:\s*(\d{1,9})/) + countIn(text, /"errors"\s*:\s*(\d{1,9})/),
})

/**
 * Makes a reader of a file that states the number of failed tests near its beginning.
 * @param name matches a failed test and its name
 */
export const verdictOfTotal =
  (expression: RegExp, name?: RegExp) =>
  (front: FileFront): RunVerdict =>
    named(front, countIn(front.text, expression), name)

/** Returns a verdict with the names of failed tests in the ends of the file. */
function named({ text, tail, isWhole }: FileFront, failed: number, name?: RegExp): RunVerdict {
  if (failed === 0 || name === undefined) return { failed }
  return {
    failed,
    names: [text, isWhole ? '' : tail].flatMap((end) => [...end.matchAll(name)].map(([, found = '']) => unescapeEntities(found))),
  }
}

/** Makes a reader of a file whose end states whether its run failed. */
export const verdictOfEnd =
  (failure: RegExp) =>
  ({ tail }: FileFront): RunVerdict => ({ failed: failedOf(0, failure.test(tail)) })

/** Reads pytest-reportlog and its last event. 1 and 2 mean that tests or their collection failed, and 5 that pytest found no tests. */
export function verdictOfReportlog({ text, tail }: FileFront): RunVerdict {
  const status = linesOf(tail)
    .map(({ exitstatus }) => exitstatus)
    .find((one) => Number.isInteger(one) && one !== 0 && one !== 5)
  if (status === undefined) return { failed: 0 }
  if (status !== 1 && status !== 2) return { failed: 1, error: `the exit status ${status}` }
  const failed = [...linesOf(text), ...linesOf(tail)].filter(({ outcome, nodeid }) => outcome === 'failed' && String(nodeid).includes('::'))
  return { failed: 1, names: failed.map(({ nodeid }) => String(nodeid).replace(/^.*::/, '')) }
}

/** Reads the test results that CTest writes for CDash. Only the ends of the file are known. */
export const verdictOfCTest = ({ text, tail }: FileFront): RunVerdict => ({
  failed: failedOf(0, /<Test\s+Status="failed"/.test(text) || /<Test\s+Status="failed"/.test(tail)),
})

type Fields = Readonly<Record<string, unknown>>

/** Returns a value of JSON as an object; an empty one for everything else. */
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Returns the lines that are JSON objects, in their order. A cut one is left out. */
const linesOf = (text: string): readonly Fields[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => fieldsOf(parseJson(line)))
