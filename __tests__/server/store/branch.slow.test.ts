import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../src/server/store/store.js'
import { branchOf } from './branch-oracle.js'
import { newYear } from './entries.js'
import { createFolder, engines, openStore, type TestPlace } from './open-stores.js'
import { randomBuilds, randomSpan } from './random-builds.js'

const { folder, remove } = createFolder()
afterAll(remove)

describe.each(engines(folder))('the builds of a branch, %s', (_, open) => {
  let place: TestPlace
  let store: Store
  beforeAll(async () => {
    place = await open()
    store = await openStore(place.place)
  })
  afterAll(async () => {
    await store.close()
    await place.close()
  })

  test('counts the builds of a branch like a direct computation', async () => {
    const span = fc.oneof(randomSpan, fc.constant({ fromTs: newYear - 1000, toTs: newYear + 10_000 }))
    const choice = fc.record({ ref: fc.constantFrom('main', 'topic') }, { requiredKeys: [] })
    let rows = 0
    await fc.assert(
      fc.asyncProperty(randomBuilds, span, fc.oneof(fc.constant({}), choice), async (records, range, chosen) => {
        const org = randomUUID()
        const all = records.map((record) => ({ ...record, org }))
        await store.insert({ org, idempotencyKey: 'all', records: all })
        const asked = { org, project: 'shop', module: 'cart', ...range, ...chosen }
        const wanted = branchOf(all, asked)
        expect(await store.branch(asked)).toEqual(wanted)
        rows += wanted === undefined ? 0 : 1
      }),
      { numRuns: 40 },
    )
    // The property would hold without builds as well.
    expect(rows).toBeGreaterThan(0)
  })
})
