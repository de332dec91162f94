// Tests that the tables and queries for a cluster are valid and keep the records of a module together (src/server/store/schema.ts).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Session } from 'chdb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branchQuery } from '../../../src/server/queries/branch.js'
import { coordinatesQuery } from '../../../src/server/queries/coordinates.js'
import { propertiesQuery } from '../../../src/server/queries/properties.js'
import { testsQuery } from '../../../src/server/queries/tests-aggregated.js'
import { boundQuery } from '../../../src/server/store/bound-query.js'
import { branchesQuery } from '../../../src/server/store/queries/branches-query.js'
import { buildAndJobFactsQuery, buildFactsQuery } from '../../../src/server/store/queries/build-facts-query.js'
import { buildsTotalsQuery } from '../../../src/server/store/queries/builds-totals-query.js'
import { causeFailuresQuery, causesQuery } from '../../../src/server/store/queries/causes-query.js'
import { firstRunQuery, newestFactsQuery } from '../../../src/server/store/queries/facts-query.js'
import { flakyQuery, jobNamesQuery, sightingsQuery } from '../../../src/server/store/queries/flaky-query.js'
import { jobsQuery } from '../../../src/server/store/queries/jobs-query.js'
import { newestRunsQuery } from '../../../src/server/store/queries/newest-runs-query.js'
import { quarantinedQuery, quarantinedTextsQuery, sinceOfTestsQuery } from '../../../src/server/store/queries/quarantined-query.js'
import { runsQuery, supersedingQuery } from '../../../src/server/store/queries/runs-query.js'
import { stepsQuery } from '../../../src/server/store/queries/steps-query.js'
import { jobsTotalsQuery, testsTotalsQuery } from '../../../src/server/store/queries/totals-query.js'
import type { Query } from '../../../src/server/store/query.js'
import { allRecords } from '../../../src/server/store/retained-records.js'
import { schema, versionsTable } from '../../../src/server/store/schema.js'
import type { Layout } from '../../../src/server/store/table-layout.js'

// Checks what is possible without a cluster: the engine parses the statements and plans the queries, and divides rows among two shards,
// which are both itself. The tests do not cover Keeper, replicas, and a network between shards.
const layout: Layout = { database: 'history', cluster: 'two-by-two' }
const folder = mkdtempSync(join(tmpdir(), 'build-report-cluster-'))
let session: Session
beforeAll(async () => {
  const configuration = join(folder, 'configuration.xml')
  const shard = '<shard><internal_replication>true</internal_replication><replica><host>127.0.0.1</host><port>9</port></replica></shard>'
  // The engine treats an address of this machine with its own port, which it does not open, as itself.
  const here = '<shard><internal_replication>true</internal_replication><replica><host>127.0.0.1</host><port>9000</port></replica></shard>'
  writeFileSync(
    configuration,
    `<clickhouse><tcp_port>9000</tcp_port><remote_servers><two-by-two>${shard}${shard}</two-by-two><local>${here}${here}</local></remote_servers></clickhouse>`,
  )
  session = new Session(join(folder, 'data'), { connectionArgs: [`--config-file=${configuration}`] })
  await session.queryAsync('CREATE DATABASE history')
  await session.queryAsync('USE history')
})
afterAll(() => {
  session.close()
  rmSync(folder, { recursive: true, force: true })
})

const statements = [versionsTable(layout), ...schema(layout)]
const linesOf = async (sql: string, parameters: Query['parameters'] = {}) =>
  (await session.queryAsync(boundQuery({ sql, parameters: { ...allRecords.parameters, ...parameters } }), { format: 'LineAsString' }))
    .text()
    .split('\n')

test.each(statements)('uses SQL that the engine can parse: %s', async (statement) => {
  const [formatted] = await linesOf('SELECT formatQuerySingleLine({statement:String})', { statement })
  expect(formatted).toMatch(/^CREATE TABLE IF NOT EXISTS \w+ ON CLUSTER `two-by-two` /)
})

test('replicates every table and distributes records by their module', () => {
  const engines = statements.map((statement) => /^ENGINE = (.*?)(?: (?:ORDER|PARTITION) BY.*)?$/m.exec(statement)?.[1])
  expect(engines).toEqual([
    "ReplicatedReplacingMergeTree('/clickhouse/tables/{database}/build_report/migrations', '{shard}-{replica}', appliedAt)",
    "ReplicatedReplacingMergeTree('/clickhouse/tables/{database}/build_report/keys', '{shard}-{replica}', version)",
    "ReplicatedReplacingMergeTree('/clickhouse/tables/{database}/build_report/batches', '{shard}-{replica}', stored)",
    'ReplicatedMergeTree',
    "Distributed('two-by-two', 'history', 'records_local', cityHash64(org, project, module))",
  ])
})

const buckets = { fromTs: 0, toTs: 10, interval: 1 }
const where = { org: 'o', project: 'p', module: 'm' }
const cause = { cause: '1-ab', builds: 1, failures: 1, tests: 1, firstSeen: 1, lastSeen: 2 }
const counts = { flips: 1, retries: 1, baseFailures: 0, lostMs: 1, flakyBuilds: 1, builds: 1, allTests: 1, allLostMs: 1 }
const flakyTest = { testId: 't', ...counts, firstSeen: 1, lastSeen: 2, jobs: [] }
const quarantinedTest = { project: 'p', module: 'm', ref: 'main', testId: 't', timestamp: 1, passes: 1, testCount: 1 }
const queries: readonly (readonly [string, Query])[] = [
  ['tests', testsQuery({ ...where, ...buckets })],
  ['jobs', jobsQuery({ ...where, ...buckets, pipeline: 'ci', aggregateBy: 'jobName' })],
  ['properties', propertiesQuery({ ...where, name: 'coverage' })],
  ['coordinates', coordinatesQuery({ org: 'o' })],
  ['flaky', flakyQuery({ ...where, ...buckets })],
  ['flaky tests of an owner', flakyQuery({ org: 'o', owner: '@o/a', ...buckets })],
  ['owners of flaky tests', newestRunsQuery({ ...where, ...buckets }, ['t'])],
  ['names of flaky tests', sightingsQuery({ ...where, ...buckets }, [flakyTest])],
  ['jobs of flaky tests', jobNamesQuery({ ...where, ...buckets }, ['1'])],
  ['first run', firstRunQuery({ ...where, ...buckets, testId: 't' })],
  ['newest run', newestFactsQuery({ ...where, ...buckets, testId: 't' })],
  ['tests in quarantine', quarantinedQuery({ org: 'o', ...buckets })],
  ['begins of quarantines', sinceOfTestsQuery('o', [quarantinedTest], buckets)],
  ['texts of tests in quarantine', quarantinedTextsQuery('o', [quarantinedTest], buckets)],
  ['causes', causesQuery({ ...where, ...buckets })],
  ['failures of causes', causeFailuresQuery({ ...where, ...buckets }, [cause])],
  ['totals of tests', testsTotalsQuery({ ...where, ...buckets })],
  ['totals of tests in a whole range', testsTotalsQuery({ ...where, ...buckets, whole: true })],
  ['totals of builds', buildsTotalsQuery({ ...where, ...buckets, whole: true })],
  ['totals of jobs', jobsTotalsQuery({ ...where, ...buckets, pipeline: 'ci' })],
  ['runs', runsQuery({ ...where, ...buckets, after: { timestamp: 1, arrived: 1, tie: 1 } })],
  ['steps', stepsQuery({ ...where, testId: 't', timestamp: 1 })],
  ['builds of tests', buildFactsQuery(where, [{ build: '1', timestamp: 1 }])],
  ['builds and jobs of runs', buildAndJobFactsQuery(where, [{ build: '1', job: 'unit', timestamp: 1 }])],
  ['repeated jobs', supersedingQuery(where, [{ timestamp: 1, jobRun: '1' }])],
]

test.each(queries)(
  'merges the rows of all shards before it limits the result of the %s query',
  async (name, { sql: query, parameters }) => {
    await makeDistributedTable()
    // The shards do not exist, and the engine runs subqueries on them before it plans a query.
    const plan = await linesOf(`EXPLAIN ${query} SETTINGS skip_unavailable_shards = 1`, parameters)
    const steps = plan.filter((line) => !line.includes('│')).map((line) => line.replace(/^[\s└─]*/, ''))
    const remote = steps.findIndex((step) => step.startsWith('ReadFromRemote'))
    // The first step after the shards merges their states, sorts their rows or collects a set, so no shard finalises a group or a window.
    expect([name, steps[remote - 1]]).toEqual([
      name,
      expect.stringMatching(/^(MergingAggregated$|Sorting \((Merge sorted streams|Sorting for window) |CreatingSet )/),
    ])
  },
)

test.each([
  // The last one reads the builds of pull requests.
  ['a branch', branchQuery({ ...where, ...buckets, ref: 'main' }), ['ReadFromRemote', 'ReadFromRemote']],
  ['branches', branchesQuery({ ...where, ...buckets }), ['ReadFromRemote']],
])('merges the builds of all shards before it counts the builds of %s', async (_, { sql, parameters }, reads) => {
  await makeDistributedTable()
  const plan = await linesOf(`EXPLAIN ${sql} SETTINGS skip_unavailable_shards = 1`, parameters)
  const steps = plan.map((line) => line.replace(/^[\s└├─│]*/, '').split(' ', 1)[0])
  // The set of repeated jobs comes from summaries of whole quarters of an hour, and from the rows before and after them.
  const repeats = ['Aggregating', 'MergingAggregated', 'ReadFromRemote', 'MergingAggregated', 'ReadFromRemote']
  // From the last step to the first: the builds of the shards are merged before the builds of a run are added up.
  expect(steps.filter((step) => /Aggregat(ing|ed)|ReadFromRemote/.test(step ?? ''))).toEqual([
    ...['Aggregating', 'Aggregating', 'MergingAggregated'],
    ...reads,
    ...repeats,
  ])
})

test('stores a batch of one module in one part on one shard, and a batch of many modules on all shards', async () => {
  await session.queryAsync('CREATE DATABASE divided')
  await session.queryAsync('USE divided')
  await makeTables((statement) =>
    /EXISTS records/.test(statement)
      ? statement.replace("'two-by-two', 'history'", "'local', 'divided'").replace('history.', 'divided.')
      : '',
  )
  const partsOf = async (modules: readonly string[]): Promise<number> => {
    await session.queryAsync('TRUNCATE TABLE records_local')
    const rows = modules.flatMap((module) =>
      Array.from({ length: 50 }, (_, index) => JSON.stringify({ kind: 'test', org: 'o', project: 'p', module, id: `${index}` })),
    )
    await session.queryAsync(`INSERT INTO records SETTINGS distributed_foreground_insert = 1 FORMAT JSONEachRow ${rows.join('\n')}`)
    const [sum] = await linesOf(
      "SELECT toString(sum(rows)) FROM system.parts WHERE database = 'divided' AND table = 'records_local' AND active",
    )
    expect(sum).toBe(String(rows.length))
    const [count] = await linesOf(
      "SELECT toString(count()) FROM system.parts WHERE database = 'divided' AND table = 'records_local' AND active",
    )
    return Number(count)
  }
  const modules = Array.from({ length: 20 }, (_, index) => `module ${index}`)
  for (const module of modules) expect(await partsOf([module])).toBe(1)
  expect(await partsOf(modules)).toBe(2)
  await session.queryAsync('USE history')
})

/** Creates tables of one server of the cluster, without Keeper, which chDB lacks. */
async function makeTables(adapted: (statement: string) => string): Promise<void> {
  for (const statement of schema(layout)) {
    const here = statement.replace(' ON CLUSTER `two-by-two`', '').replace(/ReplicatedMergeTree ([\s\S]*) SETTINGS .*/, 'MergeTree $1')
    if (adapted(here) !== '') await session.queryAsync(adapted(here))
  }
}

/** Creates the tables whose shards are other servers. */
const makeDistributedTable = () => makeTables((statement) => (/EXISTS records/.test(statement) ? statement : ''))
