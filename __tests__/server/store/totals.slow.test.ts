import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { type Entry, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { randomReruns, randomSpan } from './random-builds.js'
import { jobsTotalsOf, testsTotalsOf } from './totals-oracle.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const isFraction = (name: string) => name === 'passRate' || name === 'durationAvg' || name.startsWith('durationP')

/** Rounds what may differ in its last digits. */
const rounded = (entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      isFraction(name) && typeof value === 'number' ? Number(value.toPrecision(12)) : value,
    ]),
  )

interface Document {
  readonly totals: readonly Entry[]
  readonly whole?: Entry | undefined
}

const roundedDocument = ({ totals, whole }: Document) => ({ totals: totals.map(rounded), whole: whole && rounded(whole) })
const documentOf = async (document: Readable) => roundedDocument(JSON.parse(await text(document)) as Document)

describe.each(engines(folder))('totals, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  test('sums up tests and jobs like a direct computation', async () => {
    const choice = fc.record({ ref: fc.constantFrom('main', 'topic'), whole: fc.boolean() }, { requiredKeys: [] })
    const span = fc.oneof(randomSpan, fc.constant({ fromTs: newYear - 1000, toTs: newYear + 10_000 }))
    const seen = { tests: 0, jobs: 0, whole: 0, withoutWhole: 0, buildsInSeveralBuckets: 0 }
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
          const tests = testsTotalsOf(all, asked)
          expect(await documentOf(await store.testsTotals(asked))).toEqual(roundedDocument(tests))
          const ofPipeline = { ...asked, pipeline: 'ci' }
          const jobs = jobsTotalsOf(all, ofPipeline)
          expect(await documentOf(await store.jobsTotals(ofPipeline))).toEqual(roundedDocument(jobs))
          seen.tests += tests.totals.length
          seen.jobs += jobs.totals.length
          for (const { totals, whole } of [tests, jobs]) {
            if (totals.length === 0) continue
            seen[whole === undefined ? 'withoutWhole' : 'whole'] += 1
            const builds = totals.reduce((sum, { buildCount }) => sum + Number(buildCount), 0)
            if (whole !== undefined && builds > Number(whole.buildCount)) seen.buildsInSeveralBuckets += 1
          }
        },
      ),
      { engine, numRuns: 12, seen },
    )
  })
  test.each([true, false])('returns no totals for a range without results when whole is %s', async (whole) => {
    const asked = { org: randomUUID(), project: 'shop', module: 'cart', fromTs: newYear, toTs: newYear + 1000, interval: 100, whole }
    for (const document of [await store.testsTotals(asked), await store.jobsTotals({ ...asked, pipeline: 'ci' })]) {
      expect(JSON.parse(await text(document))).toEqual({ totals: [] })
    }
  })
})
