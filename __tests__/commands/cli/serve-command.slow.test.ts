import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { main } from '../../../src/commands/cli/program.js'
import { fakeServiceManager } from '../../host/process/fake-service-manager.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'
import { createFolder } from '../../server/store/open-stores.js'
import { bundleScript } from '../../server/store/store-process.js'

/** chDB supports one folder per process, so all tests share this one. */
const { folder: data, remove } = createFolder()
afterAll(remove)

/** Starts `serve`. `ended` resolves to its exit status, and `end` stops it like a signal. */
function start(words: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = makeFolder(), isTTY = false) {
  const written = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof written) => ({
    isTTY,
    write(text: string) {
      written[name] += text
    },
  })
  const interruption = new AbortController()
  const ended = main(['serve', ...words], { env, cwd, stdout: stream('stdout'), stderr: stream('stderr'), signal: interruption.signal })
  return { written, ended, end: () => interruption.abort() }
}

async function failing(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { written, ended } = start(words, env)
  return { status: await ended, ...written }
}

describe('errors of serve in one line', () => {
  test.each([
    ['a port that is none', ['--port', 'http'], {}, 'error Invalid --port "http". Use 0 to 65535; 0 picks a free port.'],
    ['a port beyond the last', ['--port', '65536'], {}, 'error Invalid --port "65536".'],
    ['a retention without a unit', ['--retention', '30'], {}, 'error Invalid --retention "30". Use days or hours'],
    ['a retention of nothing', ['--retention', '0d'], {}, 'error Invalid --retention "0d".'],
    ['two places', ['--data', 'd', '--store', 'http://localhost:1'], {}, 'error --data and --store exclude each other'],
    ['certificates for no server', ['--store-ca', 'ca.pem'], {}, 'error --store-ca requires --store.'],
    ['certificates for the demo', ['--store-ca', 'ca.pem', '--demo'], {}, 'error --store-ca requires --store.'],
    ['a store that is no address', ['--store', 'SECRET@host'], {}, 'error --store must be the HTTP address of a ClickHouse server.'],
    ['the same by the variable', [], { SERVICE_STORE: 'ftp://me:SECRET@host' }, 'error --store must be the HTTP address'],
    ['a cluster of a folder', ['--data', 'd', '--cluster', 'c'], {}, 'error --cluster "c" requires a ClickHouse server.'],
    [
      'async inserts into a folder',
      ['--data', 'd', '--async-inserts'],
      {},
      'error --async-inserts requires a ClickHouse server. Set --store, or remove --async-inserts.',
    ],
    ['an option that it does not know', ['--prot', '1'], {}, "error: unknown option '--prot'"],
  ])('errors of serve in one line: %s', async (_, words, env, message) => {
    const { status, stdout, stderr } = await failing(words, env)
    expect(stderr).toContain(message)
    expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2)
    expect(stdout + stderr).not.toContain('SECRET')
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  test('certificates that cannot be read', async () => {
    const { status, stderr } = await failing(['--store', 'https://localhost:1', '--store-ca', 'none.pem'])
    expect(stderr).toMatch(/^error Cannot read the file ".*none\.pem" of --store-ca\. It must contain certificates in PEM format\.\n$/)
    expect(status).toBe(3)
  })

  test('a store where nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const { status, stderr } = await failing(['--store', `http://me:SECRET@127.0.0.1:${port}`])
    expect(stderr).toMatch(
      /^error The store does not respond: connect ECONNREFUSED 127\.0\.0\.1:\d+\. Fix the store, then restart the server\.\n$/,
    )
    expect(status).toBe(3)
  })

  test('rejects a data folder that is a file', async () => {
    const cwd = makeTree({ file: '' })
    const { written, ended } = start(['--data', 'file/data'], {}, cwd)
    expect(await ended).toBe(3)
    expect(written.stderr).toMatch(/^error Cannot create the data folder .*data: ENOTDIR.* Choose another folder with --data\.\n$/)
  })

  test.skipIf(process.platform !== 'linux')('a data folder below /proc, at once', async () => {
    const { written, ended } = start(['--data', '/proc/x'], {}, makeTree({}))
    expect(await ended).toBe(3)
    expect(written.stderr).toMatch(/^error Cannot create the data folder \/proc\/x: ENOENT.* Choose another folder with --data\.\n$/)
  })
})

describe('serve on the embedded engine', () => {
  test('gives a hint and releases the folder when the port is taken or the administration key is empty', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const taken = await failing(['--data', data, '--port', String(port)])
    expect(taken.stderr).toContain(`error Port ${port} of 127.0.0.1 is already in use. Choose another port with --port`)
    expect(taken.status).toBe(2)
    other.close()
    const empty = await failing(['--data', data, '--port', '0'], { SERVICE_ADMIN_KEY: '' })
    expect(empty.stderr).toContain('error SERVICE_ADMIN_KEY is empty.')
  })

  test('shows a history at the link of --demo, and adds none and writes no JSON when it starts again on a terminal', async () => {
    const open = async (env: Readonly<Record<string, string>>, isTTY: boolean) => {
      const { written, ended, end } = start(['--data', data, '--port', '0', '--demo', '--retention', '400d'], env, undefined, isTTY)
      await expect.poll(() => written.stdout).toContain('Open the demo: ')
      expect(written.stdout).toMatch(/^listening on http:\/\/127\.0\.0\.1:\d+\n/)
      const link = new URL(/Open the demo: (\S+)/.exec(written.stdout)?.[1] ?? '')
      const { key = '', org = '' } = Object.fromEntries(new URLSearchParams(link.hash.slice(1)))
      const parameters = { org, project: 'webshop', module: 'checkout', ref: 'main', fromTs: '0', interval: '9000000000000' }
      const address = `${link.origin}/v1/data/tests/aggregated?${new URLSearchParams(parameters)}`
      const response = await fetch(address, { headers: { 'service-api-key': key } })
      const { tests } = (await response.json()) as { readonly tests: readonly { readonly totalCount: number }[] }
      expect(await (await fetch(link.origin)).text()).toContain('<title>Build Report</title>')
      expect(written.stderr).not.toContain('removed at the end')
      end()
      expect(await ended).toBe(0)
      return { count: tests.reduce((sum, { totalCount }) => sum + totalCount, 0), stderr: written.stderr }
    }
    const first = await open({}, false)
    expect(first.count).toBeGreaterThan(10_000)
    expect(first.stderr).toContain('{"')
    expect(await open({ NO_COLOR: '1' }, true)).toEqual({ count: first.count, stderr: '' })
  })
})

test.skipIf(process.platform === 'win32')('reports to systemd when it is ready, alive and stopping', async () => {
  const { env, sent } = fakeServiceManager()
  const { written, ended, end } = start(['--data', data, '--port', '0'], {
    ...env,
    SERVICE_ADMIN_KEY: 'k'.repeat(32),
    WATCHDOG_USEC: '20000',
  })
  await expect.poll(() => sent().length).toBeGreaterThan(2)
  expect(written.stdout).toMatch(/^listening on /)
  end()
  expect(await ended).toBe(0)
  await expect.poll(() => sent().some((line) => line.endsWith(' STOPPING=1'))).toBe(true)
  expect([sent()[0], sent()[1]]).toEqual(['/run/notify READY=1', '/run/notify WATCHDOG=1'])
  expect(written.stderr).not.toContain('warning')
})

describe('serve as a process', () => {
  test('removes the demo at the end, and never uses the store of a variable for --demo', async () => {
    const temporary = makeFolder()
    const script = await bundleScript('../../commands/cli/serve-process')
    onTestFinished(script.remove)
    const child = script.start(JSON.stringify(['--demo', '--port', '0']), temporary)
    let sawFolder = false
    for await (const line of child.lines) {
      if (!line.startsWith('Open the demo: ')) continue
      sawFolder = readdirSync(temporary).some((name) => name.startsWith('build-report-demo-'))
      child.signal('SIGTERM')
    }
    expect(await child.ended()).toBe(0)
    expect(sawFolder).toBe(true)
    expect(readdirSync(temporary)).toEqual([])
  })

  test('prints one line with both solutions when chDB is not installed', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    // Everything except chDB in one file outside of node_modules, as on a machine without chDB.
    const alone = await bundleScript('../../commands/cli/serve-process', { folder, external: /^chdb/ })
    const child = alone.start(JSON.stringify(['--data', join(folder, 'data')]), folder)
    const lines: string[] = []
    for await (const line of child.lines) lines.push(line)
    expect(await child.ended()).toBe(2)
    expect(lines).toEqual([
      'error The embedded database chDB is not installed. Install it with "npm install chdb" (Linux with glibc, or macOS), or use a ClickHouse server with --store.',
    ])
    expect(existsSync(join(folder, 'data', 'status'))).toBe(false)
  })
})
