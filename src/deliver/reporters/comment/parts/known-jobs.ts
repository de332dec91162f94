import { definedFields } from '../../../../base/defined-fields.js'
import { isListedAs, type JobExecution, type JobExecutions } from '../../../../host/github/job-executions.js'
import type { JobSummary } from '../../../../judge/summary/job-summary.js'
import { noTestCounts } from '../../../../judge/summary/test-counts.js'
import { attemptOf } from './failures-of-attempts.js'
import { joinedNames, listedNames } from './listed-names.js'
import type { Part } from './part.js'
import { readPartName } from './part-name.js'

/** Facts that GitHub knows about the jobs of the run. */
export interface KnownJobs {
  /** Jobs that have not reported. */
  readonly missing: readonly JobSummary[]
  /** Returns the page of a job. */
  readonly urlOf: (job: string) => string | undefined
  /** Whether GitHub lists the jobs. Otherwise, it is not known which of them have run again. */
  readonly isListed: boolean
}

/** The result if GitHub does not list the jobs of the run. */
export const unknownJobs: KnownJobs = { missing: [], urlOf: () => undefined, isListed: false }

/** The parts of a run. */
interface ReportedParts {
  readonly all: readonly Part[]
  /** The parts that count. */
  readonly current: readonly Part[]
}

/**
 * Finds the jobs that are expected to report and have not: the legs of a matrix of which another leg has reported, the jobs that reported in
 * the run before, and the jobs that reported in an earlier attempt and have run again.
 * @param earlier the names of the jobs that reported in the run before
 * @param isUnread returns whether a job has reported and its part cannot be read
 */
export function knownJobs(
  executions: JobExecutions,
  { all, current }: ReportedParts,
  earlier: readonly string[],
  isUnread: (job: string) => boolean = () => false,
): KnownJobs {
  const isExecution = (part: Part) => (name: string) => (executions.get(name)?.attempt ?? 0) <= attemptOf(part.name)
  const reported = new Set(current.flatMap((part) => listedNames(part, executions).filter(isExecution(part))))
  const replaced = all.filter((part) => !current.includes(part))
  const known = new Set(replaced.flatMap((part) => [...listedNames(part, executions), ...joinedNames(part, executions)]))
  // A job that joins the records of a job that runs again will run again after it, and report for all of them.
  const isPending = ({ isJoined, ...part }: Part) => isJoined === true && !current.some((other) => keyOf(other.name) === keyOf(part.name))
  const pending = replaced.filter(isPending)
  const next = new Set(pending.flatMap((part) => listedNames(part, executions).filter(isExecution(part))))
  const joined = new Set([...current, ...pending].flatMap((part) => joinedNames(part, executions)))

  const matrices = new Set([...reported, ...joined].flatMap((name) => matrixOf(name) ?? []))
  const isExpected = (name: string): boolean => {
    const matrix = matrixOf(name)
    return (
      known.has(name) || (matrix !== undefined && matrices.has(matrix)) || earlier.some((job) => isListedAs(name, job)) || isUnread(name)
    )
  }
  const missing = [...executions].flatMap(([name, execution]): readonly JobSummary[] => {
    if (reported.has(name) || joined.has(name) || !isExpected(name)) return []
    return missingJob(execution, ownName(name, all), { hasReported: known.has(name), isNext: next.has(name) })
  })
  return {
    missing,
    urlOf: (name) => (executions.get(name) ?? [...executions].find(([listed]) => isListedAs(listed, name))?.[1])?.job.url,
    isListed: true,
  }
}

const keyOf = (name: string): string | undefined => readPartName(name)?.key

/** Returns the part of a job's name before the values of its matrix. */
function matrixOf(name: string): string | undefined {
  const start = name.indexOf(' (')
  return start > 0 && name.endsWith(')') ? name.slice(0, start) : undefined
}

/** Leaves out the calling job if parts do so. */
function ownName(shown: string, parts: readonly Part[]): string {
  for (const { job, shownName = job } of parts) {
    const prefix = shownName.endsWith(` / ${job}`) ? shownName.slice(0, -job.length) : ''
    if (prefix !== '' && shown.startsWith(prefix)) return shown.slice(prefix.length)
  }
  return shown
}

/** Facts about a job that has not reported since it ran last. */
interface MissingReport {
  /** Whether it reported in an earlier attempt. */
  readonly hasReported: boolean
  readonly isNext: boolean
}

/** A job that was skipped in all attempts is not missing. */
function missingJob(
  { job: { status, conclusion, url }, attempt, isAlwaysSkipped }: JobExecution,
  name: string,
  { hasReported, isNext }: MissingReport,
): readonly JobSummary[] {
  const facts = { job: name, ...definedFields({ url }), counts: noTestCounts() }
  if (status !== 'completed' || isNext) return [{ ...facts, status: 'running', state: 'waiting' }]
  if (conclusion !== 'skipped') return [{ ...facts, status: conclusion === 'cancelled' ? 'cancelled' : 'unknown', state: 'missing' }]
  return isAlwaysSkipped && !hasReported ? [] : [{ ...facts, status: 'skipped', state: 'skipped', attempt }]
}
