// Tests that a data folder and its backup can move to a ClickHouse server without losing keys or known batches.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '../../read/collect/tree.js'
import { adminKey } from '../../server/credentials.js'
import { expectOnce, post, storedBatches } from '../../server/http-batches.js'
import { ask, listening, makeKey, startServer } from '../../server/running-server.js'
import { bundleScript } from '../../server/store/store-process.js'
import { runMain } from './run-main.js'

/** Returns a function that starts ClickHouse's HTTP interface on the engine in another process. */
async function clickHouseStarter() {
  const script = await bundleScript('bridge-process')
  onTestFinished(script.remove)
  return (folder: string) => {
    const child = script.start(folder)
    onTestFinished(() => child.kill())
    return listening(child)
  }
}

test('moves a data folder and a backup to a ClickHouse server, with keys and known batches', async () => {
  const cwd = makeFolder()
  const first = await startServer(join(cwd, 'data'))
  const key = await makeKey(first)
  const numbers = [1, 2, 3, 4, 5]
  for (const number of numbers) expect((await post(first, key, number)).status).toBe(200)
  // More than a piece.
  const long = Array.from({ length: 20 }, (_, index) => ({
    kind: 'file',
    project: 'shop',
    module: 'long',
    path: `${index}`,
    metadata: { text: 'ä'.repeat(500_000) },
  }))
  const sent = await ask(`${first.url}/v1/data/records`, key, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: long.map((record) => `${JSON.stringify(record)}\n`).join(''),
  })
  expect(await sent.json()).toMatchObject({ stored: 20 })
  const exported = async (url: string) => {
    const records = await (await ask(`${url}/v1/data/records`, key)).text()
    return createHash('sha256').update(records).digest('hex')
  }
  const before = await exported(first.url)
  const env = { SERVICE_ADMIN_KEY: adminKey, SERVICE_URL: first.url }
  expect((await runMain(cwd, ['backup', 'b.tar'], env)).status).toBe(0)

  const startClickHouse = await clickHouseStarter()
  const folderOf = (source: string) => join(cwd, `clickhouse-${source}`)
  const target = await startClickHouse(folderOf('data'))
  const refused = await runMain(cwd, ['restore', 'data', '--store', target.url])
  expect(refused.stderr).toMatch(/^error The data folder .*data is in use by process \d+\./)
  expect(refused.status).toBe(2)
  await first.kill()

  for (const source of ['data', 'b.tar']) {
    const folder = folderOf(source)
    const clickHouse = source === 'data' ? target : await startClickHouse(folder)
    const moved = await runMain(cwd, ['restore', source], { SERVICE_STORE: clickHouse.url })
    expect(moved).toEqual({ status: 0, stdout: 'Copied 2,530 records to the ClickHouse server.\n', stderr: '' })
    const again = await runMain(cwd, ['restore', source, '--store', clickHouse.url])
    expect(again.stderr).toMatch(/^error The database build_report of --store is not empty: its table records contains 2530 rows\./)
    expect(again.status).toBe(2)
    await clickHouse.kill()

    // The folder of the ClickHouse server has the same tables as a data folder.
    const server = await startServer(folder)
    expect(await exported(server.url)).toBe(before)
    expectOnce(await storedBatches(server, key), numbers)
    for (const number of [...numbers, 6]) expect((await post(server, key, number)).status).toBe(200)
    const stored = await storedBatches(server, key)
    expectOnce(stored, [...numbers, 6])
    expect(stored.size).toBe(6)
    await server.kill()
  }
})

test.each([
  [['restore', 'b.tar', '--cluster', 'c'], 'error --cluster requires --store.'],
  [['restore', '.', '--data', 'd'], 'error . is a folder, not a backup. Copy a data folder, or set --store to move it.'],
  [['restore', 'b.tar', '--data', 'd', '--store', 'http://localhost:1'], 'error --data and --store exclude each other.'],
])('refuses to restore with %j', async (words, message) => {
  const { status, stderr } = await runMain(makeFolder(), words)
  expect(stderr).toContain(message)
  expect(status).toBe(2)
})
