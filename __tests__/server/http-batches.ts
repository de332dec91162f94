import { expect } from 'vitest'
import { ask, type RunningServer } from './running-server.js'
import { batchOf, testsInBatch } from './store/batches.js'
import { dayMs, type Entry, newYear } from './store/entries.js'

/** Sends a batch, with an Idempotency-Key if its number is even. */
export async function post({ url }: RunningServer, key: string, number: number): Promise<Response> {
  const { records, idempotencyKey } = batchOf(number)
  const own = number % 2 === 0 ? { 'idempotency-key': idempotencyKey } : {}
  return ask(`${url}/v1/data/records`, key, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', ...own },
    body: records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  })
}

/** Returns how often each batch is stored, and expects that every batch is complete. */
export async function storedBatches({ url }: RunningServer, key: string): Promise<ReadonlyMap<number, number>> {
  const entries = async (what: string, more = '') => {
    const query = `org=acme&project=shop&module=cart&fromTs=${newYear}&toTs=${newYear + dayMs}${more}`
    const response = await ask(`${url}/v1/data/${what}/aggregated?${query}`, key)
    return ((await response.json()) as Readonly<Record<string, readonly Entry[]>>)[what] ?? []
  }
  const tests = await entries('tests')
  const jobs = await entries('jobs', '&pipeline=ci')
  expect(new Set(jobs.map(({ jobId }) => jobId))).toEqual(new Set(tests.map(({ testId }) => testId)))
  return new Map(tests.map(({ testId, totalCount }) => [Number(testId), Number(totalCount) / testsInBatch]))
}

/** Expects that all acknowledged batches are stored, and none twice. */
export function expectOnce(stored: ReadonlyMap<number, number>, acknowledged: Iterable<number>): void {
  for (const number of acknowledged) expect([number, stored.get(number)]).toEqual([number, 1])
  for (const [number, times] of stored) expect([number, times]).toEqual([number, 1])
}
