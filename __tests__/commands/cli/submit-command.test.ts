import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type DataApi, startDataApi } from '../../deliver/submit/data-api.js'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

const place = { SERVICE_ORG: 'acme', SERVICE_PROJECT: 'shop', SERVICE_BUILD: '4711.1', SERVICE_REF: 'main' }
const serverOf = (api: DataApi) => ({ SERVICE_URL: api.url, SERVICE_API_KEY: api.key })
const event = '{"kind":"property","name":"coverage","value":80}\n'
const results = '<testsuite name="Cart"><testcase name="adds"/></testsuite>'

const cli = (words: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) => runMain(cwd, words, { ...place, ...env })

test('submit sends each file once when files and globs overlap', async () => {
  const api = await startDataApi()
  const cwd = makeTree({ 'a.ndjson': event, 'old/b [1].ndjson': event.replace('80', '81'), 'old/c.txt': 'none' })
  const { status, stdout } = await cli(['submit', 'a.ndjson', '*.ndjson', 'old/b [1].ndjson'], cwd, serverOf(api))
  expect(stdout).toBe(`Submitted 2 records to ${api.url}.\n`)
  expect(status).toBe(0)
  expect(api.records.map(({ value }) => value)).toEqual([80, 81])
})

test('submit sends the output of collect when no file is named', async () => {
  const api = await startDataApi()
  const cwd = makeTree({ 'TEST-cart.xml': results })
  await cli(['collect', '--quiet'], cwd)
  const { status, stdout } = await cli(['submit', '--server-url', api.url, '--api-key', api.key, '--json'], cwd)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toEqual({ stored: 1, files: ['build-report.ndjson'], problems: [] })
})

test.each([
  ['no server', ['submit', 'a.ndjson'], {}, /submit requires a server and an API key.*SERVICE_URL/],
  ['no key', ['submit', 'a.ndjson'], { SERVICE_URL: 'http://127.0.0.1:1' }, /an API key/],
  ['no file', ['submit', 'b.ndjson'], { SERVICE_URL: 'http://127.0.0.1:1', SERVICE_API_KEY: 'k' }, /No records file matches "b\.ndjson"/],
  ['no file that collect wrote', ['submit'], { SERVICE_URL: 'http://127.0.0.1:1', SERVICE_API_KEY: 'k' }, /no build-report\.ndjson/],
  ['no address', ['submit', 'a.ndjson'], { SERVICE_URL: 'reports', SERVICE_API_KEY: 'k' }, /Invalid server-url "reports"/],
  [
    'a query, which is not shown',
    ['submit', 'a.ndjson'],
    { SERVICE_URL: 'https://a.example/?token=abc#def', SERVICE_API_KEY: 'k' },
    /Invalid server-url "https:\/\/a\.example\/\?…"/,
  ],
  ['another protocol', ['submit', 'a.ndjson'], { SERVICE_URL: 'file:///etc', SERVICE_API_KEY: 'k' }, /Invalid server-url "file:/],
  [
    'a password in the address',
    ['collect'],
    { SERVICE_URL: 'https://me:SECRET@example.com', SERVICE_API_KEY: 'k' },
    /user name or a password/,
  ],
  [
    'a key of two lines',
    ['collect'],
    { SERVICE_URL: 'https://example.com', SERVICE_API_KEY: 'SECRET\nSECRET' },
    /Invalid api-key: it contains/,
  ],
])('reports a usage error: %s', async (_, words, env, message) => {
  const { status, stderr, stdout } = await cli(words, makeTree({ 'a.ndjson': event }), env)
  expect(status).toBe(2)
  expect(stderr).toMatch(message)
  expect(stderr + stdout).not.toContain('SECRET')
})

test('submit names the links that its search does not follow', async () => {
  const api = await startDataApi()
  const elsewhere = makeTree({ 'b.ndjson': event })
  const cwd = makeTree({ 'records/a.ndjson': event })
  symlinkSync(elsewhere, join(cwd, 'records/elsewhere'), 'junction')
  const { status, stdout, stderr } = await cli(['submit', 'records/**/*.ndjson'], cwd, serverOf(api))
  expect(stderr).toContain('A link leads out of the working directory and is not followed: "records/elsewhere".')
  expect(stdout).toBe(`Submitted 1 record to ${api.url}.\n`)
  expect(status).toBe(0)
})

test('submit reports a link that it does not follow when it finds nothing else', async () => {
  const cwd = makeTree({ 'a.txt': '' })
  symlinkSync(makeTree({ 'b.ndjson': event }), join(cwd, 'elsewhere'), 'junction')
  const { status, stderr } = await cli(['submit', '**/*.ndjson'], cwd, { SERVICE_URL: 'http://127.0.0.1:1', SERVICE_API_KEY: 'k' })
  expect(stderr).toMatch(/No records file matches "\*\*\/\*\.ndjson".* A link leads out of the working directory/)
  expect(status).toBe(2)
})

test('submit fails when records do not arrive, unless --fail-on is set without delivery', async () => {
  const api = await startDataApi()
  const cwd = makeTree({ 'a.ndjson': `${event}no json\n` })
  const refused = await cli(['submit', 'a.ndjson'], cwd, serverOf(api))
  expect(refused.status).toBe(1)
  expect(refused.stderr).toMatch(/^a\.ndjson:2 error Refused by the server: The line is not JSON\.$/m)
  expect((await cli(['submit', 'a.ndjson', '--fail-on', 'failed'], cwd, serverOf(api))).status).toBe(0)
})

test('collect succeeds when the server does not accept the key', async () => {
  const api = await startDataApi()
  const cwd = makeTree({ 'TEST-cart.xml': results })
  const env = { ...serverOf(api), SERVICE_API_KEY: 'SECRET-of-yesterday' }
  const { status, stdout, stderr } = await cli(['collect', '--json'], cwd, env)
  expect(status).toBe(0)
  const { problems, records } = JSON.parse(stdout)
  expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining('build-report submit build-report.ndjson') }])
  expect(readFileSync(join(cwd, records), 'utf8')).toContain('"name":"adds"')
  expect(stdout + stderr).not.toContain('SECRET')
  expect((await cli(['report', '--fail-on', 'delivery'], cwd, env)).status).toBe(1)
  expect((await cli(['report'], cwd, serverOf(api))).status).toBe(0)
  expect(api.records.map(({ name }) => name)).toEqual(['adds', undefined])
})

test('collect succeeds when there is a server but no key, as in a run for a fork', async () => {
  const { status, stderr } = await cli(['collect'], makeTree({ 'TEST-cart.xml': results }), { SERVICE_URL: 'https://reports.example.com' })
  expect(status).toBe(0)
  expect(stderr).toContain('Nothing is submitted: server-url is set, but api-key (SERVICE_API_KEY) is not.')
})

test('submit logs on standard error that it tries again, and for how long', async () => {
  const api = await startDataApi()
  api.fail({ status: 503, headers: { 'retry-after': '0' } })
  const { status, stdout, stderr } = await cli(['submit', 'a.ndjson'], makeTree({ 'a.ndjson': event }), serverOf(api))
  expect(stderr).toMatch(/^http:\S+ answered with status 503 \(A fault that was ordered\)\. Trying again for up to \d+ s\.$/m)
  expect(stdout).toBe(`Submitted 1 record to ${api.url}.\n`)
  expect(status).toBe(0)
})
