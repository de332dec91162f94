import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { UserError } from '../../src/base/errors.js'
import { type ServeOptions, serve, startServer } from '../../src/server/serve.js'
import { createMemoryStore } from './memory-store.js'
import { adminKey } from './test-server.js'

function prepare(options: Partial<ServeOptions> = {}) {
  const lines: string[] = []
  const warnings: string[] = []
  const store = createMemoryStore()
  const stdout = { write: (text: string) => void lines.push(text) }
  const stderr = { write: (text: string) => void warnings.push(text) }
  return { lines, warnings, store, options: { host: '127.0.0.1', port: 0, store, stdout, stderr, ...options } }
}

const listKeys = (url: string, key: string) => fetch(`${url}/v1/keys`, { headers: { 'service-api-key': key } })

test('prints the address first and then the new administration key, once', async () => {
  const { lines, store, options } = prepare()
  const first = await startServer(options)
  expect(lines[0]).toBe(`listening on ${first.url}\n`)
  const key = /^administration key, shown only once: (brk_\S+)\n$/.exec(lines[1] ?? '')?.[1] ?? ''
  expect((await listKeys(first.url, key)).status).toBe(200)
  expect(JSON.stringify(store.storedKeys)).not.toContain(key)
  await first.close()
  expect(store.isClosed).toBe(true)

  const again = prepare({ store })
  const second = await startServer(again.options)
  expect(again.lines).toEqual([`listening on ${second.url}\n`])
  expect(await (await listKeys(second.url, key)).json()).toEqual({ keys: [] })
  await second.close()
})

test('uses SERVICE_ADMIN_KEY in place of the printed key', async () => {
  const { lines, store, options } = prepare()
  await (await startServer(options)).close()
  const printed = lines[1]?.split(' ').at(-1)?.trim() ?? ''
  const own = prepare({ store, adminKey })
  const server = await startServer(own.options)
  expect(own.lines).toHaveLength(1)
  expect((await listKeys(server.url, adminKey)).status).toBe(200)
  expect((await listKeys(server.url, printed)).status).toBe(401)
  await server.close()
})

test('warns about a short administration key and refuses an empty one', async () => {
  const { warnings, options } = prepare({ adminKey: 'short' })
  await (await startServer(options)).close()
  expect(warnings[0]).toMatch(/^warning: SERVICE_ADMIN_KEY has only 5 characters/)
  expect(warnings.join('')).not.toContain('short')
  await expect(startServer(prepare({ adminKey: '' }).options)).rejects.toThrow(
    new UserError('SERVICE_ADMIN_KEY is empty. Set a value, or unset it.'),
  )
})

test('logs a warning and starts when a step of the preparation fails', async () => {
  const store = { ...createMemoryStore(), prepare: async () => ['The index of batches was not updated: no space.'] }
  const { lines, warnings, options } = prepare({ store, adminKey })
  await (await startServer(options)).close()
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ level: 40, msg: 'The index of batches was not updated: no space.' })
  expect(lines).toHaveLength(1)
})

test('throws an error with a hint and closes the store when the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { store, options } = prepare({ port })
  await expect(startServer(options)).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is already in use. Choose another port with --port, or 0 for a free one.`,
  )
  expect(store.isClosed).toBe(true)
  other.close()
})

test('answers running requests at shutdown and does not wait for idle connections', async () => {
  const end = new AbortController()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { lines, store, options } = prepare({ adminKey })
  let asked = false
  const slow = async () => {
    asked = true
    await released
  }
  const ended = serve({ ...options, store: { ...store, checkReadiness: slow } }, end.signal)
  await expect.poll(() => lines.length).toBe(1)
  const url = lines[0]?.split(' ').at(-1)?.trim() ?? ''
  const silent = connect(Number(new URL(url).port), '127.0.0.1')
  await once(silent, 'connect')
  const answer = fetch(`${url}/readyz`)
  await expect.poll(() => asked).toBe(true)
  end.abort()
  await once(silent, 'close')
  release()
  const { status, headers } = await answer
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  await ended
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('writes an IPv6 address in brackets', async () => {
  const { lines, options } = prepare({ host: '::1' })
  const server = await startServer(options).catch((error: unknown) => error)
  // Not every machine has IPv6.
  if (server instanceof Error) expect(server).toBeInstanceOf(UserError)
  else {
    expect(lines[0]).toMatch(/^listening on http:\/\/\[::1\]:\d+\n$/)
    await (server as Awaited<ReturnType<typeof startServer>>).close()
  }
})
