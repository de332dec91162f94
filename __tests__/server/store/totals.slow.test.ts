// Tests that the store sums up tests, jobs and builds like a direct computation (src/server/queries/totals.ts).
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { coordinatesOf, type Entry, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { randomReruns, randomSpan } from './random-builds.js'
import { buildsTotalsOf, jobsTotalsOf, testsTotalsOf } from './totals-oracle.js'
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

  test('sums up tests, jobs and builds like a direct computation', async () => {
    const choice = fc.record({ ref: fc.constantFrom('main', 'topic'), whole: fc.constantFrom(true, true, false) }, { requiredKeys: [] })
    const span = fc.oneof(randomSpan, fc.constant({ fromTs: newYear - 1000, toTs: newYear + 10_000 }))
    const seen = { tests: 0, jobs: 0, builds: 0, durations: 0, pulls: 0, whole: 0, withoutWhole: 0, buildsInSeveralBuckets: 0 }
    await assertWithCases(
      fc.asyncProperty(
        randomReruns,
        span,
        // Many buckets are so short that a build is in several.
        fc.oneof(fc.integer({ min: 7, max: 20 }), fc.integer({ min: 7, max: 200 })),
        fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: choice }),
        async (records, range, interval, chosen) => {
          const org = randomUUID()
          // Some builds know their own duration.
          const all = records.map((record) => ({
            ...record,
            org,
            ...(record.kind === 'build' && Number.parseInt(String(record.build), 10) % 3 === 0 && { duration: 70 }),
          }))
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
          const builds = buildsTotalsOf(all, asked)
          expect(await documentOf(await store.buildsTotals(asked))).toEqual(roundedDocument(builds))
          seen.jobs += jobs.totals.length
          seen.builds += builds.totals.length
          seen.durations += builds.totals.filter(({ durationP95, durationP50 }) => durationP95 > durationP50).length
          const withPulls = buildsTotalsOf(
            all.map((record) => ({ ...record, pullRequest: undefined })),
            asked,
          )
          seen.pulls += Number(JSON.stringify(withPulls) !== JSON.stringify(builds))
          for (const { totals, whole } of [tests, jobs, builds]) {
            if (totals.length === 0) continue
            seen[whole === undefined ? 'withoutWhole' : 'whole'] += 1
            const counted = totals.reduce((sum, { buildCount }) => sum + Number(buildCount), 0)
            if (whole !== undefined && counted > Number(whole.buildCount)) seen.buildsInSeveralBuckets += 1
          }
        },
      ),
      { engine, numRuns: 8, seen },
    )
  })

  test('leaves out builds of pull requests on the default branch when it has others', async () => {
    const org = randomUUID()
    const builds = (ref: string, number: number, pullRequest?: string): readonly RecordFields[] => [
      {
        ...coordinatesOf(org),
        kind: 'test',
        build: `${number}.1`,
        ref,
        id: 'a',
        status: 'successful',
        duration: number,
        timestamp: newYear + number,
      },
      { ...coordinatesOf(org), kind: 'build', build: `${number}.1`, ref, status: 'successful', pullRequest, timestamp: newYear + number },
    ]
    const asked = { org, project: 'shop', module: 'cart', fromTs: newYear, toTs: newYear + 1000, interval: 1000 }
    const counted = async (ref?: string) => {
      const answer = JSON.parse(await text(await store.buildsTotals({ ...asked, ...(ref !== undefined && { ref }) }))) as Document
      return answer.totals.map(({ buildCount, durationMin, durationMax }) => [buildCount, durationMin, durationMax])
    }
    await store.insert({
      org,
      idempotencyKey: 'first',
      records: [...builds('main', 1, '7'), ...builds('topic', 2, '8'), ...builds('topic', 3)],
    })
    expect(await counted()).toEqual([[3, 1, 3]])
    await store.insert({ org, idempotencyKey: 'second', records: builds('main', 4) })
    expect(await counted()).toEqual([[3, 2, 4]])
    expect(await counted('main')).toEqual([[1, 4, 4]])
    expect(await counted('topic')).toEqual([[2, 2, 3]])
  })

  test('measures a whole build when it ends after the range, and leaves out a build that began before it', async () => {
    const org = randomUUID()
    const at = (build: string, timestamp: number, duration: number) => ({
      ...{ ...coordinatesOf(org), kind: 'test', build, id: `${timestamp}`, status: 'successful', duration, timestamp },
    })
    const records = [at('1.1', newYear - 1, 10), at('1.1', newYear, 20), at('2.1', newYear + 99, 30), at('2.1', newYear + 100, 40)]
    await store.insert({ org, idempotencyKey: 'all', records })
    const asked = { org, project: 'shop', module: 'cart', fromTs: newYear, toTs: newYear + 100, interval: 100 }
    const { totals } = JSON.parse(await text(await store.buildsTotals(asked))) as Document
    expect(totals).toMatchObject([{ buildCount: 1, durationMin: 70, durationP95: 70 }])
  })

  test.each([true, false])('returns no totals for a range without results when whole is %s', async (whole) => {
    const asked = { org: randomUUID(), project: 'shop', module: 'cart', fromTs: newYear, toTs: newYear + 1000, interval: 100, whole }
    const documents = [
      await store.testsTotals(asked),
      await store.jobsTotals({ ...asked, pipeline: 'ci' }),
      await store.buildsTotals(asked),
    ]
    for (const document of documents) {
      expect(JSON.parse(await text(document))).toEqual({ totals: [] })
    }
  })
})
