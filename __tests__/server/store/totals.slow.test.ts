import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { type Entry, entriesOf, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { randomReruns, randomSpan } from './random-builds.js'
import { totalsOf } from './totals-oracle.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const isFraction = (name: string) => name === 'passRate' || name === 'durationAvg' || name.startsWith('durationP')

/** Rounds what may differ in its last digits. */
const rounded = (entries: readonly Entry[]) =>
  entries.map((entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [
        name,
        isFraction(name) && typeof value === 'number' ? Number(value.toPrecision(12)) : value,
      ]),
    ),
  )

describe.each(engines(folder))('totals, %s', (_, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  test('sums up tests and jobs like a direct computation', async () => {
    const choice = fc.record({ ref: fc.constantFrom('main', 'topic') }, { requiredKeys: [] })
    const span = fc.oneof(randomSpan, fc.constant({ fromTs: newYear - 1000, toTs: newYear + 10_000 }))
    const seen = { tests: 0, jobs: 0 }
    await assertWithCases(
      fc.asyncProperty(
        randomReruns,
        span,
        fc.integer({ min: 7, max: 200 }),
        fc.oneof(fc.constant({}), choice),
        async (records, range, interval, chosen) => {
          const org = randomUUID()
          const all = records.map((record) => ({ ...record, org }))
          const half = Math.ceil(all.length / 2)
          await store.insert({ org, idempotencyKey: 'first', records: all.slice(0, half) })
          await store.insert({ org, idempotencyKey: 'second', records: all.slice(half) })
          const asked = { org, project: 'shop', module: 'cart', ...range, interval, ...chosen }
          const tests = totalsOf(all, 'test', asked)
          expect(rounded(await entriesOf(await store.testsTotals(asked)))).toEqual(rounded(tests))
          const ofPipeline = { ...asked, pipeline: 'ci' }
          const jobs = totalsOf(all, 'job', ofPipeline)
          expect(rounded(await entriesOf(await store.jobsTotals(ofPipeline)))).toEqual(rounded(jobs))
          seen.tests += tests.length
          seen.jobs += jobs.length
        },
      ),
      { numRuns: 20, seen },
    )
  })
})
