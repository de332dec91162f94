import { expect } from 'vitest'
import { ask, type RunningServer } from './running-server.js'
import { batchOf, testsInBatch } from './store/batches.js'
import { dayMs, type Entry, newYear } from './store/entries.js'

/** Sends the batch of that number; the even ones by an Idempotency-Key, the odd ones by their content alone. */
export async function post({ url }: RunningServer, key: string, number: number): Promise<Response> {
  const { records, idempotencyKey } = batchOf(number)
  const own = number % 2 === 0 ? { 'idempotency-key': idempotencyKey } : {}
  return ask(`${url}/v1/data/records`, key, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', ...own },
    body: records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  })
}

/** How often each batch is stored, by its number; expects that none is there in part. */
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

/** Expects that what was acknowledged is there, and nothing twice. */
export function expectOnce(stored: ReadonlyMap<number, number>, acknowledged: Iterable<number>): void {
  for (const number of acknowledged) expect([number, stored.get(number)]).toEqual([number, 1])
  for (const [number, times] of stored) expect([number, times]).toEqual([number, 1])
}
