// Tests that the server handles unusual HTTP requests correctly and compresses responses, over raw connections.
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { adminKey, now, startTestServer, type TestServer, testRecord } from './test-server.js'

const tests = '/v1/data/tests/aggregated?org=acme&project=shop&module=web'

interface Answer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: Buffer
}

/** Returns the whole response to the bytes, which must ask the server to close the connection. */
async function bytesFor({ port }: TestServer, bytes: string): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function answerTo(server: TestServer, bytes: string): Promise<Answer> {
  const received = await bytesFor(server, bytes)
  const end = received.indexOf('\r\n\r\n')
  const [first = '', ...fields] = received.subarray(0, end).toString().split('\r\n')
  const headers = new Map(
    fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: received.subarray(end + 4) }
}

/** Returns an HTTP/1.1 request without content that closes its connection. */
const request = (line: string, ...fields: readonly string[]) =>
  [`${line} HTTP/1.1`, 'host: x', 'connection: close', ...fields, '', ''].join('\r\n')

const keyOf = ({ key }: TestServer) => `service-api-key: ${key}`

describe('responses to requests that Node refuses by default', () => {
  test.each([
    ['a request without a Host header', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'The Host header is missing.'],
    ['a URL segment that is too long', request(`GET /v1/keys/${'a'.repeat(200)}`), 414, 'A segment of the URL is too long.'],
    ['an invalid percent encoding', request('GET /v1/keys/%zz'), 400, 'The URL cannot be decoded. Write a percent sign as %25.'],
    ['a URL over 16 kB', request(`GET /v1/keys?${'a'.repeat(20_000)}`), 431, 'The header fields are too large.'],
    [
      'two Content-Length headers',
      request('POST /v1/keys', 'content-length: 1', 'content-length: 2'),
      400,
      'This is not a valid HTTP request.',
    ],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'This is not a valid HTTP request.'],
    ['a trailing slash', request('GET /healthz/'), 404, 'There is no such endpoint. Remove the extra slash. See /docs for all endpoints.'],
    ['two slashes', request('GET //healthz'), 404, 'There is no such endpoint. Remove the extra slash. See /docs for all endpoints.'],
    ['a path in upper case', request('GET /V1/keys'), 404, 'There is no such endpoint. See /docs for all endpoints.'],
    ['OPTIONS *', request('OPTIONS *'), 404, 'There is no such endpoint. See /docs for all endpoints.'],
    ['TRACE', request('TRACE /healthz'), 405, 'TRACE is not allowed here. Allowed methods: GET, HEAD.'],
  ])('responds with a problem document to %s', async (_name, bytes, status, detail) => {
    const { headers, body, ...answer } = await answerTo(await startTestServer(), bytes)
    expect([answer.status, headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    expect(JSON.parse(body.toString())).toMatchObject({ status, detail })
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('responds with 417 to an unknown expectation', async () => {
    const answer = await answerTo(await startTestServer(), request('GET /healthz', 'expect: magic'))
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([417, expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(answer.body.toString()).toContain('Unsupported Expect header. Only 100-continue is supported.')
  })

  test.each([
    ['a header that is too large', request('GET /', `x: ${'a'.repeat(20_000)}`), 431],
    ['a request that is not HTTP', 'hello\r\n\r\n', 400],
    ['an unknown expectation', request('GET /healthz', 'expect: magic'), 417],
  ])('logs %s with the request id of the response', async (_, bytes, status) => {
    const server = await startTestServer()
    const { headers } = await answerTo(server, bytes)
    const logged = server.log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === headers.get('x-request-id'))
    expect(logged).toMatchObject([{ status, msg: 'request' }])
  })
})

test.each([
  ['empty', '', 'The content is empty. Send JSON.'],
  ['not valid JSON', '{"org":', 'The content is not valid JSON.'],
])('explains that the content for a key is %s', async (_name, body, detail) => {
  const server = await startTestServer()
  const fields = [`service-api-key: ${adminKey}`, 'content-type: application/json', `content-length: ${body.length}`]
  expect(JSON.parse((await answerTo(server, request('POST /v1/keys', ...fields) + body)).body.toString())).toMatchObject({
    status: 400,
    detail,
  })
})

test('ignores the content of a DELETE request', async () => {
  const server = await startTestServer()
  const { id } = await server.makeKey('acme')
  const response = await server.fetch(`/v1/keys/${id}`, {
    method: 'DELETE',
    key: adminKey,
    headers: { 'content-type': 'application/json' },
    body: '{',
  })
  expect(response.status).toBe(204)
})

test('responds to HEAD with the headers of GET and no content', async () => {
  const server = await startTestServer()
  await server.send([testRecord('a')])
  const got = await server.fetch(tests, { headers: { 'accept-encoding': 'identity' } })
  const { status, headers, body } = await answerTo(server, request(`HEAD ${tests}`, keyOf(server)))
  expect([status, body.length]).toEqual([200, 0])
  for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) expect(headers.get(name)).toBe(got.headers.get(name))
})

test('responds to HTTP/1.0 and closes the connection', async () => {
  const { status, headers, body } = await answerTo(await startTestServer(), 'GET /healthz HTTP/1.0\r\n\r\n')
  expect([status, headers.get('connection'), body.toString()]).toEqual([200, 'close', '{"status":"ok"}'])
})

test('responds to pipelined requests in order', async () => {
  const server = await startTestServer()
  const together = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /none HTTP/1.1\r\nhost: x\r\n\r\n'
  const answers = (await bytesFor(server, together + request('GET /v1/keys'))).toString()
  expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '404', '401'])
})

test('sends 100 Continue to a client that waits for it', async () => {
  const server = await startTestServer()
  const line = `${JSON.stringify(testRecord('a'))}\n`
  const fields = [keyOf(server), 'content-type: application/x-ndjson', 'expect: 100-continue', `content-length: ${line.length}`]
  const answer = (await bytesFor(server, request('POST /v1/data/records', ...fields) + line)).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
  expect(server.store.records).toHaveLength(1)
})

test('refuses a request with two keys', async () => {
  const server = await startTestServer()
  expect((await answerTo(server, request(`GET ${tests}`, keyOf(server), keyOf(server)))).status).toBe(401)
})

test('sends no CORS headers to pages of other origins', async () => {
  const server = await startTestServer()
  const origin = 'origin: https://elsewhere.example'
  const asked = await answerTo(server, request(`GET ${tests}`, keyOf(server), origin))
  const before = await answerTo(server, request(`OPTIONS ${tests}`, origin, 'access-control-request-headers: service-api-key'))
  expect([asked.status, before.status]).toEqual([200, 405])
  for (const { headers } of [asked, before]) expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

describe('compression of responses', () => {
  test.each([
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br', 'br'],
    ['gzip;q=0, br', 'br'],
    ['identity', undefined],
    // No encoding is acceptable. The server then sends plain content, which RFC 9110, 12.5.3 allows.
    ['identity;q=0', undefined],
    ['*;q=0', undefined],
    ['nonsense', undefined],
  ])('%s', async (accepted, encoding) => {
    const server = await startTestServer()
    await server.send(Array.from({ length: 30 }, (_, index) => testRecord(`test ${index}`, { timestamp: now - 1000 })))
    // HTTP/1.0 has no chunked encoding.
    const bytes = `GET ${tests} HTTP/1.0\r\n${keyOf(server)}\r\naccept-encoding: ${accepted}\r\n\r\n`
    const { headers, body } = await answerTo(server, bytes)
    expect(headers.get('content-encoding')).toBe(encoding)
    if (encoding !== undefined) expect(headers.get('vary')).toContain('accept-encoding')
    const plain = encoding === 'gzip' ? gunzipSync(body) : encoding === 'br' ? brotliDecompressSync(body) : body
    expect((JSON.parse(plain.toString()) as { tests: unknown[] }).tests).toHaveLength(30)
  })
})

test.each(['text/html', 'application/json;q=0'])('sends JSON when the Accept header is %s', async (accept) => {
  const server = await startTestServer()
  const { status, headers } = await answerTo(server, request(`GET ${tests}`, keyOf(server), `accept: ${accept}`))
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
})
