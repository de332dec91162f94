// Tests that the store returns and exports the steps of failed tests for thirty days (src/server/queries/test-steps.ts).
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { recordRow } from '../../../src/server/store/record-row.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { coordinatesOf, dayMs } from './entries.js'
import { createFolder, engines, openStore, type TestPlace } from './open-stores.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const evidence = {
  steps: [{ name: 'open "the" cart \\ é', status: 'failed', steps: [{ name: 'click', status: 'failed', attachments: [0] }] }],
  stepsLeftOut: 4,
  attachments: [{ name: 'shot.png', type: 'image/png', size: 70, comparison: { name: 'cart', side: 'actual' } }],
}
const answer = { ...evidence, attachmentsLeftOut: 0 }
const nothing = { steps: [], stepsLeftOut: 0, attachments: [], attachmentsLeftOut: 0 }

const runOf = (org: string, fields: object = {}): RecordFields => ({
  ...{ kind: 'test', ...coordinatesOf(org), id: 'pay', name: 'pays', suite: [], job: 'unit', status: 'failed', timestamp: Date.now() },
  ...evidence,
  ...fields,
})

describe.each(engines(folder))('the steps of failed tests, %s', (_, open) => {
  let place: TestPlace
  useStore(open, (_store, opened) => {
    place = opened
  })

  /** Stores records as if some days had passed since then. A store never goes back in time, so that the rows are inserted without one. */
  async function insertDaysAgo(days: number, records: readonly RecordFields[]) {
    const connection = await openConnection(place.place)
    try {
      const now = Date.now() - days * dayMs
      const rows = records.map((record, index) => `{"stored":${Math.floor(now / 1000)},${recordRow(record, now * 1000 + index).slice(1)}\n`)
      await connection.insertRows([Buffer.from(rows.join(''))], {}, String(records[0]?.org))
    } finally {
      await connection.close()
    }
  }
  const insert = (records: readonly RecordFields[]) =>
    withStore((store) => store.insert({ org: String(records[0]?.org), idempotencyKey: randomUUID(), records }))
  async function withStore<Result>(act: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>): Promise<Result> {
    const store = await openStore(place.place)
    try {
      return await act(store)
    } finally {
      await store.close()
    }
  }
  const stepsOf = (org: string, choice: object = {}, timestamp = 1_700_000_000_000) =>
    withStore((store) => store.testSteps({ org, project: 'shop', module: 'cart', testId: 'pay', timestamp, ...choice }))

  test('returns the steps of the chosen run', async () => {
    const org = randomUUID()
    const timestamp = 1_700_000_000_000
    const other = { steps: [{ name: 'other', status: 'failed' }], stepsLeftOut: undefined, attachments: undefined }
    await insert([
      runOf(org, { timestamp }),
      runOf(org, { timestamp, job: 'browser', ...other }),
      runOf(org, { timestamp: timestamp + 1, ...other }),
      runOf(org, { timestamp: timestamp + 2, status: 'successful', steps: undefined, stepsLeftOut: undefined, attachments: undefined }),
    ])
    expect(await stepsOf(org, { build: '1.1', job: 'unit' })).toEqual(answer)
    expect((await stepsOf(org, { job: 'browser' })).steps).toEqual(other.steps)
    expect(await stepsOf(org, {}, timestamp + 2)).toEqual(nothing)
    expect(await stepsOf(org, { build: '2.1' })).toEqual(nothing)
    expect(await stepsOf(randomUUID())).toEqual(nothing)
  })

  test('are shown for thirty days', async () => {
    const [younger, older] = [randomUUID(), randomUUID()]
    await insertDaysAgo(29, [runOf(younger, { timestamp: 1_700_000_000_000 })])
    await insertDaysAgo(31, [runOf(older, { timestamp: 1_700_000_000_000 })])
    expect(await stepsOf(younger)).toEqual(answer)
    expect(await stepsOf(older)).toEqual(nothing)
  })

  test('are exported as fields of the record while they are shown', async () => {
    const exported = (org: string) =>
      withStore(async (store) => JSON.parse(await text(Readable.from(await store.exportRecords({ org })))) as RecordFields)
    const [younger, older] = [randomUUID(), randomUUID()]
    await insertDaysAgo(1, [runOf(younger)])
    await insertDaysAgo(31, [runOf(older)])
    expect(await exported(younger)).toMatchObject(evidence)
    expect(await exported(younger)).not.toHaveProperty('evidence')
    expect(await exported(older)).not.toHaveProperty('steps')
    const again = { ...(await exported(younger)), org: randomUUID(), timestamp: 1_700_000_000_000 }
    await insert([again])
    expect(await stepsOf(again.org)).toEqual(answer)
  })

  test('are deleted from the disk with their month, and the records stay', async () => {
    const [org, recent] = [randomUUID(), randomUUID()]
    await insertDaysAgo(70, [runOf(org)])
    const connection = await openConnection(place.place)
    try {
      const lengths = async (of: string) => {
        const query = `SELECT toFloat64(length(evidence)) AS length FROM records WHERE org = '${of}'`
        return (await (await connection.client.query({ query, format: 'JSONEachRow' })).json<{ length: number }>()).map(
          ({ length }) => length,
        )
      }
      // Every new store clears once, after its first insert.
      await insert([runOf(recent)])
      await expect.poll(() => lengths(org), { timeout: 20_000 }).toEqual([0])
      expect((await lengths(recent))[0]).toBeGreaterThan(0)
    } finally {
      await connection.close()
    }
  })
})
