import { historyIdLength } from '../../../../src/judge/history/test-histories.js'
import { idOf } from '../history-of.js'
import { causeId } from './cause-ids.js'
import type { Profile } from './profile.js'
import { rates } from './profile.js'
import type { Random } from './random.js'

/** A fault in the code that makes tests fail. */
export interface Break {
  readonly number: number
  readonly text: 'own' | 'shared' | 'weak' | 'environment'
  /** Whether flaky tests fail with the cause of their flaky failures. */
  readonly looksLikeFlake: boolean
  /** The only job in which it shows; undefined for all. */
  readonly job: number | undefined
}

/** The state of a test in a version of the code. */
export interface TestState {
  readonly exists: boolean
  readonly name: string
  readonly isSkipped?: boolean
  readonly isNew?: boolean
  readonly broken?: Break | undefined
}

/** The effects of a change on tests, by their indexes. */
export type Edits = Map<number, Partial<TestState>>

/** A test, whatever its name is. */
export interface SimulatedTest {
  readonly index: number
  readonly suite: number
  readonly needsService: boolean
  /** The part of its name that changes with each run, if there is one. */
  readonly volatile: VolatilePart | undefined
  /** Whether its tool reports why it failed. */
  readonly hasCause: boolean
  readonly hasUnstableCause: boolean
}

export type VolatilePart = 'number' | 'date' | 'id' | 'words'

/** A test with one of its names, for which reports have an id. */
export interface NamedTest {
  readonly index: number
  readonly test: SimulatedTest
  readonly id: string
  readonly name: string
}

/** The code of a repository in all of its versions. The truth that verdicts are compared with. */
export interface Repository {
  readonly tests: readonly SimulatedTest[]
  readonly named: readonly NamedTest[]
  /** The tests in the order in which a build runs them. */
  inOrder(): readonly SimulatedTest[]
  nameTest(test: SimulatedTest, name: string): NamedTest
  find(id: string): NamedTest | undefined
  /** The number of commits of the base branch. */
  head(): number
  commit(edits: Edits): number
  /** Makes a test that no version of the base branch has yet, and returns its index. */
  addTest(suite: number): number
  /** Returns the state of a test in a commit of the base branch. */
  stateAt(test: number, commit: number): TestState
  /** Returns the state in a commit with the edits of a change. An edit of a test that the commit does not have is ignored. */
  stateWith(test: number, commit: number, edits: Edits): TestState
  moduleOf(suite: number): number
  /** Returns the only job that runs a suite, if jobs share them. */
  shardOf(suite: number, commit: number): number | undefined
  readonly suites: number
}

/** Returns the ids of the causes that many failures of a suite have. */
export const weakCauses = (suite: number): readonly string[] => [causeId('w', `timeout in ${suite}`), causeId('w', `false in ${suite}`)]

const absent: TestState = { exists: false, name: '' }
const verbs = ['adds', 'removes', 'keeps', 'parses', 'sorts', 'refuses', 'formats', 'reads', 'writes', 'merges', 'escapes', 'counts']
const things = [
  'an order',
  'two orders',
  'a user',
  'an address',
  'a date',
  'the total',
  'an empty list',
  'a long name',
  'a broken file',
  'the last page',
]

/** Returns a name as people write them: short, of few words that return. */
export const inventName = (random: Random): string =>
  `${random.pick(verbs)} ${random.pick(things)} ${random.chance(0.5) ? 'when' : 'with'} ${random.pick(things)} [${random.between(0, 999)}]`

const paths: (readonly string[])[] = []

/** Returns the names of a suite: always the same array, as formats do. */
export function suitePath(suite: number): readonly string[] {
  const path = paths[suite] ?? [`suite ${suite}`]
  paths[suite] = path
  return path
}

interface Version<State> {
  readonly commit: number
  readonly state: State
}

const atCommit = <State>(versions: readonly Version<State>[], commit: number): State | undefined => {
  let index = versions.length - 1
  while (index > 0 && (versions[index]?.commit ?? 0) > commit) index -= 1
  const version = versions[index]
  return version !== undefined && version.commit <= commit ? version.state : undefined
}

export function createRepository(profile: Profile, random: Random): Repository {
  const suites = Math.ceil(profile.tests / profile.testsPerSuite)
  const serviceShare = random.pick(rates.needsService)
  const needsService = Array.from({ length: suites }, () => random.chance(serviceShare))
  const isSharded = profile.distribution === 'shards'
  const tests: SimulatedTest[] = []
  const named: NamedTest[] = []
  const namesOf: Map<string, NamedTest>[] = []
  const byId = new Map<string, NamedTest>()
  const states: Version<TestState>[][] = []
  const shards = Array.from({ length: suites }, (_, suite): Version<number>[] => [{ commit: 0, state: suite % profile.jobs }])
  let head = 0
  const volatileParts = ['number', 'date', 'id'] as const
  const volatilePart = (): VolatilePart | undefined => {
    if (!random.chance(rates.hasVolatileName)) return undefined
    return random.chance(rates.hasVolatileWords) ? 'words' : random.pick(volatileParts)
  }
  function addTest(suite: number, exists: boolean): number {
    const index = tests.length
    tests.push({
      index,
      suite,
      needsService: needsService[suite] === true,
      volatile: volatilePart(),
      hasCause: !random.chance(rates.hasNoCause),
      hasUnstableCause: random.chance(rates.hasUnstableCause),
    })
    states.push([{ commit: 0, state: { exists, name: inventName(random) } }])
    namesOf.push(new Map())
    return index
  }
  for (let index = 0; index < profile.tests; index += 1) addTest(Math.floor(index / profile.testsPerSuite), true)
  const stateAt = (test: number, commit: number): TestState => atCommit(states[test] ?? [], commit) ?? absent
  let ordered: readonly SimulatedTest[] = []
  return {
    tests,
    named,
    inOrder() {
      if (ordered.length !== tests.length) ordered = [...tests].sort((a, b) => a.suite - b.suite)
      return ordered
    },
    nameTest(test, name) {
      const known = namesOf[test.index]?.get(name)
      if (known !== undefined) return known
      const added = { index: named.length, test, id: idOf(`${test.suite} ${name} ${test.index}`), name }
      named.push(added)
      namesOf[test.index]?.set(name, added)
      byId.set(added.id.slice(0, historyIdLength), added)
      return added
    },
    find: (id) => byId.get(id.slice(0, historyIdLength)),
    suites,
    head: () => head,
    addTest: (suite) => addTest(suite, false),
    commit(edits) {
      const commit = head + 1
      for (const [test, edit] of edits) {
        const before = stateAt(test, head)
        const { isNew, ...state } = { ...before, ...edit }
        if (isNew || before.exists) states[test]?.push({ commit, state })
      }
      for (const versions of isSharded ? shards : []) {
        if (random.chance(rates.movesSuite)) versions.push({ commit, state: random.between(0, profile.jobs - 1) })
      }
      head = commit
      return commit
    },
    stateAt,
    stateWith(test, commit, edits) {
      const state = stateAt(test, commit)
      const edit = edits.get(test)
      return edit !== undefined && (edit.isNew || state.exists) ? { ...state, ...edit } : state
    },
    moduleOf: (suite) => suite % profile.modules,
    shardOf: (suite, commit) => (isSharded ? atCommit(shards[suite] ?? [], commit) : undefined),
  }
}
