import type { Caller, Connection } from './connection.js'
import { readMainBranch } from './main-branch.js'
import { readNewestRuns } from './newest-runs.js'
import { testKey } from './place-keys.js'
import {
  type FlakyParameters,
  type FlakyRow,
  flakyQuery,
  type JobName,
  jobNamesQuery,
  type SightingRow,
  sightingsQuery,
} from './queries/flaky-query.js'
import { type ModuleFactsRow, moduleFactsQuery } from './queries/module-facts-query.js'
import type { QueryLimits } from './query-limits.js'
import { queryReader } from './query-reader.js'
import { createModuleSightings, momentOf, type Sighting } from './sighting.js'

/** A flaky test with its name, its owners and the builds of its first and last flip. Texts are empty if they are unknown. */
export interface FlakyTest extends Omit<FlakyRow, 'project' | 'module' | 'allTests' | 'allLostMs'> {
  readonly project: string
  readonly module: string
  readonly name: string
  readonly suite: readonly string[]
  /** Of its newest run. */
  readonly owners: readonly string[]
  /** Whether its newest run was in quarantine. */
  readonly quarantined: boolean
  readonly first: Sighting
  readonly last: Sighting
}

/** The flaky tests of a module, or of several modules. */
export interface FlakyTests {
  /** The worst first. */
  readonly tests: readonly FlakyTest[]
  /** The number of all flaky tests, and the time that they cost, including those that are not listed. */
  readonly testCount: number
  readonly lostMs: number
}

/**
 * Ranks flaky tests, and then looks up the names, builds and owners of those that are returned, because texts take much longer to read than
 * numbers.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readFlakyTests(
  connection: Connection,
  parameters: FlakyParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<FlakyTests> {
  const rows = queryReader(connection, caller, limits)
  const { project, module } = parameters
  const isOfOneModule = project !== undefined && module !== undefined
  const base =
    parameters.base ?? (isOfOneModule ? await readMainBranch(connection, { ...parameters, project, module }, caller, limits) : undefined)
  const found = await rows<FlakyRow>(flakyQuery(base === undefined ? parameters : { ...parameters, base }))
  const [worst] = found
  if (worst === undefined) return { tests: [], testCount: 0, lostMs: 0 }
  const placed = found.map((test) => ({
    ...test,
    project: test.project ?? parameters.project ?? '',
    module: test.module ?? parameters.module ?? '',
  }))
  const [sightings, newestRuns] = await Promise.all([
    rows<SightingRow>(sightingsQuery(parameters, found)),
    readNewestRuns(rows, parameters, placed),
  ])
  const jobOf = new Map(sightings.flatMap(({ jobs }) => jobs.map(({ hash, job }) => [hash, job])))
  // A job is not named there only if it had neither the first nor the last flip of a test.
  const unnamed = new Set(found.flatMap(({ jobs }) => jobs.map(({ job }) => job)).filter((hash) => !jobOf.has(hash)))
  if (unnamed.size > 0) {
    for (const { hash, job } of await rows<JobName>(jobNamesQuery(parameters, [...unnamed]))) jobOf.set(hash, job)
  }
  const builds = sightings.map((row) => ({ ...row, time: row.timestamp }))
  const sightingIn = createModuleSightings(await rows<ModuleFactsRow>(moduleFactsQuery(parameters.org, builds)))
  const rowAt = new Map(sightings.map((row) => [momentOf(testKey(row), row.timestamp), row]))
  const newestOf = new Map(newestRuns.map((row) => [testKey(row), row]))
  const tests = placed.map(({ allTests: _, allLostMs: __, ...test }): FlakyTest => {
    const key = testKey(test)
    const sightingAt = (time: number): Sighting =>
      sightingIn({ project: test.project, module: test.module, build: rowAt.get(momentOf(key, time))?.build ?? '' })
    const { name = '', suite = [] } = rowAt.get(momentOf(key, test.lastSeen)) ?? {}
    const { owners = [], quarantined = false } = newestOf.get(key) ?? {}
    return {
      ...test,
      ...{ name, suite, owners, quarantined },
      jobs: test.jobs.map(({ job, flips }) => ({ job: jobOf.get(job) ?? '', flips })).sort(byFlips),
      first: sightingAt(test.firstSeen),
      last: sightingAt(test.lastSeen),
    }
  })
  return { tests, testCount: worst.allTests, lostMs: worst.allLostMs }
}

type JobFlips = FlakyRow['jobs'][number]

const byFlips = (one: JobFlips, other: JobFlips): number => other.flips - one.flips || (one.job < other.job ? -1 : 1)
