import { countOf } from '../../../base/text/counts.js'
import { detach } from '../../../base/text/detach.js'
import type { WritableResult } from '../../../records/record.js'
import { withRelativePaths } from '../../../records/relative-paths.js'
import { type InheritedStart, inheritStart } from '../fields/inherited-start.js'
import { durationOf } from '../fields/numbers.js'
import { createRunErrors } from '../fields/run-errors.js'
import { checkStatedFailures, checkStatedTotal } from '../fields/stated-totals.js'
import { plausibleTimestamp } from '../fields/timestamps.js'
import type { Sink, TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import { type JsonRecord, recordsOf } from '../json/json-fields.js'
import type { JsonShape } from '../json/json-shape.js'
import { errorsOfFile } from './jest-message.js'
import { jestToolTitle, toolOfReport, verdictOnRun } from './jest-run.js'
import { createJestSuites, type JestSuites } from './jest-suites.js'
import { type JestTool, jestTest } from './jest-test.js'
import { createVitestBlocks } from './vitest-blocks.js'

/** Jest lists the error of a file that it could not run as a test without a title. */
const hasName = ({ title, fullName }: JsonRecord): boolean => typeof title === 'string' || typeof fullName === 'string'

/**
 * Reads the JSON reports of Jest or Vitest in a file, one test file at a time, because its name follows its tests. Values of a report that
 * are not listed here are skipped without being parsed: `coverageMap` may be 95 % of it.
 */
export async function readJest(source: TextSource, sink: Sink): Promise<void> {
  const errors = createRunErrors(sink)
  const run = new Map<string, unknown>()
  let listed = 0
  let failedTests = 0
  let stated: number | undefined
  let statedFailures = 0
  /** The number of test files of the current report, of tests and files that failed, and of tests that did not end. */
  let files = 0
  let failures = 0
  let unfinished = 0
  let verdict: string | undefined
  let blocks = createVitestBlocks()
  /** The number of test files of Vitest that passed without a test. */
  let withoutTests = 0
  let firstWithoutTests = ''

  const facts = (...keys: readonly string[]): [string, JsonShape][] =>
    keys.map((key) => [key, { kind: 'value', take: (value) => void run.set(key, value) }])

  /** Reports the verdict on a complete report. */
  const judge = (): void => {
    if (verdict !== undefined) errors.add(verdict, '')
    verdict = undefined
  }

  const takeTest = (test: JsonRecord, tests: WritableResult[], tool: JestTool, suites: JestSuites): void => {
    if (!hasName(test)) return
    listed += 1
    const result = jestTest(test, tool, suites)
    if (result.status === 'cancelled') unfinished += 1
    tests.push(result)
  }

  const takeFile = (file: JsonRecord): void => {
    files += 1
    const name = textOf(file.name)
    const tool = toolOfReport(run, file)
    const suites = createJestSuites()
    const tests: WritableResult[] = []
    for (const test of recordsOf(file.assertionResults)) takeTest(test, tests, tool, suites)
    suites.finish(name)
    const failed = pushTests(sink, tests, name, startOf(file))
    failedTests += failed
    failures += failed
    if (tool === 'vitest' && tests.length === 0 && file.status === 'passed') {
      withoutTests += 1
      if (withoutTests === 1) firstWithoutTests = detach(placeOf(name))
    }
    if (file.status !== 'failed') return
    failures += 1
    const message = textOf(file.message)
    const place = placeOf(name)
    for (const text of errorsOfFile(message, tool, failed > 0)) {
      const reason = withRelativePaths(text, [])
      const hint = reason.trim() !== '' ? '' : tests.length === 0 ? ' (its worker may have died)' : ' (a hook?)'
      errors.add(`${jestToolTitle(tool)}: ${place} failed outside its tests${hint}`, reason)
    }
    if (tool === 'vitest') blocks.add(file, place, failed > 0 ? 'tests' : message === '' ? 'nothing' : 'error')
  }

  const testFiles: JsonShape = {
    kind: 'elements',
    take: takeFile,
    accepts: (value) => Array.isArray(value.assertionResults),
    inner: { key: 'assertionResults', accepts: (value) => typeof value.status === 'string' && hasName(value) },
  }
  const complete = await readJson(source, sink, {
    kind: 'object',
    open() {
      judge()
      run.clear()
      files = 0
      failures = 0
      unfinished = 0
      blocks = createVitestBlocks()
    },
    close() {
      stated = sum(stated, run.get('numTotalTests'))
      statedFailures = sum(statedFailures, run.get('numFailedTests')) ?? 0
      verdict = verdictOnRun(run, { files, failures, unfinished }) ?? blocks.verdict(run.get('numFailedTestSuites'))
    },
    fields: new Map<string, JsonShape>([
      ['testResults', testFiles],
      ...facts(
        'numRuntimeErrorTestSuites',
        'numTotalTests',
        'numFailedTests',
        'numFailedTestSuites',
        'success',
        'wasInterrupted',
        'snapshot',
      ),
    ]),
  })
  if (complete) judge()
  errors.finish()
  if (!complete) return
  checkStatedTotal(sink, stated, listed)
  checkStatedFailures(sink, statedFailures, failedTests)
  if (withoutTests > 0) warnWithoutTests(sink, firstWithoutTests, withoutTests - 1)
}

/** Vitest fails a file in which it finds no test, but states that a file passed if its worker died (Vitest 4.1). */
function warnWithoutTests(sink: Sink, first: string, more: number): void {
  const names = more === 0 ? first : `${first} and ${countOf(more, 'other file')}`
  const message = `Vitest states that ${names} passed, but lists no test there. A worker may have died: see the log of the tests.`
  sink.problem({ severity: 'warning', message })
}

/** Returns the name of a test file for display. */
const placeOf = (name: string): string => withRelativePaths(name.replaceAll('\\', '/'), []) || 'A file'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const sum = (total: number | undefined, value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? (total ?? 0) + value : total

/** Vitest and Jest before version 30 state the start of a file only. */
function startOf({ startTime: start, endTime: end }: JsonRecord): InheritedStart {
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
