// Tests that the store counts the passes of tests in quarantine like a direct computation (src/server/queries/quarantined-tests.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { QuarantinedParameters } from '../../../src/server/store/queries/quarantined-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { coordinatesOf, dayMs, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { quarantinedOf } from './quarantined-oracle.js'
import { randomBuilds, randomSpan } from './random-builds.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const always = { fromTs: newYear - 1000, toTs: newYear + 99 * dayMs }

describe.each(engines(folder))('tests in quarantine, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  async function quarantinedIn(records: readonly RecordFields[], parameters: Partial<QuarantinedParameters> = {}) {
    const org = randomUUID()
    const all = records.map((record) => ({ ...record, org }))
    await store.insert({ org, idempotencyKey: 'all', records: all })
    const asked = { org, ...always, ...parameters }
    return { found: await store.testsQuarantined(asked), wanted: quarantinedOf(all, asked) }
  }

  test('lists the same tests in quarantine as a direct computation', async () => {
    const place = fc.constantFrom({}, { project: 'shop' }, { project: 'shop', module: 'cart' })
    const branch = fc.constantFrom({}, { ref: 'main' }, { ref: 'topic' })
    const seen = { tests: 0, passes: 0 }
    await assertWithCases(
      fc.asyncProperty(
        randomBuilds,
        randomBuilds,
        place,
        branch,
        fc.oneof(randomSpan, fc.constant(always)),
        async (shop, bank, ...asked) => {
          const records = [...shop, ...bank.map((record) => ({ ...record, project: 'bank' }))]
          const { found, wanted } = await quarantinedIn(records, Object.assign({}, ...asked))
          expect(found).toEqual(wanted)
          seen.tests += wanted.tests.length
          if (wanted.tests.some(({ passes }) => passes > 1)) seen.passes += 1
        },
      ),
      { engine, numRuns: 12, seen },
    )
  })

  const quarantine = { until: '2026-12-31' }
  const run = (build: number, fields: object = {}) => ({
    ...{ kind: 'test', ...coordinatesOf(''), id: 'a', name: 'adds', job: 'unit', build: `${build}.1`, status: 'successful', quarantine },
    ...{ timestamp: newYear + build * dayMs, ...fields },
  })
  const passesIn = async (records: readonly RecordFields[], parameters = {}) =>
    (await quarantinedIn(records, parameters)).found.tests.map(({ passes }) => passes)

  test('counts the builds before the range, but not those in which the test did not run', async () => {
    const records = [run(1), run(2), { ...run(3), status: 'cancelled' }, run(4)]
    expect(await passesIn(records, { fromTs: newYear + 4 * dayMs, toTs: newYear + 5 * dayMs })).toEqual([3])
  })

  test('ends a row at a failure, a retry and a skipped test', async () => {
    expect(await passesIn([run(1), run(2, { status: 'failed' }), run(3)])).toEqual([1])
    expect(await passesIn([run(1), run(2, { flaky: true }), run(3), run(4)])).toEqual([2])
    expect(await passesIn([run(1), run(2, { status: 'skipped' })])).toEqual([0])
    // The job ran again.
    expect(await passesIn([run(1), run(2, { status: 'failed' }), run(2, { build: '2.2', timestamp: newYear + 2.5 * dayMs })])).toEqual([0])
  })

  test('leaves out tests that left the quarantine or did not run in the range', async () => {
    expect(await passesIn([run(1), run(2, { quarantine: undefined })])).toEqual([])
    expect(await passesIn([run(1)], { fromTs: newYear + 2 * dayMs })).toEqual([])
  })

  test('leaves out other branches and the branch of a fork that has the same name', async () => {
    const pull = { kind: 'build', ...coordinatesOf(''), build: '3.1', pullRequest: 7, timestamp: newYear }
    const others = [run(2, { ref: 'topic', status: 'failed' }), run(3, { status: 'failed' }), pull]
    expect(await passesIn([run(1), ...others])).toEqual([1])
    expect(await passesIn([run(1), ...others], { ref: 'topic' })).toEqual([0])
  })

  test('lists at most two hundred tests, the ones with the most passes, and counts all', async () => {
    const records = Array.from({ length: 201 }, (_, index) => run(1, { id: `${index}`, status: index === 7 ? 'failed' : 'successful' }))
    const { found } = await quarantinedIn(records)
    expect([found.tests.length, found.testCount]).toEqual([200, 201])
    expect(found.tests.every(({ passes }) => passes === 1)).toBe(true)
  })
})
