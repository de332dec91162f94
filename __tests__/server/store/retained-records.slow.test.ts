import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groupBy } from '../../../src/base/group-by.js'
import { type ParametersOf, type QueryName, queryNames } from '../../../src/server/queries/query-table.js'
import { openClickHouseStore } from '../../../src/server/store/clickhouse-store.js'
import { quarterMs } from '../../../src/server/store/record-summary.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { startBridge } from './clickhouse-bridge.js'
import { dayMs, entriesOf } from './entries.js'
import { createFolder, engines, openStore, overHttp, type TestPlace } from './open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

const retentionMs = 20 * dayMs
/** The engine deletes records by the time of the machine, which is a day earlier, so that it does not delete the records of the tests. */
const now = Date.now() + dayMs
/** The time of the oldest records that queries return. */
const oldest = Math.floor((now - retentionMs) / quarterMs) * quarterMs

const [builds, oldBuilds, intervalMs] = [60, 30, 12 * 3_600_000]
const place = { project: 'shop', module: 'cart' }

/** Builds before and since the oldest visible one, which is exactly at the limit. The last one before it is a millisecond older. */
const records: readonly RecordFields[] = [
  ...Array.from({ length: builds }, (_, index) => {
    const timestamp = oldest + (index - oldBuilds) * intervalMs + (index < oldBuilds ? intervalMs - 1 : 0)
    const ref = index % 5 === 2 ? 'topic' : 'main'
    const common = { ...place, pipeline: 'ci', build: `${index + 1}.1`, ref, timestamp }
    const one = { kind: 'test', ...common, job: 'unit', suite: ['suite'], owners: ['@acme/shop'], status: 'successful' }
    const failure = { status: 'failed', cause: '1-aaaa', message: 'expected 1' }
    return [
      { kind: 'build', ...common, commit: `c${index}`, branch: ref, author: 'ann', url: `https://ci/${index}` },
      { kind: 'job', ...common, id: 'unit', name: 'unit', job: 'unit', runner: 'linux', status: 'successful', duration: 1000 + index },
      { kind: 'property', ...common, name: index < oldBuilds ? 'old' : 'size', value: index },
      { ...one, id: 'steady', name: 'steady', duration: index < oldBuilds ? 1000 : 20_000 },
      { ...one, id: 'flaky', name: 'flaky', duration: 50, ...(index % 3 === 1 && failure) },
      {
        ...one,
        id: 'broken',
        name: 'broken',
        duration: 5,
        ...(index % 5 !== 0 && { ...failure, steps: [{ name: 'a', status: 'failed' }] }),
      },
      { ...one, id: 'kept', name: 'kept', duration: 5, quarantine: { reason: 'slow' }, ...(index % 4 === 1 && failure) },
    ]
  }).flat(),
  {
    kind: 'test',
    ...place,
    module: 'gone',
    pipeline: 'ci',
    build: '1.1',
    ref: 'main',
    id: 'a',
    name: 'a',
    status: 'failed',
    timestamp: oldest - 1,
  },
  // Records of wrong clocks.
  { kind: 'test', ...place, pipeline: 'ci', build: '99.1', ref: 'main', id: 'future', name: 'a', status: 'failed', timestamp: now + dayMs },
  { kind: 'test', ...place, pipeline: 'ci', build: '98.1', ref: 'main', id: 'before', name: 'a', status: 'failed', timestamp: -dayMs },
]
const isVisible = ({ timestamp }: RecordFields): boolean => Number(timestamp) >= oldest

// The range starts and ends within a quarter of an hour, and the period before it has expired.
const span = { fromTs: oldest - 30 * dayMs + 1, toTs: now - 1 }
const range = { ...span, interval: 10 * dayMs }
const parameters: { readonly [Name in QueryName]: Omit<ParametersOf<Name>, 'org'> } = {
  jobs: { ...place, ...span, pipeline: 'ci' },
  jobsAggregated: { ...place, ...range, pipeline: 'ci', aggregateBy: 'jobName' },
  testsAggregated: { ...place, ...range },
  testsHistory: { ...place, ref: 'main', limit: 100 },
  testRuns: { ...place, ...span, limit: 500 },
  testSteps: { ...place, testId: 'broken', timestamp: oldest - 1 },
  testsFlaky: { ...place, ...span },
  testFacts: { ...place, ...span, testId: 'broken' },
  testsQuarantined: { ...span },
  testsCauses: { ...place, ...span },
  builds: { ...place, ...span, ref: 'main' },
  testsCompare: { ...place, ...span, ref: 'main', baseRef: 'main', base: { ...span, toTs: oldest } },
  testsSlower: { ...place, ...span },
  testsVerdicts: { ...span, ref: 'topic' },
  modules: { ...span },
  testsTotals: { ...place, ...range, whole: true },
  jobsTotals: { ...place, ...range, pipeline: 'ci', whole: true },
  buildsTotals: { ...place, ...range, whole: true },
  branches: { ...place, ...span },
  properties: { ...place, name: 'old' },
  coordinates: {},
  branch: { ...place, ...span, ref: 'main' },
  exportRecords: {},
}

const cluster = 'reports'
/** Opens a cluster of two shards. Both are the embedded engine, so that each row is found twice. */
const openCluster = async (): Promise<TestPlace> => {
  const { url, close } = await startBridge(folder, { cluster, shards: 2 })
  return { place: { url, database: 'divided' }, close }
}

// The cluster is reached over HTTP, too.
const others = engines(folder).filter(([name]) => name !== overHttp)

describe.each([
  ...others.map(([name, open]) => [name, open, undefined] as const),
  ['on each shard of a cluster', openCluster, cluster] as const,
])('expired records, %s,', (_, open, ofCluster) => {
  let at: TestPlace
  /** Without a retention. */
  let full: Store
  let store: Store
  beforeAll(async () => {
    at = await open()
    full = await openStore(at.place, { cluster: ofCluster })
    const given = { place: at.place, cluster: ofCluster, now: () => now }
    store = await openClickHouseStore({ ...given, retentionMs })
    // All records of a module are in one part, which the engine does not drop. Both shards of the cluster would take the records of another
    // module in the same batch for a repetition, because they are one table.
    const put = async (org: string, some: readonly RecordFields[]) => {
      for (const [module, ofModule] of groupBy(some, (record) => String(record.module)))
        await full.insert({ org, idempotencyKey: module, records: ofModule.map((record) => ({ ...record, org })) })
    }
    await put('all', records)
    await put('new', records.filter(isVisible))
  })
  afterAll(async () => {
    await full.close()
    await store.close()
    await at.close()
  })

  /** Returns the answer as text, without the name of the organisation and the times of arrival. */
  async function answerOf(asked: Store, name: QueryName, org: string): Promise<string> {
    const query = asked[name] as (parameters: object) => Promise<unknown>
    const answer = await query({ ...parameters[name], org })
    const { tests, ...others } = answer as { readonly tests?: unknown }
    if (tests instanceof Readable) return JSON.stringify([others, await tests.toArray()])
    if (answer instanceof Readable) return (await text(answer)).replaceAll(`"org":"${org}"`, '')
    if (name !== 'exportRecords') return JSON.stringify(answer)
    const lines: string[] = []
    for await (const line of answer as AsyncIterable<string>) lines.push(line)
    return lines.join('').replaceAll(`"org":"${org}"`, '')
  }

  test.each(queryNames)('are left out of the answer of %s when newer ones are in the same part', async (name) => {
    const answer = await answerOf(store, name, 'all')
    expect(answer).toBe(await answerOf(full, name, 'new'))
    // The answer of a store without a retention contains them.
    expect(answer).not.toBe(await answerOf(full, name, 'all'))
  })

  test('are found again after a restart with a longer retention', async () => {
    const coordinates = async (retentionDays: number) => {
      const restarted = await openClickHouseStore({
        place: at.place,
        cluster: ofCluster,
        retentionMs: retentionDays * dayMs,
        now: () => now,
      })
      try {
        return (await entriesOf(await restarted.coordinates({ org: 'all' }))).map(({ module }) => module)
      } finally {
        await restarted.close()
      }
    }
    expect([await coordinates(20), await coordinates(30)]).toEqual([['cart'], ['cart', 'gone']])
  })
})
