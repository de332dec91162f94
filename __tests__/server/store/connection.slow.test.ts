import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { InputOutputError, UserError } from '../../../src/base/errors.js'
import { openClickHouseStore } from '../../../src/server/store/clickhouse-store.js'
import { createFolder } from './open-stores.js'
import { bundleScript } from './store-process.js'

const { folder, remove } = createFolder()
afterAll(remove)

test('cancels a query when its result is destroyed', async () => {
  const responses: ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200)
    if (!request.url?.includes('wait_end_of_query')) return void response.end()
    responses.push(response)
    response.write('[\n{"timestamp":0}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const store = await openClickHouseStore({ place: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } })
  const unwanted = await store.testsAggregated({ org: 'o', project: 'p', module: 'm', fromTs: 0, toTs: 1, interval: 1 })
  const gone = once(responses[0] ?? server, 'close')
  unwanted.destroy()
  await gone
  server.close()
  await store.close()
})

test.each(['clickhouse:9000', 'ftp://host', ''])('refuses the address %j and does not quote it', async (url) => {
  const refused = openClickHouseStore({ place: { url } })
  await expect(refused).rejects.toThrow(UserError)
  await expect(refused).rejects.toThrow(/^--store must be the HTTP address of a ClickHouse server\. Example: https:/)
})

test('refuses a cluster for a data folder, and an invalid cluster name', async () => {
  await expect(openClickHouseStore({ place: { folder }, cluster: 'c' })).rejects.toThrow('--cluster "c" requires a ClickHouse server.')
  const url = 'http://localhost'
  await expect(openClickHouseStore({ place: { url }, cluster: '`; DROP' })).rejects.toThrow('is not a valid cluster name')
})

test('explains what to install when chDB is missing', async () => {
  // The bundle is in a folder without access to any package.
  const script = await bundleScript('inserting-process', { folder, external: /^chdb/ })
  const said: string[] = []
  for await (const line of script.start(folder).lines) said.push(line)
  script.remove()
  expect(said).toEqual([
    'UserError: The embedded database chDB is not installed. Install it with "npm install chdb" (Linux with glibc, or macOS), or use a ClickHouse server with --store.',
  ])
})

test('names the folder that cannot be created', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const place = { folder: join(file, 'data') }
  await expect(openClickHouseStore({ place })).rejects.toThrow(InputOutputError)
  await expect(openClickHouseStore({ place })).rejects.toThrow(`Cannot create the data folder ${place.folder}: ENOTDIR`)
})
