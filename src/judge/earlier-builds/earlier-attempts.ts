import { setImmediate } from 'node:timers/promises'
import { formatCount } from '../../base/text/counts.js'
import { displayLine } from '../../base/text/display-text.js'
import { excerpt } from '../../base/text/excerpt.js'
import { wordList } from '../../base/text/word-list.js'
import { hasRunAgain, type JobExecutions } from '../../host/github/job-executions.js'
import { type MatchedFile, type MatchOptions, matchFiles } from '../../read/collect/match-files.js'
import { readFirstRecord } from '../../records/first-record.js'
import type { Problem } from '../../records/problem.js'
import { createRecordsReader } from '../../records/read-records.js'
import type { RecordedTest, Recorder } from '../../records/recorder.js'
import { createFailedAttempts, type FailedAttempts, maximumAttempts } from './failed-attempts.js'
import { jobAttempt } from './job-attempt.js'
import { passedAgain } from './repeated-job.js'
import { createTestKeys, type TestOwner } from './test-keys.js'

/** How much of the name of a job is shown, in UTF-16 units. */
const maximumName = 200

/** The attempts of jobs before the newest ones. */
export interface EarlierAttempts {
  /** Their records files, whose tests do not count. */
  readonly files: readonly EarlierFile[]
  readonly problems: readonly Problem[]
  /**
   * Adds attempts to jobs, and marks those that may have run again since they left their records.
   * @param maximumLength the length at which the names of these jobs are cut
   */
  withStates<Job extends NamedJob>(jobs: readonly Job[], maximumLength: number): readonly (Job & AttemptFacts)[]
  /** Returns a recorder that passes everything on, and adds the earlier attempts to each test. */
  addTo(recorder: Recorder): Recorder
}

/** The result if no job ran again. */
export const noEarlierAttempts: EarlierAttempts = {
  files: [],
  problems: [],
  withStates: (jobs) => jobs,
  addTo: (recorder) => recorder,
}

interface NamedJob {
  readonly job?: string
}

interface AttemptFacts {
  readonly attempt?: number
  readonly state?: 'earlier'
}

interface EarlierFile {
  readonly path: string
  /** With forward slashes. */
  readonly absolutePath: string
  readonly because: string
}

/** The files to read. */
export interface EarlierAttemptsOptions extends MatchOptions {
  readonly signal?: AbortSignal | undefined
  /** Returns a value without secrets. Called before texts are shortened. */
  readonly mask: <Value>(value: Value) => Value
  /** The own run, if it runs again on GitHub. */
  readonly rerun?: Rerun | undefined
}

/** A run of GitHub after its first attempt. */
export interface Rerun {
  /** The id of the run. */
  readonly run: string
  readonly attempt: number
  /** Returns the newest executions of its jobs. Undefined if GitHub does not list them. */
  readonly readExecutions: () => Promise<JobExecutions | undefined>
}

/**
 * Finds the records files of jobs that ran again later, and reads which of their tests were not successful. Reads only the front of each
 * file, but the files of earlier attempts completely.
 * @throws UserError if a pattern is invalid; the signal's reason
 */
export async function readEarlierAttempts({ signal, mask, rerun, ...options }: EarlierAttemptsOptions): Promise<EarlierAttempts> {
  const attempts = await findAttempts(matchFiles(options).files, rerun)
  const newest = new Map<number, number>()
  for (const { group, attempt } of attempts) newest.set(group, Math.max(attempt, newest.get(group) ?? 0))
  const isNewest = ({ group, attempt }: FileAttempt) => attempt === newest.get(group)

  const failed = createFailedAttempts()
  const read = createFailureReader({ add: (key, test) => failed.add(key, mask(test)) })
  const files: EarlierFile[] = []
  for (const earlier of attempts.filter((found) => !isNewest(found)).sort((a, b) => a.attempt - b.attempt)) {
    // Signals are handled only between tasks of the event loop.
    await setImmediate()
    signal?.throwIfAborted()
    if (await read(earlier)) files.push(earlierFile(earlier, mask(earlier.job)))
  }
  const replaced = await replacedAttempts(attempts.filter(isNewest), rerun, mask)
  files.push(...replaced.files)
  if (files.length === 0 && replaced.problems.length === 0) return noEarlierAttempts
  const owners = new Map(attempts.filter(isNewest).map((found) => [found.file.path, found]))
  return {
    files,
    withStates: replaced.withStates,
    problems: [...replaced.problems, ...problemsOf(failed)],
    addTo: (recorder) => withFailedAttempts(recorder, failed, owners),
  }
}

/** The attempt of a job that wrote a records file. */
interface FileAttempt extends TestOwner {
  readonly run: string
  readonly attempt: number
  readonly file: MatchedFile
}

/**
 * Finds the files of jobs that have run again and left no records since. They do not count, and their results are missing.
 * @param newest the files of the newest attempts that left records
 */
async function replacedAttempts(
  newest: readonly FileAttempt[],
  rerun: Rerun | undefined,
  mask: EarlierAttemptsOptions['mask'],
): Promise<Pick<EarlierAttempts, 'files' | 'problems' | 'withStates'>> {
  const older = rerun === undefined ? [] : newest.filter(({ run, attempt }) => run === rerun.run && attempt < rerun.attempt)
  if (rerun === undefined || older.length === 0) return noEarlierAttempts
  const executions = await rerun.readExecutions()
  if (executions === undefined) {
    const unconfirmed = mask(older.map(({ job, attempt }) => ({ job, attempt })))
    return { files: [], problems: [unknownProblem(unconfirmed, rerun)], withStates: statesOf(unconfirmed, rerun) }
  }
  const replaced = older.filter(({ job, attempt }) => hasRunAgain(job, attempt, executions))
  return {
    ...noEarlierAttempts,
    files: replaced.map(({ file: { path, absolutePath }, job }) => ({
      path,
      absolutePath,
      because: `records of the job ${shownJob(mask(job))}, which has run again`,
    })),
    problems: [...new Set(replaced.map(({ job }) => mask(job)))].map((job) => ({
      severity: 'error',
      kind: 'incomplete',
      message: `The job ${shownJob(job)} has run again, and has left no records since. Its earlier results do not count.`,
    })),
  }
}

/** The job of records, and the attempt that wrote them. */
type UnconfirmedJob = Pick<FileAttempt, 'job' | 'attempt'>

const statesOf = (unconfirmed: readonly UnconfirmedJob[], { attempt: newest }: Rerun): EarlierAttempts['withStates'] => {
  return (jobs, maximumLength) => {
    const attempts = new Map(unconfirmed.map(({ job, attempt }) => [excerpt(job, maximumLength), attempt]))
    return jobs.map((job) => {
      const attempt = attempts.get(job.job ?? '')
      return attempt === undefined ? { ...job, attempt: newest } : { ...job, attempt, state: 'earlier' }
    })
  }
}

const maximumNamed = 10

/** States which jobs may have run again. */
function unknownProblem(older: readonly UnconfirmedJob[], { attempt }: Rerun): Problem {
  const names = [...new Set(older.map((found) => `${shownJob(found.job)} (attempt ${found.attempt})`))]
  const more = names.length - maximumNamed
  const shown = wordList([...names.slice(0, maximumNamed), ...(more > 0 ? [`${formatCount(more)} more`] : [])])
  const message = `This is attempt ${attempt}; these jobs reported in an earlier attempt: ${shown}. Whether they have run again is known only with the permission "actions: read".`
  return { severity: 'warning', message }
}

const shownJob = (job: string): string => displayLine(excerpt(job, maximumName))

async function findAttempts(files: readonly MatchedFile[], rerun: Rerun | undefined): Promise<readonly FileAttempt[]> {
  const found: FileAttempt[] = []
  const groups = new Map<string, number>()
  if (files.length < 2 && rerun === undefined) return found
  for (const file of files) {
    const record = isExcludable(file) ? await readFirstRecord(file.absolutePath) : undefined
    const attempt = record && jobAttempt(record)
    if (attempt === undefined) continue
    const group = groups.get(attempt.group) ?? groups.size
    groups.set(attempt.group, group)
    found.push({ ...attempt, group, file })
  }
  return found
}

const earlierFile = ({ file: { path, absolutePath } }: FileAttempt, job: string): EarlierFile => {
  return { path, absolutePath, because: `an earlier attempt of the job ${shownJob(job)}` }
}

/** Returns whether a path can be an exclusion pattern, which has no line ends and no spaces at its ends. */
const isExcludable = ({ absolutePath }: MatchedFile) => !/[\r\n]|^\s|\s$/.test(absolutePath)

/** Makes a function that reads the unsuccessful tests of a file, and returns whether it could. */
function createFailureReader(failed: Pick<FailedAttempts, 'add'>): (attempt: FileAttempt) => Promise<boolean> {
  const reader = createRecordsReader()
  const keys = createTestKeys()
  const recorder = {
    test(test: RecordedTest) {
      const key = keys.next(test)
      if (test.status !== 'successful' && test.status !== 'skipped') failed.add(key, test)
    },
    record() {},
  }
  return async (attempt) => {
    keys.begin(attempt)
    try {
      await reader.read(attempt.file.absolutePath, attempt.file.path, recorder)
      return true
    } catch {
      // The file then counts like the only attempt, and is reported as unreadable.
      return false
    }
  }
}

function problemsOf(failed: FailedAttempts): readonly Problem[] {
  const leftOut = failed.leftOut()
  if (leftOut === 0) return []
  const message = `The report includes the first ${formatCount(maximumAttempts)} tests that failed in earlier attempts, and leaves out ${formatCount(leftOut)}.`
  return [{ severity: 'warning', message }]
}

function withFailedAttempts(next: Recorder, failed: FailedAttempts, owners: ReadonlyMap<string, FileAttempt>): Recorder {
  const keys = createTestKeys()
  let owner: FileAttempt | undefined
  return {
    ...next,
    beginFile(file) {
      owner = owners.get(file.path)
      if (owner !== undefined) keys.begin(owner)
      next.beginFile(file)
    },
    restartFile() {
      if (owner !== undefined) keys.begin(owner)
      next.restartFile()
    },
    test(test) {
      const earlier = owner ? failed.of(keys.next(test)) : undefined
      if (owner === undefined || earlier === undefined) next.test(test)
      else if (test.status === 'successful') next.test(passedAgain(test, earlier, owner.attempt))
      else next.test({ ...test, attempts: [...earlier, ...(test.attempts ?? [])] })
    },
  }
}
