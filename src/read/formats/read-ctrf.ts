import { baseName } from '../../base/text/base-name.js'
import { cutWithMargin } from '../../base/text/cut-margin.js'
import { recordLimits } from '../../records/limits.js'
import type { Status, TestAttempt, Writable, WritableResult } from '../../records/record.js'
import { ctrfEvidence } from './ctrf-evidence.js'
import { capText } from './fields/captured-text.js'
import { createEvidenceBuilder, type EvidenceBuilder } from './fields/evidence-builder.js'
import { keepsEvidence } from './fields/keeps-evidence.js'
import { lineNumber } from './fields/line-number.js'
import { addMetadata } from './fields/metadata.js'
import { checkStatedFailures, checkStatedTotal } from './fields/stated-totals.js'
import type { Sink, TextSource } from './format.js'
import { readJson } from './json/json.js'
import { durationOfJson, fieldEntries, isRecord, jsonText, listOfStrings, outputOf, timestampOfJson } from './json/json-fields.js'
import type { JsonShape } from './json/json-shape.js'

const maximumParametersLength = 1000

/** Reads a CTRF file. */
export async function readCtrf(source: TextSource, sink: Sink): Promise<void> {
  let stated: number | undefined
  let listed = 0
  let statedFailures = 0
  let unsuccessful = 0
  let hasTests = false
  let tool: string | undefined
  const suiteOf = createSuitePaths()
  const evidence = createEvidenceBuilder()
  const summary: JsonShape = {
    kind: 'value',
    take(value) {
      if (!isRecord(value)) return
      if (typeof value.tests === 'number') stated = (stated ?? 0) + value.tests
      if (typeof value.failed === 'number') statedFailures += value.failed
    },
  }
  const results = new Map<string, JsonShape>([
    [
      'tests',
      {
        kind: 'elements',
        open() {
          hasTests = true
        },
        take(test) {
          listed += 1
          const result = ctrfResult(test, suiteOf, tool, evidence)
          if (result.status !== 'successful' && result.status !== 'skipped') unsuccessful += 1
          if (keepsEvidence(sink, result) || result.flaky === true) Object.assign(result, ctrfEvidence(test, ctrfStatus, evidence))
          sink.test(result)
        },
        accepts: ({ name, status, duration }) => typeof name === 'string' && typeof status === 'string' && duration !== undefined,
      },
    ],
    [
      'tool',
      {
        kind: 'value',
        take(value) {
          const name = isRecord(value) && typeof value.name === 'string' ? value.name.toLowerCase() : undefined
          tool = producers.find((producer) => producer === name)
        },
      },
    ],
    ['summary', summary],
    // The name that Playwright's reporter used before the specification.
    ['totals', summary],
  ])
  const complete = await readJson(source, sink, { kind: 'object', fields: new Map([['results', { kind: 'object', fields: results }]]) })
  if (!complete) return
  if (hasTests) {
    checkStatedTotal(sink, stated, listed)
    checkStatedFailures(sink, statedFailures, unsuccessful)
  } else sink.problem({ severity: 'error', kind: 'unreadable', message: 'The report has no list of tests ("results.tests").' })
}

/** The tools whose reporters write the names by which they select tests. */
const producers = ['jest', 'mocha', 'playwright'] as const

const statuses = new Map<unknown, Status>([
  ['passed', 'successful'],
  ['failed', 'failed'],
  ['skipped', 'skipped'],
  ['pending', 'skipped'],
])

/** Maps "other" to unknown: Playwright writes it for an interrupted test. jest-ctrf-json-reporter also writes it for a `test.todo`. */
function ctrfStatus({ status, rawStatus }: Readonly<Record<string, unknown>>): Status {
  if (status === 'other' && rawStatus === 'todo') return 'skipped'
  return statuses.get(status) ?? 'unknown'
}

function ctrfResult(
  test: Readonly<Record<string, unknown>>,
  suiteOf: SuitePaths,
  tool: string | undefined,
  evidence: EvidenceBuilder,
): WritableResult {
  const status = ctrfStatus(test)
  const { name, retryAttempts, parameters } = test
  const result: WritableResult = { name: typeof name === 'string' ? name : (jsonText(name) ?? ''), suite: suiteOf(test.suite), status }
  if (parameters !== undefined) result.name = nameWithParameters(result.name, parameters)
  const duration = durationOfJson(test.duration)
  if (duration !== undefined) result.duration = duration
  const timestamp = timestampOfJson(test.start)
  if (timestamp !== undefined) result.timestamp = timestamp
  if (status === 'failed' && tool !== undefined) result.producer = tool
  describeFailure(result, test)
  if (typeof test.filePath === 'string' && test.filePath !== '') result.file = test.filePath
  const line = lineNumber(test.line)
  if (line !== undefined) result.line = line
  const { tags } = test
  if (Array.isArray(tags) && tags.length > 0) {
    const texts = listOfStrings(tags, recordLimits.tags)
    if (texts.length > 0) result.tags = texts
  }
  const metadata = metadataOf(test)
  if (metadata !== undefined) result.metadata = metadata
  if (Array.isArray(retryAttempts) && retryAttempts.length > 0) {
    const attempts = attemptsOf(retryAttempts, status, test.retries, evidence)
    if (attempts.length > 0) result.attempts = attempts
    if (status === 'successful' && attempts.some((attempt) => attempt.status === 'failed')) result.flaky = true
  }
  if (test.flaky === true && status === 'successful') result.flaky = true
  return result
}

function describeFailure(result: WritableResult | Writable<TestAttempt>, test: Readonly<Record<string, unknown>>): void {
  const { message, trace, snippet, stdout, stderr } = test
  if (typeof message === 'string' && message !== '') result.message = capText(message)
  const details = typeof trace === 'string' && trace !== '' ? trace : undefined
  if (typeof snippet === 'string' && snippet !== '') result.details = capText(details === undefined ? snippet : `${details}\n\n${snippet}`)
  else if (details !== undefined) result.details = capText(details)
  if (stdout !== undefined) {
    const text = outputOf(stdout)
    if (text !== '') result.stdout = text
  }
  if (stderr !== undefined) {
    const text = outputOf(stderr)
    if (text !== '') result.stderr = text
  }
}

/** Returns the attempts before the last one. Some reporters list the last attempt as well. */
function attemptsOf(list: readonly unknown[], status: Status, retries: unknown, evidence: EvidenceBuilder): TestAttempt[] {
  const attempts: TestAttempt[] = []
  for (const element of list) {
    if (!isRecord(element) || attempts.length === recordLimits.attempts) continue
    const attempt: Writable<TestAttempt> = { status: ctrfStatus(element) }
    const duration = durationOfJson(element.duration)
    if (duration !== undefined) attempt.duration = duration
    const timestamp = timestampOfJson(element.start)
    if (timestamp !== undefined) attempt.timestamp = timestamp
    describeFailure(attempt, element)
    Object.assign(attempt, ctrfEvidence(element, ctrfStatus, evidence))
    attempts.push(attempt)
  }
  const last = attempts.at(-1)
  const hasLast = typeof retries === 'number' ? attempts.length > retries : status === 'successful' && last?.status === status
  if (hasLast && last?.status === status) attempts.pop()
  return attempts
}

/** Adds the parameters to a name that does not contain them, because the cases of a parameterised test share their name. */
function nameWithParameters(name: string, parameters: unknown): string {
  const entries = isRecord(parameters) ? fieldEntries(parameters, recordLimits.metadata) : []
  if (entries.every(([, value]) => name.includes(value))) return name
  const list = entries.map(([key, value]) => `${key}=${value}`).join(', ')
  return `${name} [${cutWithMargin(list, maximumParametersLength)}]`
}

const metadataFields = ['browser', 'device', 'type', 'threadId', 'ai', 'id', 'testId'] as const

function metadataOf(test: Readonly<Record<string, unknown>>): Record<string, string> | undefined {
  let metadata: Record<string, string> | undefined
  const add = (key: string, value: string) => {
    metadata = addMetadata(metadata, key, value)
  }
  for (const key of metadataFields) {
    const value = test[key]
    if (typeof value === 'string' && value !== '') add(key, value)
  }
  const { rawStatus, retries, labels, extra } = test
  if (typeof rawStatus === 'string' && rawStatus !== test.status) add('rawStatus', rawStatus)
  if (typeof retries === 'number' && retries > 0) add('retries', String(retries))
  // `extra` may contain anything, even whole reports. Only plain values are kept.
  if (isRecord(labels)) for (const [key, value] of fieldEntries(labels, recordLimits.metadata)) add(key, value)
  if (isRecord(extra)) for (const [key, value] of fieldEntries(extra, recordLimits.metadata)) add(key, value)
  return metadata
}

type SuitePaths = (suite: unknown) => readonly string[]

const noSuite: readonly string[] = []

/**
 * Creates a function that returns the path of a `suite`: an array or, in older reporters, a string with ` > `. Consecutive tests of the
 * same suite share one path object.
 */
function createSuitePaths(): SuitePaths {
  let lastText: string | undefined
  let lastPath = noSuite
  return (suite) => {
    if (typeof suite === 'string') {
      if (suite !== lastText) {
        lastText = suite
        lastPath = segmentsOf(suite.split(' > ', recordLimits.suites))
      }
      return lastPath
    }
    if (!Array.isArray(suite)) return noSuite
    if (lastText !== undefined || !isSamePath(suite, lastPath)) {
      lastText = undefined
      lastPath = segmentsOf(listOfStrings(suite, recordLimits.suites))
    }
    return lastPath
  }
}

function isSamePath(suite: readonly unknown[], path: readonly string[]): boolean {
  if (suite.length !== path.length) return false
  for (let index = 0; index < path.length; index += 1) if (suite[index] !== path[index]) return false
  return true
}

/** Reduces absolute file paths to the file name, because suites are part of the identity of a test. */
const segmentsOf = (names: readonly string[]) =>
  names.map((name) => (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(name) ? baseName(name) : name.trim())).filter((name) => name !== '')
