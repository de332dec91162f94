import type { WritableResult } from '../../../records/record.js'
import { withRelativePaths } from '../../../records/relative-paths.js'
import { type InheritedStart, inheritStart } from '../fields/inherited-start.js'
import { durationOf } from '../fields/numbers.js'
import { createRunErrors } from '../fields/run-errors.js'
import { checkStatedFailures, checkStatedTotal } from '../fields/stated-totals.js'
import { plausibleTimestamp } from '../fields/timestamps.js'
import type { Sink, TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import type { JsonRecord } from '../json/json-fields.js'
import type { JsonShape } from '../json/json-shape.js'
import { messageOfFile } from './jest-message.js'
import { type JestFacts, jestToolTitle, toolOfReport, verdictOnRun } from './jest-run.js'
import { createJestSuites } from './jest-suites.js'
import { jestTest } from './jest-test.js'

/** Jest lists the error of a file that it could not run as a test without a title. */
const hasName = ({ title, fullName }: JsonRecord): boolean => typeof title === 'string' || typeof fullName === 'string'

/**
 * Reads the JSON reports of Jest or Vitest in a file. The tests of one test file are held until it ends, because its name follows them. All
 * values that are not listed here are skipped without being parsed: `coverageMap` may be 95 % of a report.
 */
export async function readJest(source: TextSource, sink: Sink): Promise<void> {
  const errors = createRunErrors(sink)
  const run = new Map<string, unknown>()
  const file = new Map<string, unknown>()
  let suites = createJestSuites()
  let held: WritableResult[] = []
  let listed = 0
  let failedTests = 0
  let stated: number | undefined
  let statedFailures = 0
  /** The number of test files of the current report, and of their tests and files without success. */
  let files = 0
  let failures = 0
  let verdict: string | undefined

  const factsInto = (facts: Map<string, unknown>, keys: readonly string[]): [string, JsonShape][] =>
    keys.map((key) => [key, { kind: 'value', take: (value) => void facts.set(key, value) }])

  /** Reports the verdict on a complete report. */
  const judge = (): void => {
    if (verdict !== undefined) errors.add(verdict, '')
    verdict = undefined
  }

  const testFile: JsonShape = {
    kind: 'object',
    open() {
      file.clear()
      suites = createJestSuites()
      held = []
    },
    close() {
      files += 1
      const name = textOf(file.get('name'))
      suites.finish(name)
      const failed = pushTests(sink, held, name, startOf(file))
      held = []
      failedTests += failed
      failures += failed
      if (file.get('status') !== 'failed') return
      failures += 1
      if (failed > 0) return
      const reason = withRelativePaths(messageOfFile(textOf(file.get('message'))), [])
      const place = withRelativePaths(name.replaceAll('\\', '/'), [])
      const title = jestToolTitle(toolOfReport(run))
      errors.add(`${title}: ${place || 'A file'} failed outside its tests${reason.trim() === '' ? ' (a hook?)' : ''}`, reason)
    },
    fields: new Map<string, JsonShape>([
      [
        'assertionResults',
        {
          kind: 'elements',
          take(test) {
            if (!hasName(test)) return
            listed += 1
            const result = jestTest(test, toolOfReport(run, test), suites)
            if (result.status === 'cancelled' || result.status === 'unknown') failures += 1
            held.push(result)
          },
          accepts: (value) => typeof value.status === 'string' && hasName(value),
        },
      ],
      ...factsInto(file, ['name', 'status', 'message', 'startTime', 'endTime']),
    ]),
  }
  const complete = await readJson(source, sink, {
    kind: 'object',
    open() {
      judge()
      run.clear()
      files = 0
      failures = 0
    },
    close() {
      stated = sum(stated, run.get('numTotalTests'))
      statedFailures = sum(statedFailures, run.get('numFailedTests')) ?? 0
      verdict = verdictOnRun(run, failures, files)
    },
    fields: new Map<string, JsonShape>([
      ['testResults', { kind: 'array', items: testFile }],
      ...factsInto(run, ['numRuntimeErrorTestSuites', 'numTotalTests', 'numFailedTests', 'success', 'wasInterrupted', 'snapshot']),
    ]),
  })
  if (complete) judge()
  errors.finish()
  if (!complete) return
  checkStatedTotal(sink, stated, listed)
  checkStatedFailures(sink, statedFailures, failedTests)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const sum = (total: number | undefined, value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? (total ?? 0) + value : total

/** Vitest and Jest before version 30 state the start of a file only. */
function startOf(file: JestFacts): InheritedStart {
  const [start, end] = [file.get('startTime'), file.get('endTime')]
  const timestamp = typeof start === 'number' ? plausibleTimestamp(start) : undefined
  const duration = typeof start === 'number' && typeof end === 'number' ? durationOf(end - start) : undefined
  return { timestamp, duration, elapsed: 0 }
}

/** Pushes the tests of a file. Returns the number of failed ones. */
function pushTests(sink: Sink, tests: readonly WritableResult[], name: string, start: InheritedStart): number {
  let failed = 0
  for (const test of tests) {
    if (name !== '') test.file = name
    if (test.timestamp === undefined) inheritStart(test, start)
    start.elapsed += test.duration ?? 0
    if (test.status === 'failed') failed += 1
    sink.test(test)
  }
  return failed
}
