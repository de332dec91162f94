// Tests that only the newest attempt of a job counts, in whatever order its records arrive.
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../src/server/store/store.js'
import { always, coordinatesOf, dayMs, entriesOf } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

describe.each(engines(folder))('attempts, %s', (_, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  const put = async (org: string, ...records: readonly object[]) =>
    store.insert({ org, idempotencyKey: randomUUID(), records: records.map((record) => ({ ...coordinatesOf(org), ...record })) })
  const testsOf = async (org: string, rest: object = {}) =>
    entriesOf(await store.testsAggregated({ ...coordinatesOf(org), ...always, ...rest }))
  const jobsOf = async (org: string, rest: object = {}) =>
    entriesOf(await store.jobsAggregated({ ...coordinatesOf(org), ...always, aggregateBy: 'jobName', ...rest }))

  const job = { kind: 'job', id: 'unit', name: 'unit', timestamp: 5 }
  const testCase = { kind: 'test', id: 'a', name: 'adds', job: 'unit', timestamp: 5 }

  test('counts the job record of the highest attempt when an older one arrives later', async () => {
    const org = randomUUID()
    await put(org, { ...job, attempt: 2, status: 'successful', timestamp: 5 + dayMs })
    await put(org, { ...job, attempt: 1, status: 'failed' })
    expect(await jobsOf(org)).toMatchObject([{ timestamp: dayMs, successfulCount: 1, totalCount: 1 }])
    expect(await jobsOf(org, { toTs: dayMs })).toEqual([])
  })

  test('counts the job record that arrived last when an attempt is repeated', async () => {
    const org = randomUUID()
    await put(org, { ...job, attempt: 1, status: 'failed' }, { ...job, attempt: 2, status: 'running' })
    expect(await jobsOf(org)).toMatchObject([{ runningCount: 1, totalCount: 1 }])
    await put(org, { ...job, attempt: 2, status: 'successful' })
    await put(org, { ...job, attempt: 1, status: 'cancelled' })
    expect(await jobsOf(org)).toMatchObject([{ successfulCount: 1, totalCount: 1 }])
  })

  test('counts a job once when only the build contains its attempt', async () => {
    const org = randomUUID()
    await put(org, { ...job, build: '4711.2', status: 'successful' }, { ...job, id: 'e2e', name: 'e2e', build: '4711.1', status: 'failed' })
    await put(org, { ...job, build: '4711.1', status: 'failed' }, { ...job, build: '4712.1', status: 'failed' })
    expect(await jobsOf(org)).toMatchObject([
      { name: 'e2e', failedCount: 1, totalCount: 1 },
      { name: 'unit', successfulCount: 1, failedCount: 1, totalCount: 2 },
    ])
  })

  test('counts only the tests of the newest attempt of a job when an older one arrives later', async () => {
    const org = randomUUID()
    await put(org, { ...testCase, build: '4711.2', status: 'successful', duration: 3, timestamp: 5 + dayMs })
    await put(
      org,
      { ...testCase, build: '4711.1', status: 'failed', duration: 1 },
      { ...testCase, id: 'b', build: '4711.1', status: 'failed' },
    )
    expect(await testsOf(org)).toMatchObject([{ timestamp: dayMs, testId: 'a', successfulCount: 1, totalCount: 1, durationAvg: 3 }])
    expect(await testsOf(org, { status: ['failed'] })).toEqual([])
    expect(await testsOf(org, { toTs: dayMs })).toEqual([])
    expect(await testsOf(org, { testId: ['b'] })).toEqual([])
  })

  test.each([
    ['is less than 35 days after the range', 3 * dayMs + 35 * dayMs - 1, 0],
    ['is 35 days after the range', 3 * dayMs + 35 * dayMs, 1],
    ['is a week before the range', 2 * dayMs - 7 * dayMs, 0],
    ['is more than a week before the range', 2 * dayMs - 7 * dayMs - 1, 1],
  ])('counts a replaced test only if the later attempt is out of reach: it %s', async (_place, timestamp, count) => {
    const org = randomUUID()
    await put(org, { ...testCase, build: '4711.1', status: 'failed', timestamp: 2 * dayMs + 5 })
    await put(org, { ...testCase, build: '4711.2', status: 'successful', timestamp })
    expect(await testsOf(org, { fromTs: 2 * dayMs, toTs: 3 * dayMs })).toHaveLength(count)
  })

  test('counts the newest attempt in a range when the earlier ones are before it', async () => {
    const org = randomUUID()
    await put(org, { ...testCase, build: '4711.1', status: 'failed' }, { ...testCase, build: '4711.2', status: 'failed', timestamp: 7 })
    await put(org, { ...testCase, build: '4711.3', status: 'successful', timestamp: 100 * dayMs })
    expect(await testsOf(org, { fromTs: 100 * dayMs })).toMatchObject([{ timestamp: 100 * dayMs, successfulCount: 1, totalCount: 1 }])
  })

  test('counts the tests of the newest attempt when records contain the attempt', async () => {
    const org = randomUUID()
    await put(org, { ...testCase, build: 'nightly', status: 'failed', attempt: 1 })
    await put(org, { ...testCase, build: 'nightly', status: 'successful', attempt: 2 })
    expect(await testsOf(org)).toMatchObject([{ successfulCount: 1, totalCount: 1 }])
  })

  test('counts the tests of a job that ran once when other jobs of its run were repeated', async () => {
    const org = randomUUID()
    await put(org, { ...testCase, build: '4711.1', status: 'failed' }, { ...testCase, job: 'e2e', build: '4711.1', status: 'skipped' })
    await put(org, { ...testCase, build: '4711.2', status: 'successful' })
    expect(await testsOf(org)).toMatchObject([{ successfulCount: 1, skippedCount: 1, failedCount: 0, totalCount: 2 }])
  })

  test('counts all executions of a test within an attempt, in other runs and pipelines, and without a job', async () => {
    const org = randomUUID()
    const other = { ...testCase, status: 'successful' }
    await put(org, { ...other, build: '1.2' }, { ...other, build: '1.2' }, { ...other, build: '2.1' }, { ...other, pipeline: 'nightly' })
    await put(org, { ...other, job: '', build: '1.1' }, { ...other, job: '', build: '1.2' })
    expect(await testsOf(org)).toMatchObject([{ totalCount: 6 }])
  })
})
