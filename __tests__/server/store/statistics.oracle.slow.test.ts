// Tests that the statistics of tests and jobs are equal to a direct computation over random records.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { statuses } from '../../../src/records/record.js'
import { wellFormed } from '../../../src/records/well-formed.js'
import type { Store } from '../../../src/server/store/store.js'
import { coordinatesOf, dayMs, type Entry, entriesOf } from './entries.js'
import { createFolder, engines, overHttp } from './open-stores.js'
import { aggregate, newestJobs, newestTests, type Outcome } from './oracle.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('', "'", '\\', '\0', '\ud83d', '\\ud83d', '{a:String}', ';', '\u2028'),
)
// Times that are close together, so that buckets fill, the limits for later attempts of jobs in ranges there, and the limits of a Date.
const near = fc.integer({ min: -50, max: 50 })
const time = fc.oneof(
  { weight: 8, arbitrary: near },
  { weight: 2, arbitrary: fc.oneof(near, near).chain((one) => fc.constantFrom(one + 35 * dayMs, one - 7 * dayMs)) },
  { weight: 1, arbitrary: fc.constantFrom(-8.64e15, 8.64e15, -1, 0) },
)
const edge = fc.oneof(time, fc.constantFrom(-(2 ** 63), 2 ** 63, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER))
const duration = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double({ min: 0, max: 1e9, noNaN: true }))
// Few runs and jobs, so that many are repeated. Some builds only look as if they contained an attempt.
const build = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('1.1', '1.2', '1.10', '2', '2.1', '2.2') },
  { weight: 1, arbitrary: fc.constantFrom('', '1', '1.0', '1.02', '.2', '1.2.3', '1.2.1', '1.9999999999', '1.2 ', '1\n.2', 'ü.2') },
)
const attempt = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 3 }) }, { weight: 1, arbitrary: fc.constant(1e300) })
const outcomes = fc.array(
  fc.record(
    { name: fc.oneof(fc.constantFrom('a', 'b'), anyText), status: fc.constantFrom(...statuses), duration, timestamp: time, build, attempt },
    { requiredKeys: ['name', 'status', 'timestamp', 'build'] },
  ),
  { maxLength: 60 },
)
const job = fc.constantFrom('unit', 'e2e', '')
const bounds = fc.record({
  fromTs: edge,
  toTs: edge,
  interval: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(86_400_000, Number.MAX_SAFE_INTEGER)),
})

const isFraction = (name: string) => name === 'durationAvg' || name.startsWith('durationP')

/** Compares exactly, except for the last digits of interpolated values. */
function expectSame(found: readonly Entry[], wanted: readonly Entry[]): void {
  const exact = (entry: Entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => !isFraction(name)))
  expect(found.map(exact)).toEqual(wanted.map(exact))
  for (const [index, entry] of wanted.entries()) {
    for (const [name, value] of Object.entries(entry)) {
      if (!isFraction(name)) continue
      const other = found[index]?.[name]
      expect(typeof other === 'number' && Math.abs(other - Number(value)) <= 1e-12 * Number(value), `${name}: ${other}, not ${value}`).toBe(
        true,
      )
    }
  }
}

describe.each(engines(folder))('the statistics, %s', (engine, open) => {
  // Over HTTP, a few inputs are enough, because the queries are the same.
  const numRuns = engine === overHttp ? 5 : 40
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  test('of tests are equal to a direct computation', async () => {
    const tests = outcomes.chain((list) =>
      fc
        .array(job, { minLength: list.length, maxLength: list.length })
        .map((jobs) => list.map((one, index) => ({ ...one, job: jobs[index] ?? '' }))),
    )
    await fc.assert(
      fc.asyncProperty(tests, bounds, fc.subarray([...statuses]), async (given, range, filter) => {
        const org = randomUUID()
        const kept = given.map((one) => ({ ...one, id: `id of ${wellFormed(one.name)}`, name: wellFormed(one.name) }))
        const records = given.map((one, index) => ({ kind: 'test', ...coordinatesOf(org), ...one, id: kept[index]?.id }))
        await store.insert({ org, idempotencyKey: 'all', records })
        const parameters = { ...coordinatesOf(org), ...range, ...(filter.length === 0 ? {} : { status: filter }) }
        const counted = newestTests(kept, range).filter(({ status }) => filter.length === 0 || filter.includes(status))
        expectSame(await entriesOf(await store.testsAggregated(parameters)), aggregate(counted, range, 'testId'))
      }),
      { numRuns },
    )
  })

  test('of jobs are equal to a direct computation over the newest attempts', async () => {
    // Few ids, so that many are repeated.
    const jobs = outcomes.chain((list) =>
      fc.tuple(fc.constant(list), fc.array(fc.nat(9), { minLength: list.length, maxLength: list.length })),
    )
    await fc.assert(
      fc.asyncProperty(jobs, bounds, fc.nat(60), async ([given, numbers], range, cut) => {
        const org = randomUUID()
        const records = given.map((one, index) => ({
          kind: 'job',
          ...coordinatesOf(org),
          ...one,
          id: `${numbers[index]}`,
          runner: one.name,
        }))
        await store.insert({ org, idempotencyKey: 'first', records: records.slice(0, cut) })
        await store.insert({ org, idempotencyKey: 'second', records: records.slice(cut) })
        const kept = newestJobs(records).map((one): Outcome => ({ ...one, id: wellFormed(one.name), name: wellFormed(one.name) }))
        const parameters = { ...coordinatesOf(org), ...range, aggregateBy: 'runner' } as const
        expectSame(await entriesOf(await store.jobsAggregated(parameters)), aggregate(kept, range, 'jobId'))
      }),
      { numRuns },
    )
  })
})
