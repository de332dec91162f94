import type { BuildResults, BuildTest } from '../../../../src/judge/history/build-results.js'
import type { Outcome } from '../../../../src/judge/history/test-histories.js'
import { completeResults } from '../../history/build-results-of.js'
import { causeId } from './cause-ids.js'
import type { Profile } from './profile.js'
import { rates } from './profile.js'
import type { Random } from './random.js'
import { type Break, type Edits, type NamedTest, type Repository, type SimulatedTest, suitePath, weakCauses } from './repository.js'
import type { Weather } from './weather.js'

/** Why a test failed. Only the simulation knows. */
export type Reason = 'change' | 'parent' | 'base' | 'flaky' | 'outage' | 'hiccup'

/** A version of the code to test. */
export interface Tree {
  /** The commit of the base branch that it contains. */
  readonly base: number
  readonly edits: Edits
  /** The edits of the change itself, without the edits of the pull request that it is based on. */
  readonly ownEdits: Edits
  /** The modules whose tests run; undefined for all. */
  readonly modules: ReadonlySet<number> | undefined
}

/** The result of a test in a job. */
export interface TestResult {
  readonly named: NamedTest
  readonly outcome: Exclude<Outcome, '-'>
  /** If it failed. */
  readonly reason?: Reason
  /** The id of the cause, if it failed or passed after a retry. */
  readonly cause?: string | undefined
  /** Whether it passed only when its job was run again, or failed in each of several attempts. */
  readonly isRepeated?: true | undefined
}

/** The results of a job, in the order in which the tests ran. */
export interface Execution {
  readonly job: number
  readonly results: readonly TestResult[]
  /** Those of failed tests. */
  readonly failures: readonly TestResult[]
  readonly isIncomplete: boolean
}

/** How a job ends before its last test. */
export interface Interruption {
  /** The share of the tests that have results. */
  readonly share: number
  readonly isHidden: boolean
}

export interface ExecutionInput {
  readonly tree: Tree
  readonly job: number
  readonly minute: number
  readonly interruption: Interruption | undefined
}

/** Makes a function that runs the tests of a job. */
export function createRunner(profile: Profile, repository: Repository, weather: Weather, random: Random) {
  /** By named tests. Nearly all results are the same objects in each build. */
  const passed: TestResult[] = []
  function passedResult(named: NamedTest): TestResult {
    const result = passed[named.index] ?? { named, outcome: 'P' }
    passed[named.index] = result
    return result
  }

  function causeOf({ hasCause, hasUnstableCause }: SimulatedTest, cause: string): string | undefined {
    if (!hasCause) return undefined
    if (hasUnstableCause) return causeId('', `unstable ${random.next()}`)
    return isSplit(cause) ? causeId('', `${cause} ${random.next()}`) : cause
  }

  function causeOfBreak(test: SimulatedTest, { number, text, looksLikeFlake }: Break, minute: number): string {
    const flaky = looksLikeFlake ? weather.flakinessOf(test.index, minute) : undefined
    if (flaky !== undefined) return flaky.causes[0]
    if (text === 'environment') return causeId('e', `service ${(number % 3) + 1}`)
    if (text === 'weak') return weakCauses(test.suite)[number % 2] ?? ''
    return causeId('', text === 'shared' ? `break ${number}` : `break ${number} of ${test.index}`)
  }

  const causeOfHiccup = (suite: number): string =>
    random.chance(0.5) ? causeId('e', `memory ${random.between(1, 2)}`) : random.pick(weakCauses(suite))

  const fail = (named: NamedTest, reason: Reason, cause: string | undefined): TestResult => ({
    named,
    outcome: 'F',
    reason,
    cause,
    ...(profile.hasRetries && { isRepeated: true }),
  })

  function runTest(test: SimulatedTest, { tree, job, minute }: ExecutionInput, isOutage: boolean): TestResult | undefined {
    const state = repository.stateWith(test.index, tree.base, tree.edits)
    if (!state.exists) return undefined
    const named = repository.nameTest(
      test,
      test.volatile === undefined ? state.name : volatileName(state.name, test.volatile, minute, random),
    )
    if (state.isSkipped) return { named, outcome: 'S' }
    const { broken } = state
    if (broken !== undefined && (broken.job === undefined || broken.job === job)) {
      return fail(named, reasonOf(test, tree), causeOf(test, causeOfBreak(test, broken, minute)))
    }
    if (isOutage && test.needsService && random.chance(0.95)) {
      return fail(named, 'outage', causeOf(test, causeId('e', 'service 1')))
    }
    const flakiness = weather.flakinessOf(test.index, minute)
    const isFlake = flakiness !== undefined && random.chance(flakiness.rate)
    if (isFlake || random.chance(rates.hiccup)) {
      const usual = isFlake ? random.pick(flakiness.causes) : causeOfHiccup(test.suite)
      const cause = causeOf(test, isFlake && random.chance(rates.flakyCauseIsNew) ? causeId('', `chance ${random.next()}`) : usual)
      if (profile.hasRetries && !random.chance(rates.flakyRetryFails)) return { named, outcome: 'f', cause }
      return fail(named, isFlake ? 'flaky' : 'hiccup', cause)
    }
    return passedResult(named)
  }

  return (input: ExecutionInput): Execution => {
    const { tree, job, minute, interruption } = input
    const { base, modules } = tree
    const isOutage = weather.isOutage(minute)
    const runs = (suite: number): boolean =>
      (modules === undefined || modules.has(repository.moduleOf(suite))) && (repository.shardOf(suite, base) ?? job) === job
    const runsSuite = Array.from({ length: repository.suites }, (_, suite) => runs(suite))
    const chosen = repository.inOrder().filter(({ suite }) => runsSuite[suite])
    const results: TestResult[] = []
    for (const test of chosen.slice(0, Math.round(chosen.length * (interruption?.share ?? 1)))) {
      const result = runTest(test, input, isOutage)
      if (result !== undefined) results.push(result)
    }
    return { job, results, failures: results.filter(isFailure), isIncomplete: interruption !== undefined && !interruption.isHidden }
  }
}

/** The id of a cause is a function of its text, so some texts always vary and the others never do. */
const isSplit = (cause: string): boolean => Number.parseInt(cause.slice(-4), 16) < rates.splitsCause * 0x1_00_00

const isFailure = ({ outcome }: TestResult): boolean => outcome === 'F'

function reasonOf({ index }: SimulatedTest, { edits, ownEdits }: Tree): Reason {
  if (ownEdits.get(index)?.broken !== undefined) return 'change'
  return edits.get(index)?.broken === undefined ? 'base' : 'parent'
}

const syllables = ['ba', 'do', 'fe', 'gi', 'ka', 'lu', 'me', 'no', 'ri', 'so', 'ta', 'vu']

function volatileName(name: string, part: NonNullable<SimulatedTest['volatile']>, minute: number, random: Random): string {
  switch (part) {
    case 'number':
      return `${name} for order ${random.between(10_000, 99_999)}`
    case 'date':
      return `${name} on ${new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString().slice(0, 10)}`
    case 'id':
      return `${name} for ${hexadecimal(8, random)}-${hexadecimal(4, random)}-4${hexadecimal(3, random)}-a${hexadecimal(3, random)}-${hexadecimal(12, random)}`
    case 'words':
      return `${name} for ${Array.from({ length: 6 }, () => random.pick(syllables)).join('')}`
  }
}

const hexadecimal = (length: number, random: Random): string => Array.from({ length }, () => random.between(0, 15).toString(16)).join('')

/** Returns the results of a job that ran again after some of its tests had failed: a test that failed and passes now is flaky. */
export function unite(earlier: Execution, again: Execution): Execution {
  const failed = new Map(earlier.failures.map((failure) => [failure.named, failure]))
  const results = again.results.map((result): TestResult => {
    const before = failed.get(result.named)
    if (before === undefined || result.outcome === 'S') return result
    if (result.outcome === 'F') return { ...result, isRepeated: true }
    return { named: result.named, outcome: 'f', cause: before.cause, isRepeated: true }
  })
  return { ...again, results, failures: results.filter(isFailure) }
}

/** Makes a function that returns the results of jobs as a report reads them. */
export function createReporter(nameOfJob: (job: number) => string | undefined): (executions: readonly Execution[]) => BuildResults {
  /** By jobs and named tests. Nearly all results are the same objects in each build. */
  const passed = new Map<number, Map<number, BuildTest>>()
  const report = ({ named, outcome, cause, isRepeated }: TestResult, job: string | undefined): BuildTest => ({
    id: named.id,
    name: named.name,
    suite: suitePath(named.test.suite),
    outcome,
    ...(job !== undefined && { job }),
    ...(cause !== undefined && { cause }),
    ...(isRepeated && { isRepeated }),
  })
  return (executions) => {
    const rows = executions.flatMap(({ job, results }) => {
      const name = nameOfJob(job)
      const passedInJob = passed.get(job) ?? new Map<number, BuildTest>()
      passed.set(job, passedInJob)
      return results.map((result): BuildTest => {
        const known = result.outcome === 'P' ? passedInJob.get(result.named.index) : undefined
        const row = known ?? report(result, name)
        if (result.outcome === 'P') passedInJob.set(result.named.index, row)
        return row
      })
    })
    return { ...completeResults(rows), isIncomplete: executions.some(({ isIncomplete }) => isIncomplete) }
  }
}
