import type { BuildResults, BuildTest } from '../../../../src/judge/history/build-results.js'
import type { Outcome } from '../../../../src/judge/history/test-histories.js'
import { completeResults } from '../../history/build-results-of.js'
import type { Profile } from './profile.js'
import { rates } from './profile.js'
import type { Random } from './random.js'
import { type Edits, type Repository, type SimulatedTest, suitePath } from './repository.js'
import type { Weather } from './weather.js'

/** Why a test failed. Only the simulation knows. */
export type Reason = 'change' | 'base' | 'flaky' | 'outage' | 'hiccup'

/** A version of the code to test. */
export interface Tree {
  /** The commit of the base branch that it contains. */
  readonly base: number
  readonly edits: Edits
  /** The modules whose tests run; undefined for all. */
  readonly modules: ReadonlySet<number> | undefined
}

/** The results of a job. */
export interface Execution {
  readonly results: BuildResults
  /** By the indexes of the failed tests. */
  readonly reasons: ReadonlyMap<number, Reason>
  /** By the indexes of all tests that have a result. */
  readonly outcomes: ReadonlyMap<number, Outcome>
  readonly causes: ReadonlyMap<number, string | undefined>
}

/** How a job ends before its last test. */
export interface Interruption {
  /** The share of the tests that have results. */
  readonly share: number
  readonly isHidden: boolean
}

export interface ExecutionInput {
  readonly tree: Tree
  readonly leg: number
  readonly minute: number
  readonly interruption: Interruption | undefined
}

/** Makes a function that runs the tests of a job. */
export function createRunner(profile: Profile, repository: Repository, weather: Weather, random: Random) {
  const passed = new Map<number, BuildTest>()
  const resultOf = (test: SimulatedTest, outcome: Outcome, cause: string | undefined): BuildTest => {
    const known = outcome === 'P' ? passed.get(test.index) : undefined
    if (known !== undefined) return known
    const { id, name, suite } = test
    const result = { id, name, suite: suitePath(suite), outcome, ...(cause !== undefined && { cause }) }
    if (outcome === 'P') passed.set(test.index, result)
    return result
  }
  const causeOf = ({ hasCause }: SimulatedTest, cause: string): string | undefined =>
    hasCause ? (random.chance(rates.splitsCause) ? `${cause}~` : cause) : undefined

  function outcomeOf(
    test: SimulatedTest,
    { tree, leg, minute }: ExecutionInput,
    isOutage: boolean,
  ): readonly [Outcome, Reason?, (string | undefined)?] {
    const state = repository.stateWith(test.index, tree.base, tree.edits)
    if (!state.exists) return ['-']
    if (state.isSkipped) return ['S']
    const { broken } = state
    if (broken !== undefined && (broken.leg === undefined || broken.leg === leg)) {
      return ['F', tree.edits.get(test.index) === state ? 'change' : 'base', causeOf(test, `${broken.cause}-${test.suite}`)]
    }
    if (isOutage && test.needsService && random.chance(0.95)) return ['F', 'outage', causeOf(test, `service-${test.suite}`)]
    const flakiness = weather.flakinessOf(test.index, minute)
    if (flakiness !== undefined && random.chance(flakiness.rate)) {
      if (profile.hasRetries && !random.chance(rates.flakyRetryFails)) return ['f']
      const cause = random.chance(rates.flakyCauseIsNew) ? `chance-${random.between(0, 1e9)}` : random.pick(flakiness.causes)
      return ['F', 'flaky', causeOf(test, cause)]
    }
    if (random.chance(rates.hiccup)) return ['F', 'hiccup', causeOf(test, `chance-${random.between(0, 1e9)}`)]
    return ['P']
  }

  return (input: ExecutionInput): Execution => {
    const { tree, leg, minute, interruption } = input
    const { base, modules } = tree
    const isOutage = weather.isOutage(minute)
    const reasons = new Map<number, Reason>()
    const outcomes = new Map<number, Outcome>()
    const causes = new Map<number, string | undefined>()
    const rows: BuildTest[] = []
    const runs = (suite: number): boolean =>
      (modules === undefined || modules.has(repository.moduleOf(suite))) && (repository.shardOf(suite, base) ?? leg) === leg
    const chosen = repository.inOrder().filter(({ suite }) => runs(suite))
    for (const test of chosen.slice(0, Math.round(chosen.length * (interruption?.share ?? 1)))) {
      const [outcome, reason, cause] = outcomeOf(test, input, isOutage)
      if (outcome === '-') continue
      outcomes.set(test.index, outcome)
      if (reason !== undefined) {
        reasons.set(test.index, reason)
        causes.set(test.index, cause)
      }
      rows.push(resultOf(test, outcome, cause))
    }
    const results: BuildResults = {
      ...completeResults(rows),
      isIncomplete: interruption !== undefined && !interruption.isHidden,
      find: (id) => rows.find((row) => row.id === id),
    }
    return { results, reasons, outcomes, causes }
  }
}
