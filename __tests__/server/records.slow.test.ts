// Tests that uploads store valid records once, and that the others are refused with a reason (src/server/routes/records-route.ts).
import { once } from 'node:events'
import { connect } from 'node:net'
import * as zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { testId } from '../../src/records/test-identity.js'
import { StoreUnavailableError } from '../../src/server/store/store-unavailable-error.js'
import { coordinates, now, problemOf, startTestServer, testRecord } from './test-server.js'

const { gzipSync } = zlib
const ndjson = { 'content-type': 'application/x-ndjson' }
const post = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { ...ndjson, ...headers },
})
const limits = { maximumBytes: 100_000, maximumRecords: 50, maximumBytesInFlight: 150_000 }

test('stores valid lines and reports why others are refused', async () => {
  const server = await startTestServer()
  const lines = [
    JSON.stringify(testRecord('a')),
    '{"kind":"test","name":"b"}',
    'not JSON',
    '',
    JSON.stringify({ kind: 'spaceship', org: 'acme' }),
    JSON.stringify({ ...testRecord('c'), module: '' }),
    JSON.stringify({ kind: 'job', id: 'build', ...coordinates, pipeline: undefined }),
    JSON.stringify({ ...testRecord('d'.repeat(5000)) }),
    '{"kind":"property","name":"size","value":1',
  ]
  const response = await server.fetch('/v1/data/records', post(lines.join('\n')))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    stored: 1,
    refused: [
      { line: 2, message: 'The line is not a valid record: "status" is missing.' },
      { line: 3, message: 'The line is not JSON.' },
      { line: 5, message: 'Unknown kind of record: "spaceship".' },
      { line: 6, message: '"module" is missing.' },
      { line: 7, message: '"pipeline" is missing.' },
      { line: 8, message: '"name" must have at most 4096 characters.' },
      { line: 9, message: 'The line is incomplete.' },
    ],
    refusedCount: 7,
  })
  expect(server.store.records.map(({ name }) => name)).toEqual(['a'])
})

test('stores a job without an id under its name', async () => {
  const server = await startTestServer()
  const jobs = [
    { kind: 'job', name: 'unit', ...coordinates },
    { kind: 'job', id: '7', name: 'lint', ...coordinates },
    { kind: 'job', status: 'failed', ...coordinates },
  ]
  const response = await server.fetch('/v1/data/records', post(jobs.map((job) => JSON.stringify(job)).join('\n')))
  expect(await response.json()).toMatchObject({
    stored: 2,
    refused: [{ line: 3, message: expect.stringContaining('"id" and "name" are missing') }],
  })
  expect(server.store.records.map(({ id, name }) => [id, name])).toEqual([
    ['unit', 'unit'],
    ['7', 'lint'],
  ])
})

test('explains the refusal when a number is NaN or too large', async () => {
  const server = await startTestServer()
  const line = JSON.stringify(testRecord('a', { duration: 12345 }))
  const response = await server.fetch(
    '/v1/data/records',
    post(['NaN', '-Infinity', '1e999'].map((value) => line.replace('12345', value)).join('\n')),
  )
  expect(await response.json()).toMatchObject({
    refused: [
      { line: 1, message: 'The line is not JSON: JSON has no number NaN; leave the field out.' },
      { line: 2, message: 'The line is not JSON: JSON has no number -Infinity; leave the field out.' },
      { line: 3, message: 'The line is not a valid record: "duration" is a number beyond ±1.7976931348623157e+308.' },
    ],
  })
})

test('refuses timestamps before 2000 or more than a day ahead and reports the reason per line', async () => {
  const server = await startTestServer()
  const day = 86_400_000
  const times = [946_684_799_999, 946_684_800_000, now + day, now + day + 1, Math.floor(now / 1000), -1, 9e15]
  const response = await server.send(times.map((timestamp) => testRecord(`${timestamp}`, { timestamp })))
  const hint = 'Use Unix milliseconds, or omit the timestamp.'
  expect(await response.json()).toEqual({
    stored: 2,
    refused: [
      { line: 1, message: `"timestamp" is 946684799999 (1999-12-31T23:59:59.999Z), which is before the year 2000. ${hint}` },
      { line: 4, message: `"timestamp" is ${now + day + 1} (2024-05-02T12:00:00.001Z), which is more than a day in the future. ${hint}` },
      { line: 5, message: `"timestamp" is ${now / 1000} (1970-01-20T20:16:04.800Z), which is before the year 2000. ${hint}` },
      { line: 6, message: `"timestamp" is -1 (1969-12-31T23:59:59.999Z), which is before the year 2000. ${hint}` },
      { line: 7, message: `"timestamp" is 9000000000000000, which is more than a day in the future. ${hint}` },
    ],
    refusedCount: 5,
  })
})

test('uses the timestamp parameter for records without one, and counts a repeat with another value once', async () => {
  const server = await startTestServer()
  const line = JSON.stringify(testRecord('a', { timestamp: undefined }))
  const ask = (query: string) => server.fetch(`/v1/data/records?${query}`, post(`${line}\n${JSON.stringify(testRecord('b'))}`))
  expect((await ask(`timestamp=${now - 5000}`)).status).toBe(200)
  expect((await ask(`timestamp=${now - 7000}`)).status).toBe(200)
  expect(server.store.records.map(({ timestamp }) => timestamp)).toEqual([now - 5000, now - 1000])
  for (const [query, name, message] of [
    ['timestamp=5', 'timestamp', 'It is 5 (1970-01-01T00:00:00.005Z), which is before the year 2000.'],
    ['timestamp=noon', 'timestamp', '"noon" must be'],
    ['timestmp=5', 'timestmp', 'Did you mean "timestamp"?'],
  ] as const) {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect((await problemOf(response)).errors).toMatchObject([{ name, message: expect.stringContaining(message) }])
  }
})

test('completes records and drops unknown fields', async () => {
  const server = await startTestServer()
  const attempts = [{ status: 'failed', message: 'no', mood: 'bad' }]
  await server.send([
    {
      kind: 'test',
      name: 'adds',
      suite: ['sums'],
      status: 'failed',
      project: 'shop',
      module: 'web',
      attempts,
      colour: 'red',
      sourceLocation: { file: 'a.ts', line: 1 },
      owners: ['@acme/web'],
      quarantine: { until: '2026-12-31', mood: 'bad' },
    },
  ])
  expect(server.store.records).toEqual([
    {
      kind: 'test',
      id: testId('web', ['sums'], 'adds'),
      name: 'adds',
      suite: ['sums'],
      status: 'failed',
      attempts: [{ status: 'failed', message: 'no' }],
      owners: ['@acme/web'],
      quarantine: { until: '2026-12-31' },
      timestamp: now,
      org: 'acme',
      project: 'shop',
      module: 'web',
      pipeline: '',
      build: '',
      ref: '',
    },
  ])
})

test('lists the first hundred refused lines and their total number', async () => {
  const server = await startTestServer()
  const response = await server.fetch('/v1/data/records', post('x\n'.repeat(5000)))
  const { stored, refused, refusedCount } = (await response.json()) as { stored: number; refused: unknown[]; refusedCount: number }
  expect([stored, refused.length, refusedCount]).toEqual([0, 100, 5000])
  expect(server.store.batches).toEqual([])
})

test('accepts empty content', async () => {
  const server = await startTestServer()
  const response = await server.fetch('/v1/data/records', post(''))
  expect([response.status, await response.json()]).toEqual([200, { stored: 0, refused: [], refusedCount: 0 }])
})

test('counts a repeat once, by its decompressed content or its key', async () => {
  const server = await startTestServer()
  const line = `${JSON.stringify(testRecord('a'))}\n`
  await server.fetch('/v1/data/records', post(line))
  const repeat = await server.fetch('/v1/data/records', post(gzipSync(line), { 'content-encoding': 'gzip' }))
  expect(((await repeat.json()) as { stored: number }).stored).toBe(1)
  expect(server.store.batches).toHaveLength(1)
  await server.fetch('/v1/data/records', post(line, { 'idempotency-key': 'run 7' }))
  const compressed = { 'idempotency-key': 'run 7', 'content-encoding': 'gzip' }
  expect((await server.fetch('/v1/data/records', post(gzipSync(line), compressed))).status).toBe(200)
  expect(server.store.batches.map(({ idempotencyKey }) => idempotencyKey)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), 'run 7'])
})

test('responds with 422 and stores nothing when an Idempotency-Key is reused for other content', async () => {
  const server = await startTestServer()
  const line = `${JSON.stringify(testRecord('a'))}\n`
  const key = { 'idempotency-key': 'run 7' }
  await server.fetch('/v1/data/records', post(line, key))
  for (const other of [`${line}${line}`, line.trim(), '']) {
    const response = await server.fetch('/v1/data/records', post(other, key))
    expect([response.status, (await problemOf(response)).detail]).toEqual([
      422,
      'The Idempotency-Key "run 7" was already used for other content. Nothing was stored. Retry with another Idempotency-Key.',
    ])
  }
  expect(server.store.records.map(({ name }) => name)).toEqual(['a'])
  const { key: globex } = await server.makeKey('globex')
  expect((await server.send([testRecord('b', { org: 'globex' })], { key: globex, headers: { ...ndjson, ...key } })).status).toBe(200)
})

test.each(['x'.repeat(256), 'ü', ' '.repeat(3)])('refuses the Idempotency-Key %j', async (key) => {
  const server = await startTestServer()
  const response = await server.send([testRecord('a')], { headers: { ...ndjson, 'idempotency-key': key } })
  // HTTP strips the white space around a value.
  if (key.trim() === '') expect(response.status).toBe(400)
  else expect((await problemOf(response)).errors?.[0]?.name).toBe('Idempotency-Key')
  expect(server.store.batches).toEqual([])
})

test('reads zstd if the runtime supports it, and otherwise lists the supported encodings', async () => {
  const server = await startTestServer()
  const { zstdCompressSync } = zlib as { zstdCompressSync?: (text: string) => Buffer }
  const line = `${JSON.stringify(testRecord('a'))}\n`
  const response = await server.fetch('/v1/data/records', post(zstdCompressSync?.(line) ?? line, { 'content-encoding': 'zstd' }))
  expect(response.status).toBe(zstdCompressSync === undefined ? 415 : 200)
  if (zstdCompressSync === undefined) expect(response.headers.get('accept-encoding')).toBe('gzip')
})

test.each([
  ['an unknown encoding', { 'content-encoding': 'br' }, 'Use gzip'],
  ['two encodings', { 'content-encoding': 'gzip, gzip' }, 'Use gzip'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'Content-Type header must be application/x-ndjson'],
  ['JSON', { 'content-type': 'application/json' }, 'Content-Type header must be application/x-ndjson'],
])('responds with 415 to %s', async (_name, headers, detail) => {
  const server = await startTestServer()
  const response = await server.fetch('/v1/data/records', post('{}', headers))
  expect(response.status).toBe(415)
  expect((await problemOf(response)).detail).toContain(detail)
})

test('responds with 415 when there is no content', async () => {
  const server = await startTestServer()
  const response = await server.fetch('/v1/data/records', { method: 'POST' })
  expect(response.status).toBe(415)
  expect((await problemOf(response)).detail).toContain('application/x-ndjson')
})

test('responds with 400 and stores nothing when gzip data is damaged or incomplete', async () => {
  const server = await startTestServer()
  const whole = gzipSync(`${JSON.stringify(testRecord('a'))}\n`.repeat(100))
  const damaged = Buffer.from(whole)
  damaged.fill(0xff, 30, 60)
  for (const [body, state] of [
    [whole.subarray(0, -20), 'incomplete'],
    [damaged, 'damaged'],
    [Buffer.from('plain'), 'damaged'],
  ] as const) {
    const response = await server.fetch('/v1/data/records', post(body, { 'content-encoding': 'gzip' }))
    expect(response.status).toBe(400)
    expect((await problemOf(response)).detail).toBe(`The gzip data is ${state}. Nothing was stored.`)
  }
  expect(server.store.batches).toEqual([])
})

test('responds with 413 when the content is too large: plain, chunked, compressed, too many records', async () => {
  const server = await startTestServer({ uploadLimits: limits })
  const line = `${JSON.stringify(testRecord('a'))}\n`
  const chunked = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.alloc(20_000, 32))
      pulled += 1
      if (pulled === 20) controller.close()
    },
  })
  let pulled = 0
  const requests: RequestInit[] = [
    post(' '.repeat(200_000)),
    { ...post(chunked), duplex: 'half' } as RequestInit,
    post(gzipSync(Buffer.alloc(50_000_000, 32)), { 'content-encoding': 'gzip' }),
    post(line.repeat(51)),
  ]
  for (const request of requests) {
    const response = await server.fetch('/v1/data/records', request)
    expect(response.status).toBe(413)
    expect((await problemOf(response)).detail).toContain('several requests')
  }
  expect(server.store.batches).toEqual([])
  expect((await server.fetch('/v1/data/records', post(line.repeat(50)))).status).toBe(200)
})

test('responds with 413 when a line is too long', async () => {
  const server = await startTestServer()
  const body = gzipSync(`{"kind":"test","name":"${'a'.repeat(17 * 1024 * 1024)}"}\n`)
  const response = await server.fetch('/v1/data/records', post(body, { 'content-encoding': 'gzip' }))
  expect([response.status, (await problemOf(response)).detail]).toEqual([413, 'Line 1 is longer than 16777216 characters.'])
})

test('stores nothing and keeps running when the content is shorter than its length', async () => {
  const server = await startTestServer()
  const socket = connect(server.port, '127.0.0.1')
  const line = `${JSON.stringify(testRecord('a'))}\n`
  const head = [
    'POST /v1/data/records HTTP/1.1',
    'host: x',
    `service-api-key: ${server.key}`,
    'content-type: application/x-ndjson',
    'content-length: 100000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${line.repeat(10)}`)
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(1000)
  socket.resetAndDestroy()
  await once(socket, 'close')
  await expect.poll(() => server.log.filter((entry) => entry.includes('"request"') && entry.includes('/v1/data/records'))).toHaveLength(1)
  expect(server.store.batches).toEqual([])
  expect((await server.send([testRecord('b')])).status).toBe(200)
})

test('closes a request that does not complete in time', async () => {
  const server = await startTestServer({ timeouts: { headersMs: 200, requestMs: 300, idleMs: 60_000 } })
  const socket = connect(server.port, '127.0.0.1')
  socket.write(`POST /v1/data/records HTTP/1.1\r\nhost: x\r\nservice-api-key: ${server.key}\r\n`)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\ncontent-type: application\/problem\+json\r\n/)
})

test('responds with 503 when all uploads exceed the memory, until others end', async () => {
  const server = await startTestServer({ uploadLimits: limits })
  const socket = connect(server.port, '127.0.0.1')
  const head = [
    'POST /v1/data/records HTTP/1.1',
    'host: x',
    `service-api-key: ${server.key}`,
    'content-type: application/x-ndjson',
    'content-length: 99000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${' '.repeat(98_000)}`)
  const large = post(`${JSON.stringify(testRecord('a'))}${' '.repeat(80_000)}`)
  await expect
    .poll(async () => {
      const response = await server.fetch('/v1/data/records', large)
      return [response.status, response.headers.get('retry-after')]
    })
    .toEqual([503, '2'])
  socket.destroy()
  await expect.poll(async () => (await server.fetch('/v1/data/records', large)).status).toBe(200)
})

test('refuses the request and stores nothing when a record belongs to another organisation', async () => {
  const server = await startTestServer()
  const response = await server.send([testRecord('a'), testRecord('b', { org: 'globex' })])
  expect(response.status).toBe(403)
  expect(JSON.stringify(await problemOf(response))).not.toContain('globex')
  expect(server.store.batches).toEqual([])
})

test('refuses an upload with a read-only key', async () => {
  const server = await startTestServer()
  const { key } = await server.makeKey('acme', ['read'])
  const response = await server.send([testRecord('a')], { key })
  expect([response.status, (await problemOf(response)).detail]).toEqual([403, 'The key does not have the scope "write".'])
})

test('responds with 503 and Retry-After when the store is unavailable', async () => {
  const server = await startTestServer()
  expect((await server.send([testRecord('a')])).status).toBe(200)
  server.store.fail(new StoreUnavailableError('gone'))
  const response = await server.send([testRecord('b')])
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await problemOf(response)).detail).toBe('The store does not respond.')
})

test('survives hostile lines without prototype pollution', async () => {
  const server = await startTestServer()
  const lines = [
    '{"kind":"test","__proto__":{"org":"globex"},"name":"a","status":"failed","project":"p","module":"m"}',
    '{"kind":"__proto__"}',
    '{"kind":"constructor"}',
    `{"kind":"build","project":"p","module":"m","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    '[]',
    'null',
    '1e999',
  ]
  const response = await server.fetch('/v1/data/records', post(lines.join('\r\n')))
  expect(response.status).toBe(200)
  expect(((await response.json()) as { stored: number }).stored).toBe(1)
  expect(server.store.records[0]).toMatchObject({ org: 'acme', name: 'a' })
})
