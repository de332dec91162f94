import { recordLimits } from '../../../records/limits.js'
import type { Status, TestAttempt, Writable, WritableResult } from '../../../records/record.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import { addMetadata, type Metadata } from '../fields/metadata.js'
import type { Sink } from '../format.js'
import { durationOfJson, type JsonRecord, recordsOf, timestampOfJson } from '../json/json-fields.js'
import { failureOf } from './playwright-errors.js'
import { playwrightEvidence } from './playwright-evidence.js'
import { playwrightOutput } from './playwright-output.js'

/** The message of a test that Playwright planned and did not start. */
export const didNotRun = 'did not run'

/** The place of a test in its file, which the tests of a spec share. */
export interface PlaywrightPlace {
  /** The title, after the titles of the blocks around it. */
  readonly name: string
  readonly suite: readonly string[]
  readonly file?: string
  readonly line?: number
  readonly tags?: string[]
}

/**
 * Returns the result of a test: one per spec, project and repetition. `status` decides, because the last attempt misleads: a test with
 * `test.fail` is expected to fail, and an attempt in a serial group may have been skipped.
 */
export function playwrightResult(
  test: JsonRecord,
  place: PlaywrightPlace,
  hasProjects: boolean,
  sink: Pick<Sink, 'keepsPassed'>,
): WritableResult {
  const project = typeof test.projectName === 'string' ? test.projectName : ''
  const runs = recordsOf(test.results)
  const status = statusOf(test, runs)
  const own = decisiveRun(runs, test, status)
  const result = resultAt(place, hasProjects && project !== '' ? `[${project}] ${place.name}` : place.name, status)
  if (test.status === 'flaky') {
    result.flaky = true
    if (own?.status === 'skipped') result.isLastSkipped = true
  }
  if (own !== undefined) describeRun(result, own, test.expectedStatus)
  const reason = status === 'skipped' ? skipReason(test) : undefined
  if (reason !== undefined) result.message = reason
  const attempts = attemptsBefore(runs, own, test)
  if (attempts.length > 0) result.attempts = attempts
  if (own !== undefined && (keepsEvidence(sink, result) || result.flaky === true)) {
    Object.assign(result, playwrightEvidence(own, result.message))
  }
  const metadata = metadataOf(project, test, own)
  if (metadata !== undefined) result.metadata = metadata
  return result
}

/** Lists the fields, because V8 is slow if fields are added to a copy that a spread has made. */
function resultAt({ suite, file, line, tags }: PlaywrightPlace, name: string, status: Status): WritableResult {
  const result: WritableResult =
    file === undefined ? { name, suite, status } : line === undefined ? { name, suite, status, file } : { name, suite, status, file, line }
  if (tags !== undefined) result.tags = tags
  return result
}

const statuses = new Map<unknown, Status>([
  ['expected', 'successful'],
  ['flaky', 'successful'],
  ['unexpected', 'failed'],
  ['skipped', 'skipped'],
])

const wasInterrupted = ({ status }: JsonRecord): boolean => status === 'interrupted'

function statusOf(test: JsonRecord, runs: readonly JsonRecord[]): Status {
  const status = statuses.get(test.status) ?? 'unknown'
  return status === 'skipped' && runs.some(wasInterrupted) ? 'cancelled' : status
}

/**
 * Returns the attempt that shows the result. It is the last one, except in a serial group: if one test of it fails, all are run again, so that
 * a test may be skipped after its failure, or fail after its success.
 */
function decisiveRun(runs: readonly JsonRecord[], { expectedStatus }: JsonRecord, status: Status): JsonRecord | undefined {
  const isDecisive = (run: JsonRecord): boolean => {
    if (status === 'successful') return run.status === expectedStatus
    if (status === 'cancelled') return wasInterrupted(run)
    return status === 'skipped' || run.status !== 'skipped'
  }
  return runs.findLast(isDecisive) ?? runs.at(-1)
}

/** Returns the reason of a skipped test. */
function skipReason(test: JsonRecord): string | undefined {
  const skips = recordsOf(test.annotations).filter(({ type }) => type === 'skip' || type === 'fixme')
  if (test.expectedStatus !== 'skipped' && skips.length === 0) return didNotRun
  const described = skips.find(({ description }) => typeof description === 'string' && description !== '')
  return typeof described?.description === 'string' ? described.description : undefined
}

function describeRun(target: WritableResult | Writable<TestAttempt>, run: JsonRecord, expectedStatus: unknown): void {
  const duration = durationOfJson(run.duration)
  if (duration !== undefined) target.duration = duration
  const timestamp = timestampOfJson(run.startTime)
  if (timestamp !== undefined) target.timestamp = timestamp
  const stdout = playwrightOutput(run.stdout)
  if (stdout !== undefined) target.stdout = stdout
  const stderr = playwrightOutput(run.stderr)
  if (stderr !== undefined) target.stderr = stderr
  if (target.status !== 'failed' && target.status !== 'cancelled') return
  const { message, details } = failureOf(run)
  if (message !== undefined) target.message = message
  else if (run.status === 'passed' && expectedStatus === 'failed') target.message = 'Expected to fail, but passed.'
  if (details !== undefined) target.details = details
}

/** Returns the other attempts. Skipped ones were not started. */
function attemptsBefore(runs: readonly JsonRecord[], own: JsonRecord | undefined, { expectedStatus }: JsonRecord): TestAttempt[] {
  const attempts: TestAttempt[] = []
  for (const run of runs) {
    if (run === own || run.status === 'skipped' || attempts.length === recordLimits.attempts) continue
    const status = wasInterrupted(run) ? 'cancelled' : run.status === expectedStatus ? 'successful' : 'failed'
    const attempt: Writable<TestAttempt> = { status }
    describeRun(attempt, run, expectedStatus)
    Object.assign(attempt, playwrightEvidence(run, attempt.message))
    attempts.push(attempt)
  }
  return attempts
}

/** The annotations that Playwright adds itself. The status shows what they mean. */
const ownAnnotations: ReadonlySet<unknown> = new Set(['skip', 'fixme', 'fail', 'slow', 'serial'])

function metadataOf(project: string, test: JsonRecord, own: JsonRecord | undefined): Metadata | undefined {
  let metadata = project === '' ? undefined : addMetadata(undefined, 'project', project)
  const planned = recordsOf(test.annotations)
  // Before Playwright 1.52, the annotations that a test adds are in this list only.
  for (const { type, description } of planned.length > 0 ? planned : recordsOf(own?.annotations)) {
    if (typeof type !== 'string' || type === '' || ownAnnotations.has(type)) continue
    metadata = addMetadata(metadata, type, typeof description === 'string' ? description : '')
  }
  return metadata
}
