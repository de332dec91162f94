import { historyIdLength, type TestHistories } from '../../../../src/judge/history/test-histories.js'
import { judge } from '../../../../src/judge/verdicts/judge.js'
import type { Judgement, TestedBase } from '../../../../src/judge/verdicts/judgement.js'
import { type BranchHistory, createBranchHistory } from './branch-history.js'
import { createDevelopers } from './developers.js'
import { createRunner, type Execution, type Interruption, type Tree } from './execution.js'
import type { Profile } from './profile.js'
import { rates } from './profile.js'
import { createRandom } from './random.js'
import { createRepository, type Repository } from './repository.js'
import { createWeather, type Weather } from './weather.js'

/** A judged job with everything that an oracle needs. */
export interface JudgedJob {
  readonly repository: Repository
  readonly weather: Weather
  readonly tree: Tree
  readonly leg: number
  readonly execution: Execution
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
  readonly testedBase: TestedBase
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

/** Simulates the builds of a repository, and judges each job at its end. */
export function simulateYear(profile: Profile, seed: number, days: number, observe: (job: JudgedJob) => void): void {
  const random = createRandom(seed)
  const repository = createRepository(profile, random)
  const developers = createDevelopers(profile, repository, random)
  const weather = createWeather(profile, days * dayMinutes, random)
  const run = createRunner(profile, repository, weather, random)
  const legs = Array.from({ length: profile.legs }, (_, leg) => ({ leg, history: createBranchHistory(repository) }))
  let running: Build[] = []
  let runs = 0
  const commitMinutes = [0]

  function begin(start: number, tree: Tree, commit: number | undefined, isBaseKnown = true): void {
    runs += 1
    const end = start + profile.buildMinutes * (0.7 + 0.6 * random.next())
    running.push({ run: runs, start, end, tree, commit, testedBase: baseOf(tree, start, isBaseKnown), isCancelled: false })
  }

  /** The last commit before the first working day has no time. */
  const baseOf = ({ base }: Tree, start: number, isKnown: boolean): TestedBase =>
    isKnown
      ? { commit: commitId(base), timestamp: timeOf(commitMinutes[base] ?? 0) }
      : { commit: commitId(repository.head()), timestamp: timeOf(start), mayBeOlder: true }

  function finishUntil(minute: number): void {
    const finished = running.filter(({ end }) => end <= minute).sort((a, b) => a.end - b.end)
    running = running.filter(({ end }) => end > minute)
    for (const build of finished) for (const { leg, history } of legs) finish(build, leg, history)
  }

  function interruptionOf({ isCancelled, start, end }: Build): Interruption | undefined {
    if (!isCancelled && !random.chance(rates.interrupted)) return undefined
    const share = isCancelled ? (end - start) / profile.buildMinutes : random.next()
    return { share: Math.min(share, 1), isHidden: random.chance(rates.hidesInterruption) }
  }

  function finish(build: Build, leg: number, history: BranchHistory): void {
    if (build.isCancelled && !random.chance(rates.cancelledReports)) return
    const { tree, start, commit } = build
    const execution = run({ tree, leg, minute: (start + build.end) / 2, interruption: interruptionOf(build) })
    if (execution.outcomes.size === 0) return
    const histories = profile.isSharded
      ? withOtherJobs(
          history,
          legs.map((other) => other.history),
        )
      : history.read()
    const judgement = judge({ histories, results: execution.results, base: build.testedBase })
    observe({ repository, weather, tree, leg, execution, histories, base: build.testedBase, judgement })
    if (commit === undefined || random.chance(rates.lostHistory)) return
    const status = execution.reasons.size > 0 ? ('failed' as const) : ('successful' as const)
    const { isIncomplete } = execution.results
    history.append({
      run: build.run,
      build: {
        id: String(build.run),
        commit: commitId(commit),
        ref: 'main',
        timestamp: timeOf(start),
        status,
        ...(isIncomplete && { isIncomplete }),
      },
      outcomes: execution.outcomes,
      causes: execution.causes,
    })
  }

  function mergeAt(minute: number): void {
    const { commit, edits, modules } = developers.merge()
    commitMinutes[commit] = minute
    if (random.chance(rates.hasNoBuild)) return
    for (const build of profile.cancelsBuilds ? running : []) {
      if (build.commit === undefined || build.isCancelled) continue
      build.isCancelled = true
      build.end = minute
    }
    begin(minute, { base: commit - 1, edits, modules: profile.hasPathFilters ? modules : undefined }, commit)
  }

  function pushAt(minute: number): void {
    const { edits, modules, oldBase } = developers.push()
    const base = oldBase ?? repository.head()
    const isBaseKnown = oldBase === undefined || !random.chance(rates.unknownBase)
    begin(minute, { base, edits: new Map(edits), modules: profile.hasPathFilters ? modules : undefined }, undefined, isBaseKnown)
  }

  for (let day = 0; day < days; day += 1) {
    // Two days of seven are free.
    if (day % 7 > 4) continue
    const morning = day * dayMinutes + workStart
    if (profile.hasNightlyBuild) {
      finishUntil(morning - 6 * 60)
      begin(morning - 6 * 60, { base: repository.head(), edits: new Map(), modules: undefined }, repository.head())
    }
    const events = [
      ...arrivals(profile.mergesPerDay).map((minute) => ({ minute, act: mergeAt })),
      ...arrivals(profile.pullRequestRunsPerDay).map((minute) => ({ minute, act: pushAt })),
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
