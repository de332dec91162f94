// Tests that the server cancels the query of a client that disconnects, and responds with 429 when too many wait.
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { queryMethods } from '../../src/server/queries/query-table.js'
import { QueryCancelledError } from '../../src/server/store/query-cancelled-error.js'
import type { Store } from '../../src/server/store/store.js'
import { StoreBusyError } from '../../src/server/store/store-busy-error.js'
import { createMemoryStore } from './memory-store.js'
import { problemOf, startTestServer } from './test-server.js'

const coordinates = 'org=acme&project=shop&module=web'
const paths = [
  `/v1/data/tests/aggregated?${coordinates}`,
  `/v1/data/jobs/aggregated?${coordinates}&pipeline=ci`,
  `/v1/data/tests/runs?${coordinates}`,
  `/v1/data/tests/flaky?${coordinates}`,
  `/v1/data/tests/facts?${coordinates}&testId=a`,
  `/v1/data/tests/quarantined?${coordinates}`,
  `/v1/data/tests/causes?${coordinates}`,
  `/v1/data/builds?${coordinates}`,
  `/v1/data/tests/compare?${coordinates}`,
  `/v1/data/tests/totals?${coordinates}`,
  `/v1/data/jobs/totals?${coordinates}&pipeline=ci`,
  `/v1/data/builds/totals?${coordinates}`,
  `/v1/data/properties?${coordinates}&name=coverage`,
  '/v1/data/coordinates',
]

/** Starts a server whose store runs every query with the given function. */
const startWith = (ask: (parameters: unknown, signal?: AbortSignal) => Promise<never>) => {
  const store: Store = { ...createMemoryStore(), ...queryMethods(() => ask) }
  return startTestServer({ store })
}

test.each(paths)('cancels the query and logs no error when the client of %s disconnects', async (path) => {
  let received = (_signal: AbortSignal): void => {}
  const asked = new Promise<AbortSignal>((resolve) => {
    received = resolve
  })
  const server = await startWith(
    (_question, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new QueryCancelledError()))
        if (signal !== undefined) received(signal)
      }),
  )
  const client = new AbortController()
  const answer = server.fetch(path, { signal: client.signal })
  const signal = await asked
  // Other requests are answered while the query is running.
  await server.fetch('/healthz')
  expect(signal.aborted).toBe(false)
  client.abort()
  await expect(answer).rejects.toThrow()
  if (!signal.aborted) await once(signal, 'abort')
  // When another request ends, the error of the query has been handled.
  await server.fetch('/healthz')
  expect(server.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

test('responds with 429 when too many queries of the organisation are waiting', async () => {
  const server = await startWith(() => Promise.reject(new StoreBusyError()))
  const response = await server.fetch(paths[0] ?? '')
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await problemOf(response)).toMatchObject({
    detail: expect.stringMatching(/^Too many queries of this organisation are waiting\./),
  })
})
