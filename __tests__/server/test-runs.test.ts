// Tests the endpoint that returns the runs of a test, the newest first and page by page (src/server/queries/test-runs.ts).
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const address = '/v1/data/tests/runs?org=acme&project=shop&module=web'

interface Page {
  readonly runs: readonly { readonly name: string; readonly build: string }[]
  readonly nextCursor?: string
}

test('returns the newest runs first, with what is known of their builds', async () => {
  const { fetch, send } = await startTestServer()
  const build = { kind: 'build', project: 'shop', module: 'web', build: '8.1' }
  const who = { commitMessage: '\n Round half a cent up \n\nAll of it.', author: 'octocat' }
  await send([
    testRecord('a', { id: 'a', build: '7.1', timestamp: now - 9000 }),
    testRecord('a', {
      ...{ id: 'a', build: '8.1', timestamp: now - 5000, status: 'failed', duration: undefined },
      ...{ suite: ['cart'], file: 'a.ts', line: 7, tags: ['slow'], cause: '1-ab', message: 'not 3', details: 'at a.ts:7', job: 'unit' },
      attempts: [{ status: 'failed', duration: 5, message: 'not 3' }],
    }),
    { ...build, commit: 'abc1234', branch: 'main', pullRequest: 128, url: 'https://ci.example/8', timestamp: now - 6000, ...who },
  ])
  expect(await (await fetch(address)).json()).toEqual({
    runs: [
      {
        ...{ timestamp: now - 5000, testId: 'a', name: 'a', suite: ['cart'], status: 'failed', flaky: false },
        ...{ build: '8.1', pipeline: 'ci', job: 'unit', ref: 'main', superseded: false },
        ...{ commit: 'abc1234', branch: 'main', pullRequest: '128', url: 'https://ci.example/8' },
        ...{ commitMessage: 'Round half a cent up', author: 'octocat' },
        ...{ file: 'a.ts', line: 7, tags: ['slow'], cause: '1-ab', message: 'not 3', details: 'at a.ts:7' },
        ...{ attempts: [{ status: 'failed', duration: 5, message: 'not 3' }], attemptCount: 1 },
      },
      {
        ...{ timestamp: now - 9000, testId: 'a', name: 'a', suite: [], status: 'successful', flaky: false, duration: 12 },
        ...{ build: '7.1', pipeline: 'ci', job: '', ref: 'main', superseded: false, tags: [], attempts: [], attemptCount: 0 },
      },
    ],
  })
})

test('continues with older runs at the cursor, even when the clock moved on', async () => {
  let clock = now
  const { fetch, send } = await startTestServer({ now: () => clock })
  await send([7, 8, 9].map((build) => testRecord('a', { build: `${build}`, timestamp: now - 30 * day + build })))
  const first = (await (await fetch(`${address}&limit=2`)).json()) as Page
  expect(first.runs.map(({ build }) => build)).toEqual(['9', '8'])
  clock += 60_000
  const second = (await (await fetch(`${address}&limit=2&cursor=${first.nextCursor}`)).json()) as Page
  expect([second.runs.map(({ build }) => build), second.nextCursor]).toEqual([['7'], undefined])
})

test('passes the filters and the range of the last thirty days to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(`${address}&testId=a&ref=main&status=failed,skipped&flaky=true&cause=1-ab&limit=7`)
  await fetch(`${address}&fromTs=5&toTs=9`)
  const module = { org: 'acme', project: 'shop', module: 'web' }
  expect(store.queries).toEqual([
    {
      ...{ ...module, testId: 'a', ref: 'main', status: ['failed', 'skipped'], flaky: true, cause: '1-ab', limit: 7 },
      ...{ fromTs: now - 30 * day, toTs: now, after: undefined },
    },
    { ...module, fromTs: 5, toTs: 9, after: undefined },
  ])
})

const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  'x',
  'W10',
  cursorOf([1, 2, 3]),
  cursorOf([1, 2, 3, 4, 5]),
  cursorOf([1, 2, 3, 4.5]),
  cursorOf([1, 2, null, 4]),
  cursorOf({ length: 4 }),
])('responds with 400 to the cursor %s', async (cursor) => {
  const { fetch, store } = await startTestServer()
  expect(await problemOf(await fetch(`${address}&cursor=${cursor}`))).toMatchObject({
    status: 400,
    errors: [{ name: 'cursor', message: 'It must be the "nextCursor" of an earlier response.' }],
  })
  expect(store.queries).toEqual([])
})

test.each([
  ['limit=0', 'limit', '0 must be at least 1.'],
  ['limit=201', 'limit', '201 must be at most 200.'],
  ['status=broken', 'status', '"broken" must be one of: successful, failed, skipped, cancelled, running, unknown.'],
  ['flaky=yes', 'flaky', '"yes" must be true or false.'],
  ['flaky=', 'flaky', '"" must be true or false.'],
  ['fromTs=2&toTs=1', 'fromTs', '2 must not be later than "toTs", which is 1.'],
])('responds with 400 to %s', async (query, name, message) => {
  const { fetch } = await startTestServer()
  expect(await problemOf(await fetch(`${address}&${query}`))).toMatchObject({ status: 400, errors: [{ name, message }] })
})
