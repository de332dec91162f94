import type { Caller, Connection } from './connection.js'
import { jsonLines } from './json-document.js'
import { type FlakyParameters, type FlakyRow, flakyQuery, jobNamesQuery, type SightingRow, sightingsQuery } from './queries/flaky-query.js'
import { type BuildFacts, buildFactsQuery } from './queries/runs-query.js'
import type { Query } from './query.js'
import type { QueryLimits } from './query-limits.js'
import { listOf, rowsOf } from './query-rows.js'

/** A flaky test with its name and the builds of its first and last flip. Texts are empty if they are unknown. */
export interface FlakyTest extends FlakyRow {
  readonly name: string
  readonly suite: readonly string[]
  readonly first: Sighting
  readonly last: Sighting
}

/** A build in which something happened. */
export interface Sighting {
  readonly build: string
  readonly commit: string
  readonly url: string
}

/**
 * Ranks the flaky tests of a module, and then looks up the names and builds of those that are returned, because names take much longer to
 * read than numbers.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readFlakyTests(
  connection: Connection,
  parameters: FlakyParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<readonly FlakyTest[]> {
  const rows = async <Row>(query: Query) => listOf(rowsOf<Row>(await jsonLines(connection, query, caller, limits)))
  const found = await rows<FlakyRow>(flakyQuery(parameters))
  if (found.length === 0) return []
  const [sightings, jobs] = await Promise.all([
    rows<SightingRow>(sightingsQuery(parameters, found)),
    rows<{ readonly hash: string; readonly job: string }>(jobNamesQuery(parameters, found)),
  ])
  const sightingOf = new Map(sightings.map((sighting) => [placeOf(sighting.testId, sighting.timestamp), sighting]))
  const builds = await rows<BuildFacts>(buildFactsQuery(parameters, sightings))
  const factsOf = new Map(builds.map((facts) => [facts.build, facts]))
  const jobOf = new Map(jobs.map(({ hash, job }) => [hash, job]))
  const at = (testId: string, time: number): Sighting => {
    const build = sightingOf.get(placeOf(testId, time))?.build ?? ''
    return { build, commit: factsOf.get(build)?.commit ?? '', url: factsOf.get(build)?.url ?? '' }
  }
  return found.map((test) => ({
    ...test,
    name: sightingOf.get(placeOf(test.testId, test.lastSeen))?.name ?? '',
    suite: sightingOf.get(placeOf(test.testId, test.lastSeen))?.suite ?? [],
    jobs: test.jobs.map(({ job, flips }) => ({ job: jobOf.get(job) ?? '', flips })).sort(byFlips),
    first: at(test.testId, test.firstSeen),
    last: at(test.testId, test.lastSeen),
  }))
}

type JobFlips = FlakyRow['jobs'][number]

const byFlips = (one: JobFlips, other: JobFlips): number => other.flips - one.flips || (one.job < other.job ? -1 : 1)

const placeOf = (testId: string, timestamp: number): string => `${timestamp} ${testId}`
