// Tests the endpoint that returns groups of tests which take longer than before.
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000

test('returns the tests that became slower in an organisation, in groups', async () => {
  const { fetch, send } = await startTestServer()
  const builds = Array.from({ length: 30 }, (_, index) => index)
  await send(
    builds.map((index) =>
      testRecord('pays', {
        id: 'pays',
        build: `${index}.1`,
        timestamp: now - (30 - index) * day,
        duration: (index < 20 ? 100 : 190) + (index % 3),
      }),
    ),
  )
  const { groups, ...counts } = (await (await fetch('/v1/data/tests/slower?org=acme')).json()) as { groups: object[] }
  expect(counts).toEqual({ groupCount: 1, testCount: 1 })
  expect(groups).toEqual([
    {
      ...{ project: 'shop', module: 'web', ref: 'main', suite: [], testCount: 1 },
      since: { timestamp: now - 10 * day, build: '20.1' },
      minimumChange: 191 / 101 - 1,
      maximumChange: 191 / 101 - 1,
      tests: [{ testId: 'pays', name: 'pays', suite: [], owners: [], before: 101, after: 191 }],
    },
  ])
})

test('passes the range, the branch and the limit to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch('/v1/data/tests/slower?org=acme&project=shop&module=web&ref=topic&fromTs=5&toTs=9&limit=3')
  expect(store.queries).toEqual([{ org: 'acme', project: 'shop', module: 'web', ref: 'topic', fromTs: 5, toTs: 9, limit: 3 }])
})

test('refuses a module without its project, and a limit above 200', async () => {
  const { fetch } = await startTestServer()
  expect(await problemOf(await fetch('/v1/data/tests/slower?org=acme&module=web'))).toMatchObject({
    status: 400,
    errors: [{ name: 'module' }],
  })
  expect((await fetch('/v1/data/tests/slower?org=acme&limit=201')).status).toBe(400)
})
