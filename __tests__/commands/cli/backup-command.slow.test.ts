import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '../../read/collect/tree.js'
import { adminKey } from '../../server/credentials.js'
import { expectOnce, post, storedBatches } from '../../server/http-batches.js'
import { ask, makeKey, type RunningServer, startServer } from '../../server/running-server.js'
import { runMain } from './run-main.js'

const backUp = (cwd: string, { url }: Pick<RunningServer, 'url'>, file = 'b.tar', env: Readonly<Record<string, string>> = {}) =>
  runMain(cwd, ['backup', file, '--server-url', url], { SERVICE_ADMIN_KEY: adminKey, ...env })

test('makes backups with whole batches while records are stored, and restores them', async () => {
  const cwd = makeFolder()
  const server = await startServer(join(cwd, 'data'))
  const key = await makeKey(server)
  const acknowledged = new Set<number>()
  let next = 0
  let isDone = false
  // Each batch is a part with many files, all of which must be removed in time at the end of the test.
  const maximumBatches = 30
  const work = async () => {
    while (!isDone && next < maximumBatches) {
      const number = next
      next += 1
      expect((await post(server, key, number)).status).toBe(200)
      acknowledged.add(number)
    }
  }
  const working = [1, 2, 3, 4].map(work)
  const backups: { readonly file: string; readonly before: readonly number[] }[] = []
  for (const file of ['1.tar', '2.tar']) {
    await expect.poll(() => acknowledged.size).toBeGreaterThan(5 * (backups.length + 1))
    const before = [...acknowledged]
    const { status, stdout, stderr } = await backUp(cwd, server, file)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^The backup \d\.tar is complete: \d+ files, [\d.]+ [kM]B\.\n$/)
    expect(status).toBe(0)
    backups.push({ file, before })
  }
  isDone = true
  await Promise.all(working)
  // The server removes a snapshot after it has sent the last byte.
  const shadow = join(cwd, 'data', 'shadow')
  await expect.poll(() => readdirSync(shadow).filter((name) => name.startsWith('build_report_'))).toEqual([])
  await server.kill()

  for (const { file, before } of backups) {
    const folder = `restored-${file}`
    const { status, stdout, stderr } = await runMain(cwd, ['restore', file, '--data', folder])
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^Restored the backup of \d{4}-.*Z into .*restored-\d\.tar: \d+ files, /)
    expect(status).toBe(0)
    expect(readdirSync(join(cwd, folder)).sort()).toEqual(['metadata', 'store'])
    const restored = await startServer(join(cwd, folder))
    // The keys of the backup are valid.
    expectOnce(await storedBatches(restored, key), before)
    // Repeats are recognised, and what the backup lacks is stored.
    const repeats = await Promise.all([...acknowledged].map((number) => post(restored, key, number)))
    expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([200]))
    const stored = await storedBatches(restored, key)
    expectOnce(stored, acknowledged)
    expect(stored.size).toBe(acknowledged.size)
    await restored.kill()
  }
})

test('restores only into an empty folder, and writes nothing of a damaged backup', async () => {
  const cwd = makeFolder()
  const server = await startServer(join(cwd, 'data'))
  await post(server, await makeKey(server), 1)
  expect((await backUp(cwd, server)).status).toBe(0)
  const bytes = readFileSync(join(cwd, 'b.tar'))

  const restore = (file: string, folder: string) => runMain(cwd, ['restore', file, '--data', folder])
  const used = await restore('b.tar', 'data')
  expect(used.stderr).toMatch(
    /^error The data folder .*data is not empty\. Choose a folder that is empty or does not exist with --data\.\n$/,
  )
  expect(used.status).toBe(2)

  const changed = Buffer.from(bytes)
  const middle = bytes.indexOf('SHA256SUMS') + 600
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle)
  writeFileSync(join(cwd, 'changed.tar'), changed)
  writeFileSync(join(cwd, 'cut.tar'), bytes.subarray(0, bytes.length / 2))
  writeFileSync(join(cwd, 'other.tar'), 'records')
  for (const [file, message] of [
    ['changed.tar', 'is damaged: the checksum of '],
    ['cut.tar', 'is incomplete: its end is missing. Use another backup.'],
    ['other.tar', 'is incomplete: its end is missing.'],
    ['none.tar', 'cannot be read: ENOENT'],
  ]) {
    const { status, stderr } = await restore(String(file), 'new')
    expect(stderr).toMatch(/^error The backup ".*\.tar" /)
    expect(stderr).toContain(message)
    expect(status).toBe(3)
    expect(existsSync(join(cwd, 'new'))).toBe(false)
  }
  mkdirSync(join(cwd, 'empty'))
  const json = await runMain(cwd, ['restore', 'b.tar', '--data', 'empty', '--json'])
  expect(JSON.parse(json.stdout)).toMatchObject({ folder: join(cwd, 'empty'), format: 1, schemaVersion: expect.any(Number) })
  const again = await startServer(join(cwd, 'empty'))
  expect((await ask(`${again.url}/v1/keys`, adminKey)).status).toBe(200)
})

test('explains why a backup failed, and leaves an earlier file as it was', async () => {
  const cwd = makeFolder()
  const server = await startServer(join(cwd, 'data'))
  writeFileSync(join(cwd, 'b.tar'), 'earlier')
  const other = createServer((_request, response) => {
    response.write('x'.repeat(2000))
    response.socket?.destroySoon()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const cutting = { url: `http://127.0.0.1:${(other.address() as AddressInfo).port}` }
  const cases: readonly (readonly [Promise<{ readonly status: number; readonly stderr: string }>, RegExp, number])[] = [
    [backUp(cwd, server, 'b.tar', { SERVICE_ADMIN_KEY: 'wrong' }), /does not accept the key .* Correct SERVICE_ADMIN_KEY\./, 3],
    [backUp(cwd, server, 'b.tar', { SERVICE_ADMIN_KEY: 'two\nlines' }), /^error Invalid SERVICE_ADMIN_KEY: it contains characters that/, 2],
    [
      backUp(cwd, { url: `${server.url}/deeper` }),
      /has no such endpoint \(status 404\)\. Correct --server-url, or upgrade the server\./,
      3,
    ],
    [backUp(cwd, cutting), /^error The (connection to .* failed|backup of .* is damaged)/, 3],
    [backUp(cwd, { url: 'http://127.0.0.1:1' }), /^error The connection to http:\/\/127\.0\.0\.1:1 failed: .*ECONNREFUSED/, 3],
    [runMain(cwd, ['backup', 'b.tar']), /^error No server is named\. Set --server-url or SERVICE_URL/, 2],
    [runMain(cwd, ['backup', 'b.tar'], { SERVICE_URL: server.url }), /^error SERVICE_ADMIN_KEY is not set\./, 2],
  ]
  for (const [result, message, expected] of cases) {
    const { status, stderr } = await result
    expect(stderr).toMatch(message)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(status).toBe(expected)
  }
  expect(readdirSync(cwd).sort()).toEqual(['b.tar', 'data'])
  expect(readFileSync(join(cwd, 'b.tar'), 'utf8')).toBe('earlier')
})

test('answers a second backup with 503, and frees the space when a client or the server ends early', async () => {
  const cwd = makeFolder()
  const data = join(cwd, 'data')
  const snapshots = () => readdirSync(join(data, 'shadow')).filter((name) => name.startsWith('build_report_'))
  const server = await startServer(data)
  const key = await makeKey(server)
  // More than the buffers of a connection.
  for (let number = 0; number < 3; number += 1) {
    const records = Array.from({ length: 40 }, (_, index) => ({
      kind: 'test',
      project: 'shop',
      module: 'cart',
      name: `${number} ${index}`,
      status: 'failed',
      details: Array.from({ length: 4000 }, () => Math.random().toString(36)).join('\n'),
    }))
    const body = records.map((record) => `${JSON.stringify(record)}\n`).join('')
    const sent = await ask(`${server.url}/v1/data/records`, key, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body,
    })
    expect(sent.status).toBe(200)
  }
  const leaving = new AbortController()
  const first = await ask(`${server.url}/v1/backup`, adminKey, { signal: leaving.signal })
  expect(first.headers.get('content-type')).toBe('application/x-tar')
  expect(snapshots()).toHaveLength(1)
  const second = await ask(`${server.url}/v1/backup`, adminKey)
  expect(second.status).toBe(503)
  expect(await second.json()).toMatchObject({ detail: 'Another backup is running. Only one can run at a time.' })
  leaving.abort()
  await expect.poll(snapshots).toEqual([])

  const third = await ask(`${server.url}/v1/backup`, adminKey)
  expect(third.status).toBe(200)
  await server.kill()
  await expect(third.arrayBuffer()).rejects.toThrow()
  expect(snapshots()).toHaveLength(1)
  const restarted = await startServer(data)
  expect(snapshots()).toEqual([])
  expect((await backUp(cwd, restarted)).status).toBe(0)
  expect(statSync(join(cwd, 'b.tar')).size).toBeGreaterThan(1_000_000)
})
