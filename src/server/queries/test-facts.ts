import { Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'
import type { Sighting } from '../answers/sighting.js'
import { type KnownFacts, testFactsAnswer } from '../answers/test-facts.js'
import { orderedReading } from '../store/ordered-reading.js'
import { spanParameters } from '../store/queries/aggregation.js'
import {
  type FactsParameters,
  type FailedJobRow,
  type FirstRunRow,
  factsSchemas,
  failedJobsQuery,
  firstRunQuery,
  type NewestFactsRow,
  newestFactsQuery,
} from '../store/queries/facts-query.js'
import { type SightingRow, sightingsQuery } from '../store/queries/flaky-query.js'
import { type ModuleFactsRow, moduleFactsQuery } from '../store/queries/module-facts-query.js'
import { type QuarantineSinceRow, quarantineSinceQuery, runsOfTest } from '../store/queries/quarantine-since-query.js'
import { type QuerySource, queryReader, type RunQuery } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { readFlakySince } from './flaky-since.js'
import { parseEntry } from './quarantine-entry.js'
import { createModuleSightings } from './sightings.js'

/**
 * Reads the facts that the page of a test shows in addition to its runs.
 * @throws StoreLimitError if a query exceeds the limits
 */
async function readTestFacts(source: QuerySource, parameters: FactsParameters): Promise<KnownFacts> {
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
  const { sightingIn } = createModuleSightings(builds.length === 0 ? [] : await rows<ModuleFactsRow>(moduleFactsQuery(org, builds)))
  const sighting = ({ timestamp, build }: FirstRunRow): Sighting => ({ timestamp, ...sightingIn({ project, module, build }) })
  const { name = '', suite = [], owners = [], file, line, tags = [], quarantine = '' } = newest ?? {}
  const entry = parseEntry(quarantine)
  return {
    testId: parameters.testId,
    name,
    suite,
    owners,
    file: file || undefined,
    line: line || undefined,
    tags,
    firstSeen: first && sighting(first),
    flakySince: flip && sighting(flip),
    sinceIsBound: flip?.sinceIsBound,
    quarantine: entry && { since, ...entry },
    failedJobs: jobs.filter(({ failures }) => failures > 0).map(({ job, failures }) => ({ job, failures })),
    failures: jobs[0]?.allFailures ?? 0,
  }
}

/** Reads the first flip, as the ranking of flaky tests does. */
async function readFirstFlip(
  rows: RunQuery,
  parameters: FactsParameters,
): Promise<(FirstRunRow & Pick<KnownFacts, 'sinceIsBound'>) | undefined> {
  const found = (await readFlakySince(rows, parameters, [parameters]))(parameters)
  if (found === undefined) return undefined
  const { since, sinceIsBound } = found
  const asked = { ...parameters, fromTs: since, toTs: since + 1 }
  const sightings = await rows<SightingRow>(sightingsQuery(asked, [{ testId: parameters.testId, firstSeen: since, lastSeen: since }]))
  return { timestamp: since, build: sightings[0]?.build ?? '', ...definedFields({ sinceIsBound }) }
}

/** Reads since when a test is in quarantine on the branch of its newest run, because other branches may lack the entry. */
async function readSince(
  rows: RunQuery,
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
})
