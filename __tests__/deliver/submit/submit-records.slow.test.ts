import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createTimeBudget } from '../../../src/base/http/time-budget.js'
import type { Completion } from '../../../src/deliver/submit/complete-record.js'
import { batchLimits } from '../../../src/deliver/submit/record-batches.js'
import { submitRecords } from '../../../src/deliver/submit/submit-records.js'
import type { RetryOptions } from '../../../src/host/server-api/server.js'
import { testId } from '../../../src/records/test-identity.js'
import { makeTree } from '../../read/collect/tree.js'
import { type DataApi, startDataApi } from './data-api.js'

const place = { org: 'acme', project: 'shop', module: 'shop', pipeline: 'Test', build: '4711.1', ref: 'main' }

const newYear = Date.UTC(2024, 0, 1)

/** Returns a record with all coordinates. */
const line = (fields: object = {}) =>
  `${JSON.stringify({ kind: 'test', id: '1'.repeat(32), name: 'adds', status: 'successful', timestamp: newYear, ...place, ...fields })}\n`

interface Sending {
  readonly completion?: Completion
  readonly retry?: RetryOptions
  readonly key?: string
}

/** Submits files with these contents, with short seconds. */
function submitted(api: DataApi, files: Readonly<Record<string, string | Buffer>>, { completion, retry, key }: Sending = {}) {
  const folder = makeTree(files)
  const named = Object.keys(files).map((path) => ({ absolutePath: join(folder, path), path }))
  const server = { baseUrl: api.url, key: key ?? api.key }
  return submitRecords(server, named, completion ?? { coordinates: {} }, { deadlineMs: 5_000, secondMs: 2, ...retry })
}

describe('records files', () => {
  test('sends plain and compressed files unchanged, below a base path', async () => {
    const api = await startDataApi('/reports')
    const foreign = line({ kind: 'quality', score: 0.1, nested: { ünknown: ['☃'] } })
    const result = await submitted(api, {
      'a.ndjson': `\ufeff${line()}\r\n\n${foreign.trim()}`,
      'b.ndjson.gz': gzipSync(line({ name: 'pays' })),
      'c.ndjson': Buffer.from(`\ufeff${line({ name: 'ships' })}`, 'utf16le'),
      'empty.ndjson': '',
    })
    expect(result).toEqual({ stored: 4, problems: [], unsent: [] })
    expect(api.records).toEqual([line(), foreign, line({ name: 'pays' }), line({ name: 'ships' })].map((text) => JSON.parse(text)))
    expect(api.violations).toEqual([])
  })

  test('sends every record once, in batches of bounded count and size', async () => {
    const api = await startDataApi()
    const many = Array.from({ length: batchLimits.records + 5 }, (_, index) => line({ name: `many ${index}` }))
    const large = Array.from({ length: 5 }, (_, index) => line({ name: `large ${index}`, details: 'x'.repeat(1_500_000) }))
    const result = await submitted(api, { 'many.ndjson': many.join(''), 'large.ndjson': large.join('') })
    expect(result.stored).toBe(many.length + large.length)
    expect(new Set(api.records.map(({ name }) => name)).size).toBe(many.length + large.length)
    // 20,000 records of 200 characters, and two of the large ones, are below 4 MiB.
    expect(api.requests.length).toBeGreaterThanOrEqual(5)
    expect(api.violations).toEqual([])
  })

  test('adds missing coordinates and keeps existing ones', async () => {
    const api = await startDataApi()
    const test = (fields: object = {}) =>
      `${JSON.stringify({ kind: 'test', name: 'adds', suite: ['Cart'], status: 'failed', ...fields })}\n`
    const content = `${test()}${test()}${test({ module: 'api', build: '6.1', timestamp: newYear })}{"kind":"property","name":"size","value":12345678901234567890}\n`
    const folder = makeTree({ 'a.ndjson': content })
    const absolutePath = join(folder, 'a.ndjson')
    utimesSync(absolutePath, 1_700_000_000, 1_700_000_000.5)
    const files = [{ absolutePath, path: 'a.ndjson' }]
    const result = await submitRecords({ baseUrl: api.url, key: api.key }, files, { coordinates: place })
    expect(result).toMatchObject({ stored: 4, problems: [] })
    expect(api.records).toMatchObject([
      { ...place, id: testId('shop', ['Cart'], 'adds'), timestamp: 1_700_000_000_500 },
      { ...place, id: testId('shop', ['Cart'], 'adds', 1) },
      { ...place, module: 'api', build: '6.1', id: testId('api', ['Cart'], 'adds'), timestamp: newYear },
      { ...place, name: 'size' },
    ])
  })

  test('replaces timestamps that the server refuses by the time of the file or, without one, of the request', async () => {
    const api = await startDataApi()
    const future = Date.now() + 2 * 86_400_000
    const content = line({ timestamp: 0 }) + line({ timestamp: future }) + line() + line({ kind: 'other', timestamp: 'noon' })
    for (const [name, modified] of [
      ['dated.ndjson', 1_700_000_000],
      // The time that unzip sets for files without a time.
      ['undated.ndjson', Date.UTC(1980, 0, 1) / 1000],
    ] as const) {
      const folder = makeTree({ [name]: content + line({ name }) })
      const absolutePath = join(folder, name)
      utimesSync(absolutePath, modified, modified)
      const result = await submitRecords({ baseUrl: api.url, key: api.key }, [{ absolutePath, path: name }], { coordinates: {} })
      expect(result).toMatchObject({ stored: 5, problems: [] })
    }
    const dated = 1_700_000_000_000
    expect(api.records.map(({ timestamp }) => timestamp)).toEqual([
      ...[dated, dated, newYear, 'noon', newYear],
      ...[undefined, undefined, newYear, 'noon', newYear],
    ])
    expect(api.violations).toEqual([])
  })

  test('keeps records of untrusted files in their run', async () => {
    const api = await startDataApi()
    const { module: _, ...trusted } = place
    const isOwnBuild = (build: unknown) => build === '4711.1' || build === '4711.2'
    await submitted(
      api,
      {
        'a.ndjson':
          line({ org: 'other', project: 'bank', pipeline: 'Deploy', build: '1.1', ref: 'main', note: 'kept' }) +
          line({ build: '4711.2', ref: 'release' }) +
          line(),
      },
      { completion: { coordinates: place, trusted: { coordinates: { ...trusted, ref: 'mona:main' }, isOwnBuild } } },
    )
    const forced = { ...trusted, ref: 'mona:main' }
    expect(api.records).toMatchObject([{ ...forced, note: 'kept' }, { ...forced, build: '4711.2' }, forced])
  })
})

describe('records that were sent before', () => {
  test('counts a record once when its file is sent again, later and compressed', async () => {
    const api = await startDataApi()
    const undated = line({ timestamp: undefined })
    for (const [name, content, modified] of [
      ['a.ndjson', undated, 1_700_000_000],
      ['again.ndjson.gz', gzipSync(undated), 1_700_009_000],
    ] as const) {
      const absolutePath = join(makeTree({ [name]: content }), name)
      utimesSync(absolutePath, modified, modified)
      const result = await submitRecords({ baseUrl: api.url, key: api.key }, [{ absolutePath, path: name }], { coordinates: {} })
      expect(result).toMatchObject({ stored: 1, problems: [] })
    }
    expect(api.records).toMatchObject([{ timestamp: 1_700_000_000_000 }])
    expect(api.violations).toEqual([])
  })

  test('counts a record once when the answer was lost', async () => {
    const api = await startDataApi()
    api.fail({ cut: true, stores: true }, { status: 502, stores: true })
    expect(await submitted(api, { 'a.ndjson': line() })).toMatchObject({ stored: 1, unsent: [] })
    expect(api.requests).toHaveLength(3)
    expect(api.records).toHaveLength(1)
  })

  test('counts the same event of another build again', async () => {
    const api = await startDataApi()
    const event = '{"kind":"property","name":"coverage","value":80}\n'
    for (const build of ['1.1', '2.1']) await submitted(api, { 'a.ndjson': event }, { completion: { coordinates: { ...place, build } } })
    expect(api.records.map(({ build }) => build)).toEqual(['1.1', '2.1'])
  })
})

describe('lines that the server refuses', () => {
  test('reports refused lines with file and line, and stores the others', async () => {
    const api = await startDataApi()
    const content = `${line()}\nno json\n${line({ status: 'great' })}${line()}${line().slice(0, -20)}`
    const result = await submitted(api, { 'a.ndjson': content })
    expect(result.stored).toBe(2)
    expect(result.problems).toMatchObject([
      { severity: 'error', kind: 'delivery', path: 'a.ndjson', line: 3, message: 'Refused by the server: The line is not JSON.' },
      { path: 'a.ndjson', line: 4, message: expect.stringContaining('"status"') },
      { path: 'a.ndjson', line: 6 },
    ])
  })

  test('names the variable to set when the records have no project', async () => {
    const api = await startDataApi()
    const refused = [{ line: 1, message: '"project" is missing.' }]
    api.fail({ status: 200, body: { stored: 0, refused, refusedCount: 1 } })
    const { problems } = await submitted(api, { 'a.ndjson': line({ project: undefined }) })
    expect(problems.map(({ message }) => message)).toEqual([
      'Refused by the server: "project" is missing. Set SERVICE_PROJECT to the name of the project.',
    ])
  })

  test('counts refused lines when there are many', async () => {
    const api = await startDataApi()
    const result = await submitted(api, { 'a.ndjson': 'no json\n'.repeat(500) })
    expect(result.problems).toHaveLength(11)
    expect(result.problems.at(-1)?.message).toBe('The server refused 490 more lines.')
  })

  test('reports a line that is too large for the server, and sends the others in smaller requests', async () => {
    const api = await startDataApi()
    api.limitBytes(2_000)
    const content = Array.from({ length: 20 }, (_, index) => line({ name: `test ${index}`, details: 'x'.repeat(index === 7 ? 5_000 : 10) }))
    const result = await submitted(api, { 'a.ndjson': content.join('') })
    expect(result.stored).toBe(19)
    expect(result.problems).toMatchObject([{ line: 8, message: expect.stringContaining('longer than the server accepts') }])
    expect(api.records.map(({ name }) => name)).not.toContain('test 7')
  })
})

describe('a server that is away', () => {
  test('retries after too many requests, a restart or a broken connection', async () => {
    const api = await startDataApi()
    api.fail(
      { status: 429, headers: { 'retry-after': '3' } },
      { status: 503, headers: { 'retry-after': '1' } },
      { cut: true },
      { status: 500 },
    )
    expect(await submitted(api, { 'a.ndjson': line() })).toEqual({ stored: 1, problems: [], unsent: [] })
    expect(api.requests).toHaveLength(5)
    expect(new Set(api.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  test('does not retry when the server has other content with the key', async () => {
    const api = await startDataApi()
    api.fail({ status: 422, body: { title: 'Unprocessable Entity', detail: 'The Idempotency-Key was already used.' } })
    const result = await submitted(api, { 'a.ndjson': line() })
    expect(result.failure).toMatch(/ answered with status 422 \(The Idempotency-Key was already used\)\.$/)
    expect(result.unsent).toHaveLength(1)
    expect(api.requests).toHaveLength(1)
  })

  test('sends the records when the server is back', async () => {
    const api = await startDataApi()
    await api.shut()
    const wait = () => api.open()
    const sending = submitted(api, { 'a.ndjson': line() }, { retry: { wait } })
    expect(await sending).toMatchObject({ stored: 1, unsent: [] })
  })

  test('returns the files that were not sent when the server stays away', async () => {
    const api = await startDataApi()
    api.fail(undefined, ...Array.from({ length: 500 }, () => ({ status: 503, headers: { 'retry-after': '4' } })))
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    const budget = createTimeBudget(30_000)
    const result = await submitted(
      api,
      { 'a.ndjson': line(), 'b.ndjson': line({ name: 'b' }), 'c.ndjson': line() },
      // Only waits use the budget, so a busy machine makes no difference.
      { retry: { secondMs: 1000, wait, budget: { ...budget, remainingMs: () => 10_000 - waits.reduce((sum, ms) => sum + ms, 0) } } },
    )
    expect(result.failure).toMatch(/^http:\/\/127\.0\.0\.1:\d+ answered with status 503 \(A fault that was ordered\)\.$/)
    expect(result.unsent.map(({ path }) => path)).toEqual(['b.ndjson', 'c.ndjson'])
    expect(result.stored).toBe(1)
    expect(waits).toHaveLength(2)
  })

  test('reports the last answer when the last attempt had too little time', async () => {
    const api = await startDataApi()
    api.fail({ status: 503, headers: { 'retry-after': '0' } }, { silent: true })
    const result = await submitted(api, { 'a.ndjson': line() }, { retry: { deadlineMs: 2_000, secondMs: 1 } })
    expect(result.failure).toContain('answered with status 503')
  })

  test('tries at most four times when nothing listens, and logs it at once', async () => {
    const api = await startDataApi()
    await api.shut()
    const events: string[] = []
    const retry = {
      deadlineMs: 30_000,
      secondMs: 1000,
      say: (message: string) => void events.push(message),
      wait: async (ms: number) => void events.push(ms <= 1000 * 2 ** (events.length - 1) ? 'wait' : `too long: ${ms}`),
    }
    const result = await submitted(api, { 'a.ndjson': line() }, { retry })
    expect(result.failure).toMatch(/ECONNREFUSED/)
    expect(events).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+ does not answer: connect ECONNREFUSED .*\. Trying again for up to 7 s\.$/),
      'wait',
      'wait',
      'wait',
    ])
  })

  test.each(['header', 'body'] as const)('ends in time when the %s of an answer drips', async (drips) => {
    const api = await startDataApi()
    api.fail(...Array.from({ length: 50 }, () => ({ drips })))
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.ndjson`, line({ name: `${index}` })]))
    const result = await submitted(api, files, { retry: { deadlineMs: 300, attemptMs: 100 } })
    expect(result).toMatchObject({ stored: 0, failure: expect.stringMatching(/does not answer: no answer within 0\.[0-3] s/) })
    expect(api.requests.length).toBeLessThanOrEqual(5)
  })

  test('extends the time while the server stores batches', async () => {
    const api = await startDataApi()
    const budget = createTimeBudget(30_000)
    const givenBack: number[] = []
    const many = Array.from({ length: batchLimits.records + 5 }, (_, index) => line({ name: `many ${index}` }))
    const counting = { ...budget, giveBack: (ms: number) => void givenBack.push(ms) }
    await submitted(api, { 'a.ndjson': many.join('') }, { retry: { budget: counting } })
    // A batch ends before the line that would exceed its limit, so it is a little less than full.
    expect(givenBack[0]).toBeGreaterThan(29_900)
    expect(givenBack[1]).toBeGreaterThanOrEqual(1_000)
    expect(givenBack[1]).toBeLessThan(2_000)
  })

  test('gives up when the server asks for a longer wait than the remaining time', async () => {
    const api = await startDataApi()
    api.fail({ status: 429, headers: { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() } })
    expect((await submitted(api, { 'a.ndjson': line() })).failure).toContain('answered with status 429')
    expect(api.requests).toHaveLength(1)
  })

  test('ends in time when the server does not answer', async () => {
    const api = await startDataApi()
    api.fail({ silent: true }, { silent: true }, { silent: true })
    const result = await submitted(api, { 'a.ndjson': line() }, { retry: { deadlineMs: 200, attemptMs: 100, secondMs: 200 } })
    expect(result.failure).toContain('does not answer: no answer within 0.1 s')
  })

  test('does not retry when the address or the answer is wrong', async () => {
    const api = await startDataApi()
    const failures: (string | undefined)[] = []
    for (const fault of [
      { status: 301, headers: { location: 'https://elsewhere.example.com' } },
      { status: 403, body: { title: 'Forbidden', detail: 'The key belongs to another organisation.' } },
      { status: 404, body: '<html>no such page</html>' },
      { status: 200, body: '<html>Sign in</html>' },
    ]) {
      api.fail(fault)
      failures.push((await submitted(api, { 'a.ndjson': line() })).failure)
    }
    expect(failures).toEqual([
      expect.stringContaining('redirects to another address (status 301)'),
      expect.stringContaining('The key belongs to another organisation'),
      expect.stringContaining('has no data API (status 404)'),
      expect.stringContaining('an answer that is not from a Build Report server'),
    ])
    expect(api.requests).toHaveLength(failures.length)
  })

  test('shows the key in no message and sends it to no other host', async () => {
    const api = await startDataApi()
    const result = await submitted(api, { 'a.ndjson': line() }, { key: 'wrong-SECRET' })
    expect(result.failure).toMatch(/does not accept the API key/)
    api.fail({ status: 400, body: { detail: `no right with ${api.key} here` } })
    const echoed = await submitted(api, { 'a.ndjson': line() })
    expect(echoed.failure).toContain('no right with *** here')
    // Invisible characters within the key must not prevent its replacement.
    const hidden = `${api.key.slice(0, 4)}\u001b[0m${api.key.slice(4)}`
    api.fail({ status: 400, body: { detail: `no right with ${hidden} here` } })
    expect((await submitted(api, { 'a.ndjson': line() })).failure).toContain('no right with *** here')
    expect(JSON.stringify([result, echoed])).not.toMatch(/SECRET/)
  })

  test('stops when the command is interrupted', async () => {
    const api = await startDataApi()
    const interruption = new AbortController()
    api.fail({ status: 503, headers: { 'retry-after': '10' } })
    const sending = submitted(api, { 'a.ndjson': line() }, { retry: { deadlineMs: 60_000, secondMs: 1000, signal: interruption.signal } })
    await expect.poll(() => api.requests.length).toBe(1)
    interruption.abort(new Error('SIGINT'))
    await expect(sending).rejects.toThrow()
  })
})

describe('a file that cannot be read', () => {
  test('reports an unreadable file and sends the others', async () => {
    const api = await startDataApi()
    const folder = makeTree({ 'b.ndjson': line() })
    const files = ['a.ndjson', 'b.ndjson'].map((path) => ({ absolutePath: join(folder, path), path }))
    const result = await submitRecords({ baseUrl: api.url, key: api.key }, files, { coordinates: {} })
    expect(result).toMatchObject({ stored: 1, problems: [{ path: 'a.ndjson', message: expect.stringContaining('ENOENT') }] })
  })

  test('sends the records before the end of truncated gzip data', async () => {
    const api = await startDataApi()
    const content = Array.from({ length: 5_000 }, (_, index) => line({ name: `test ${index} ${Math.sin(index)}` })).join('')
    const zipped = gzipSync(content)
    const result = await submitted(api, { 'a.ndjson.gz': zipped.subarray(0, zipped.length / 2) })
    expect(result.stored).toBeGreaterThan(100)
    expect(result.problems.at(-1)).toMatchObject({ path: 'a.ndjson.gz', message: expect.stringContaining('gzip data is cut off') })
  })

  test('reads an endless line in bounded memory', async () => {
    const api = await startDataApi()
    const folder = makeTree({})
    const absolutePath = join(folder, 'a.ndjson')
    writeFileSync(absolutePath, `${line()}${'x'.repeat(17 * 1024 * 1024)}\n${line()}`)
    const result = await submitRecords({ baseUrl: api.url, key: api.key }, [{ absolutePath, path: 'a.ndjson' }], { coordinates: {} })
    expect(result).toMatchObject({ stored: 2, problems: [{ line: 2, message: expect.stringContaining('longer than 16 MiB') }] })
  })
})
