// Tests that the dashboard, the documentation and the API work below a path of a proxy.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTimeBudget } from '../../../src/base/http/time-budget.js'
import { askServer } from '../../../src/host/server-api/ask-server.js'
import { readServer } from '../../../src/host/server-api/server.js'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { adminKey, startTestServer, testRecord } from '../test-server.js'
import { namesOf, shop, signIn } from './open-dashboard.js'

const open = useBrowser()
const prefix = '/build-report'

/** Starts a proxy that removes the prefix from the paths of requests, and returns the address of the server at it. */
async function startProxy(port: number): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming
    if (!url.startsWith(`${prefix}/`)) return void outgoing.writeHead(404).end()
    const forwarded = request({ host: '127.0.0.1', port, path: url.slice(prefix.length), method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${prefix}/`
}

test('shows the dashboard and the API documentation below a path of a proxy', async () => {
  const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
  const url = await startProxy(server.port)
  await server.send([testRecord('adds an item', { timestamp: Date.now() - 1000 })])
  const { page, offences } = await open(`${url}#${shop}`)
  await signIn(page, server.key)
  await page.locator('.tests-table').waitFor()
  expect(await namesOf(page)).toEqual(['adds an item'])
  expect(offences.filter((offence) => !offence.startsWith(`request: ${url}v1/data/`))).toEqual([])

  await page.goto(`${url}docs`)
  const link = await page.getByRole('link', { name: 'openapi.json' }).evaluate((anchor) => (anchor as HTMLAnchorElement).href)
  expect(link).toBe(`${url}v1/openapi.json`)
  const { servers } = (await (await fetch(link)).json()) as { readonly servers: readonly { readonly url: string }[] }
  expect(servers.map((one) => new URL(one.url, link).href)).toEqual([url])
})

test('serves records, keys and badges below a path of a proxy', async () => {
  const server = await startTestServer({ now: Date.now })
  const url = await startProxy(server.port)
  const record = `${JSON.stringify(testRecord('a', { timestamp: Date.now() - 1000 }))}\n`
  const headers = { 'service-api-key': server.key, 'content-type': 'application/x-ndjson' }
  const budget = createTimeBudget(10_000)
  const answer = await askServer(readServer(url, server.key), { method: 'GET', path: '/v1/key' }, { budget })
  expect(answer.status).toBe(200)
  expect((await fetch(`${url}v1/data/records`, { method: 'POST', headers, body: record })).status).toBe(200)

  const created = await fetch(`${url}v1/keys`, {
    method: 'POST',
    headers: { 'service-api-key': adminKey, 'content-type': 'application/json' },
    body: JSON.stringify({ org: 'acme', scopes: ['badge'], name: 'badge' }),
  })
  const { key } = (await created.json()) as { readonly key: string }
  const location = new URL(created.headers.get('location') ?? '', created.url)
  expect((await fetch(location, { headers: { 'service-api-key': adminKey } })).status).toBe(200)

  const badge = await fetch(`${url}v1/badge.svg?org=acme&project=shop&module=web&ref=main&key=${key}`)
  expect([badge.status, await badge.text()]).toEqual([200, expect.stringContaining('<svg')])
})
