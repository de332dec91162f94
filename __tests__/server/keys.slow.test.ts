// Tests that keys are created, restricted, limited and revoked, and that only their hashes are stored (src/server/routes/keys-routes.ts).
import { describe, expect, test } from 'vitest'
import { adminKey, now, problemOf, startTestServer, testRecord } from './test-server.js'

const body = (content: unknown) => ({
  key: adminKey,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof content === 'string' ? content : JSON.stringify(content),
})
const tests = '/v1/data/tests/aggregated?org=acme&project=shop&module=web'

test('shows administrators the hour in which a key was last used', async () => {
  const { fetch, makeKey } = await startTestServer({ now: () => now + 25 * 60_000 })
  const { id, key } = await makeKey('globex')
  const lastUse = async () => {
    const { keys } = (await (await fetch('/v1/keys', { key: adminKey })).json()) as { keys: { id: string; lastUsedAt?: number }[] }
    return keys.find((one) => one.id === id)?.lastUsedAt
  }
  expect(await lastUse()).toBeUndefined()
  expect(await (await fetch('/v1/key', { key })).json()).not.toHaveProperty('lastUsedAt')
  expect(await lastUse()).toBe(now)
  expect(await (await fetch(`/v1/keys/${id}`, { key: adminKey })).json()).toMatchObject({ id, lastUsedAt: now })
})

test('returns a new key once and stores only its hash', async () => {
  const { fetch, store } = await startTestServer()
  const response = await fetch('/v1/keys', body({ org: 'globex', scopes: ['write'], name: 'ci' }))
  const made = (await response.json()) as { id: string; key: string }
  expect(response.status).toBe(201)
  expect(response.headers.get('location')).toBe(`keys/${made.id}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(made).toEqual({
    id: expect.any(String),
    key: expect.stringMatching(/^brk_[\w-]{43}$/),
    org: 'globex',
    scopes: ['write'],
    name: 'ci',
    createdAt: now,
  })
  const { key, ...shown } = made
  expect(JSON.stringify(store.storedKeys)).not.toContain(key)
  expect(store.storedKeys).toContainEqual({ ...shown, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(await (await fetch(`/v1/keys/${made.id}`, { key: adminKey })).json()).toEqual(shown)
  const listed = (await (await fetch('/v1/keys', { key: adminKey })).json()) as { keys: unknown[] }
  expect(listed.keys).toHaveLength(2)
  expect(listed.keys).toContainEqual(shown)
})

test('refuses a revoked key from the next request on', async () => {
  const { fetch, makeKey } = await startTestServer()
  const { id, key } = await makeKey('acme')
  expect((await fetch(tests, { key })).status).toBe(200)
  expect((await fetch(`/v1/keys/${id}`, { key: adminKey, method: 'DELETE' })).status).toBe(204)
  expect((await fetch(tests, { key })).status).toBe(401)
  const again = await fetch(`/v1/keys/${id}`, { key: adminKey, method: 'DELETE' })
  expect((await problemOf(again)).status).toBe(404)
})

test('notices keys that another server created or revoked within a second', async () => {
  let clock = now
  const { fetch, store, makeKey } = await startTestServer({ now: () => clock })
  const { id, key } = await makeKey('acme')
  expect((await fetch(tests, { key })).status).toBe(200)
  await store.removeKey(id)
  clock += 1000
  expect((await fetch(tests, { key })).status).toBe(401)
})

test('refuses an expired key like an unknown one', async () => {
  let clock = now
  const { fetch, makeKey } = await startTestServer({ now: () => clock })
  const { key } = await makeKey('acme', ['read'], { expiresAt: now + 5000 })
  clock = now + 4999
  expect((await fetch(tests, { key })).status).toBe(200)
  clock = now + 5000
  const [expired, unknown] = await Promise.all([fetch(tests, { key }), fetch(tests, { key: 'brk_unknown' })])
  expect(expired.status).toBe(401)
  expect(await problemOf(expired)).toEqual(await problemOf(unknown))
})

test('shows the restrictions of a key', async () => {
  const { fetch, makeKey } = await startTestServer()
  const restrictions = { expiresAt: now + 5000, project: 'shop' }
  const made = await makeKey('acme', ['read'], restrictions)
  expect(made).toMatchObject(restrictions)
  expect(await (await fetch(`/v1/keys/${made.id}`, { key: adminKey })).json()).toMatchObject(restrictions)
})

describe('a key of one project', () => {
  test('reads no other project with a key of one project', async () => {
    const { fetch, send, makeKey } = await startTestServer()
    await send([testRecord('a'), testRecord('b', { project: 'other' })])
    const { key } = await makeKey('acme', ['read'], { project: 'shop' })
    expect((await fetch(tests, { key })).status).toBe(200)
    const refused = await fetch(tests.replace('shop', 'other'), { key })
    expect([refused.status, (await problemOf(refused)).detail]).toEqual([403, 'The key gives no access to this project.'])
    const { coordinates } = (await (await fetch('/v1/data/coordinates', { key })).json()) as { coordinates: { project: string }[] }
    expect(coordinates.map(({ project }) => project)).toEqual(['shop'])
  })

  test('stores no record of another project with a key of one project', async () => {
    const { send, store, makeKey } = await startTestServer()
    const { key } = await makeKey('acme', ['write'], { project: 'shop' })
    const refused = await send([testRecord('a'), testRecord('b', { project: 'other' })], { key })
    expect([refused.status, (await problemOf(refused)).detail]).toEqual([
      403,
      'The key gives no access to the project of a record. Nothing was stored.',
    ])
    expect(store.records).toEqual([])
    expect(await (await send([testRecord('a'), testRecord('b', { project: undefined })], { key })).json()).toMatchObject({
      stored: 1,
      refused: [{ line: 2, message: '"project" is missing.' }],
    })
  })
})

describe('responses to invalid content', () => {
  test.each([
    [{ scopes: ['read'], name: 'ci' }, 'org', 'It is required.'],
    [{ org: '', scopes: ['read'], name: 'ci' }, 'org', 'It must not be empty.'],
    [{ org: 'x'.repeat(201), scopes: ['read'], name: 'ci' }, 'org', 'It must have at most 200 characters.'],
    [{ org: 5, scopes: ['read'], name: 'ci' }, 'org', 'It must be of type string.'],
    [{ org: 'acme', scopes: [], name: 'ci' }, 'scopes', 'It must not be empty.'],
    [{ org: 'acme', scopes: ['read', 'read'], name: 'ci' }, 'scopes', 'It must NOT have duplicate items (items ## 1 and 0 are identical).'],
    [{ org: 'acme', scopes: ['admin'], name: 'ci' }, 'scopes.0', 'It must be one of: read, write, badge.'],
    [{ org: 'acme', scopes: ['read'], name: 'ci', id: 'x' }, 'id', 'Unknown field. Known fields: org, scopes, name, expiresAt, project.'],
    [{ org: 'acme', scopes: ['badge', 'read'], name: 'ci' }, 'scopes', '"badge" must be the only scope.'],
    [{ org: 'acme', scopes: ['read'], name: 'ci', project: '' }, 'project', 'It must not be empty.'],
    [{ org: 'acme', scopes: ['read'], name: 'ci', expiresAt: 1.5 }, 'expiresAt', 'It must be of type integer.'],
    [{ org: 'acme', scopes: ['read'], name: 'ci', expiresAt: 1e300 }, 'expiresAt', 'It must be <= 9007199254740991.'],
    [{ org: 'acme', scopes: ['read'], name: 'ci', expiresAt: now }, 'expiresAt', `${now} must be later than now, which is ${now}.`],
    [[], 'body', 'It must be of type object.'],
  ])('explains what is wrong with %j', async (content, name, message) => {
    const { fetch, store } = await startTestServer()
    const response = await fetch('/v1/keys', body(content))
    expect(response.status).toBe(400)
    expect((await problemOf(response)).errors).toEqual([{ name, message }])
    expect(store.storedKeys).toHaveLength(1)
  })
})

test.each([
  ['{', 400],
  ['', 400],
  ['{"__proto__":{"org":"x"}}', 400],
  [`{"org":"${'a'.repeat(20_000)}"}`, 413],
])('responds with 400 to the content %j', async (content, status) => {
  const { fetch } = await startTestServer()
  expect((await problemOf(await fetch('/v1/keys', body(content)))).status).toBe(status)
})

test('responds with 415 to content of another type', async () => {
  const { fetch } = await startTestServer()
  const response = await fetch('/v1/keys', { ...body('org: acme'), headers: { 'content-type': 'text/plain' } })
  expect((await problemOf(response)).status).toBe(415)
})

test.each([
  ['POST', '/v1/keys'],
  ['GET', '/v1/keys'],
  ['GET', '/v1/keys/x'],
  ['DELETE', '/v1/keys/x'],
])('requires the administration key for %s %s', async (method, path) => {
  const { fetch, key } = await startTestServer()
  const asked = async (given: string | undefined) => (await problemOf(await fetch(path, { method, key: given }))).status
  expect(await asked(undefined)).toBe(401)
  expect(await asked('')).toBe(401)
  expect(await asked(`${adminKey}x`)).toBe(401)
  expect(await asked(key)).toBe(403)
})

test('refuses the administration key for anything but keys', async () => {
  const { fetch } = await startTestServer()
  expect((await problemOf(await fetch(tests, { key: adminKey }))).status).toBe(403)
  expect((await problemOf(await fetch('/v1/keys/administration', { key: adminKey }))).status).toBe(404)
})

test('responds with 429 and Retry-After when a key exceeds its limit', async () => {
  const { fetch, makeKey } = await startTestServer({ rateLimits: { requestsPerKey: 5, failuresPerAddress: 100 } })
  for (let time = 0; time < 5; time += 1) expect((await fetch(tests)).status).toBe(200)
  const response = await fetch(tests)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await problemOf(response)).detail).toBe('Too many requests with this key.')
  expect((await fetch(tests, { key: (await makeKey('acme')).key })).status).toBe(200)
})

test('counts requests of the administration key separately', async () => {
  const { fetch } = await startTestServer({ rateLimits: { requestsPerKey: 5, failuresPerAddress: 100 } })
  for (let time = 0; time < 5; time += 1) expect((await fetch('/v1/keys')).status).toBe(403)
  expect((await fetch('/v1/keys')).status).toBe(429)
  expect((await fetch('/v1/keys', { key: adminKey })).status).toBe(200)
})

test('blocks an address that guesses keys, even with a valid administration key', async () => {
  const { fetch } = await startTestServer({ rateLimits: { requestsPerKey: 100, failuresPerAddress: 3 } })
  for (let time = 0; time < 3; time += 1) expect((await fetch(tests, { key: `guess-${time}` })).status).toBe(401)
  for (const key of ['guess', adminKey]) {
    const response = await fetch('/v1/keys', { key })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})
