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

const libtestSuite = /"type"\s*:\s*"suite"\s*,\s*"event"\s*:\s*"failed"(?:[^{}\n]{0,300}"failed"\s*:\s*(\d{1,9}))?/g
const libtestTest = /"type"\s*:\s*"test"\s*,([^\n]{0,3000})/g

/** Reads the JSON output of Rust tests: one event per test, and one per suite. nextest numbers the attempts of a test: `a#2`. */
export function verdictOfLibtest(front: FileFront): RunVerdict {
  let failed = 0
  for (const [, count] of front.matchesOf(libtestSuite)) failed += failedOf(Number(count ?? 0), true)
  if (failed === 0) return { failed }
  const last = new Map<string, string | undefined>()
  for (const [, fields = ''] of front.matchesOf(libtestTest)) {
    const [, event] = /"event"\s*:\s*"(\w{1,20})"/.exec(fields) ?? []
    const [, name = ''] = /"name"\s*:\s*"((?:[^"\\]|\\.){1,1000})"/.exec(fields) ?? []
    if (event !== 'started') last.set(name.replace(/^.*(?:\$|::)|#\d+$/g, ''), event)
  }
  const names = [...last].flatMap(([name, event]) => (event === 'failed' ? [name] : []))
  // No result file lists a failure without a name.
  return { failed, names: names.length === 0 ? [''] : names }
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

/**
 * Makes a reader of a file that states each failed test in its own place.
 * @param failure matches a failed test and, as its first group, its name or its attributes with a name
 */
export const verdictOfEach =
  (failure: RegExp) =>
  (front: FileFront): RunVerdict => {
    const found = [...front.matchesOf(failure)].flatMap(([, text]) => (text === undefined ? [] : [text]))
    return {
      failed: found.length,
      ...(found.length > 0 && { names: found.map((text) => unescapeEntities(/\bname="([^"]*)/.exec(text)?.[1] ?? text)) }),
    }
  }

/** Counts the tests that CTest writes for CDash. They have no names here, because the tests of a program may be listed on their own. */
export const verdictOfCTest = (front: FileFront): RunVerdict => ({ failed: countOf(front.matchesOf(/<Test\s+Status="failed"/g)) })

/**
 * Counts the failed thresholds of k6: `ok: false` in the data of `handleSummary`, and `true` in the file of `--summary-export`, which means
 * that a value crossed it.
 */
export const verdictOfK6 = (front: FileFront): RunVerdict => ({
  failed: countOf(front.matchesOf(/\{\s*"ok"\s*:\s*false\s*\}|"thresholds"\s*:\s*\{[^{}]{0,2000}:\s*true\b/g)),
})

/** Reads the totals of Newman. Its JUnit XML lists an assertion once for all iterations, so the number of failures is not compared. */
export function verdictOfNewman(front: FileFront): RunVerdict {
  const failure = /"(?:assertions|requests|testScripts|prerequestScripts)"\s*:\s*\{[^{}]{0,200}"failed"\s*:\s*[1-9]/g
  if (countOf(front.matchesOf(failure)) === 0) return { failed: 0 }
  const names = [...front.matchesOf(/"index"\s*:\s*\d{1,9}\s*,\s*"test"\s*:\s*"((?:[^"\\]|\\.){1,1000})"/g)].map(([, name = '']) => name)
  return { failed: 1, names }
}

/** Reads the totals of a report of Allure, which has them in one of its files. */
export const verdictOfAllure = ({ path, text }: FileFront): RunVerdict | undefined =>
  /\/widgets\/(?:summary|statistic)\.json$/.test(path)
    ? { failed: countIn(text, /"failed"\s*:\s*(\d{1,9})/) + countIn(text, /"broken"\s*:\s*(\d{1,9})/) }
    : undefined

/** The size of a blob of Vitest that is read, in characters. */
const maximumBlob = 32 * 1024 * 1024

/** Reads a blob of Vitest: a list of values that refer to each other by their indexes. The first value refers to all others. */
export function verdictOfVitest({ chunks }: FileFront): RunVerdict | undefined {
  let text = ''
  for (const chunk of chunks()) {
    text += chunk
    if (text.length > maximumBlob) return undefined
  }
  const list = parseJson(text)
  if (!Array.isArray(list)) return undefined
  const at = (index: unknown): unknown => list[Number(index)]
  const failed = list.map(fieldsOf).filter(({ type, result }) => at(type) === 'test' && at(fieldsOf(at(result)).state) === 'fail')
  // The version, the files and the errors outside of tests.
  const [, , errorIndex] = list[0] as readonly unknown[]
  const errors = at(errorIndex)
  if (Array.isArray(errors) && errors.length > 0) return { failed: failed.length, error: 'an error outside of its tests' }
  return { failed: failed.length, names: failed.map(({ name }) => String(at(name))) }
}

/** Marks the list of tests that TestNG (7.5) writes after a failed or skipped test. It stays when a later run has none. */
export const verdictOfTestNg = ({ name }: FileFront): RunVerdict | undefined =>
  name === 'testng-failed.xml' ? { failed: 0, mayBeOld: true } : undefined

const countOf = (items: Iterable<unknown>): number => [...items].length

type Fields = Readonly<Record<string, unknown>>

/** Returns a value of JSON as an object; an empty one for everything else. */
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Returns the lines that are JSON objects, in their order. A cut one is left out. */
const linesOf = (text: string): readonly Fields[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => fieldsOf(parseJson(line)))
