// Tests that queries of tests and jobs filter by branch and job, and add the requested fields.
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestsParameters } from '../../../src/server/queries/tests-aggregated.js'
import type { JobsParameters } from '../../../src/server/store/queries/jobs-query.js'
import type { Store } from '../../../src/server/store/store.js'
import { coordinatesOf, dayMs, entriesOf, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

describe.each(engines(folder))('branches and additional fields, %s', (_, open) => {
  let store: Store
  const org = randomUUID()
  const range = { org, project: 'shop', module: 'cart', fromTs: newYear, toTs: newYear + dayMs, interval: dayMs }
  useStore(open, async (opened) => {
    store = opened
    const adds = { kind: 'test', ...coordinatesOf(org), id: 'a', name: 'adds', suite: ['shop', 'cart'], status: 'successful', duration: 5 }
    const job = { kind: 'job', ...coordinatesOf(org), id: 'unit', status: 'successful', timestamp: newYear }
    const records = [
      { ...adds, timestamp: newYear, flaky: true, owners: ['@acme/old'] },
      { ...adds, timestamp: newYear + 1, ref: 'topic', status: 'failed' },
      { ...adds, timestamp: newYear + 2, owners: ['@acme/cart', 'dev@acme.example'] },
      { ...adds, id: 'b', name: 'removes', suite: [], timestamp: newYear, ref: 'topic', job: 'e2e' },
      job,
      { ...job, build: '2.1', ref: 'topic', status: 'failed' },
    ]
    await store.insert({ org, idempotencyKey: 'all', records })
  })

  const testsOf = async (parameters: Partial<TestsParameters>) => text(await store.testsAggregated({ ...range, ...parameters }))
  const jobsOf = async (parameters: Partial<JobsParameters>) =>
    entriesOf(await store.jobsAggregated({ ...range, pipeline: 'ci', ...parameters }))

  test('counts only the tests of a branch', async () => {
    const { tests } = JSON.parse(await testsOf({ ref: 'topic' })) as { tests: object[] }
    expect(tests).toMatchObject([
      { testId: 'a', failedCount: 1, totalCount: 1 },
      { testId: 'b', successfulCount: 1, totalCount: 1 },
    ])
  })

  test('counts only the tests of a job', async () => {
    const { tests } = JSON.parse(await testsOf({ job: 'e2e' })) as { tests: object[] }
    expect(tests).toMatchObject([{ testId: 'b', totalCount: 1 }])
  })

  test('counts the jobs of all pipelines when none is given', async () => {
    const document = await text(await store.jobsAggregated(range))
    expect(JSON.parse(document)).toMatchObject({ jobs: [{ name: 'unit', totalCount: 2 }] })
  })

  test('counts only the jobs of a branch', async () => {
    expect(await jobsOf({ ref: 'main' })).toMatchObject([{ name: 'unit', successfulCount: 1, totalCount: 1 }])
    expect(await jobsOf({ ref: 'topic' })).toMatchObject([{ name: 'unit', failedCount: 1, totalCount: 1 }])
    expect(await jobsOf({ ref: 'none' })).toEqual([])
  })

  test('adds the fields that are asked for after the documented ones', async () => {
    const plain = await testsOf({})
    expect(plain).not.toMatch(/suite|flakyCount|owners/)
    const [suites = [], counts = [], owners = []] = [
      [',"suite":["shop","cart"]}', ',"suite":[]}'],
      [',"flakyCount":1}', ',"flakyCount":0}'],
      [',"owners":["@acme/cart","dev@acme.example"]}', ',"owners":[]}'],
    ]
    // The entries are the same up to their ends.
    const withFields = (...fields: readonly (readonly string[])[]) => {
      let entry = -1
      return plain.replace(/\}(?=[,\]\s])/g, () => {
        entry += 1
        return `${fields.map((values) => (values[entry] ?? '').slice(0, -1)).join('')}}`
      })
    }
    expect(await testsOf({ fields: ['flakyCount'] })).toBe(withFields(counts))
    expect(await testsOf({ fields: ['flakyCount', 'suite'] })).toBe(withFields(suites, counts))
    expect(await testsOf({ fields: ['owners', 'suite'] })).toBe(withFields(suites, owners))
    expect(await testsOf({ fields: [] })).toBe(plain)
  })
})
