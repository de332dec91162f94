import { Type } from 'typebox'
import type { TestQuarantine } from '../../records/record.js'
import { testFactsAnswer } from '../answers/test-facts.js'
import { orderedReading } from '../store/ordered-reading.js'
import { spanParameters } from '../store/queries/aggregation.js'
import {
  type FactsParameters,
  type FailedJobRow,
  type FirstRunRow,
  factsSchemas,
  failedJobsQuery,
  firstRunQuery,
  flakySpan,
  type NewestFactsRow,
  newestFactsQuery,
} from '../store/queries/facts-query.js'
import { type FlakyRow, flakyQuery, type SightingRow, sightingsQuery } from '../store/queries/flaky-query.js'
import { type ModuleFactsRow, moduleFactsQuery } from '../store/queries/module-facts-query.js'
import { type QuarantineSinceRow, quarantineSinceQuery, runsOfTest } from '../store/queries/quarantine-since-query.js'
import { type QuerySource, queryReader, type ReadRows } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { parseQuarantine } from './quarantine-entry.js'
import { createModuleSightings, shownSighting, type TimedSighting } from './sightings.js'

/** The facts about a test. Texts are empty and numbers 0 if they are unknown. */
export interface TestFacts extends Omit<NewestFactsRow, 'timestamp' | 'ref' | 'quarantine'> {
  readonly firstSeen: TimedSighting | undefined
  /** The first flip. Undefined if the test is not flaky. */
  readonly flakySince: TimedSighting | undefined
  readonly quarantine: (TestQuarantine & { readonly since: number }) | undefined
  /** The jobs with the most failures. */
  readonly failedJobs: readonly Pick<FailedJobRow, 'job' | 'failures'>[]
  /** The failures in all jobs. */
  readonly failures: number
}

/**
 * Reads the facts that the page of a test shows in addition to its runs.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readTestFacts(source: QuerySource, parameters: FactsParameters): Promise<TestFacts> {
  const rows = queryReader(source)
  const inOrder = queryReader(source, orderedReading)
  const [[newest], [first], jobs] = await Promise.all([
    inOrder<NewestFactsRow>(newestFactsQuery(parameters)),
    inOrder<FirstRunRow>(firstRunQuery(parameters)),
    rows<FailedJobRow>(failedJobsQuery(parameters)),
  ])
  const [flip, since] = await Promise.all([
    (jobs[0]?.events ?? 0) > 0 ? readFirstFlip(rows, parameters) : undefined,
    newest !== undefined && newest.quarantine !== '' ? readSince(rows, parameters, newest) : 0,
  ])
  const { org, project, module } = parameters
  const builds = [first, flip].flatMap((one) => (one === undefined ? [] : [{ project, module, build: one.build, time: one.timestamp }]))
  const sightingIn = createModuleSightings(builds.length === 0 ? [] : await rows<ModuleFactsRow>(moduleFactsQuery(org, builds)))
  const sighting = ({ timestamp, build }: FirstRunRow): TimedSighting => ({ timestamp, ...sightingIn({ project, module, build }) })
  const { name = '', suite = [], owners = [], file = '', line = 0, tags = [], quarantine = '' } = newest ?? {}
  const entry = parseQuarantine(quarantine)
  return {
    name,
    suite,
    owners,
    file,
    line,
    tags,
    firstSeen: first && sighting(first),
    flakySince: flip && sighting(flip),
    quarantine: entry && { since, ...entry },
    failedJobs: jobs.filter(({ failures }) => failures > 0).map(({ job, failures }) => ({ job, failures })),
    failures: jobs[0]?.allFailures ?? 0,
  }
}

/** Reads the first flip by the rules of the ranking of flaky tests. */
async function readFirstFlip(rows: ReadRows, { fromTs, toTs, ...parameters }: FactsParameters): Promise<FirstRunRow | undefined> {
  const asked = { ...parameters, ...flakySpan({ fromTs, toTs }) }
  const [test] = await rows<FlakyRow>(flakyQuery(asked))
  if (test === undefined) return undefined
  const sightings = await rows<SightingRow>(sightingsQuery(asked, [test]))
  return { timestamp: test.firstSeen, build: sightings.find(({ timestamp }) => timestamp === test.firstSeen)?.build ?? '' }
}

/** Reads since when a test is in quarantine on the branch of its newest run, because other branches may lack the entry. */
async function readSince(
  rows: ReadRows,
  { fromTs, toTs, ...parameters }: FactsParameters,
  { ref, timestamp }: NewestFactsRow,
): Promise<number> {
  const asked = { ...parameters, ref, toTs: spanParameters({ fromTs, toTs }).toTs }
  const [row] = await rows<QuarantineSinceRow>(quarantineSinceQuery(runsOfTest, asked))
  return row?.since ?? timestamp
}

export const testFacts = dataQuery({
  path: '/v1/data/tests/facts',
  summary: 'The facts about a test',
  description:
    'Returns the names, the place and the owners of a test, since when it exists, is flaky and is in quarantine, and in which jobs it failed. The names, the place, the owners and the quarantine are those of its newest run before `toTs`.',
  querystring: Type.Object({ ...spanSchemas, ...factsSchemas }),
  answer: testFactsAnswer,
  answerDescription: 'The facts. For an unknown test, lists and names are empty, and other fields are absent or 0.',
  prepare: withSpan,
  read: readTestFacts,
  show: (facts, { testId }) => ({
    testId,
    name: facts.name,
    suite: facts.suite,
    owners: facts.owners,
    file: facts.file || undefined,
    line: facts.line || undefined,
    tags: facts.tags,
    firstSeen: facts.firstSeen && shownSighting(facts.firstSeen),
    flakySince: facts.flakySince && shownSighting(facts.flakySince),
    quarantine: facts.quarantine,
    failedJobs: facts.failedJobs,
    failures: facts.failures,
  }),
})
