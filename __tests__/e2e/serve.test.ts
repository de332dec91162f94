// Tests that the built server stores and returns records, restores a backup, and explains why it cannot start.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { failingResults } from '../results/junit-results.js'
import { runCli } from './cli-process.js'
import { actionBundle, bareEnvironment, cliBundle, nodes } from './nodes.js'

const adminKey = 'the-administration-key-of-this-test-alone'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-serve-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the built command, and returns its address as soon as it listens. */
async function startServer(node: string, data: string) {
  const env = { ...bareEnvironment, SERVICE_ADMIN_KEY: adminKey }
  const server = spawn(node, [cliBundle, 'serve', '--port', '0', '--data', data], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  const log: string[] = []
  server.stderr.on('data', (text) => log.push(String(text)))
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /^listening on (\S+)$/.exec(line)?.[1]
    if (url !== undefined) return { server, url, log }
  }
  throw new Error(`The server ended: ${log.join('')}`)
}

const json = async (answer: Response): Promise<Record<string, unknown>> => (await answer.json()) as Record<string, unknown>

describe.each(nodes)('the server on %s', (node) => {
  test.runIf(process.platform === 'linux')('explains that the data folder is in use without an exception of the engine', async () => {
    const data = temporaryFolder()
    const { server } = await startServer(node, data)
    const second = runCli(['serve', '--port', '0', '--data', data], { node })
    expect(second.status).toBe(2)
    expect(second.stderr).toBe(
      `error The data folder ${data} is in use by process ${server.pid}. Only one server can use it at a time. Stop that server, or choose another folder with --data.\n`,
    )
  })

  test('stores the records of the command, returns them over time and exits with 0', async () => {
    const data = temporaryFolder()
    const { server, url, log } = await startServer(node, data)
    const ended = once(server, 'exit')

    const body = JSON.stringify({ org: 'acme', scopes: ['read', 'write'], name: 'ci' })
    const headers = { 'service-api-key': adminKey, 'content-type': 'application/json' }
    const { key } = await json(await fetch(`${url}/v1/keys`, { method: 'POST', headers, body }))
    const reading = { headers: { 'service-api-key': String(key) } }

    const env = { SERVICE_URL: url, SERVICE_API_KEY: String(key), SERVICE_PROJECT: 'shop' }
    const files = { 'TEST-a.xml': failingResults(3) }
    const report = runCli(['report'], { node, files, env })
    expect(report.stdout + report.stderr).toContain(`to ${url}.`)
    expect(report.status).toBe(1)

    const { tests } = await json(await fetch(`${url}/v1/data/tests/aggregated?org=acme&project=shop&module=shop`, reading))
    expect(tests).toHaveLength(3)
    expect(tests).toContainEqual(expect.objectContaining({ failedCount: 1, totalCount: 1 }))
    const page = await fetch(url)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('<title>Build Report</title>')

    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(log.join('')).not.toContain(String(key))
  })

  test('restores a backup of the running server into another folder', async () => {
    const folder = temporaryFolder()
    const first = await startServer(node, join(folder, 'first'))
    const created = { org: 'acme', scopes: ['read', 'write'], name: 'ci' }
    const headers = { 'service-api-key': adminKey, 'content-type': 'application/json' }
    const { key } = await json(await fetch(`${first.url}/v1/keys`, { method: 'POST', headers, body: JSON.stringify(created) }))
    const reading = { headers: { 'service-api-key': String(key) } }
    const env = { SERVICE_URL: first.url, SERVICE_API_KEY: String(key), SERVICE_PROJECT: 'shop' }
    runCli(['report'], { node, files: { 'TEST-a.xml': failingResults(3) }, env })

    const file = join(folder, 'backup.tar')
    const backup = runCli(['backup', file], { node, files: {}, env: { SERVICE_URL: first.url, SERVICE_ADMIN_KEY: adminKey } })
    expect(backup.stderr + backup.stdout).toMatch(/^The backup .*backup\.tar is complete: \d+ files, /)
    expect(backup.status).toBe(0)
    const restored = runCli(['restore', file, '--data', join(folder, 'second')], { node, files: {} })
    expect(restored.stderr + restored.stdout).toMatch(/^Restored the backup of /)
    expect(restored.status).toBe(0)

    const second = await startServer(node, join(folder, 'second'))
    const { tests } = await json(await fetch(`${second.url}/v1/data/tests/aggregated?org=acme&project=shop&module=shop`, reading))
    expect(tests).toHaveLength(3)
  })
})

test.each(nodes)('names the package to install when the embedded database is missing: %s', (node) => {
  const folder = temporaryFolder()
  cpSync(dirname(actionBundle), folder, { recursive: true })
  const { status, stderr, stdout } = spawnSync(node, [join(folder, 'cli', 'index.js'), 'serve', '--port', '0'], {
    cwd: folder,
    encoding: 'utf8',
    env: bareEnvironment,
  })
  expect(stdout).toBe('')
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining('npm install chdb')])
  expect(stderr).toContain('--store')
  expect(status).toBe(2)
})
