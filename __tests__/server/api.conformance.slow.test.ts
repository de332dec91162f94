// Tests that every response of the server API conforms to its OpenAPI document (src/server/openapi.ts).
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppOptions } from '../../src/server/app.js'
import { BackupUnsupportedError } from '../../src/server/store/backup-unsupported-error.js'
import type { Store } from '../../src/server/store/store.js'
import { StoreUnavailableError } from '../../src/server/store/store-unavailable-error.js'
import { type ApiContract, createApiContract, documentFaults, type OpenapiDocument } from './api-contract.js'
import { createFolder, openStore } from './store/open-stores.js'
import { adminKey, coordinates, now, openTestServer, startTestServer, type TestServer, testRecord } from './test-server.js'

/** The real store, which fails on demand. */
let store: Store
let failure: Error | undefined
let document: OpenapiDocument
let contract: ApiContract

const { folder, remove } = createFolder()

beforeAll(async () => {
  const real = await openStore({ folder }, { now: () => now })
  const guarded = Object.entries(real).map(([name, act]) => [
    name,
    async (...given: unknown[]) => {
      if (failure !== undefined) throw failure
      return (act as (...given: unknown[]) => unknown)(...given)
    },
  ])
  store = Object.fromEntries(guarded) as Store
  const { fetch, close } = await openTestServer({ store })
  document = (await (await fetch('/v1/openapi.json', { key: undefined })).json()) as OpenapiDocument
  contract = createApiContract(document)
  await close()
})
afterAll(async () => {
  await store.close()
  remove()
})

const module = 'org=acme&project=shop&module=web'
const json = { 'content-type': 'application/json' }
const ndjson = { 'content-type': 'application/x-ndjson' }
const newKey = JSON.stringify({ org: 'acme', scopes: ['read', 'write'], name: 'ci' })
const lines = (...records: readonly object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')

interface Ask {
  readonly path: string
  readonly init: RequestInit & { readonly method: string; readonly key?: string | undefined }
}
const get = (path: string, init: RequestInit & { readonly key?: string | undefined } = {}): Ask => ({
  path,
  init: { method: 'GET', ...init },
})
const post = (body: NonNullable<RequestInit['body']>, headers: Readonly<Record<string, string>> = ndjson): Ask => ({
  path: '/v1/data/records',
  init: { method: 'POST', body, headers },
})
const manage = (method: string, path: string, body?: string, headers: Readonly<Record<string, string>> = json): Ask => ({
  path,
  init: { method, key: adminKey, ...(body === undefined ? {} : { body, headers }) },
})

const jobs = get(`/v1/data/jobs/aggregated?${module}&pipeline=ci`)
const tests = get(`/v1/data/tests/aggregated?${module}`)
const property = get(`/v1/data/properties?${module}&name=size`)
const history = get(`/v1/data/tests/history?${module}&ref=main`)
const runs = get(`/v1/data/tests/runs?${module}`)
const flaky = get(`/v1/data/tests/flaky?${module}`)
const facts = get(`/v1/data/tests/facts?${module}&testId=a`)
const steps = get(`/v1/data/tests/steps?${module}&testId=a&timestamp=${now}`)
const quarantined = get('/v1/data/tests/quarantined?org=acme')
const causes = get(`/v1/data/tests/causes?${module}`)
const builds = get(`/v1/data/builds?${module}`)
const comparison = get(`/v1/data/tests/compare?${module}`)
const slower = get('/v1/data/tests/slower?org=acme')
const verdicts = get('/v1/data/tests/verdicts?org=acme&ref=topic')
const testTotals = get(`/v1/data/tests/totals?${module}`)
const jobTotals = get(`/v1/data/jobs/totals?${module}&pipeline=ci`)
const buildTotals = get(`/v1/data/builds/totals?${module}`)
const branches = get(`/v1/data/branches?${module}`)
const modules = get('/v1/data/modules?org=acme')
const pipelines = get(`/v1/data/jobs?${module}`)
const questions = [
  branches,
  runs,
  flaky,
  facts,
  steps,
  quarantined,
  causes,
  modules,
  pipelines,
  builds,
  comparison,
  slower,
  verdicts,
  testTotals,
  jobTotals,
  buildTotals,
]
const places = get('/v1/data/coordinates?org=acme')
const exported = get('/v1/data/records')
const backup = manage('GET', '/v1/backup')
const ownKey = get('/v1/key')

/** Sends a request, checks the response against the document and returns it. */
async function exchange(server: TestServer, { path, init }: Ask, status: number): Promise<Response> {
  const response = await server.fetch(path, init)
  const copy = response.clone()
  expect([init.method, path, response.status]).toEqual([init.method, path, status])
  expect(await contract.faults(init.method, path, init, response), `${init.method} ${path} ${status}`).toEqual([])
  return copy
}

const start = (options: Partial<AppOptions> = {}) => startTestServer({ store, ...options })

const badge = (key: string) => get(`/v1/badge.svg?${module}&ref=main&label=web&key=${key}`, { key: undefined })

/** A successful request for each operation that requires a key in the header. */
async function secured(server: TestServer): Promise<readonly Ask[]> {
  const { id } = await server.makeKey('acme')
  const keys = [manage('POST', '/v1/keys', newKey), manage('GET', '/v1/keys'), manage('GET', `/v1/keys/${id}`)]
  const own = [...keys, backup, manage('DELETE', `/v1/keys/${id}`)]
  return [post(lines(testRecord('a'))), jobs, tests, history, ...questions, property, places, exported, ...own]
}

test('returns a valid OpenAPI 3.1 document', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(documentFaults(document)).toEqual([])
  // The text that the generator inserts if a description is missing.
  expect(JSON.stringify(document)).not.toContain('Default Response')
})

test('gives every operation a unique id and states whether it requires a key', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.values(methods).map((one) => ({ path, ...one })))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  // "redocly lint" reports an error for a missing list, and for a document without servers.
  expect(operations.filter(({ security }) => security === undefined)).toEqual([])
  expect(operations.filter(({ security }) => security?.length === 0).map(({ path }) => path)).toEqual(['/healthz', '/readyz', '/metrics'])
  expect(document.servers).toEqual([{ url: '..', description: 'The server that returned this document.' }])
})

test('responds to uploads and queries as documented', async () => {
  const server = await start()
  const records = [
    testRecord('a', {
      id: 'a',
      status: 'failed',
      duration: 1.5,
      cause: '1-ab',
      owners: ['@acme/web'],
      quarantine: { until: '2026-12-31' },
    }),
    testRecord('b', { duration: undefined }),
    testRecord('f', { flaky: true, attempts: [{ status: 'failed', duration: 7 }] }),
    { kind: 'job', id: '1', name: 'build', runner: 'linux', status: 'successful', duration: 10, timestamp: now - 1, ...coordinates },
    { kind: 'property', name: 'size', value: 5, timestamp: now, ...coordinates },
    { kind: 'property', name: 'version', value: 'v1', timestamp: now, ...coordinates },
    { kind: 'x' },
  ]
  const sent = await exchange(server, post(lines(...records)), 200)
  expect(await sent.json()).toMatchObject({ stored: 6, refusedCount: 1 })
  await exchange(server, post(gzipSync(lines(...records)), { ...ndjson, 'content-encoding': 'gzip', 'idempotency-key': 'run 7' }), 200)
  await exchange(server, post('no JSON\n', { 'content-type': 'application/jsonl' }), 200)
  await exchange(
    server,
    { ...post(lines(testRecord('c', { timestamp: undefined, attempt: 2 }))), path: `/v1/data/records?timestamp=${now}` },
    200,
  )
  const asked = [
    jobs,
    get(`${jobs.path}&aggregateBy=runner&interval=3600000`),
    get(`${jobs.path}&ref=main`),
    tests,
    get(`${tests.path}&status=failed,skipped&status=unknown`),
    get(`${tests.path}&ref=main&fields=suite,flakyCount,owners`),
    get(`${tests.path}&ref=other&job=unit&fields=suite`),
    get(`${tests.path}&testId=none&fromTs=-9223372036854775808&toTs=-9223372036854775807`),
    get(`${tests.path}&fromTs=${now - 1000}&toTs=${now}&interval=9223372036854775807`),
    runs,
    get(`${runs.path}&testId=none&ref=main&status=failed&cause=x&limit=1`),
    get(`${runs.path}&flaky=true`),
    branches,
    get(`${branches.path}&fromTs=0&toTs=1&limit=1`),
    flaky,
    get(`${flaky.path}&ref=none&base=main&testId=a&owner=x&orderBy=flips&limit=1`),
    get('/v1/data/tests/flaky?org=acme'),
    quarantined,
    get(`${quarantined.path}&project=shop&module=web&ref=none`),
    causes,
    get(`${causes.path}&ref=none&testId=a&limit=1`),
    modules,
    get(`${modules.path}&project=none&ref=main&limit=1`),
    pipelines,
    get(`${pipelines.path}&pipeline=ci&ref=main&fromTs=0&toTs=1`),
    testTotals,
    get(`${testTotals.path}&whole=true`),
    get(`${testTotals.path}&ref=none&interval=3600000`),
    jobTotals,
    get(`${jobTotals.path}&whole=true`),
    get(`${jobTotals.path}&ref=none`),
    buildTotals,
    get(`${buildTotals.path}&whole=true`),
    get(`${buildTotals.path}&ref=none`),
    property,
    get(`/v1/data/properties?${module}&name=version&build=7/1&ref=main`),
    get(`${property.path}&exceptBuild=7/1`),
    places,
  ]
  await exchange(server, exported, 200)
  const found: unknown[] = []
  for (const ask of asked) {
    const response = await exchange(server, ask, 200)
    const known = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } }
    await exchange(server, get(ask.path, known), 304)
    found.push(Object.values((await response.json()) as Record<string, readonly unknown[]>)[0]?.length)
  }
  expect(found).toEqual([1, 1, 1, 3, 1, 3, 0, 0, 3, 6, 0, 2, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1])
  const others = [
    facts,
    get(`${facts.path}&ref=none`),
    steps,
    get(`${steps.path}&build=none&job=none`),
    history,
    get(`${history.path}&job=unit&testId=none&limit=1`),
    builds,
    get(`${builds.path}&ref=main&testId=a&testId=b&limit=1`),
    get(`${builds.path}&ref=none`),
    slower,
    get(`${slower.path}&ref=main&limit=1`),
    comparison,
    get(`${comparison.path}&ref=main&baseRef=none&baseFromTs=1&baseToTs=2&limit=1`),
    verdicts,
    get(`${verdicts.path}&project=shop&module=web&limit=1`),
  ]
  for (const ask of others) {
    const response = await exchange(server, ask, 200)
    await exchange(server, get(ask.path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } }), 304)
  }
})

test('responds to requests for badges as documented', async () => {
  const server = await start({ rateLimits: { requestsPerKey: 7, failuresPerAddress: 100 } })
  const { key } = await server.makeKey('acme', ['badge'])
  await exchange(server, badge(key), 200)
  await exchange(server, get(badge(key).path.replace('ref', 'reff'), { key: undefined }), 400)
  await exchange(server, badge('brk_wrong'), 401)
  await exchange(server, badge(server.key), 403)
  try {
    for (const [error, status] of [
      [new StoreUnavailableError('gone'), 503],
      [new Error('a bug'), 500],
    ] as const) {
      failure = error
      // The keys are cached, so the query fails.
      await exchange(server, badge(key), status)
    }
  } finally {
    failure = undefined
  }
  for (let time = 0; time < 3; time += 1) await exchange(server, badge(key), 200)
  await exchange(server, badge(key), 429)
})

test('creates, shows and revokes keys as documented', async () => {
  const server = await start()
  const made = await exchange(server, manage('POST', '/v1/keys', newKey), 201)
  const path = new URL(made.headers.get('location') ?? '', `${server.url}/v1/keys`).pathname
  const restricted = { org: 'acme', scopes: ['read'], name: 'ci', expiresAt: now + 1000, project: 'shop' }
  await exchange(server, manage('POST', '/v1/keys', JSON.stringify(restricted)), 201)
  await exchange(server, manage('GET', '/v1/keys'), 200)
  await exchange(server, manage('GET', path), 200)
  await exchange(server, ownKey, 200)
  await exchange(server, manage('DELETE', path), 204)
  await exchange(server, manage('DELETE', path), 404)
  await exchange(server, manage('GET', path), 404)
})

test('responds to invalid requests as documented', async () => {
  const server = await start({ uploadLimits: { maximumBytes: 1000, maximumRecords: 10, maximumBytesInFlight: 10_000 } })
  for (const { path } of [jobs, tests, history, ...questions, property, places]) {
    await exchange(server, get(`${path}&fromTs=x&fromTs=y&formTs=1`), 400)
    await exchange(server, get(path.replace('acme', 'globex')), 403)
  }
  await exchange(server, post('{}', { ...ndjson, 'idempotency-key': 'ü' }), 400)
  await exchange(server, post(lines(testRecord('a', { org: 'globex' }))), 403)
  await exchange(server, post(' '.repeat(2000)), 413)
  await exchange(server, post('{}', json), 415)
  await exchange(server, post('{}', { ...ndjson, 'content-encoding': 'br' }), 415)
  const key = { ...ndjson, 'idempotency-key': 'run 8' }
  await exchange(server, post(lines(testRecord('a')), key), 200)
  await exchange(server, post(lines(testRecord('b')), key), 422)
  await exchange(server, manage('POST', '/v1/keys', '{"org":5,"mood":1}'), 400)
  await exchange(server, manage('POST', '/v1/keys', '{'), 400)
  await exchange(server, manage('POST', '/v1/keys', `"${' '.repeat(20_000)}"`), 413)
  await exchange(server, manage('POST', '/v1/keys', newKey, { 'content-type': 'text/yaml' }), 415)
  await exchange(server, manage('POST', '/v1/keys', newKey, { ...json, 'content-encoding': 'gzip' }), 415)
})

test('responds as documented when the key is missing, wrong or of another kind', async () => {
  const server = await start()
  for (const { path, init } of [...(await secured(server)), ownKey]) {
    await exchange(server, { path, init: { ...init, key: undefined } }, 401)
    await exchange(server, { path, init: { ...init, key: 'brk_wrong' } }, 401)
    await exchange(server, { path, init: { ...init, key: init.key === adminKey ? server.key : adminKey } }, 403)
  }
})

test('responds as documented when there are too many requests', async () => {
  const server = await start({ rateLimits: { requestsPerKey: 3, failuresPerAddress: 100 } })
  const asks = await secured(server)
  for (const ask of [tests, tests, tests, manage('GET', '/v1/keys')]) await exchange(server, ask, 200)
  for (const ask of [...asks, ownKey]) await exchange(server, ask, 429)
})

test('responds as documented when the store fails', async () => {
  let clock = now
  const server = await start({ now: () => clock })
  const asks = await secured(server)
  // The keys are cached, so the query fails.
  await exchange(server, tests, 200)
  try {
    for (const [error, status] of [
      [new StoreUnavailableError('gone'), 503],
      [new Error('a bug'), 500],
    ] as const) {
      failure = error
      for (const ask of asks) await exchange(server, ask, status)
      // After a second, the keys are read again.
      clock += 1000
      await exchange(server, ownKey, status)
    }
    failure = new StoreUnavailableError('gone')
    await exchange(server, get('/readyz'), 503)
    failure = new BackupUnsupportedError('on a server')
    await exchange(server, backup, 501)
  } finally {
    failure = undefined
  }
})

test('responds to operational requests as documented', async () => {
  const server = await start()
  for (const path of ['/healthz', '/readyz', '/metrics']) await exchange(server, get(path, { key: undefined }), 200)
  await exchange(server, backup, 200)
})

// Must be last: it checks what the other tests have covered.
test('covers every documented status of every operation', () => {
  expect(contract.unseen()).toEqual([])
})
