// Tests that a key can ask what it may do without learning its secret (src/server/routes/own-key-route.ts).
import { expect, test } from 'vitest'
import { adminKey, now, problemOf, startTestServer } from './test-server.js'

test('shows every key of an organisation what it may do, without its secret value', async () => {
  const { fetch, makeKey } = await startTestServer()
  const { id, key } = await makeKey('acme', ['write'], { project: 'shop', expiresAt: now + 1000 })
  const response = await fetch('/v1/key', { key })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  expect(JSON.parse(text)).toEqual({
    id,
    org: 'acme',
    scopes: ['write'],
    name: 'tests',
    createdAt: now,
    expiresAt: now + 1000,
    project: 'shop',
  })
  expect(text).not.toContain(key)
  const badge = await makeKey('globex', ['badge'])
  expect(await (await fetch('/v1/key', { key: badge.key })).json()).toMatchObject({ org: 'globex', scopes: ['badge'] })
})

test('refuses unknown keys and the administration key', async () => {
  const { fetch } = await startTestServer()
  expect((await problemOf(await fetch('/v1/key', { key: undefined }))).status).toBe(401)
  expect((await problemOf(await fetch('/v1/key', { key: 'brk_wrong' }))).status).toBe(401)
  expect(await problemOf(await fetch('/v1/key', { key: adminKey }))).toMatchObject({
    status: 403,
    detail: 'The administration key can only manage keys.',
  })
})
