import { definedFields } from '../../../../base/defined-fields.js'
import { compareTexts } from '../../../../base/text/compare-texts.js'
import { suiteTitle } from '../../../../report/content/failed-test/suite-path.js'
import { groupNote, outcomeTitle } from '../earlier-results/group-note.js'
import { isLeading, rankOfKind, type TestKind, testKinds } from '../earlier-results/test-kind.js'
import { failedRank, flakyRank } from '../outcome.js'
import { executionsOf, groupPath, type TestModel } from '../test-model.js'
import type { Grouping } from './groupings.js'
import type { OrderName } from './test-order.js'

/** A group of the list. A test may be in several groups, for example in each of its jobs. */
export interface ListGroup {
  /** Identifies the group while the list changes. */
  readonly key: string
  readonly title: string
  /** The numbers of the tests in the order of the list. */
  readonly tests: Int32Array | readonly number[]
  /** The execution that a row stands for, if rows stand for executions. */
  readonly executions?: readonly number[]
  /** The kind and the rank that all tests have, if they do. */
  readonly kind?: TestKind
  readonly rank?: number
  /** The common history of the tests. */
  readonly note?: string
  /** Whether the tests are shown in groups of their suites. */
  readonly isNested?: true
  /** Whether the group is closed at first, whatever it contains. */
  readonly isClosed?: true
}

/** Returns the groups of the listed tests. */
export function listGroups(model: TestModel, hits: Int32Array, grouping: Grouping, order: OrderName): readonly ListGroup[] {
  if (grouping === 'outcome') return outcomeGroups(model, hits)
  if (grouping === 'none') return [{ key: 'all', title: 'All tests', tests: hits }]
  if (grouping === 'suite') return suiteGroups(model, hits, order)
  return sortGroups(model, collect(model, hits, grouping), order)
}

function outcomeGroups(model: TestModel, hits: Int32Array): readonly ListGroup[] {
  const { kinds } = model.tests
  const parts = partition(hits, testKinds.length, (test) => kinds[test] ?? -1)
  return testKinds.flatMap((kind, number) => {
    const members = parts(number)
    if (members.length === 0) return []
    const note = groupNote(model, kind, members)
    return {
      key: kind,
      title: outcomeTitle(model, kind, members),
      tests: members,
      kind,
      rank: rankOfKind(kind),
      ...definedFields({
        note,
        isNested: kind === 'passed' ? true : undefined,
        isClosed: kind === 'passed' || kind === 'skipped' ? true : undefined,
      }),
    }
  })
}

/** Returns the groups of suites. Only suites with own tests are groups; their titles are their paths. */
export function suiteGroups(model: TestModel, hits: Int32Array, order: OrderName): readonly ListGroup[] {
  const { suites, tests } = model
  // Slot 0 is for tests without a suite.
  const parts = partition(hits, suites.names.length + 1, (test) => (tests.suiteOf[test] ?? -1) + 1)
  const groups: ListGroup[] = []
  for (let suite = -1; suite < suites.names.length; suite += 1) {
    const members = parts(suite + 1)
    if (members.length > 0) groups.push({ key: String(suite), title: groupSuiteTitle(model, suite), tests: members })
  }
  return sortGroups(model, groups, order)
}

/** Returns the path of a suite. A package is left out if the class repeats it. */
export function groupSuiteTitle({ suites }: TestModel, suite: number): string {
  const names: string[] = []
  for (const name of groupPath(suites, suite)) {
    const last = names.at(-1)
    if (last !== undefined && name.startsWith(last)) names.pop()
    names.push(name)
  }
  return suiteTitle(names) || 'No suite'
}

/** Returns the keys and titles of the groups of a test, and the execution that each stands for. */
type Membership = readonly { readonly key: number; readonly execution?: number }[]

/** Returns a function for all tests, which prepares what they share. */
type CreateMembership = (model: TestModel) => (test: number) => Membership

const membershipOf: Readonly<Record<Exclude<Grouping, 'outcome' | 'suite' | 'none'>, CreateMembership>> = {
  file:
    ({ tests }) =>
    (test) => [{ key: tests.fileOf[test] ?? -1 }],
  job(model) {
    const keys = keysOfNames(model.jobs.map(({ job }) => job))
    return (test) =>
      distinct(executionsOf(model, test).map((execution) => ({ key: keys[model.executions.jobOf[execution] ?? -1] ?? -1, execution })))
  },
  module(model) {
    const keys = keysOfNames(model.jobs.map(({ module }) => module))
    return (test) => distinct(executionsOf(model, test).map((execution) => ({ key: keys[model.executions.jobOf[execution] ?? -1] ?? -1 })))
  },
  owner:
    ({ tests }) =>
    (test) =>
      (tests.ownersOf.get(test) ?? [-1]).map((key) => ({ key })),
  tag:
    ({ tests }) =>
    (test) =>
      (tests.tagsOf.get(test) ?? [-1]).map((key) => ({ key })),
  cause: (model) => (test) => {
    const causes = executionsOf(model, test).map((execution) => model.executions.causeOf.get(execution) ?? -1)
    const known = causes.filter((cause) => cause !== -1)
    return distinct((known.length > 0 ? known : [-1]).map((key) => ({ key })))
  },
}

function distinct(members: Membership): Membership {
  const keys = new Set<number>()
  return members.length < 2 ? members : members.filter(({ key }) => !keys.has(key) && keys.add(key))
}

/** Returns for each name the index of the first equal one; -1 for empty names. Each module of a job is an entry of its own. */
function keysOfNames(names: readonly string[]): readonly number[] {
  const first = new Map<string, number>()
  return names.map((name, index) => {
    if (name === '') return -1
    if (!first.has(name)) first.set(name, index)
    return first.get(name) ?? index
  })
}

const titleOf: Readonly<Record<keyof typeof membershipOf, (model: TestModel, key: number) => string>> = {
  file: ({ files }, key) => files.names[key] ?? 'No file',
  job: ({ jobs }, key) => jobs[key]?.job ?? 'No job',
  module: ({ jobs }, key) => jobs[key]?.module ?? 'No module',
  owner: ({ owners }, key) => owners.names[key] ?? 'No owner',
  tag: ({ tags }, key) => tags.names[key] ?? 'No tag',
  cause: ({ causes }, key) => (key === -1 ? 'No failure' : causes[key]?.signature || 'No message'),
}

function collect(model: TestModel, hits: Int32Array, grouping: keyof typeof membershipOf): readonly ListGroup[] {
  const groups = new Map<number, { tests: number[]; executions: number[] }>()
  const members = membershipOf[grouping](model)
  for (const test of hits) {
    for (const { key, execution } of members(test)) {
      let group = groups.get(key)
      if (group === undefined) {
        group = { tests: [], executions: [] }
        groups.set(key, group)
      }
      group.tests.push(test)
      if (execution !== undefined) group.executions.push(execution)
    }
  }
  return [...groups].map(([key, { tests, executions }]) => ({
    key: String(key),
    title: titleOf[grouping](model, key),
    tests,
    ...definedFields({ executions: executions.length === 0 ? undefined : executions }),
  }))
}

/** The failed and flaky tests of a group, and the time of all. */
export interface GroupSums {
  readonly failed: number
  readonly flaky: number
  /** The failures that the history does not excuse. */
  readonly leading: number
  /** The sum of the durations in ms. */
  readonly duration: number
}

/** Sums up the results of a group: in its job, if its rows stand for executions. */
export function sumGroup(model: TestModel, group: ListGroup): GroupSums {
  const { tests, executions } = model
  let failed = 0
  let leading = 0
  let flaky = 0
  let duration = 0
  const columns = group.executions === undefined ? tests : executions
  for (const index of group.executions ?? group.tests) {
    const rank = columns.ranks[index]
    if (rank === failedRank) {
      failed += 1
      if (isLeading(model, group.executions === undefined ? index : (executions.testOf[index] ?? -1))) leading += 1
    }
    if (rank === flakyRank) flaky += 1
    duration += Math.max(columns.durations[index] ?? 0, 0)
  }
  return { failed, flaky, leading, duration }
}

/** Orders groups as their tests. Those without a name come last. */
function sortGroups(model: TestModel, groups: readonly ListGroup[], order: OrderName): readonly ListGroup[] {
  const keyed = groups.map((group) => ({ group, sums: sumGroup(model, group), title: group.title.toLowerCase() }))
  const compare: Readonly<Record<OrderName, (one: (typeof keyed)[number], other: (typeof keyed)[number]) => number>> = {
    jobs: (one, other) =>
      Math.sign(other.sums.leading) - Math.sign(one.sums.leading) ||
      Math.sign(other.sums.failed) - Math.sign(one.sums.failed) ||
      compareTexts(one.title, other.title),
    duration: (one, other) => other.sums.duration - one.sums.duration,
    name: (one, other) => compareTexts(one.title, other.title),
    recorded: (one, other) => Number(one.group.key) - Number(other.group.key),
  }
  const isLast = ({ group }: (typeof keyed)[number]) => Number(group.key === '-1')
  return keyed.sort((one, other) => isLast(one) - isLast(other) || compare[order](one, other)).map(({ group }) => group)
}

/** Divides tests by slot, in order. */
function partition(hits: Int32Array, slots: number, slotOf: (test: number) => number): (slot: number) => Int32Array {
  const ends = new Int32Array(slots + 1)
  const next = (slot: number) => {
    const before = ends[slot] ?? 0
    ends[slot] = before + 1
    return before
  }
  for (const test of hits) next(slotOf(test))
  let start = 0
  ends.forEach((size, slot) => {
    ends[slot] = start
    start += size
  })
  const sorted = new Int32Array(hits.length)
  for (const test of hits) sorted[next(slotOf(test))] = test
  return (slot) => sorted.subarray(slot === 0 ? 0 : ends[slot - 1], ends[slot])
}
