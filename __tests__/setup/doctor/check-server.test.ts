import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { adminKey, startTestServer } from '../../server/test-server.js'
import { diagnosed, linesOf } from './diagnosed.js'

const env = { SERVICE_ORG: 'acme', SERVICE_PROJECT: 'shop' }

/** Returns the findings about a server and a key. */
const examine = async (url: string, key: string, more: Readonly<Record<string, string>> = {}) =>
  linesOf(await diagnosed({ run: { server: { baseUrl: url, key } }, env: { ...env, ...more } }), 'server')

test('states what a key may do', async () => {
  const { url, key, store } = await startTestServer()
  expect(await examine(url, key)).toEqual([
    `ok ${url} answers`,
    'ok The key belongs to the organisation acme',
    'ok The key may write records',
    'ok The key may read earlier builds',
  ])
  expect(store.records).toEqual([])
})

test('reports a key without the scope to write, and one without the scope to read', async () => {
  const { url, makeKey } = await startTestServer()
  expect(await examine(url, (await makeKey('acme', ['read'])).key)).toContain('problem The key may not write records')
  expect(await examine(url, (await makeKey('acme', ['write'])).key)).toContain(
    'warning The key may not read, so failures are not compared with earlier builds',
  )
})

test('reports a key of another organisation or project, or one that expires soon', async () => {
  const { url, makeKey } = await startTestServer({ now: () => Date.UTC(2026, 5, 1, 12) })
  expect(await examine(url, (await makeKey('globex')).key)).toContain(
    "problem The records of this run belong to the organisation acme, and the server refuses records of another organisation than the key's",
  )
  const { key } = await makeKey('acme', ['read', 'write'], { project: 'till', expiresAt: Date.UTC(2026, 5, 4, 13) })
  const lines = await examine(url, key)
  expect(lines).toContain('problem The key is only for the project till, but this run belongs to shop')
  expect(lines).toContain('warning The key expires in 3 days')
})

test('reports a run whose project or module is not known, because the server would refuse its records', async () => {
  const { url, key } = await startTestServer()
  const lines = await examine(url, key, { SERVICE_PROJECT: '', SERVICE_MODULE: '' })
  expect(lines).toContain('problem The project of this run is not known, and the server refuses records without it')
  expect(await examine(url, key, { SERVICE_PROJECT: '', SERVICE_MODULE: 'web' })).toHaveLength(lines.length - 1)
})

test('reports a key that the server does not accept, and the administration key, without showing them', async () => {
  const { url } = await startTestServer()
  const lines = await examine(url, 'brk_0000000000000000000000000000000000000000000')
  expect(lines).toEqual([expect.stringMatching(/^problem .* does not accept the API key/)])
  expect(lines.join()).not.toContain('brk_0000')
  expect(await examine(url, adminKey)).toEqual([expect.stringContaining('The administration key can only manage keys')])
})

test('reports what is known of a server that cannot describe its keys', async () => {
  const { url, key, makeKey } = await startTestServer()
  const old = await startOldServer(url)
  expect(await examine(old, key)).toEqual([
    `ok ${old} answers`,
    'ok The key may read',
    'unknown Whether the key may write cannot be checked without writing, because the server is too old to report it',
  ])
  expect((await examine(old, (await makeKey('acme', ['write'])).key))[1]).toMatch(/^warning The key may not read\. /)
  expect(await examine(old, 'brk_wrong')).toEqual([expect.stringMatching(/^problem .* does not accept the API key/)])
})

test('reports a server that does not answer or is another kind of server', async () => {
  expect(await examine('http://127.0.0.1:9', 'brk_key')).toEqual([
    expect.stringMatching(/^problem http:\/\/127\.0\.0\.1:9 does not answer: /),
  ])
  const other = await startHttp((_path, _headers) => ({ status: 200, body: '<html>' }))
  expect(await examine(other, 'brk_key')).toEqual([expect.stringContaining('gave an answer that is not from a Build Report server')])
})

test('explains a server without a key, which is expected only for a fork', async () => {
  const serverNotice = 'Nothing is submitted: server-url is set, but api-key (SERVICE_API_KEY) is not.'
  expect(linesOf(await diagnosed({ serverNotice }), 'server')).toEqual([`warning ${serverNotice}`])
  expect(linesOf(await diagnosed({}), 'server')).toEqual(['off No server is set'])
})

type Answer = (
  path: string,
  headers: Readonly<Record<string, unknown>>,
) => { status: number; body: string } | Promise<{ status: number; body: string }>

async function startHttp(answer: Answer): Promise<string> {
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request.url ?? '', request.headers)
    response.writeHead(status).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise((closed) => server.close(() => closed())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts a server without /v1/key, which passes everything else on. */
const startOldServer = (url: string) =>
  startHttp(async (path, headers) => {
    const target = path === '/v1/key' ? '/v1/nothing' : path
    const answer = await fetch(url + target, { headers: { 'service-api-key': String(headers['service-api-key'] ?? '') } })
    return { status: answer.status, body: await answer.text() }
  })
