// Tests that the store lists the last builds and their results like a direct computation (src/server/queries/builds.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { BuildsParameters } from '../../../src/server/store/queries/builds-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { buildsOf } from './builds-oracle.js'
import { coordinatesOf, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { randomReruns, randomSpan } from './random-builds.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const always = { fromTs: newYear - 1000, toTs: newYear + 1_000_000 }

describe.each(engines(folder))('the last builds, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  async function buildsIn(records: readonly RecordFields[], parameters: Partial<BuildsParameters> = {}) {
    const org = randomUUID()
    const all = records.map((record) => ({ ...record, org }))
    await store.insert({ org, idempotencyKey: 'all', records: all })
    const asked = { org, project: 'shop', module: 'cart', ...always, ...parameters }
    return { found: await store.builds(asked), wanted: buildsOf(all, asked) }
  }

  test('lists the same builds and results of tests as a direct computation', async () => {
    const choice = fc.record(
      {
        ref: fc.constantFrom('main', 'topic'),
        testId: fc.uniqueArray(fc.constantFrom('id 0', 'id 1', 'id 2', 'none'), { minLength: 1 }),
        limit: fc.integer({ min: 1, max: 3 }),
      },
      { requiredKeys: [] },
    )
    const seen = { rows: 0 }
    await assertWithCases(
      fc.asyncProperty(
        randomReruns,
        fc.oneof(randomSpan, fc.constant(always)),
        fc.oneof(fc.constant({}), choice),
        async (records, span, chosen) => {
          const { found, wanted } = await buildsIn(records, { ...span, ...chosen })
          expect(found).toEqual(wanted)
          seen.rows += wanted.tests.length
        },
      ),
      { engine, numRuns: 12, seen },
    )
  })

  test('finds a test whose id contains a comma and a quote', async () => {
    const id = `a,b'c`
    const { found } = await buildsIn([{ kind: 'test', ...coordinatesOf(''), id, name: 'adds', status: 'failed', timestamp: newYear }], {
      testId: [id],
    })
    expect(found.tests).toEqual([{ testId: id, name: 'adds', suite: [], results: 'F' }])
  })
})
