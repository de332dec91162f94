import type { Status } from '../../../src/records/record.js'
import type { RecordedRun, TestRuns } from '../../../src/server/answers/test-runs.js'
import { firstFullLine } from '../../../src/server/queries/first-line.js'
import { writeRunCursor } from '../../../src/server/queries/run-cursor.js'
import type { RunsParameters } from '../../../src/server/store/queries/runs-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { dayMs } from './entries.js'
import { attemptOf } from './oracle.js'

const textOf = (value: unknown): string => (value === undefined ? '' : String(value))
const knownText = (value: unknown, length?: number): string | undefined => textOf(value).slice(0, length) || undefined

interface ArrivedRun extends RecordedRun {
  readonly arrived: number
}

/** Returns the records of the module of a request. */
export const ofModule = (records: readonly RecordFields[], { org, project, module }: { org: string; project: string; module: string }) =>
  records.filter((record) => record.org === org && record.project === project && record.module === module)

const isBefore = (run: ArrivedRun, { timestamp, arrived }: { timestamp: number; arrived: number }) =>
  run.timestamp < timestamp || (run.timestamp === timestamp && run.arrived < arrived)

/** Computes a page of runs directly from all records, in the order of their arrival. */
export function runsOf(records: readonly RecordFields[], parameters: RunsParameters): TestRuns {
  const { testId, ref, status, flaky, cause, fromTs, toTs, limit = 50, after } = parameters
  const own = ofModule(records, parameters)
  const all = own
    .flatMap((record, index) => (record.kind === 'test' ? [runOf(own, record, index)] : []))
    .filter((run) => run.timestamp >= fromTs && run.timestamp < toTs)
    .filter((run) => testId === undefined || run.testId === testId)
    .filter((run) => ref === undefined || run.ref === ref)
    .filter((run) => status === undefined || (status as readonly string[]).includes(run.status))
    .filter((run) => flaky === undefined || run.flaky === flaky)
    .filter((run) => cause === undefined || run.cause === cause)
    .filter((run) => after === undefined || isBefore(run, after))
    .sort((one, other) => other.timestamp - one.timestamp || other.arrived - one.arrived)
  const page = all.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = all.length > limit && last !== undefined ? writeRunCursor({ ...last, tie: 0, fromTs }) : undefined
  return { runs: page.map(({ arrived: _, ...run }) => run), nextCursor }
}

function runOf(own: readonly RecordFields[], record: RecordFields, index: number): ArrivedRun {
  const { build = '', job = '', pipeline } = record as { readonly build?: string; readonly job?: string; readonly pipeline?: string }
  const place = attemptOf(record as never)
  const isNear = ({ timestamp }: RecordFields) =>
    Number(timestamp) >= Number(record.timestamp) - 7 * dayMs && Number(timestamp) <= Number(record.timestamp) + 35 * dayMs
  const isOfSameRun = (other: RecordFields) =>
    other.kind === 'test' && other.job === job && other.pipeline === pipeline && attemptOf(other as never).run === place.run
  const builds = own.filter((other) => other.kind === 'build' && other.build === build)
  const factOf = (field: string) =>
    builds
      .map((other) => textOf(other[field]))
      .sort()
      .at(-1) ?? ''
  const page = own.find(
    (other) => other.kind === 'job' && other.build === build && (other.name ?? other.id) === job && other.url !== undefined,
  )
  const attempts = (record.attempts ?? []) as readonly Record<string, unknown>[]
  return {
    timestamp: Number(record.timestamp),
    arrived: index + 1,
    testId: textOf(record.id),
    name: textOf(record.name),
    suite: (record.suite ?? []) as readonly string[],
    status: record.status as Status,
    flaky: record.flaky === true,
    duration: record.duration as number | undefined,
    pipeline: textOf(pipeline),
    build,
    ref: textOf(record.ref),
    job,
    message: knownText(record.message, 2000),
    details: knownText(record.details, 8000),
    cause: knownText(record.cause),
    file: knownText(record.file),
    line: record.line as number | undefined,
    tags: (record.tags ?? []) as readonly string[],
    attemptCount: attempts.length,
    attempts: attempts.slice(0, 5).map(({ status, duration, message, details }) => ({
      status: status as Status,
      duration: duration as number | undefined,
      message: knownText(message, 1000),
      details: knownText(details, 4000),
    })),
    commit: knownText(factOf('commit')),
    branch: knownText(factOf('branch')),
    pullRequest: knownText(factOf('pullRequest')),
    commitMessage: firstFullLine(factOf('commitMessage').slice(0, 300)),
    author: firstFullLine(factOf('author').slice(0, 300)),
    url: knownText(page?.url) ?? knownText(factOf('url')),
    superseded: job !== '' && own.some((other) => isNear(other) && isOfSameRun(other) && attemptOf(other as never).attempt > place.attempt),
  }
}
