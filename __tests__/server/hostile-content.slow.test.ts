// Tests that decompression bombs, deep nesting and prototype names in uploads do not harm the server.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { ask, makeKey, type RunningServer, startServer } from './running-server.js'
import { dayMs, newYear } from './store/entries.js'
import { createFolder } from './store/open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

const start = async () => {
  const server = await startServer(folder)
  const key = await makeKey(server)
  const send = (body: string | Uint8Array<ArrayBuffer>, encoding?: string) =>
    ask(`${server.url}/v1/data/records`, key, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', ...(encoding === undefined ? {} : { 'content-encoding': encoding }) },
      body,
    })
  return { server, key, send }
}

const record = (fields: object = {}) =>
  `${JSON.stringify({ kind: 'test', name: 'a', status: 'failed', project: 'shop', module: 'web', timestamp: newYear, ...fields })}\n`

test('responds with 413 to a decompression bomb', async () => {
  const { server, send } = await start()
  const member = gzipSync(Buffer.alloc(64 * 1024 * 1024))
  const gigabyte = Buffer.concat(Array.from({ length: 16 }, () => member))
  expect(gigabyte.length).toBeLessThan(2_000_000)
  const longLine = `{"kind":"test","name":"${'a'.repeat(100_000_000)}`
  for (const body of [gigabyte, gzipSync(longLine)]) {
    const response = await send(body, 'gzip')
    expect([response.status, response.headers.get('content-type')]).toEqual([413, 'application/problem+json'])
    await response.text()
  }
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(peakMegabytes(server)).toBeLessThan(1500)
})

test('decompresses gzip within gzip only once', async () => {
  const { send } = await start()
  const bomb = gzipSync(gzipSync(Buffer.alloc(64 * 1024 * 1024)))
  expect((await send(bomb, 'gzip, gzip')).status).toBe(415)
  expect(await (await send(bomb, 'gzip')).json()).toMatchObject({ stored: 0 })
})

test('reads a record after 100,000 empty gzip members without blocking other requests', async () => {
  const { server, send } = await start()
  const empty = gzipSync('')
  const body = Buffer.concat([...Array.from({ length: 100_000 }, () => empty), gzipSync(record())])
  const [answer, alive] = await Promise.all([send(body, 'gzip'), fetch(`${server.url}/healthz`)])
  expect([await answer.json(), alive.status]).toEqual([{ stored: 1, refused: [], refusedCount: 0 }, 200])
})

test('sends a short response when millions of lines are refused', async () => {
  const { send } = await start()
  const lines = 3_000_000
  const response = await send(gzipSync('x\n'.repeat(lines)), 'gzip')
  const body = await response.text()
  expect(body.length).toBeLessThan(10_000)
  expect(JSON.parse(body)).toMatchObject({ stored: 0, refusedCount: lines })
})

test('survives deep nesting, repeated fields and prototype names', async () => {
  const { server, key, send } = await start()
  const deep = 5_000_000
  const lines = [
    `{"kind":"build","project":"p","module":"m","x":${'['.repeat(deep)}${']'.repeat(deep)}}\n`,
    `${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)}\n`,
    '[{},{}]\n',
    '{"kind":"test","name":"first","name":"twice","status":"failed","project":"shop","module":"web","timestamp":1704067200000}\n',
    '{"__proto__":{"org":"globex","isAdmin":true},"kind":"test","name":"proto","status":"failed","project":"shop","module":"web","timestamp":1704067200000}\n',
    record({ name: 'metadata', metadata: JSON.parse('{"__proto__":"a","constructor":"b"}') }),
  ]
  const response = await send(lines.join(''))
  const { stored, refused } = (await response.json()) as { stored: number; refused: { line: number }[] }
  expect([stored, refused.map(({ line }) => line)]).toEqual([3, [1, 2, 3]])
  const twice = '{"kind":"test","org":"acme","org":"globex","name":"a","status":"failed","project":"shop","module":"web"}\n'
  expect((await send(twice)).status).toBe(403)
  const found = await ask(
    `${server.url}/v1/data/tests/aggregated?org=acme&project=shop&module=web&fromTs=${newYear}&toTs=${newYear + dayMs}`,
    key,
  )
  const { tests } = (await found.json()) as { tests: { name: string }[] }
  expect(tests.map(({ name }) => name)).toEqual(expect.arrayContaining(['twice', 'proto', 'metadata']))
  expect(tests.map(({ name }) => name)).not.toContain('first')
})

/** Returns the server's peak memory as measured by Linux; 0 on other systems. */
function peakMegabytes({ pid }: RunningServer): number {
  const file = `/proc/${pid}/status`
  return existsSync(file) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024 : 0
}
