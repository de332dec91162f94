import type { BuildResults } from '../../../../src/judge/history/build-results.js'
import { historyIdLength, type TestHistories } from '../../../../src/judge/history/test-histories.js'
import { judge } from '../../../../src/judge/verdicts/judge.js'
import type { Judgement, TestedBase } from '../../../../src/judge/verdicts/judgement.js'
import type { VerdictKind } from '../../../../src/judge/verdicts/verdict.js'
import { type BranchHistory, createBranchHistory } from './branch-history.js'
import { createDevelopers, type Push } from './developers.js'
import { createReporter, createRunner, type Execution, type Interruption, type TestResult, type Tree, unite } from './execution.js'
import { createParentEvidence, type ParentEvidence } from './parent-evidence.js'
import type { Profile } from './profile.js'
import { rates } from './profile.js'
import { createPushFailures, type PushFailures } from './push-failures.js'
import { createRandom } from './random.js'
import { createRepository, type Repository } from './repository.js'
import { createWeather } from './weather.js'

/** A judged job of a pull request with everything that an oracle needs. */
export interface JudgedJob {
  readonly repository: Repository
  readonly tree: Tree
  readonly push: Push
  readonly attempt: 1 | 2
  readonly execution: Execution
  /** Undefined if a report covers only this job. */
  readonly nameOfJob: string | undefined
  readonly histories: TestHistories
  readonly base: TestedBase
  readonly judgement: Judgement
}

/** A build that has started. */
interface Build {
  readonly run: number
  readonly start: number
  end: number
  readonly tree: Tree
  /** The commit of the base branch that it tests; undefined for a pull request. */
  readonly commit: number | undefined
  /** The push that it tests; undefined for the base branch. */
  readonly push: Push | undefined
  readonly testedBase: TestedBase
  readonly jobs: readonly number[]
  /** The results of its first attempt, by jobs. Empty in the first attempt. */
  readonly earlier: readonly Execution[]
  /** Whether a later push cancelled it. */
  isCancelled: boolean
}

const dayMinutes = 24 * 60
/** Work begins at 8 and ends at 18 o'clock. */
const workStart = 8 * 60
const workMinutes = 10 * 60
const epoch = Date.UTC(2026, 0, 1)
const timeOf = (minute: number): number => epoch + Math.round(minute * 60_000)
const commitId = (commit: number): string => `commit-${commit}`

/** The length of a simulation in days. Before `firstDay`, the branch only collects its history. */
export interface Period {
  readonly firstDay: number
  readonly days: number
}

/** Simulates the builds of a repository, and judges each job of a pull request at its end. */
export function simulateWorld(profile: Profile, seed: number, { firstDay, days }: Period, observe: (job: JudgedJob) => void): void {
  const random = createRandom(seed)
  const repository = createRepository(profile, random)
  const developers = createDevelopers(profile, repository, random)
  const weather = createWeather(profile, repository, days * dayMinutes, random)
  const run = createRunner(profile, repository, weather, random)
  const isGathered = profile.distribution === 'gathered matrix'
  const nameOfJob = (job: number): string | undefined => (isGathered ? `test (${job})` : undefined)
  const report = createReporter(nameOfJob)
  const pushFailures = createPushFailures()
  const evidence = createParentEvidence()
  const allJobs = Array.from({ length: profile.jobs }, (_, job) => job)
  const gathered = createBranchHistory(repository, nameOfJob)
  const histories = allJobs.map(() => (isGathered ? gathered : createBranchHistory(repository, nameOfJob)))
  let running: Build[] = []
  let runs = 0
  const commitMinutes = [0]

  function begin(start: number, build: Pick<Build, 'tree' | 'commit' | 'push' | 'testedBase'>): void {
    runs += 1
    running.push({ ...build, run: runs, start, end: endOf(start), jobs: allJobs, earlier: [], isCancelled: false })
  }

  const endOf = (start: number): number => start + profile.buildMinutes * (0.7 + 0.6 * random.next())

  function runAgain(build: Build, earlier: readonly Execution[], failed: readonly Execution[]): void {
    const start = build.end + random.exponential(rates.minutesUntilRunAgain)
    running.push({ ...build, start, end: endOf(start), jobs: failed.map(({ job }) => job), earlier, isCancelled: false })
  }

  /** The last commit before the first working day has no time. */
  const baseOf = (base: number): TestedBase => ({ commit: commitId(base), timestamp: timeOf(commitMinutes[base] ?? 0) })

  function finishUntil(minute: number): void {
    for (;;) {
      const finished = running.filter(({ end }) => end <= minute).sort((a, b) => a.end - b.end)
      if (finished.length === 0) return
      running = running.filter(({ end }) => end > minute)
      for (const build of finished) finish(build)
    }
  }

  function interruptionOf({ isCancelled, start, end }: Build): Interruption | undefined {
    if (!isCancelled && !random.chance(rates.interrupted)) return undefined
    const share = isCancelled ? (end - start) / profile.buildMinutes : random.next()
    return { share: Math.min(share, 1), isHidden: random.chance(rates.hidesInterruption) }
  }

  function finish(build: Build): void {
    const { tree, start, end, jobs, earlier, commit, push } = build
    const executions = jobs.flatMap((job): readonly Execution[] => {
      if (build.isCancelled && !random.chance(rates.cancelledReports)) return []
      const execution = run({ tree, job, minute: (start + end) / 2, interruption: interruptionOf(build) })
      const before = earlier.find((other) => other.job === job)
      return execution.results.length === 0 ? [] : [before === undefined ? execution : unite(before, execution)]
    })
    if (executions.length === 0) return
    if (push !== undefined) judgePush(build, push, executions)
    else if (commit !== undefined) addToHistory(build, commit, executions)
  }

  const hasFailed = ({ failures }: Execution): boolean => failures.length > 0

  function addToHistory(build: Build, commit: number, executions: readonly Execution[]): void {
    const { run: id, start, earlier, isCancelled } = build
    const merged = [...earlier.filter(({ job }) => executions.every((again) => again.job !== job)), ...executions]
    const append = (history: BranchHistory, own: readonly Execution[]): void => {
      if (own.length === 0 || random.chance(rates.lostBuild)) return
      history.append({
        run: id,
        build: {
          id: String(id),
          commit: commitId(commit),
          ref: 'main',
          timestamp: timeOf(start),
          status: own.some(hasFailed) ? 'failed' : 'successful',
          ...(own.some(({ isIncomplete }) => isIncomplete) && { isIncomplete: true as const }),
        },
        executions: own,
      })
    }
    if (isGathered) append(gathered, merged)
    else for (const execution of executions) append(histories[execution.job] ?? gathered, [execution])
    const failed = executions.filter(hasFailed)
    if (earlier.length === 0 && !isCancelled && failed.length > 0 && random.chance(rates.runsAgain)) runAgain(build, executions, failed)
  }

  function judgePush(build: Build, push: Push, executions: readonly Execution[]): void {
    const { earlier } = build
    const merged = [...earlier.filter(({ job }) => executions.every((again) => again.job !== job)), ...executions]
    const attempt = earlier.length === 0 ? 1 : 2
    const isObserved = build.start >= firstDay * dayMinutes
    const alarmed: Execution[] = []
    // A gathering job judges all results at once, with the results of jobs that did not run again.
    for (const reported of isGathered ? [merged] : executions.map((execution) => [execution])) {
      const histories = historiesOf(reported)
      const judgement = judgeResults({ histories, results: report(reported), base: build.testedBase, push, pushFailures, evidence })
      for (const execution of reported) {
        if (!executions.includes(execution)) continue
        const job = {
          repository,
          tree: build.tree,
          push,
          attempt,
          execution,
          nameOfJob: nameOfJob(execution.job),
          histories,
          judgement,
        } as const
        if (isObserved) observe({ ...job, base: build.testedBase })
        evidence.add(
          push,
          execution.failures.filter((failure) => kindOf(job, failure) !== 'known'),
        )
        if (showsNew(job)) alarmed.push(execution)
      }
    }
    // Developers run some of the failed jobs again. To measure what that would change, all others run again too, but leave no trace.
    const leavesTrace = attempt === 1 || random.chance(rates.runsAgain)
    if (leavesTrace) pushFailures.add(push, merged)
    if (attempt === 1 && alarmed.length > 0) runAgain(build, executions, alarmed)
  }

  function historiesOf([execution]: readonly Execution[]): TestHistories {
    const own = histories[execution?.job ?? 0] ?? gathered
    return profile.distribution === 'shards' ? withOtherJobs(own, histories) : own.read()
  }

  function mergeAt(minute: number): void {
    const { commit, edits, modules } = developers.merge()
    commitMinutes[commit] = minute
    if (random.chance(rates.hasNoBuild)) return
    cancel(minute, (build) => build.commit !== undefined)
    const tree = { base: commit - 1, edits, ownEdits: edits, modules: profile.hasPathFilters ? modules : undefined }
    begin(minute, { tree, commit, push: undefined, testedBase: {} })
  }

  function pushAt(minute: number): void {
    for (const push of developers.push()) {
      const { base, edits, allEdits, request } = push
      cancel(minute, (build) => build.push?.request === request)
      const isBaseKnown = !request.testsBranch || !random.chance(rates.unknownBase)
      const testedBase = isBaseKnown
        ? baseOf(base)
        : { commit: commitId(repository.head()), timestamp: timeOf(minute), mayBeOlder: true as const }
      const tree = { base, edits: allEdits, ownEdits: edits, modules: profile.hasPathFilters ? request.modules : undefined }
      begin(minute, { tree, commit: undefined, push, testedBase })
    }
  }

  function cancel(minute: number, isReplaced: (build: Build) => boolean): void {
    for (const build of profile.cancelsBuilds ? running : []) {
      const isMeasured = build.push !== undefined && build.earlier.length > 0
      if (!isReplaced(build) || build.isCancelled || build.start > minute || isMeasured) continue
      build.isCancelled = true
      build.end = minute
    }
  }

  for (let day = 0; day < days; day += 1) {
    for (const history of new Set(histories)) if (random.chance(rates.lostHistory)) history.clear()
    // Two days of seven are free.
    if (day % 7 > 4) continue
    const morning = day * dayMinutes + workStart
    if (profile.hasNightlyBuild) {
      finishUntil(morning - 6 * 60)
      const edits = new Map()
      const tree = { base: repository.head(), edits, ownEdits: edits, modules: undefined }
      begin(morning - 6 * 60, { tree, commit: repository.head(), push: undefined, testedBase: {} })
    }
    const events = [
      ...arrivals(profile.mergesPerDay).map((minute) => ({ minute, act: mergeAt })),
      ...arrivals(profile.pushesPerDay).map((minute) => ({ minute, act: pushAt })),
    ].sort((a, b) => a.minute - b.minute)
    for (const { minute, act } of events) {
      finishUntil(morning + minute)
      act(morning + minute)
    }
  }
  finishUntil(Number.POSITIVE_INFINITY)

  function arrivals(perDay: number): readonly number[] {
    const minutes: number[] = []
    let minute = random.exponential(workMinutes / perDay)
    while (minute < workMinutes) {
      minutes.push(minute)
      minute += random.exponential(workMinutes / perDay)
    }
    return minutes
  }
}

/** The results of a pull request to judge, and what the run knows of its past. */
interface JudgedResults {
  readonly histories: TestHistories
  readonly results: BuildResults
  readonly base: TestedBase
  readonly push: Push
  readonly pushFailures: PushFailures
  readonly evidence: ParentEvidence
}

/** The only place that calls the rules. */
function judgeResults({ histories, results, base, push, pushFailures, evidence }: JudgedResults): Judgement {
  const ofPullRequest = {
    pushes: (id: string, cause: string | undefined) => pushFailures.count(push, id, cause),
    failsInParent: (id: string, cause: string | undefined) => evidence.find(push, id, cause),
  }
  return judge({ histories, results, base, ...ofPullRequest })
}

/** Returns the verdict on a failure of a job. */
export const kindOf = ({ judgement, nameOfJob }: Pick<JudgedJob, 'judgement' | 'nameOfJob'>, { named, cause }: TestResult): VerdictKind =>
  judgement.verdictOf(named.id, cause, nameOfJob === undefined ? [] : [nameOfJob]).kind

/** Returns whether a verdict blames the change. */
export const isNew = (kind: VerdictKind): boolean => kind === 'new' || kind === 'unseen'

/** Returns whether a job reports a failure as new. */
export const showsNew = (job: Pick<JudgedJob, 'execution' | 'judgement' | 'nameOfJob'>): boolean =>
  job.execution.failures.some((failure) => isNew(kindOf(job, failure)))

/** A test that its job does not know is looked up in the other jobs, because shards move. */
function withOtherJobs(own: BranchHistory, all: readonly BranchHistory[]): TestHistories {
  const histories = own.read()
  return {
    ...histories,
    find(id) {
      const row = histories.find(id)
      if (row !== undefined) return row
      for (const other of all) {
        const moved = other === own ? undefined : other.read().find(id.slice(0, historyIdLength))
        if (moved !== undefined)
          return { ...moved, results: moved.results.slice(-histories.builds.length).padStart(histories.builds.length, '-') }
      }
      return undefined
    },
  }
}
