// Tests what all routes of the server share: problem documents, security headers, logs, readiness and metrics (src/server/app.ts).
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { version } from '../../package.json'
import { DiskFullError } from '../../src/server/store/disk-full-error.js'
import { StoreUnavailableError } from '../../src/server/store/store-unavailable-error.js'
import type { OpenapiDocument } from './api-contract.js'
import { createMemoryStore } from './memory-store.js'
import { adminKey, now, problemOf, startTestServer, testRecord } from './test-server.js'

/** Returns the response to bytes that no client library sends. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

describe('responses to unknown paths', () => {
  test.each(['/v1', '/v1/data', '/v2/data/records', '/..%2f..%2fetc', '/%00', '//', '/favicon.ico'])(
    'responds with 404 to %s',
    async (path) => {
      const { fetch } = await startTestServer()
      const response = await fetch(path)
      expect([response.status, (await problemOf(response)).title]).toEqual([404, 'Not Found'])
    },
  )

  test('responds with a problem document to a URL that cannot be decoded', async () => {
    const { fetch } = await startTestServer()
    expect((await problemOf(await fetch('/v1/keys/%E0%A4%A'))).status).toBe(400)
  })
})

test.each([
  ['DELETE', '/v1/data/records', 'GET, POST'],
  ['POST', '/v1/backup', 'GET'],
  ['POST', '/v1/data/jobs/aggregated', 'GET, HEAD'],
  ['PUT', '/v1/data/tests/aggregated', 'GET, HEAD'],
  ['PATCH', '/v1/keys', 'GET, HEAD, POST'],
  ['POST', '/v1/keys/x', 'DELETE, GET, HEAD'],
  ['OPTIONS', '/healthz', 'GET, HEAD'],
  ['POST', '/docs', 'GET, HEAD'],
])('responds with 405 and the allowed methods to %s %s', async (method, path, allow) => {
  const { fetch } = await startTestServer()
  const response = await fetch(path, {
    method,
    body: '<x/>',
    headers: { 'content-type': 'text/xml' },
    key: undefined,
  })
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
  expect((await problemOf(response)).detail).toContain(method)
})

test.each([
  ['GET / HTTP/9.9\r\n\r\n', 400],
  ['hello\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['POST /v1/keys HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
])('responds with a problem document to the invalid request %j', async (bytes, status) => {
  const { port, fetch } = await startTestServer()
  const answer = await answerTo(port, bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\ncontent-type: application/problem\\+json\r\n`))
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ status, type: 'about:blank' })
  expect((await fetch('/healthz')).status).toBe(200)
})

test('sends security headers and a request id with every response', async () => {
  const { fetch } = await startTestServer()
  for (const path of ['/healthz', '/docs', '/nothing', '/v1/openapi.json']) {
    const response = await fetch(path)
    await response.text()
    const { headers } = response
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('logs no key, parameter or content', async () => {
  const { fetch, key, log } = await startTestServer()
  const secrets = [key, adminKey, 'in-the-query', 'in-the-body', 'wrong-key']
  await fetch('/v1/data/tests/aggregated?org=in-the-query')
  await fetch('/v1/keys', {
    key: adminKey,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"org":"in-the-body","scopes":["read"],"name":"x"}',
  })
  await fetch('/v1/keys', { key: 'wrong-key' })
  await expect.poll(() => log.filter((line) => line.includes('"request"'))).toHaveLength(4)
  for (const secret of secrets) expect(log.join('')).not.toContain(secret)
  expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ method: 'GET', path: '/v1/keys', status: 401, ip: '127.0.0.1' })
})

test('reports that it is ready only while the store responds', async () => {
  const { fetch, store } = await startTestServer()
  const asked = async (path: string) => (await fetch(path, { key: undefined })).status
  expect([await asked('/healthz'), await asked('/readyz')]).toEqual([200, 200])
  store.fail(new StoreUnavailableError('gone'))
  expect([await asked('/healthz'), await asked('/readyz')]).toEqual([200, 503])
  expect((await problemOf(await fetch('/readyz'))).detail).toBe('The store does not respond.')
})

test('asks browsers to use TLS for this host only', async () => {
  const { fetch } = await startTestServer()
  expect((await fetch('/healthz')).headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('exports counts of requests and records for Prometheus', async () => {
  const { fetch, send, store } = await startTestServer()
  await send([testRecord('a'), testRecord('b'), { kind: 'x' }])
  await fetch('/secret-address')
  store.fail(new StoreUnavailableError('gone'))
  await send([testRecord('c')])
  const response = await fetch('/metrics', { key: undefined })
  const text = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  expect(text).toContain('build_report_records_stored_total 2')
  expect(text).toContain('build_report_lines_refused_total 1')
  expect(text).toContain('http_request_duration_seconds_count{method="POST",route="/v1/data/records",status="200"} 1')
  expect(text).toContain('http_request_duration_seconds_count{method="any",route="none",status="404"} 1')
  expect(text).toContain('build_report_store_duration_seconds_count{operation="insert",outcome="success"} 1')
  expect(text).toContain('build_report_store_duration_seconds_count{operation="insert",outcome="error"} 1')
  expect(text).not.toMatch(/secret-address|acme/)
})

test('exports the size and the load of the server for Prometheus', async () => {
  const { fetch, send, store } = await startTestServer({
    uploadLimits: { maximumBytes: 1000, maximumRecords: 9, maximumBytesInFlight: 1000 },
  })
  const scrape = async () => (await fetch('/metrics', { key: undefined })).text()
  await send([testRecord('a'), testRecord('b')])
  const text = await scrape()
  expect(text).toContain(`build_report_build_info{version="${version}"} 1`)
  for (const line of ['disk_free_bytes 1000', 'rows 2', 'parts 1', 'queries_waiting 0', 'upload_memory_bytes 0']) {
    expect(text).toContain(`\nbuild_report_${line}\n`)
  }
  expect(text).not.toContain('\nbuild_report_last_backup_timestamp_seconds ')

  await (await fetch('/v1/backup', { key: adminKey })).text()
  expect(await scrape()).toContain(`\nbuild_report_last_backup_timestamp_seconds ${now / 1000}\n`)

  store.fail(new DiskFullError())
  await send([testRecord('c')])
  await fetch('/readyz')
  store.fail(new StoreUnavailableError('gone'))
  await send([testRecord('d')])
  const refusals = (await scrape()).split('\n').filter((line) => line.startsWith('build_report_refusals_total'))
  expect(refusals).toEqual([
    'build_report_refusals_total{status="503",reason="disk_full"} 1',
    'build_report_refusals_total{status="503",reason="database"} 1',
  ])
})

test('leaves out figures that the store cannot read', async () => {
  const figures = vi.fn(async () => Promise.reject(new StoreUnavailableError('gone')))
  const { fetch } = await startTestServer({ store: { ...createMemoryStore(), figures } })
  for (let scrapes = 0; scrapes < 3; scrapes += 1) {
    const text = await (await fetch('/metrics', { key: undefined })).text()
    expect(text).toContain('build_report_build_info')
    expect(text).not.toMatch(/^build_report_(rows|parts|disk_free_bytes|queries_waiting) /m)
  }
  expect(figures).toHaveBeenCalledOnce()
})

test('serves documentation without scripts or external resources', async () => {
  const { fetch } = await startTestServer()
  const response = await fetch('/docs', { key: undefined })
  const html = await response.text()
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(html).not.toMatch(/<script|https?:|javascript:/)
  for (const route of ['POST /v1/data/records', 'GET /v1/data/jobs/aggregated', 'DELETE /v1/keys/{id}', 'GET /readyz'])
    expect(html).toContain(route)
})

test('serves the given dashboard with its own policy', async () => {
  const { fetch } = await startTestServer({
    dashboard: { html: '<!doctype html><title>x</title>', contentSecurityPolicy: "default-src 'self'" },
  })
  const response = await fetch('/')
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([200, "default-src 'self'"])
  expect(await response.text()).toBe('<!doctype html><title>x</title>')
})

describe('the OpenAPI document', () => {
  const documentOf = async (server: Awaited<ReturnType<typeof startTestServer>>) =>
    (await (await server.fetch('/v1/openapi.json', { key: undefined })).json()) as OpenapiDocument

  test('describes every route with its parameters and problems', async () => {
    const document = await documentOf(await startTestServer())
    expect(document.openapi).toBe('3.1.0')
    const routes = Object.entries(document.paths).map(([path, operations]) => [path, Object.keys(operations).sort().join()])
    expect(Object.fromEntries(routes)).toEqual({
      '/v1/backup': 'get',
      '/v1/data/records': 'get,post',
      '/v1/data/jobs': 'get',
      '/v1/data/jobs/aggregated': 'get',
      '/v1/data/tests/aggregated': 'get',
      '/v1/data/tests/history': 'get',
      '/v1/data/tests/compare': 'get',
      '/v1/data/tests/slower': 'get',
      '/v1/data/tests/verdicts': 'get',
      '/v1/data/builds': 'get',
      '/v1/data/branches': 'get',
      '/v1/data/modules': 'get',
      '/v1/data/tests/quarantined': 'get',
      '/v1/data/tests/runs': 'get',
      '/v1/data/tests/facts': 'get',
      '/v1/data/tests/steps': 'get',
      '/v1/data/tests/flaky': 'get',
      '/v1/data/tests/causes': 'get',
      '/v1/data/tests/totals': 'get',
      '/v1/data/jobs/totals': 'get',
      '/v1/data/builds/totals': 'get',
      '/v1/badge.svg': 'get',
      '/v1/data/properties': 'get',
      '/v1/data/coordinates': 'get',
      '/v1/key': 'get',
      '/v1/keys': 'get,post',
      '/v1/keys/{id}': 'delete,get',
      '/healthz': 'get',
      '/readyz': 'get',
      '/metrics': 'get',
    })
    const jobs = document.paths['/v1/data/jobs/aggregated']?.get
    expect(jobs?.parameters?.map(({ name, required = false }) => `${name}${required ? '' : '?'}`)).toEqual([
      'fromTs?',
      'toTs?',
      'interval?',
      'org',
      'project',
      'module',
      'pipeline?',
      'ref?',
      'aggregateBy?',
      'if-none-match?',
    ])
    expect(Object.keys(jobs?.responses ?? {})).toEqual(['200', '304', '400', '401', '403', '429', '500', '503'])
    expect(Object.keys(document.paths['/v1/data/records']?.post?.requestBody?.content ?? {})).toContain('application/x-ndjson')
  })
})
