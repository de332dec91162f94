import { statuses } from '../../../records/record.js'
import type { TestCounts } from '../../../summary/test-counts.js'
import type { CoveredParts } from '../converge.js'
import type { Cause, Part, PartCause, PartJob, PartTest } from './part.js'
import { testIdentity } from './test-hash.js'

/** The version of the document. A reader ignores other versions. */
export const documentVersion = 1

/** Parts as a JSON document: tests and causes that several parts share are written once. */
export interface PartTable {
  readonly v: typeof documentVersion
  readonly run: number
  /** The names of covered parts that have no results here. */
  readonly others: readonly string[]
  /** The jobs that reported in the run before. */
  readonly expected: readonly string[]
  readonly tests: readonly PartTest[]
  readonly causes: readonly Cause[]
  readonly parts: readonly PartRow[]
}

/** Counts in this order: total, the statuses, flaky, duration. */
export type CountsRow = readonly number[]

export interface JobRow extends Omit<PartJob, 'counts'> {
  readonly counts: CountsRow
}

export interface CauseRow extends Omit<PartCause, 'cause' | 'first' | 'hashes'> {
  readonly cause: number
  readonly first: readonly number[]
  /** In Base64, 4 bytes each. */
  readonly hashes?: string
}

/** A flaky test: the index of the test, the indexes of its jobs, its executions. */
export type FlakyRow = readonly [number, readonly number[], number]

/** A failure: the index of its test, the index of its cause, the indexes of its jobs, its executions. */
export type FailureRow = readonly [number, number, readonly number[], number]

type SameFields = 'status' | 'failedTests' | 'flakyTests' | 'otherCauses' | 'problems' | 'properties' | 'tags'

export interface ResultsRow extends Pick<Part['results'], Exclude<SameFields, 'tags'>> {
  readonly counts: CountsRow
  readonly jobs: readonly JobRow[]
  readonly failures: readonly FailureRow[]
  readonly flaky: readonly FlakyRow[]
  readonly slowest: readonly number[]
  readonly causes: readonly CauseRow[]
  readonly tags: readonly (readonly [string, CountsRow])[]
}

export interface PartRow extends Omit<Part, 'results'> {
  readonly results: ResultsRow
}

/** Converts parts to a table. */
export function tableOf({ run, parts, covered, expected = [] }: CoveredParts<Part>): PartTable {
  const tests = createIndex<PartTest>()
  const causes = createIndex<Cause>()
  const rows = parts.map((part) => partRow(part, tests, causes))
  const withResults = new Set(parts.map(({ name }) => name))
  return {
    v: documentVersion,
    run,
    others: [...covered].filter((name) => !withResults.has(name)),
    expected,
    tests: tests.items(),
    causes: causes.items(),
    parts: rows,
  }
}

interface Index<Item> {
  /** Returns the place of the first item with a key. */
  place(key: string, item: Item): number
  items(): readonly Item[]
}

function createIndex<Item>(): Index<Item> {
  const places = new Map<string, number>()
  const items: Item[] = []
  return {
    place(key, item) {
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, items.length)
      return items.push(item) - 1
    },
    items: () => items,
  }
}

function partRow({ results, ...part }: Part, tests: Index<PartTest>, causes: Index<Cause>): PartRow {
  const { counts, jobs, failures, flaky, slowest, tags, ...same } = results
  const causePlace = (cause: Cause) => causes.place(cause.id, cause)
  const failureRows = failures.map(
    ({ test, cause, jobs: own, executions }): FailureRow => [
      tests.place(`${cause.id} ${testIdentity(test)}`, test),
      causePlace(cause),
      own,
      executions,
    ],
  )
  const causeRows = results.causes.map(
    ({ cause, first, hashes, ...numbers }): CauseRow => ({
      ...numbers,
      cause: causePlace(cause),
      first: first.map((test) => tests.place(`${cause.id} ${testIdentity(test)}`, test)),
      ...(hashes !== undefined && { hashes: Buffer.from(hashes.toSorted().join(''), 'hex').toString('base64') }),
    }),
  )
  return {
    ...part,
    results: {
      ...same,
      counts: countsRow(counts),
      jobs: jobs.map((job) => ({ ...job, counts: countsRow(job.counts) })),
      failures: failureRows,
      causes: causeRows,
      flaky: flaky.map(({ test, jobs: own, executions }): FlakyRow => [tests.place(`flaky ${testIdentity(test)}`, test), own, executions]),
      slowest: slowest.map((test) => tests.place(`slow ${testIdentity(test)}`, test)),
      tags: tags.map(({ tag, counts: own }) => [tag, countsRow(own)]),
    },
  }
}

const countsRow = ({ total, flaky, duration, ...byStatus }: TestCounts): CountsRow => [
  total,
  ...statuses.map((status) => byStatus[status]),
  flaky,
  Math.round(duration),
]
