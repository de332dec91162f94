// Tests that each test counts once when a range starts or ends within a quarter of an hour (src/server/store/record-summary.ts).
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { quarterMs } from '../../../src/server/store/record-summary.js'
import type { Store } from '../../../src/server/store/store.js'
import { coordinatesOf, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

/** Times before, at and after the starts of quarters of an hour. */
const timesAt = (start: number) => [0, 1, 2].flatMap((quarter) => [-1, 0, 1].map((ms) => start + quarter * quarterMs + ms))

describe.each(engines(folder))('summaries, %s,', (_, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  test.each([
    ['in 2024', timesAt(newYear)],
    ['around 1970', timesAt(-quarterMs)],
  ])('count each test of a build once when a range starts or ends at or within a quarter of an hour %s', async (_when, times) => {
    const org = randomUUID()
    const records = times.map((timestamp) => ({ kind: 'test', ...coordinatesOf(org), id: String(timestamp), status: 'failed', timestamp }))
    // In two parts of the table.
    for (const own of [records.slice(0, 4), records.slice(4)]) await store.insert({ org, idempotencyKey: randomUUID(), records: own })
    const ranges = times.flatMap((fromTs) => times.filter((toTs) => toTs > fromTs).map((toTs) => ({ fromTs, toTs })))
    const counted = await Promise.all(
      ranges.map(async (range) => {
        const { builds } = await store.builds({ org, project: 'shop', module: 'cart', ref: 'main', ...range })
        return { ...range, timestamp: builds[0]?.timestamp, total: builds[0]?.totalCount, failed: builds[0]?.failedCount }
      }),
    )
    const wanted = ranges.map(({ fromTs, toTs }) => {
      const total = times.filter((time) => time >= fromTs && time < toTs).length
      return { fromTs, toTs, timestamp: fromTs, total, failed: total }
    })
    expect(counted).toEqual(wanted)
  })
})
