import { historyIdLength } from '../../../../src/judge/history/test-histories.js'
import { idOf } from '../history-of.js'
import type { Profile } from './profile.js'
import { rates } from './profile.js'
import type { Random } from './random.js'

/** A fault in the code that makes a test fail. */
export interface Break {
  /** The id of its cause, before it is split. */
  readonly cause: string
  /** The only job in which it shows; undefined for all. */
  readonly leg: number | undefined
}

/** The state of a test in a version of the code. */
export interface TestState {
  readonly exists: boolean
  readonly isSkipped?: boolean
  readonly isNew?: boolean
  /** The test that a new name replaces. */
  readonly renamed?: boolean
  readonly broken?: Break
}

/** The effects of a change on tests, by their indexes. */
export type Edits = Map<number, TestState>

export interface SimulatedTest {
  readonly index: number
  readonly id: string
  readonly name: string
  readonly suite: number
  readonly needsService: boolean
  /** Whether its tool reports why it failed. */
  readonly hasCause: boolean
}

/** The code of a repository in all of its versions. The truth that verdicts are compared with. */
export interface Repository {
  readonly tests: readonly SimulatedTest[]
  /** The tests in the order in which a build runs them. */
  inOrder(): readonly SimulatedTest[]
  find(id: string): SimulatedTest | undefined
  /** The number of commits of the base branch. */
  head(): number
  commit(edits: Edits): number
  /** Makes a test that no version of the base branch has yet. */
  addTest(suite: number, name: string): number
  /** Returns the state of a test in a commit of the base branch. */
  stateAt(test: number, commit: number): TestState
  /** Returns the state in a commit with the edits of a change. An edit of a test that the commit does not have is ignored. */
  stateWith(test: number, commit: number, edits: Edits): TestState
  moduleOf(suite: number): number
  /** Returns the only job that runs a suite, if jobs share them. */
  shardOf(suite: number, commit: number): number | undefined
  readonly suites: number
}

const absent: TestState = { exists: false }
const present: TestState = { exists: true }
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
export const nameTest = (random: Random): string =>
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
  const tests: SimulatedTest[] = []
  const byId = new Map<string, SimulatedTest>()
  const states: Version<TestState>[][] = []
  const shards = Array.from({ length: suites }, (_, suite): Version<number>[] => [{ commit: 0, state: suite % profile.legs }])
  let head = 0
  function addTest(suite: number, name: string, first: TestState): number {
    const index = tests.length
    const id = idOf(`${suite} ${name} ${index}`)
    const test = { index, id, name, suite, needsService: needsService[suite] === true, hasCause: !random.chance(rates.hasNoCause) }
    tests.push(test)
    states.push([{ commit: 0, state: first }])
    byId.set(id.slice(0, historyIdLength), test)
    return index
  }
  for (let index = 0; index < profile.tests; index += 1) addTest(Math.floor(index / profile.testsPerSuite), nameTest(random), present)
  const stateAt = (test: number, commit: number): TestState => atCommit(states[test] ?? [], commit) ?? absent
  let ordered: readonly SimulatedTest[] = []
  return {
    tests,
    inOrder() {
      if (ordered.length !== tests.length) ordered = [...tests].sort((a, b) => a.suite - b.suite)
      return ordered
    },
    find: (id) => byId.get(id.slice(0, historyIdLength)),
    suites,
    head: () => head,
    addTest: (suite, name) => addTest(suite, name, absent),
    commit(edits) {
      const commit = head + 1
      for (const [test, edit] of edits) {
        const { isNew, ...state } = edit
        if (isNew || stateAt(test, head).exists) states[test]?.push({ commit, state })
      }
      for (const versions of profile.isSharded ? shards : []) {
        if (random.chance(rates.movesSuite)) versions.push({ commit, state: random.between(0, profile.legs - 1) })
      }
      head = commit
      return commit
    },
    stateAt,
    stateWith(test, commit, edits) {
      const state = stateAt(test, commit)
      const edit = edits.get(test)
      return edit !== undefined && (edit.isNew || state.exists) ? edit : state
    },
    moduleOf: (suite) => suite % profile.modules,
    shardOf: (suite, commit) => (profile.isSharded ? atCommit(shards[suite] ?? [], commit) : undefined),
  }
}
