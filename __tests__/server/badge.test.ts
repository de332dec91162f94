import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { badgeSvg } from '../../src/server/badge.js'
import { StoreUnavailableError } from '../../src/server/store/store-unavailable-error.js'
import { adminKey, now, problemOf, startTestServer, testRecord } from './test-server.js'

const address = (key: string, more = '') => `/v1/badge.svg?org=acme&project=shop&module=web&key=${key}${more}`

/** Returns the texts of an SVG image. Throws unless it is well-formed. */
function textsOf(svg: string): readonly string[] {
  const texts: string[] = []
  let name = ''
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    name = tag.name
  })
  parser.on('text', (text) => {
    if (name === 'text' || name === 'title') texts.push(text.trim())
  })
  parser.write(svg).close()
  return texts.filter((text) => text !== '')
}

/** Starts a server with a key for badges, which sends no header. */
async function startWithBadge(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options)
  const { key } = await server.makeKey('acme', ['badge'])
  return { ...server, badgeKey: key, show: (path: string) => server.fetch(path, { key: undefined }) }
}

test('shows the status of the newest build of main and the share of builds that passed', async () => {
  const { send, show, badgeKey } = await startWithBadge()
  await send([
    testRecord('a', { build: '7.1', ref: 'main', timestamp: now - 9000 }),
    testRecord('a', { build: '8.1', ref: 'main', status: 'failed', timestamp: now - 5000 }),
    testRecord('b', { build: '8.1', ref: 'main', timestamp: now - 5000 }),
    ...['9.1', '10.1', '11.1'].map((build) => testRecord('a', { build, ref: 'topic', timestamp: now - 1000 })),
  ])
  const response = await show(address(badgeKey))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(textsOf(await response.text())).toEqual(['tests: failing', 'tests', 'failing'])
  expect(textsOf(await (await show(address(badgeKey, '&ref=topic&label=topic'))).text())).toEqual([
    'topic: passing · 100% of builds',
    'topic',
    'passing · 100% of builds',
  ])
})

test('shows "no builds" when nothing was recorded', async () => {
  const { show, badgeKey } = await startWithBadge()
  expect(textsOf(await (await show(address(badgeKey))).text())).toContain('no builds')
})

test('escapes its label', async () => {
  const { show, badgeKey } = await startWithBadge()
  const label = `</text><script>alert("1")</script>&'\u202e`
  const svg = await (await show(address(badgeKey, `&label=${encodeURIComponent(label)}`))).text()
  expect(svg).not.toContain('<script')
  expect(textsOf(svg)[1]).toBe(`</text><script>alert("1")</script>&'\ufffd`)
})

test.each(['successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown', undefined] as const)('draws the status %s', (status) => {
  const svg = badgeSvg({ label: 'tests', status, passRate: status === undefined ? undefined : 0.9999 })
  expect(svg).toMatchSnapshot()
  expect(textsOf(svg)).toHaveLength(3)
})

test('accepts only a key whose single scope is "badge", and only as the parameter', async () => {
  const { fetch, makeKey, badgeKey, key, show } = await startWithBadge()
  const statusOf = async (path: string, header?: string) => (await problemOf(await fetch(path, { key: header }))).status
  expect(await statusOf(address(key))).toBe(403)
  expect(await statusOf(address((await makeKey('acme', ['read'])).key))).toBe(403)
  expect(await statusOf(address(adminKey))).toBe(403)
  expect(await statusOf(address('brk_wrong'))).toBe(401)
  expect(await statusOf(address(badgeKey).replace(/&key=.*/, ''), badgeKey)).toBe(401)
  expect(await statusOf(address(badgeKey, `&key=${badgeKey}`))).toBe(401)
  expect(await statusOf(address((await makeKey('globex', ['badge'])).key))).toBe(403)
  expect(await statusOf(address((await makeKey('acme', ['badge'], { project: 'other' })).key))).toBe(403)
  expect((await show(address((await makeKey('acme', ['badge'], { project: 'shop' })).key))).status).toBe(200)
})

test.each(['/v1/data/coordinates', '/v1/data/tests/aggregated?org=acme&project=shop&module=web', '/v1/keys'])(
  'refuses a key for badges at %s',
  async (path) => {
    const { fetch, badgeKey } = await startWithBadge()
    expect((await problemOf(await fetch(path, { key: badgeKey }))).status).toBe(403)
  },
)

test('refuses an upload with a key for badges', async () => {
  const { send, badgeKey, store } = await startWithBadge()
  expect((await problemOf(await send([testRecord('a')], { key: badgeKey }))).status).toBe(403)
  expect(store.records).toEqual([])
})

test('never logs the key of an address', async () => {
  const { show, badgeKey, store, log } = await startWithBadge()
  await show(address(badgeKey))
  await show(address(badgeKey, '&mood=1'))
  await show(address(`${badgeKey}x`))
  store.fail(new Error('a bug'))
  const broken = await show(address(badgeKey))
  store.fail(new StoreUnavailableError('gone'))
  await show(address(badgeKey))
  expect(broken.status).toBe(500)
  const all = log.join('')
  expect(all).toContain('"path":"/v1/badge.svg"')
  expect(all).not.toContain(badgeKey)
  expect(await broken.text()).not.toContain(badgeKey)
})

test.each([
  ['&mood=1', 'mood', 'Unknown parameter. Did you mean "module"?'],
  [`&label=${'a'.repeat(61)}`, 'label', 'It must have at most 60 characters.'],
])('responds with 400 to %s', async (query, name, message) => {
  const { show, badgeKey } = await startWithBadge()
  const problem = await problemOf(await show(address(badgeKey, query)))
  expect([problem.status, problem.errors?.[0]?.name]).toEqual([400, name])
  if (name === 'label') expect(problem.errors).toEqual([{ name, message }])
})

test('queries the same range within a minute, so that the store can cache the result', async () => {
  let clock = now
  const { show, badgeKey, store } = await startWithBadge({ now: () => clock })
  for (const passed of [0, 1, 59_999, 60_000]) {
    clock = now + 1 + passed
    await show(address(badgeKey))
  }
  const ends = store.queries.map((query) => ('toTs' in query ? query.toTs : 0))
  expect(ends).toEqual([now + 60_000, now + 60_000, now + 60_000, now + 120_000])
})
