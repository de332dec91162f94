import { definedFields } from '../../../../base/defined-fields.js'
import type { TestCounts } from '../../../../judge/summary/test-counts.js'
import type { HistorySummary, VerdictCounts } from '../../../../judge/verdicts/verdict.js'
import { statuses } from '../../../../records/record.js'
import type { CoveredParts } from '../converge.js'
import type { Push } from './earlier-pushes.js'
import type { Cause, ChangeName, Part, PartCause, PartChange, PartChanges, PartFailure, PartJob, PartResults, PartTest } from './part.js'
import { testIdentity } from './test-hash.js'

/** The version of the document. A reader ignores other versions. */
export const partVersion = 1

/** Parts as a JSON document: tests and causes that several parts share are written once. */
export interface PartTable {
  readonly v: typeof partVersion
  readonly run: number
  /** The names of covered parts that have no results here. */
  readonly others: readonly string[]
  /** The jobs that reported in the run before. */
  readonly expected: readonly string[]
  /** The failures of the runs before, the newest first. Absent if there are none. Older versions of the action ignore them. */
  readonly pushes?: readonly Push[]
  readonly tests: readonly PartTest[]
  readonly causes: readonly Cause[]
  readonly parts: readonly PartRow[]
}

/** Counts in this order: total, the statuses, flaky, duration and, if it is not 0, the number of quarantined failures. */
export type PartCountsRow = readonly number[]

export interface JobRow extends Omit<PartJob, 'counts'> {
  readonly counts: PartCountsRow
}

export interface HashedRow {
  /** In Base64, 4 bytes each, in ascending order. */
  readonly hashes: string
  readonly kinds?: string
}

export interface PartCauseRow extends Omit<PartCause, 'cause' | 'first' | 'hashes' | 'kinds'>, Partial<HashedRow> {
  readonly cause: number
  readonly first: readonly number[]
}

/** The verdict and the quarantine of a failure. */
export type JudgementRow = Pick<PartFailure, 'verdict' | 'quarantine'>

/** The tests with one change. */
export interface ChangeRow extends Omit<PartChange, 'hashes'> {
  /** As in {@link HashedRow}. */
  readonly hashes?: string
}

/** A flaky test: the index of the test, the indexes of its jobs, its executions. */
export type PartFlakyRow = readonly [number, readonly number[], number]

/** A failure: the index of its test, the index of its cause, the indexes of its jobs, its executions. */
export type PartFailureRow = readonly [number, number, readonly number[], number]

type SameFields =
  | 'status'
  | 'failedTests'
  | 'flakyTests'
  | 'gates'
  | 'otherCauses'
  | 'onlyProperties'
  | 'otherCausesIsMinimum'
  | 'problems'
  | 'properties'
  | 'quarantinedByChange'
  | 'tags'

export interface ResultsRow extends Pick<Part['results'], Exclude<SameFields, 'tags'>> {
  readonly counts: PartCountsRow
  readonly jobs: readonly JobRow[]
  readonly failures: readonly PartFailureRow[]
  readonly flaky: readonly PartFlakyRow[]
  readonly slowest: readonly number[]
  readonly causes: readonly PartCauseRow[]
  readonly tags: readonly (readonly [string, PartCountsRow])[]
  /**
   * One for each failure, and one for each flaky test; absent without a history and a quarantine. Older versions of the action ignore them.
   */
  readonly judgements?: readonly JudgementRow[]
  readonly flakyJudgements?: readonly JudgementRow[]
  readonly verdicts?: VerdictCounts
  readonly changes?: Readonly<Record<ChangeName, ChangeRow>> & Pick<PartChanges, 'recovered'>
  readonly history?: HistorySummary
  readonly otherTests?: HashedRow
}

export interface PartRow extends Omit<Part, 'results'> {
  readonly results: ResultsRow
}

/** Converts parts to a table. */
export function tableOf({ run, parts, covered, expected = [], pushes = [] }: CoveredParts<Part>): PartTable {
  const tests = createIndex<PartTest>()
  const causes = createIndex<Cause>()
  const rows = parts.map((part) => partRow(part, tests, causes))
  const withResults = new Set(parts.map(({ name }) => name))
  return {
    v: partVersion,
    run,
    others: [...covered].filter((name) => !withResults.has(name)),
    expected,
    ...definedFields({ pushes: pushes.length > 0 ? pushes : undefined }),
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
  const { counts, jobs, failures, flaky, slowest, tags, changes, otherTests, ...same } = results
  const causePlace = (cause: Cause) => causes.place(cause.id, cause)
  const failureRows = failures.map(
    ({ test, cause, jobs: own, executions }): PartFailureRow => [
      tests.place(`${cause.id} ${testIdentity(test)}`, test),
      causePlace(cause),
      own,
      executions,
    ],
  )
  const causeRows = results.causes.map(
    ({ cause, first, hashes, kinds, ...numbers }): PartCauseRow => ({
      ...numbers,
      cause: causePlace(cause),
      first: first.map((test) => tests.place(`${cause.id} ${testIdentity(test)}`, test)),
      ...(hashes !== undefined && packed(hashes, kinds)),
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
      flaky: flaky.map(
        ({ test, jobs: own, executions }): PartFlakyRow => [tests.place(`flaky ${testIdentity(test)}`, test), own, executions],
      ),
      slowest: slowest.map((test) => tests.place(`slow ${testIdentity(test)}`, test)),
      tags: tags.map(({ tag, counts: own }) => [tag, countsRow(own)]),
      ...judgementRows(results),
      ...definedFields({ otherTests: otherTests && packed(otherTests.hashes, otherTests.kinds), changes: changes && changesRow(changes) }),
    },
  }
}

/** Packs hashes in ascending order, which compress better, together with the verdicts on their tests. */
function packed(hashes: readonly string[], kinds: string | undefined): HashedRow {
  const pairs = hashes.map((hash, index) => ({ hash, kind: kinds?.[index] ?? '' })).toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
  return {
    hashes: Buffer.from(pairs.map(({ hash }) => hash).join(''), 'hex').toString('base64'),
    ...definedFields({ kinds: kinds === undefined ? undefined : pairs.map(({ kind }) => kind).join('') }),
  }
}

const judgementRow = ({ verdict, quarantine }: JudgementRow): JudgementRow => ({
  ...definedFields({ verdict, quarantine }),
})

function judgementRows({ failures, flaky, verdicts }: PartResults): Pick<ResultsRow, 'judgements' | 'flakyJudgements'> {
  return verdicts === undefined ? {} : { judgements: failures.map(judgementRow), flakyJudgements: flaky.map(judgementRow) }
}

function changesRow({ recovered, fixed, gone, newlySkipped, slower }: PartChanges): NonNullable<ResultsRow['changes']> {
  const row = ({ hashes, ...change }: PartChange): ChangeRow => ({
    ...change,
    ...definedFields({ hashes: hashes && packed(hashes, undefined).hashes }),
  })
  return { recovered, fixed: row(fixed), gone: row(gone), newlySkipped: row(newlySkipped), slower: row(slower) }
}

const countsRow = ({ total, flaky, duration, quarantined = 0, ...byStatus }: TestCounts): PartCountsRow => [
  total,
  ...statuses.map((status) => byStatus[status]),
  flaky,
  Math.round(duration),
  ...(quarantined === 0 ? [] : [quarantined]),
]
