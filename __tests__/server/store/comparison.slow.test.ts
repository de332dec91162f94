// Tests that the store finds the same differences between two branches as a direct computation (src/server/queries/comparison.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { CompareParameters } from '../../../src/server/store/queries/compare-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { comparisonOf } from './comparison-oracle.js'
import { coordinatesOf, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { randomReruns, randomSpan } from './random-builds.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const always = { fromTs: newYear - 1000, toTs: newYear + 1_000_000 }
const middle = newYear + 200

describe.each(engines(folder))('two selections of runs, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  async function compare(records: readonly RecordFields[], parameters: Partial<CompareParameters> = {}) {
    const org = randomUUID()
    const all = records.map((record) => ({ ...record, org }))
    await store.insert({ org, idempotencyKey: 'all', records: all })
    const base = { fromTs: newYear - 1000, toTs: middle }
    const asked = { org, project: 'shop', module: 'cart', fromTs: middle, toTs: always.toTs, base, ...parameters }
    return { found: await store.testsCompare(asked), wanted: comparisonOf(all, asked) }
  }

  test('finds the same differences as a direct computation', async () => {
    const refs = fc.constantFrom('main', 'topic')
    const choice = fc.record({ ref: refs, baseRef: refs, limit: fc.integer({ min: 1, max: 2 }) }, { requiredKeys: [] })
    const spans = fc.oneof(
      fc.record({ span: randomSpan, base: randomSpan }),
      fc.constant({ span: always, base: always }),
      fc.constant({ span: { fromTs: middle, toTs: always.toTs }, base: { fromTs: always.fromTs, toTs: middle } }),
    )
    const seen = { broken: 0, fixed: 0, new: 0, gone: 0, failing: 0, owned: 0 }
    await assertWithCases(
      fc.asyncProperty(randomReruns, spans, fc.oneof(fc.constant({}), choice), async (records, { span, base }, chosen) => {
        const { found, wanted } = await compare(records, { ...span, base, ...chosen })
        expect(found).toEqual(wanted)
        for (const difference of ['broken', 'fixed', 'new', 'gone'] as const) seen[difference] += wanted[difference].count
        seen.failing += wanted.failingCount
        seen.owned += wanted.broken.tests.filter(({ owners }) => owners !== undefined).length
      }),
      { engine, numRuns: 20, seen },
    )
  })

  /** Ten runs in each selection, with the given durations. */
  const runs = (id: string, before: readonly number[], after: readonly number[]) =>
    [before, after].flatMap((durations, side) =>
      durations.map((duration, index) => ({
        ...{ kind: 'test', ...coordinatesOf(''), id, name: id, status: 'successful', duration, build: `${side}${index}.1` },
        timestamp: middle + (side === 0 ? index - 100 : index),
      })),
    )

  test('finds a slower and a faster test, and no change within the spread or the tolerance or of few runs', async () => {
    const around = (ms: number, spread = 1) => [-2, -1, 0, 1, 2].map((step) => ms + step * spread)
    const { found, wanted } = await compare([
      ...runs('slower', around(100), around(150)),
      ...runs('faster', around(150), around(100)),
      ...runs('within the tolerance', around(1000), around(1040)),
      ...runs('within the spread', around(100, 50), around(140, 50)),
      ...runs('few runs', around(100), [150, 150]),
      ...runs('short', around(1, 0), around(3, 0)),
    ])
    expect(found).toEqual(wanted)
    const { slower, faster, ...others } = found
    expect([slower, faster]).toMatchObject([
      { count: 1, tests: [{ testId: 'slower', before: 100, after: 150 }] },
      { count: 1, tests: [{ testId: 'faster', before: 150, after: 100 }] },
    ])
    const none = { count: 0, tests: [] }
    expect(others).toEqual({ testCount: 6, failingCount: 0, broken: none, fixed: none, new: none, gone: none })
  })
})
