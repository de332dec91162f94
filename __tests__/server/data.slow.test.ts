// Tests the parameters, errors, caching and streaming that all data endpoints share (src/server/routes/data-route.ts).
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { StoreUnavailableError } from '../../src/server/store/store-unavailable-error.js'
import { createMemoryStore } from './memory-store.js'
import { coordinates, now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const module = 'org=acme&project=shop&module=web'
const jobs = `/v1/data/jobs/aggregated?${module}&pipeline=ci`
const tests = `/v1/data/tests/aggregated?${module}`
const runs = `/v1/data/tests/runs?${module}`
const testTotals = `/v1/data/tests/totals?${module}`
const jobTotals = `/v1/data/jobs/totals?${module}&pipeline=ci`
const buildTotals = `/v1/data/builds/totals?${module}`
const property = `/v1/data/properties?${module}&name=size`

test('queries the last thirty days by day when there are no parameters', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(jobs)
  await fetch(tests)
  await fetch(jobTotals)
  await fetch(testTotals)
  await fetch(buildTotals)
  const common = { org: 'acme', project: 'shop', module: 'web', fromTs: now - 30 * day, toTs: now, interval: day }
  expect(store.queries).toEqual([{ ...common, pipeline: 'ci' }, { ...common }, { ...common, pipeline: 'ci' }, { ...common }, { ...common }])
})

test('passes the parameters to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(`${jobs}&fromTs=-5000&toTs=5000&interval=10&aggregateBy=runner`)
  await fetch(`${tests}&toTs=${9n * day64}`)
  await fetch(`${tests}&testId=a,b`)
  await fetch(`${tests}&ref=topic/a&fields=suite,flakyCount,owners`)
  await fetch(`${jobs}&ref=topic/a&fromTs=0&toTs=10`)
  await fetch(`${property}&build=7%2F1&ref=a%26b`)
  await fetch(`${property}&exceptBuild=7.1`)
  expect(store.queries).toEqual([
    { ...coordinatesOf('ci'), fromTs: -5000, toTs: 5000, interval: 10, aggregateBy: 'runner' },
    { ...coordinatesOf(), fromTs: 9 * day - 30 * day, toTs: 9 * day, interval: day },
    { ...coordinatesOf(), fromTs: now - 30 * day, toTs: now, interval: day, testId: ['a,b'] },
    { ...coordinatesOf(), fromTs: now - 30 * day, toTs: now, interval: day, ref: 'topic/a', fields: ['suite', 'flakyCount', 'owners'] },
    { ...coordinatesOf('ci'), fromTs: 0, toTs: 10, interval: day, ref: 'topic/a' },
    { ...coordinatesOf(), name: 'size', build: '7/1', ref: 'a&b' },
    { ...coordinatesOf(), name: 'size', exceptBuild: '7.1' },
  ])
})

const day64 = BigInt(day)
const coordinatesOf = (pipeline?: string) => ({
  org: 'acme',
  project: 'shop',
  module: 'web',
  ...(pipeline === undefined ? {} : { pipeline }),
})

test.each(['status=failed&status=skipped', 'status=failed,skipped', 'status=failed,skipped&status=failed'])(
  'parses the list %s',
  async (query) => {
    const { fetch, store } = await startTestServer()
    expect((await fetch(`${tests}&${query}`)).status).toBe(200)
    expect(store.queries).toMatchObject([{ status: ['failed', 'skipped'] }])
  },
)

test('accepts every 64-bit integer', async () => {
  const { fetch, store } = await startTestServer()
  const range = 'fromTs=-9223372036854775808&toTs=9223372036854775807&interval=9223372036854775807'
  expect((await fetch(`${jobs}&${range}`)).status).toBe(200)
  expect(store.queries).toMatchObject([
    { fromTs: Number.MIN_SAFE_INTEGER, toTs: Number.MAX_SAFE_INTEGER, interval: Number.MAX_SAFE_INTEGER },
  ])
})

test('accepts an empty range and 10,000 buckets, and refuses more', async () => {
  const { fetch } = await startTestServer()
  expect((await fetch(`${tests}&fromTs=5&toTs=5`)).status).toBe(200)
  expect((await fetch(`${tests}&fromTs=0&toTs=10000&interval=1`)).status).toBe(200)
  // A range that starts within an aligned bucket touches one more bucket.
  for (const query of ['fromTs=0&toTs=10001&interval=1', 'fromTs=5&toTs=100005&interval=10', `fromTs=0&toTs=${now}&interval=${day}`]) {
    const response = await fetch(`${tests}&${query}`)
    expect(response.status).toBe(400)
    expect((await problemOf(response)).detail).toContain('at most 10000')
  }
})

test.each([
  ['10,000 days', 0, 10_000 * day, 1],
  ['10,000 days and a millisecond', 0, 10_000 * day + 1, 2],
  // The buckets are aligned to the epoch, so this range is shorter and still touches 10,001 days.
  ['10,000 days from within a day', day / 2, 10_000 * day + 1, 2],
  ['the time since 1970', 0, now, 2],
  ['20,001 days from the third day', 2 * day, 20_003 * day, 3],
  ['all the time that a number can express', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 20_850],
])('uses the shortest interval of whole days that keeps %s within 10,000 buckets', async (_, fromTs, toTs, days) => {
  const { fetch, store } = await startTestServer()
  expect((await fetch(`${jobs}&fromTs=${fromTs}&toTs=${toTs}`)).status).toBe(200)
  expect((await fetch(`${tests}&fromTs=${fromTs}&toTs=${toTs}`)).status).toBe(200)
  expect(store.queries).toMatchObject([{ interval: days * day }, { interval: days * day }])
  const bucketsBy = (interval: number) => Math.floor((toTs - 1) / interval) - Math.floor(fromTs / interval) + 1
  expect(bucketsBy(days * day)).toBeLessThanOrEqual(10_000)
  if (days > 1) expect(bucketsBy((days - 1) * day)).toBeGreaterThan(10_000)
})

describe('responses to invalid parameters', () => {
  test.each([
    [`${tests}&fromTS=5`, 'fromTS', 'Unknown parameter. Did you mean "fromTs"?'],
    [
      `${tests}&pipeline=ci`,
      'pipeline',
      'Unknown parameter. Known parameters: fromTs, toTs, interval, org, project, module, status, testId, ref, job, fields.',
    ],
    [`${jobs}&agregateBy=runner`, 'agregateBy', 'Unknown parameter. Did you mean "aggregateBy"?'],
    [`${property}&__proto__=1`, '__proto__', 'Unknown parameter. Known parameters: org, project, module, name, build, exceptBuild, ref.'],
    [
      `${tests}&toString=1`,
      'toString',
      'Unknown parameter. Known parameters: fromTs, toTs, interval, org, project, module, status, testId, ref, job, fields.',
    ],
    [`${tests}&module=other`, 'module', 'It must be given only once.'],
    [`${tests}&toTs=1&toTs=1`, 'toTs', 'It must be given only once.'],
    ['/v1/data/tests/aggregated?org=acme&project=shop', 'module', 'It is required.'],
    ['/v1/data/tests/aggregated?org=acme&project=shop&module=', 'module', 'It must not be empty.'],
    [`/v1/data/tests/aggregated?org=acme&project=shop&module=${'a'.repeat(5000)}`, 'module', 'It must have at most 4096 characters.'],
    [`${tests}&fromTs=yesterday`, 'fromTs', '"yesterday" must be a 64-bit integer, such as 86400000.'],
    [`${tests}&fromTs=1.5`, 'fromTs', '"1.5" must be a 64-bit integer, such as 86400000.'],
    [`${tests}&fromTs=1e3`, 'fromTs', '"1e3" must be a 64-bit integer, such as 86400000.'],
    [`${tests}&fromTs=1e999`, 'fromTs', '"1e999" must be a 64-bit integer, such as 86400000.'],
    [`${tests}&interval=NaN`, 'interval', '"NaN" must be a 64-bit integer, such as 86400000.'],
    [`${tests}&fromTs=`, 'fromTs', '"" must be a 64-bit integer, such as 86400000.'],
    [
      `${tests}&toTs=9223372036854775808`,
      'toTs',
      '"9223372036854775808" must be a 64-bit integer between -9223372036854775808 and 9223372036854775807.',
    ],
    [`${tests}&interval=0`, 'interval', '0 must be at least 1.'],
    [`${tests}&interval=-86400000`, 'interval', '-86400000 must be at least 1.'],
    [`${tests}&fromTs=2&toTs=1`, 'fromTs', '2 must not be later than "toTs", which is 1.'],
    [`${tests}&fromTs=${now + 1}`, 'fromTs', `${now + 1} must not be later than "toTs", which is ${now} (now).`],
    [`${jobs}&aggregateBy=name`, 'aggregateBy', '"name" must be one of: jobName, runner.'],
    [`${tests}&fields=suite,id`, 'fields', '"id" must be one of: suite, flakyCount, owners.'],
    [`${tests}&status=failed,broken`, 'status', '"broken" must be one of: successful, failed, skipped, cancelled, running, unknown.'],
    [`${tests}&status=`, 'status', '"" must be one of: successful, failed, skipped, cancelled, running, unknown.'],
    [
      `${tests}&${encodeURIComponent(`\u001b[31m\u202e${'x'.repeat(100)}`)}=1`,
      `\ufffd${'x'.repeat(59)}…`,
      expect.stringContaining('Unknown parameter'),
    ],
  ])('explains what is wrong with %s', async (path, name, message) => {
    const { fetch, store } = await startTestServer()
    const response = await fetch(path)
    expect(response.status).toBe(400)
    expect((await problemOf(response)).errors).toEqual([{ name, message }])
    expect(store.queries).toEqual([])
  })

  test('reports at most 20 invalid parameters at once', async () => {
    const { fetch } = await startTestServer()
    const problem = await problemOf(await fetch('/v1/data/tests/aggregated?fromTs=x&org=acme&modul=web'))
    expect(problem.errors?.map(({ name }) => name)).toEqual(['modul', 'fromTs', 'project', 'module'])
    const many = await problemOf(await fetch(`${tests}&${Array.from({ length: 900 }, (_, index) => `p${index}=1`).join('&')}`))
    expect(many.errors).toHaveLength(20)
  })
})

describe.each([jobs, tests, runs, testTotals, jobTotals, buildTotals, property])('%s', (path) => {
  test('requires a key of the organisation with the scope "read"', async () => {
    const { fetch, makeKey } = await startTestServer()
    const write = await makeKey('acme', ['write'])
    const other = await makeKey('globex')
    const asked = async (key?: string) => {
      const response = await fetch(path, { key })
      return response.status === 200 ? 200 : (await problemOf(response)).status
    }
    expect(await asked(undefined)).toBe(401)
    expect(await asked('brk_wrong')).toBe(401)
    expect(await asked(write.key)).toBe(403)
    expect(await asked(other.key)).toBe(403)
    expect(await asked((await makeKey('acme', ['read'])).key)).toBe(200)
  })

  test('does not reveal which organisations exist', async () => {
    const { fetch, makeKey } = await startTestServer()
    await makeKey('globex')
    const [existing, missing] = await Promise.all(['globex', 'nobody'].map((org) => fetch(path.replace('acme', org)).then(problemOf)))
    expect(existing).toEqual(missing)
  })

  test('responds with 304 when nothing has changed', async () => {
    const { fetch, send } = await startTestServer()
    const first = await fetch(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/".+"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('vary')).toContain('Service-Api-Key')
    for (const header of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await fetch(path, { headers: { 'if-none-match': header } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    await send([
      testRecord('a'),
      { kind: 'job', id: 'build', status: 'failed', timestamp: now - 1, ...coordinates },
      { kind: 'property', name: 'size', value: 5, ...coordinates },
    ])
    const changed = await fetch(path, { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    expect(Object.values((await changed.json()) as object)).toEqual([[expect.objectContaining({})]])
  })

  test('responds with 503 when the store is unavailable, and with 500 and no details when it fails', async () => {
    const { fetch, store, log } = await startTestServer()
    expect((await fetch(path)).status).toBe(200)
    // The keys are cached, so the query fails.
    store.fail(new StoreUnavailableError('engine gone'))
    const away = await fetch(path)
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
    store.fail(new Error('secret table'))
    const broken = await problemOf(await fetch(path))
    expect(broken.status).toBe(500)
    expect(JSON.stringify(broken)).not.toContain('secret')
    expect(log.find((line) => line.includes('secret table'))).toContain(broken.requestId)
  })
})

test('streams and compresses large results, and cancels the query when the client disconnects', async () => {
  const store = createMemoryStore()
  let open = 0
  const endless = (pieces: number) => () => {
    open += 1
    const document = Readable.from(
      (function* () {
        yield '{"tests":['
        for (let piece = 0; piece < pieces; piece += 1) yield Buffer.alloc(64 * 1024, 32)
        yield ']}'
      })(),
      { objectMode: false },
    )
    document.once('close', () => {
      open -= 1
    })
    return Promise.resolve(document)
  }
  const server = await startTestServer({ store: { ...store, testsAggregated: endless(100), jobsAggregated: endless(100_000) } })
  const response = await server.fetch(tests)
  expect(response.headers.get('content-encoding')).toMatch(/^(zstd|br|gzip)$/)
  expect(response.headers.get('etag')).toBeNull()
  expect(await response.json()).toEqual({ tests: [] })
  const cut = new AbortController()
  const long = await server.fetch(jobs, { signal: cut.signal, headers: { 'accept-encoding': 'identity' } })
  await long.body?.getReader().read()
  cut.abort()
  await expect.poll(() => open).toBe(0)
})

test('closes the connection when the store fails midway', async () => {
  const store = createMemoryStore()
  const broken = async () =>
    Readable.from(
      (function* () {
        yield Buffer.alloc(2 * 1024 * 1024, 32)
        throw new StoreUnavailableError('gone')
      })(),
    )
  const server = await startTestServer({ store: { ...store, testsAggregated: broken } })
  await expect(server.fetch(tests, { headers: { 'accept-encoding': 'identity' } }).then((response) => response.text())).rejects.toThrow()
  expect((await server.fetch('/healthz')).status).toBe(200)
})

test('responds with 503 when the store does not respond in time', async () => {
  const store = createMemoryStore()
  const testsAggregated = () => new Promise<never>(() => undefined)
  const server = await startTestServer({
    store: { ...store, testsAggregated },
    timeouts: { headersMs: 5000, requestMs: 200, idleMs: 60_000 },
  })
  const response = await server.fetch(tests)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
})

test('returns the latest value of a property, or an empty list', async () => {
  const { fetch, send } = await startTestServer()
  const value = { kind: 'property', name: 'size', timestamp: now, ...coordinates }
  await send([
    { ...value, value: 5 },
    { ...value, value: 'big', build: '8/1' },
  ])
  const asked = async (path: string) => (await fetch(path)).json()
  expect(await asked(property)).toEqual({
    properties: [{ timestamp: now, name: 'size', valueType: 'string', value: 'big', build: '8/1', ref: 'main' }],
  })
  expect(await asked(`${property}&build=7/1`)).toMatchObject({ properties: [{ value: 5 }] })
  expect(await asked(`${property}&exceptBuild=8/1`)).toMatchObject({ properties: [{ value: 5, build: '7/1' }] })
  expect(await asked(`${property}&ref=other`)).toEqual({ properties: [] })
})
