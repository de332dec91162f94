// Tests that every engine keeps the contract of the store (src/server/store/store.ts).
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { BatchConflictError } from '../../../src/server/store/batch-conflict-error.js'
import type { Store } from '../../../src/server/store/store.js'
import { always, coordinatesOf, dayMs, entriesOf } from './entries.js'
import { createFolder, engines, openStore, type TestPlace } from './open-stores.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

describe.each(engines(folder))('the store, %s', (_, open) => {
  let place: TestPlace
  let store: Store
  useStore(open, (opened, at) => {
    store = opened
    place = at
  })

  const put = async (
    org: string,
    records: readonly object[],
    idempotencyKey: string = randomUUID(),
    contentHash = JSON.stringify(records),
  ) =>
    store.insert({
      org,
      idempotencyKey,
      contentHash: () => contentHash,
      records: records.map((record) => ({ ...coordinatesOf(org), ...record })),
    })
  const testsOf = async (org: string, rest: object = {}) =>
    entriesOf(await store.testsAggregated({ ...coordinatesOf(org), ...always, ...rest }))
  const jobsOf = async (org: string, rest: object = {}) =>
    entriesOf(await store.jobsAggregated({ ...coordinatesOf(org), ...always, aggregateBy: 'jobName', ...rest }))
  const property = async (org: string, rest: object = {}) => {
    const { build, ref, ...required } = coordinatesOf(org)
    return entriesOf(await store.properties({ ...required, name: 'coverage', ...rest }))
  }

  test('reports its size and its load', async () => {
    await put('sized', [{ kind: 'test', id: 'a', name: 'a', status: 'successful', timestamp: 1 }])
    const { waitingQueries, ...size } = await store.figures()
    expect(waitingQueries).toBe(0)
    if (!('folder' in place.place)) return expect(size).toEqual({ freeBytes: undefined })
    expect(size.freeBytes).toBeGreaterThan(0)
    expect(size.rows).toBeGreaterThan(0)
    expect(size.parts).toBeGreaterThan(0)
  })

  test('is ready when it is open', async () => {
    await expect(store.checkReadiness()).resolves.toBeUndefined()
  })

  test('keeps its records when it is prepared again', async () => {
    const org = randomUUID()
    await put(org, [{ kind: 'test', id: 'a', name: 'a', status: 'failed' }])
    await store.prepare()
    expect(await testsOf(org)).toHaveLength(1)
  })

  test('returns all figures of an entry as numbers', async () => {
    const org = randomUUID()
    const one = { kind: 'test', id: 'a', name: 'adds', timestamp: dayMs + 5 }
    await put(org, [
      { ...one, status: 'successful', duration: 1 },
      { ...one, status: 'failed', duration: 2 },
      { ...one, status: 'skipped' },
      { ...one, status: 'successful', duration: 4.5 },
    ])
    expect(await testsOf(org)).toEqual([
      {
        timestamp: dayMs,
        name: 'adds',
        testId: 'a',
        successfulCount: 2,
        failedCount: 1,
        skippedCount: 1,
        cancelledCount: 0,
        runningCount: 0,
        unknownCount: 0,
        totalCount: 4,
        durationMin: 1,
        durationMax: 4.5,
        durationAvg: 2.5,
        durationP25: 1.5,
        durationP50: 2,
        durationP75: 3.25,
        durationP95: 4.25,
        durationP99: 4.45,
      },
    ])
  })

  test('returns a document without entries when nothing is found', async () => {
    const parameters = { ...coordinatesOf(randomUUID()), ...always }
    expect(JSON.parse(await text(await store.testsAggregated(parameters)))).toEqual({ tests: [] })
    expect(JSON.parse(await text(await store.jobsAggregated({ ...parameters, aggregateBy: 'runner' })))).toEqual({ jobs: [] })
    expect(JSON.parse(await text(await store.properties({ ...parameters, name: 'none' })))).toEqual({ properties: [] })
  })

  test('includes the start of a range and excludes its end', async () => {
    const org = randomUUID()
    await put(
      org,
      [10, 19, 20, 29, 30].map((timestamp) => ({ kind: 'test', id: `${timestamp}`, name: 'a', status: 'failed', timestamp })),
    )
    expect((await testsOf(org, { fromTs: 19, toTs: 30, interval: 10 })).map(({ timestamp, testId }) => [timestamp, testId])).toEqual([
      [10, '19'],
      [20, '20'],
      [20, '29'],
    ])
  })

  test('aligns buckets before 1970 as well', async () => {
    const org = randomUUID()
    await put(org, [{ kind: 'test', id: 'a', name: 'a', status: 'failed', timestamp: -1 }])
    expect(await testsOf(org)).toMatchObject([{ timestamp: -dayMs }])
  })

  test('filters by status', async () => {
    const org = randomUUID()
    await put(
      org,
      ['failed', 'skipped', 'successful'].map((status) => ({ kind: 'test', id: status, name: status, status })),
    )
    expect((await testsOf(org, { status: ['failed', 'skipped'] })).map(({ name }) => name)).toEqual(['failed', 'skipped'])
    expect(await testsOf(org, { status: ['running'] })).toEqual([])
  })

  test('filters by test id', async () => {
    const org = randomUUID()
    await put(org, [
      { kind: 'test', id: 'a', name: 'adds', status: 'failed' },
      { kind: 'test', id: 'a', name: 'adds', status: 'skipped' },
      { kind: 'test', id: 'b', name: 'adds', status: 'failed' },
    ])
    expect(await testsOf(org, { testId: ['a'] })).toMatchObject([{ testId: 'a', failedCount: 1, totalCount: 2 }])
    expect(await testsOf(org, { testId: ['a'], status: ['failed'] })).toMatchObject([{ testId: 'a', totalCount: 1 }])
    expect((await testsOf(org, { testId: ['b', 'a', 'c'] })).map(({ testId }) => testId)).toEqual(['a', 'b'])
    expect(await testsOf(org, { testId: ["a' OR '1'='1"] })).toEqual([])
  })

  test('treats special characters in coordinates literally', async () => {
    const org = `o'; DROP TABLE records; --\\ {org:String} \t\n€ ${randomUUID()}`
    await put(org, [{ kind: 'test', id: "'", name: '\\', status: 'failed' }])
    expect(await testsOf(org)).toMatchObject([{ testId: "'", name: '\\' }])
    expect(await testsOf(org, { module: "cart' OR '1'='1" })).toEqual([])
  })

  test('returns only records of the organisation, project, module and pipeline', async () => {
    const org = randomUUID()
    const records = [
      { kind: 'test', id: 'a', name: 'a', status: 'failed' },
      { kind: 'job', id: 'a', name: 'a' },
      { kind: 'property', name: 'coverage', value: 1 },
    ]
    await put(org, records)
    for (const other of [{ org: randomUUID() }, { project: 'x' }, { module: 'x' }]) {
      expect([await testsOf(org, other), await jobsOf(org, other), await property(org, other)]).toEqual([[], [], []])
    }
    expect(await jobsOf(org, { pipeline: 'x' })).toEqual([])
  })

  test('replaces a repeated job in the same batch and in a later one', async () => {
    const org = randomUUID()
    const job = { kind: 'job', id: '7', name: 'unit', timestamp: 5 }
    await put(org, [
      { ...job, status: 'unknown', duration: 1 },
      { ...job, status: 'running', duration: 2 },
    ])
    expect(await jobsOf(org)).toMatchObject([{ runningCount: 1, totalCount: 1, durationMax: 2 }])
    await put(org, [{ ...job, status: 'successful', timestamp: 5 + dayMs }])
    expect(await jobsOf(org)).toMatchObject([{ timestamp: dayMs, successfulCount: 1, totalCount: 1, durationMax: 0 }])
    expect(await jobsOf(org, { toTs: dayMs })).toEqual([])
  })

  test('distinguishes jobs with the same id by their build', async () => {
    const org = randomUUID()
    const job = { kind: 'job', id: 'unit', status: 'successful', timestamp: 5 }
    await put(org, [job, { ...job, build: '2.1' }])
    expect(await jobsOf(org)).toMatchObject([{ name: 'unit', jobId: 'unit', totalCount: 2 }])
  })

  test('groups jobs with the same name into one entry with the id of the last', async () => {
    const org = randomUUID()
    const job = { kind: 'job', name: 'unit', status: 'failed' }
    await put(org, [
      { ...job, id: '1002', timestamp: 9, build: '2.1' },
      { ...job, id: '1001', timestamp: 5 },
    ])
    expect(await jobsOf(org)).toMatchObject([{ name: 'unit', jobId: '1002', failedCount: 2 }])
  })

  test('aggregates jobs by runner', async () => {
    const org = randomUUID()
    await put(org, [
      { kind: 'job', id: 'a', name: 'a', runner: 'linux', status: 'failed', timestamp: 1 },
      { kind: 'job', id: 'b', name: 'b', runner: 'linux', timestamp: 1 },
      { kind: 'job', id: 'c', name: 'c', runner: 'mac', status: 'skipped', timestamp: 1 },
    ])
    expect(await jobsOf(org, { aggregateBy: 'runner' })).toMatchObject([
      { name: 'linux', jobId: 'linux', failedCount: 1, unknownCount: 1, totalCount: 2 },
      { name: 'mac', jobId: 'mac', skippedCount: 1, totalCount: 1 },
    ])
  })

  test('finds the latest value of a property, also for a build or ref', async () => {
    const org = randomUUID()
    const coverage = { kind: 'property', name: 'coverage' }
    await put(org, [
      { ...coverage, value: 80, timestamp: 1, build: '1' },
      { ...coverage, value: 82.5, timestamp: 3, build: '3' },
      { ...coverage, value: 81, timestamp: 2, build: '2', ref: 'topic' },
    ])
    expect(await property(org)).toEqual([{ timestamp: 3, name: 'coverage', valueType: 'number', value: 82.5, build: '3', ref: 'main' }])
    expect(await property(org, { build: '1' })).toMatchObject([{ value: 80 }])
    expect(await property(org, { ref: 'topic' })).toMatchObject([{ value: 81 }])
    expect(await property(org, { ref: 'topic', build: '1' })).toEqual([])
    expect(await property(org, { exceptBuild: '3' })).toMatchObject([{ value: 81 }])
    expect(await property(org, { exceptBuild: '3', ref: 'main' })).toMatchObject([{ value: 80 }])
    expect(await property(org, { exceptBuild: '3', build: '3' })).toEqual([])
    await put(org, [{ ...coverage, value: 83, timestamp: 3, build: '3' }])
    expect(await property(org)).toMatchObject([{ value: 83 }])
  })

  test.each([83.5, 0, -1e-7, 1e300, '83.5', '', 'v1.2', 'null', '1e5'])('returns the property value %j unchanged', async (value) => {
    const org = randomUUID()
    await put(org, [{ kind: 'property', name: 'coverage', value }])
    expect(await property(org)).toMatchObject([{ value, valueType: typeof value }])
  })

  test('stores every kind of record with fields of any size', async () => {
    const org = randomUUID()
    await put(org, [
      { kind: 'build', status: 'failed', pullRequest: 12, duration: 1.7e308, timestamp: -1e300 },
      { kind: 'job', id: 'a', attempt: 1e300, timestamp: 1e300 },
      {
        kind: 'test',
        id: 'a',
        name: 'a',
        status: 'failed',
        line: 1e21,
        suite: ['s'],
        tags: ['t'],
        flaky: true,
        attempts: [{ status: 'failed' }],
      },
      { kind: 'file', path: 'a', size: 1e300, sha256: 'a'.repeat(64) },
      { kind: 'problem', severity: 'error', message: 'm', line: 1, column: 2, metadata: { a: 'b', '': '\ud800' } },
      { kind: 'property', name: 'coverage', value: 1 },
    ])
    expect(await testsOf(org)).toHaveLength(1)
    expect(await property(org)).toHaveLength(1)
  })

  test('uses the time of arrival for a record without a timestamp', async () => {
    const org = randomUUID()
    const before = Date.now()
    await put(org, [{ kind: 'property', name: 'coverage', value: 1 }])
    const [found] = await property(org)
    expect(found?.timestamp).toBeGreaterThanOrEqual(before)
    expect(found?.timestamp).toBeLessThanOrEqual(Date.now() + 1)
  })

  test('counts a batch once when it is repeated later or concurrently', async () => {
    const org = randomUUID()
    const records = [{ kind: 'test', id: 'a', name: 'a', status: 'failed', timestamp: 1 }]
    await Promise.all([1, 2, 3].map(() => put(org, records, 'key')))
    await put(org, records, 'key')
    expect(await testsOf(org)).toMatchObject([{ totalCount: 1 }])
    await put(org, records, 'other key')
    expect(await testsOf(org)).toMatchObject([{ totalCount: 2 }])
  })

  test('refuses other content with the key of a stored batch, later, concurrently and when no line can be stored', async () => {
    const org = randomUUID()
    const named = (name: string) => [{ kind: 'test', id: name, name, status: 'failed', timestamp: 1 }]
    await put(org, named('a'), 'key')
    await expect(put(org, named('b'), 'key')).rejects.toThrow(BatchConflictError)
    await expect(put(org, [], 'key')).rejects.toThrow(BatchConflictError)
    await put(org, named('a'), 'key')
    const outcomes = await Promise.allSettled(['c', 'd', 'c', 'd'].map((name) => put(org, named(name), 'other key')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const [first, second] = (await testsOf(org)).map(({ name, totalCount }) => [name, totalCount])
    expect(first).toEqual(['a', 1])
    expect([
      ['c', 1],
      ['d', 1],
    ]).toContainEqual(second)
    expect(await testsOf(org)).toHaveLength(2)
  })

  test('leaves the key of a batch free when nothing of it was stored', async () => {
    const org = randomUUID()
    await put(org, [], 'key', 'all refused')
    await put(org, [{ kind: 'test', id: 'a', name: 'a', status: 'failed' }], 'key', 'put right')
    expect(await testsOf(org)).toHaveLength(1)
  })

  test('distinguishes the same key of two organisations', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const key = randomUUID()
    for (const org of [one, other]) await put(org, [{ kind: 'test', id: 'a', name: 'a', status: 'failed' }], key)
    expect([await testsOf(one), await testsOf(other)]).toMatchObject([[{ totalCount: 1 }], [{ totalCount: 1 }]])
  })

  test('stores nothing of a batch that the engine refuses, and accepts it when it is corrected', async () => {
    const org = randomUUID()
    const good = Array.from({ length: 1000 }, (_, index) => ({ kind: 'test', id: `${index}`, name: 'a', status: 'failed' }))
    await expect(put(org, [...good, { kind: 'test', id: 'x', name: 'a', status: 'no status' }], 'key')).rejects.toThrow()
    expect(await testsOf(org)).toEqual([])
    await put(org, good, 'key')
    expect(await testsOf(org)).toHaveLength(1000)
  })

  test('accepts an empty batch', async () => {
    await put('nobody', [])
    expect(await testsOf('nobody')).toEqual([])
  })

  test('adds, lists and revokes keys', async () => {
    const key = {
      id: randomUUID(),
      hash: 'ab'.repeat(32),
      org: 'acme',
      scopes: ['read', 'write'],
      name: "ci's",
      createdAt: 1_700_000_000_123,
    } as const
    const stored = async () => (await store.keys()).filter(({ id }) => id === key.id)
    await store.addKey(key)
    expect(await stored()).toEqual([key])
    expect(await store.removeKey(randomUUID())).toBe(false)
    expect(await store.removeKey(key.id)).toBe(true)
    expect(await stored()).toEqual([])
    expect(await store.removeKey(key.id)).toBe(false)
  })

  test.each([{ expiresAt: 1_800_000_000_123 }, { project: 'a "shop"' }, { expiresAt: 1, project: 'shop' }])(
    'keeps the restrictions %j of a key until it is revoked',
    async (restrictions) => {
      const key = { id: randomUUID(), hash: 'ab'.repeat(32), org: 'acme', scopes: ['read', 'write'], name: 'ci', createdAt: 1 } as const
      const stored = async () => (await store.keys()).filter(({ id }) => id === key.id)
      await store.addKey({ ...key, ...restrictions })
      expect(await stored()).toEqual([{ ...key, ...restrictions }])
      expect(await store.removeKey(key.id)).toBe(true)
      expect(await stored()).toEqual([])
    },
  )

  test('revokes a key when the clock was set back', async () => {
    const id = randomUUID()
    await store.addKey({ id, hash: 'ab'.repeat(32), org: 'acme', scopes: ['read'], name: 'ci', createdAt: 1 })
    const earlier = await openStore(place.place, { now: () => 1 })
    expect(await earlier.removeKey(id)).toBe(true)
    await earlier.close()
    expect((await store.keys()).map((key) => key.id)).not.toContain(id)
  })
})
