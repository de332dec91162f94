// Tests that a key can list only the coordinates of its own organisation (src/server/queries/coordinates.ts).
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const address = '/v1/data/coordinates'

test('lists the coordinates of the organisation of the key only', async () => {
  const { fetch, send, makeKey } = await startTestServer()
  await send([
    testRecord('a', { timestamp: now - 5000 }),
    testRecord('b', { timestamp: now - 3000 }),
    testRecord('c', { module: 'api', timestamp: now - 1000, pipeline: undefined }),
  ])
  const common = { org: 'acme', project: 'shop' }
  expect(await (await fetch(address)).json()).toEqual({
    coordinates: [
      { ...common, module: 'api', pipeline: '', timestamp: now - 1000 },
      { ...common, module: 'web', pipeline: 'ci', timestamp: now - 3000 },
    ],
  })
  expect((await fetch(`${address}?org=acme`)).status).toBe(200)
  const { key } = await makeKey('other')
  expect(await (await fetch(address, { key })).json()).toEqual({ coordinates: [] })
})

test('refuses keys without read access and other organisations', async () => {
  const { fetch, makeKey } = await startTestServer()
  expect((await problemOf(await fetch(`${address}?org=other`))).status).toBe(403)
  expect((await problemOf(await fetch(address, { key: undefined }))).status).toBe(401)
  expect((await problemOf(await fetch(address, { key: (await makeKey('acme', ['write'])).key }))).detail).toContain('"read"')
  expect((await problemOf(await fetch(`${address}?project=shop`))).status).toBe(400)
})
