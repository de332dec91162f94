// Tests that the store states the same facts about a test as a direct computation (src/server/queries/test-facts.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { FactsParameters } from '../../../src/server/store/queries/facts-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { coordinatesOf, dayMs, newYear } from './entries.js'
import { factsOf } from './facts-oracle.js'
import { createFolder, engines } from './open-stores.js'
import { randomBuilds, randomSpan } from './random-builds.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const always = { fromTs: newYear - 1000, toTs: newYear + 1_000_000 }

describe.each(engines(folder))('the facts about a test, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  async function factsIn(records: readonly RecordFields[], parameters: Partial<FactsParameters> = {}) {
    const org = randomUUID()
    const all = records.map((record) => ({ ...record, org }))
    await store.insert({ org, idempotencyKey: 'all', records: all })
    const asked = { org, project: 'shop', module: 'cart', testId: 'id 0', ...always, ...parameters }
    return { found: await store.testFacts(asked), wanted: factsOf(all, asked) }
  }

  test('states the same facts as a direct computation', async () => {
    const choice = fc.record({ ref: fc.constantFrom('main', 'topic'), testId: fc.constantFrom('id 1', 'id 2') }, { requiredKeys: [] })
    const seen = { flaky: 0, quarantined: 0, failed: 0 }
    await assertWithCases(
      fc.asyncProperty(randomBuilds, fc.oneof(randomSpan, fc.constant(always)), choice, async (records, span, chosen) => {
        const { found, wanted } = await factsIn(records, { ...span, ...(chosen as Partial<FactsParameters>) })
        expect(found).toEqual(wanted)
        if (wanted.flakySince !== undefined) seen.flaky += 1
        if (wanted.quarantine !== undefined) seen.quarantined += 1
        if (wanted.failures > 0) seen.failed += 1
      }),
      { engine, numRuns: 12, seen },
    )
  })

  const run = (build: number, fields: object = {}) => ({
    ...{ kind: 'test', ...coordinatesOf(''), id: 'id 0', name: 'adds', job: 'unit', build: `${build}.1`, status: 'successful' },
    ...{ timestamp: newYear + build * dayMs, ...fields },
  })

  test('finds the first flip up to ninety days before the end of the range', async () => {
    const records = [run(5, { flaky: true }), run(20, { flaky: true }), run(99)]
    const span = { fromTs: newYear + 98 * dayMs, toTs: newYear + 100 * dayMs }
    expect((await factsIn(records, span)).found.flakySince).toMatchObject({ build: '20.1' })
    expect((await factsIn(records, { ...span, fromTs: newYear })).found.flakySince).toMatchObject({ build: '20.1' })
    expect((await factsIn(records, span)).found.sinceIsBound).toBe(true)
    expect((await factsIn(records.slice(1), span)).found).not.toHaveProperty('sinceIsBound', true)
    expect((await factsIn([run(5, { flaky: true }), run(99)], span)).found.flakySince).toBeUndefined()
  })

  test('ignores an earlier quarantine, and branches without the entry', async () => {
    const quarantine = { until: '2026-12-31' }
    const { found } = await factsIn(
      [...[run(1, { quarantine }), run(2), run(3, { quarantine }), run(5, { quarantine: { reason: 'slow' } })], run(4, { ref: 'topic' })],
      { fromTs: newYear, toTs: newYear + 9 * dayMs },
    )
    expect(found.quarantine).toEqual({ since: newYear + 3 * dayMs, reason: 'slow' })
  })

  test('states nothing about an unknown test', async () => {
    expect((await factsIn([run(1)], { testId: 'none' })).found).toEqual({
      ...{ testId: 'none', name: '', suite: [], owners: [], tags: [], failedJobs: [], failures: 0 },
    })
  })
})
