import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Dispatcher, fetch, request } from 'undici'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { proxyFor } from '../../../src/base/http/proxy.js'
import { type FakeProxy, startFakeProxy } from '../../host/github/fake-proxy.js'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Starts a server that answers with the request that it gets, and a proxy to it in `http_proxy`. */
async function startProxy(login?: string, given = login): Promise<FakeProxy> {
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    const { method, url, headers } = incoming
    response.writeHead(201, 'Made').end(JSON.stringify({ method, url, headers, body: Buffer.concat(parts).toString() }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy = await startFakeProxy((server.address() as AddressInfo).port, login)
  onTestFinished(async () => {
    await proxy.close()
    server.close()
  })
  for (const name of ['https_proxy', 'HTTPS_PROXY', 'HTTP_PROXY', 'no_proxy', 'NO_PROXY']) vi.stubEnv(name, '')
  vi.stubEnv('http_proxy', `${given === undefined ? '' : `${given}@`}${proxy.url.replace('http://', '')}`)
  return proxy
}

const address = 'http://api.test:8080/a?b=c'

function dispatcherFor(url: string): Dispatcher {
  const dispatcher = proxyFor(url)
  if (dispatcher === undefined) throw new Error('The environment names no proxy.')
  onTestFinished(() => dispatcher.destroy())
  return dispatcher
}

const message = { method: 'POST', headers: { 'x-own': 'yes' }, body: 'text' } as const
const received = {
  method: 'POST',
  url: '/a?b=c',
  headers: expect.objectContaining({ host: 'api.test:8080', 'x-own': 'yes', 'content-length': '4' }),
  body: 'text',
}

test('asks the proxy itself for an http:// address when fetch sends the request', async () => {
  const proxy = await startProxy('user:p@ss', 'user:p%40ss')
  const answer = await fetch(address, { ...message, dispatcher: dispatcherFor(address) })
  expect([answer.status, await answer.json()]).toEqual([201, received])
  expect(proxy).toMatchObject({ targets: ['http://api.test:8080'], logins: ['user:p@ss'] })
})

test('asks the proxy itself for an http:// address when request sends the request', async () => {
  const proxy = await startProxy()
  const answer = await request(address, { ...message, dispatcher: dispatcherFor(address) })
  expect([answer.statusCode, await answer.body.json()]).toEqual([201, received])
  expect(proxy).toMatchObject({ targets: ['http://api.test:8080'], logins: [undefined] })
})

test('sends a name without a password to the proxy', async () => {
  const proxy = await startProxy('user:', 'user')
  const answer = await request(address, { dispatcher: dispatcherFor(address) })
  expect([answer.statusCode, proxy.logins]).toEqual([201, ['user:']])
  await answer.body.dump()
})

test.each(['http://api.test/', 'https://api.test/'])('states that the proxy refuses the password for %s', async (url) => {
  const proxy = await startProxy('user:right', 'user:wrong')
  vi.stubEnv('https_proxy', `http://user:wrong@${new URL(proxy.url).host}`)
  await expect(request(url, { dispatcher: dispatcherFor(url) })).rejects.toThrow('407')
})

test('opens a tunnel for an https:// address', async () => {
  const proxy = await startProxy()
  vi.stubEnv('https_proxy', proxy.url)
  // The server has no TLS.
  await expect(request('https://api.test/', { dispatcher: dispatcherFor('https://api.test/') })).rejects.toThrow()
  expect(proxy.targets).toEqual(['api.test:443'])
})

test('returns no proxy when there is none for the address', async () => {
  await startProxy()
  expect([proxyFor('https://api.test/'), proxyFor('http://127.0.0.1/')]).toEqual([undefined, undefined])
})
