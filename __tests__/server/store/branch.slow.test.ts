// Tests that the store counts and lists the builds of branches like a direct computation (src/server/queries/branches.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { branchesOf, branchOf } from './branch-oracle.js'
import { dayMs, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { randomReruns, randomSpan } from './random-builds.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

describe.each(engines(folder))('the builds of branches, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  const span = fc.oneof(randomSpan, fc.constant({ fromTs: newYear - 1000, toTs: newYear + 10_000 }))

  test('counts the builds of a branch like a direct computation', async () => {
    const choice = fc.record({ ref: fc.constantFrom('main', 'topic') }, { requiredKeys: [] })
    const seen = { rows: 0 }
    await assertWithCases(
      fc.asyncProperty(randomReruns, span, fc.oneof(fc.constant({}), choice), async (records, range, chosen) => {
        const org = randomUUID()
        const all = records.map((record) => ({ ...record, org }))
        await store.insert({ org, idempotencyKey: 'all', records: all })
        const asked = { org, project: 'shop', module: 'cart', ...range, ...chosen }
        const wanted = branchOf(all, asked)
        expect(await store.branch(asked)).toEqual(wanted)
        seen.rows += wanted === undefined ? 0 : 1
      }),
      { engine, numRuns: 12, seen },
    )
  })

  test('lists the same branches as a direct computation', async () => {
    const choice = fc.record({ limit: fc.integer({ min: 1, max: 3 }) }, { requiredKeys: [] })
    const seen = { rows: 0 }
    await assertWithCases(
      fc.asyncProperty(randomReruns, span, choice, async (records, range, chosen) => {
        const org = randomUUID()
        const all = records.map((record) => ({ ...record, org }))
        await store.insert({ org, idempotencyKey: 'all', records: all })
        const asked = { org, project: 'shop', module: 'cart', ...range, ...chosen }
        const wanted = branchesOf(all, asked)
        expect(await store.branches(asked)).toEqual(wanted)
        seen.rows += wanted.branches.length
      }),
      { engine, numRuns: 12, seen },
    )
  })

  test('names the commit of the newest build when an older build ran again much later', async () => {
    const org = randomUUID()
    const at = (build: string, day: number, fields: object = {}) => ({
      ...{ kind: 'test', org, project: 'shop', module: 'cart', pipeline: 'ci', build, ref: 'main', timestamp: newYear + day * dayMs },
      ...{ id: 'a', name: 'adds', status: 'successful' },
      ...fields,
    })
    const facts = { kind: 'build', id: undefined, name: undefined, commit: 'abc1234' }
    await store.insert({ org, idempotencyKey: 'all', records: [at('9.1', 0), at('9.1', 0, facts), at('8.2', 20)] })
    const asked = { org, project: 'shop', module: 'cart', fromTs: newYear - 1000, toTs: newYear + 30 * dayMs }
    expect((await store.branches(asked)).branches).toMatchObject([
      { lastBuild: '9.1', lastCommit: 'abc1234', lastSeen: newYear + 20 * dayMs },
    ])
  })
})
