import { Type } from 'typebox'
import { type FlakyTest, type FlakyTests, flakyTestsAnswer } from '../answers/flaky-tests.js'
import { demandProjectOfModule } from '../project-of-module.js'
import { readMainBranch } from '../store/main-branch.js'
import { type TestPlace, testKey } from '../store/place-keys.js'
import type { TimeSpan } from '../store/queries/aggregation.js'
import {
  type FlakyParameters,
  type FlakyRow,
  flakyQuery,
  flakySchemas,
  type JobName,
  jobNamesQuery,
  outage,
  type SightingRow,
  sightingsQuery,
} from '../store/queries/flaky-query.js'
import { type ModuleFactsRow, moduleFactsQuery } from '../store/queries/module-facts-query.js'
import { type NewestRunRow, type NewestRunsParameters, newestRunsQuery } from '../store/queries/newest-runs-query.js'
import { type QuerySource, queryReader, type RunQuery } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { readFlakySince } from './flaky-since.js'
import { createModuleSightings, momentOf, seenOf } from './sightings.js'

/**
 * Ranks flaky tests, and then looks up the names, builds and owners of those that are returned, because texts take much longer to read than
 * numbers.
 * @throws StoreLimitError if a query exceeds the limits
 */
async function readFlakyTests(source: QuerySource, parameters: FlakyParameters): Promise<FlakyTests> {
  const rows = queryReader(source)
  const { project, module } = parameters
  const base =
    parameters.base ??
    (project !== undefined && module !== undefined ? await readMainBranch(source, { ...parameters, project, module }) : undefined)
  const found = await rows<FlakyRow>(flakyQuery(base === undefined ? parameters : { ...parameters, base }))
  const [worst] = found
  if (worst === undefined) return { tests: [], testCount: 0, lostMs: 0 }
  const placeOf = ({ project, module, testId }: FlakyRow): TestPlace => ({
    project: project ?? parameters.project ?? '',
    module: module ?? parameters.module ?? '',
    testId,
  })
  const [sightings, newestRuns, sinceOf] = await Promise.all([
    rows<SightingRow>(sightingsQuery(parameters, found)),
    readNewestRuns(rows, parameters, found.map(placeOf)),
    readFlakySince(rows, parameters, found.map(placeOf)),
  ])
  const jobOf = new Map(sightings.flatMap(({ jobs }) => jobs.map(({ hash, job }) => [hash, job])))
  // A job is not named there only if it had neither the first nor the last flip of a test.
  const unnamed = new Set(found.flatMap(({ jobs }) => jobs.map(({ job }) => job)).filter((hash) => !jobOf.has(hash)))
  if (unnamed.size > 0) {
    for (const { hash, job } of await rows<JobName>(jobNamesQuery(parameters, [...unnamed]))) jobOf.set(hash, job)
  }
  const builds = sightings.map((row) => ({ ...row, time: row.timestamp }))
  const { sightingIn } = createModuleSightings(await rows<ModuleFactsRow>(moduleFactsQuery(parameters.org, builds)))
  const rowAt = new Map(sightings.map((row) => [momentOf(testKey(row), row.timestamp), row]))
  const newestOf = new Map(newestRuns.map((row) => [testKey(row), row]))
  const tests = found.map((row): FlakyTest => {
    const { project, module, testId, firstSeen, lastSeen, jobs, allTests: _, allLostMs: __, ...figures } = row
    const place = placeOf(row)
    const key = testKey(place)
    const sightingAt = (time: number) => sightingIn({ ...place, build: rowAt.get(momentOf(key, time))?.build ?? '' })
    const { name = '', suite = [] } = rowAt.get(momentOf(key, lastSeen)) ?? {}
    const { owners = [], quarantined = false } = newestOf.get(key) ?? {}
    return {
      project,
      module,
      testId,
      name,
      suite,
      owners,
      quarantined,
      ...figures,
      ...(sinceOf(place) ?? { since: firstSeen }),
      ...seenOf({ firstSeen, first: sightingAt(firstSeen), lastSeen, last: sightingAt(lastSeen) }),
      jobs: jobs.map(({ job, flips }) => ({ job: jobOf.get(job) ?? '', flips })).sort(byFlips),
    }
  })
  return { tests, testCount: worst.allTests, lostMs: worst.allLostMs }
}

type JobFlips = FlakyRow['jobs'][number]

const byFlips = (one: JobFlips, other: JobFlips): number => other.flips - one.flips || (one.job < other.job ? -1 : 1)

export const testsFlaky = dataQuery({
  path: '/v1/data/tests/flaky',
  summary: 'Flaky tests',
  description: `Ranks the tests of a module, or of all modules of a project or an organisation, that passed after a retry, or failed at least twice between two passes of the same job on the same branch. A job that ran again counts as a retry of its tests. If more than ${outage.tests} tests and ${100 * outage.share} % of the results of a job failed, these failures are an outage and do not count.`,
  querystring: Type.Object({ ...spanSchemas, ...flakySchemas }),
  answer: flakyTestsAnswer,
  answerDescription: 'The tests, the worst first. The list is empty if no test is flaky.',
  prepare(given, now) {
    demandProjectOfModule(given)
    return withSpan(given, now)
  },
  read: readFlakyTests,
})

/** The part of the range that is searched first. Nearly all tests ran in it, and the rest of the range need not be read. */
const firstPart = 0.1

/** Reads the newest runs of tests. May return tests with the same id of other modules. */
async function readNewestRuns(
  rows: RunQuery,
  parameters: NewestRunsParameters,
  tests: readonly TestPlace[],
): Promise<readonly NewestRunRow[]> {
  const { fromTs, toTs } = parameters
  const middle = Math.trunc(toTs - firstPart * (toTs - fromTs))
  const read = (span: TimeSpan, wanted: readonly TestPlace[]) =>
    rows<NewestRunRow>(newestRunsQuery({ ...parameters, ...span }, [...new Set(wanted.map(({ testId }) => testId))]))
  const late = await read({ fromTs: middle, toTs }, tests)
  const found = new Set(late.map(testKey))
  const missing = tests.filter((test) => !found.has(testKey(test)))
  if (missing.length === 0) return late
  return [...(await read({ fromTs, toTs: middle }, missing)), ...late]
}
