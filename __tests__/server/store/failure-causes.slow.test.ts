// Tests that the store ranks causes of failures like a direct computation (src/server/queries/failure-causes.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { CausesParameters } from '../../../src/server/store/queries/causes-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { causesOf } from './causes-oracle.js'
import { coordinatesOf, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { randomReruns, randomSpan } from './random-builds.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const always = { fromTs: newYear - 1000, toTs: newYear + 1_000_000 }

describe.each(engines(folder))('causes of failures, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  async function causesIn(records: readonly RecordFields[], parameters: Partial<CausesParameters> = {}) {
    const org = randomUUID()
    const all = records.map((record) => ({ ...record, org }))
    await store.insert({ org, idempotencyKey: 'all', records: all })
    const asked = { org, project: 'shop', module: 'cart', ...always, ...parameters }
    return { found: await store.testsCauses(asked), wanted: causesOf(all, asked) }
  }

  test('ranks causes like a direct computation', async () => {
    const choice = fc.record(
      { ref: fc.constantFrom('main', 'topic'), testId: fc.constantFrom('id 0', 'id 1'), limit: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: [] },
    )
    const seen = { rows: 0 }
    await assertWithCases(
      fc.asyncProperty(
        randomReruns,
        fc.oneof(randomSpan, fc.constant(always)),
        fc.oneof(fc.constant({}), choice),
        async (records, span, chosen) => {
          const { found, wanted } = await causesIn(records, { ...span, ...chosen })
          expect(found).toEqual(wanted)
          seen.rows += wanted.causes.length
        },
      ),
      { engine, numRuns: 12, seen },
    )
  })

  const failed = (fields: object) => ({ kind: 'test', ...coordinatesOf(''), id: 'a', name: 'adds', status: 'failed', ...fields })

  test('ranks a cause of many builds before one of many failures', async () => {
    const { found } = await causesIn([
      ...Array.from({ length: 5 }, (_, index) => failed({ id: `${index}`, build: '1.1', cause: 'outage', timestamp: newYear + index })),
      ...['2.1', '3.1'].map((build) =>
        failed({ build, cause: 'often', message: `in ${build}`, timestamp: newYear + Number.parseInt(build, 10) }),
      ),
      failed({ build: '4.1', timestamp: newYear }),
    ])
    expect(found.causes).toMatchObject([
      { cause: 'often', builds: 2, failures: 2, tests: 1, message: 'in 3.1', firstBuild: '2.1', lastBuild: '3.1' },
      { cause: 'outage', builds: 1, failures: 5, tests: 5 },
    ])
  })

  test('bounds the message of a cause', async () => {
    const { found } = await causesIn([failed({ cause: 'long', message: '😀'.repeat(9000), timestamp: newYear })])
    expect([...(found.causes[0]?.message ?? '')]).toHaveLength(2000)
  })
})
