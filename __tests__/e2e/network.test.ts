// Tests that the built command and action work with a proxy, and with mirrors, foreign work trees and submodules of git.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startResultsService } from '../deliver/reporters/results-service.js'
import { startDataApi } from '../deliver/submit/data-api.js'
import { type FakeProxy, startFakeProxy } from '../host/github/fake-proxy.js'
import { makeFolder, makeTree } from '../read/collect/tree.js'
import { goodResults } from '../results/junit-results.js'
import { selfMadeCertificate } from '../server/store/self-made-certificate.js'
import { runCli, startCli } from './cli-process.js'
import { bareEnvironment, nodes } from './nodes.js'
import { jobEnvironment } from './scenarios/scenario.js'
import { startStep } from './step.js'

const [node = process.execPath] = nodes

const files = { 'TEST-a.xml': goodResults }

async function startProxy(port: number, login?: string): Promise<FakeProxy> {
  const proxy = await startFakeProxy(port, login)
  onTestFinished(() => proxy.close())
  return proxy
}

const portOf = (url: string) => Number(new URL(url).port)

/** The address of a proxy as curl, git and wget accept it. */
const shortAddress = ({ url }: FakeProxy) => `localhost:${portOf(url)}`

describe('a proxy', () => {
  test('receives the requests of the command when its address has no http://', async () => {
    const api = await startDataApi()
    const proxy = await startProxy(portOf(api.url), 'ci:p#ss')
    const { status, stderr } = await startCli(['collect'], {
      node,
      files,
      env: {
        http_proxy: `ci:p%23ss@${shortAddress(proxy)}`,
        SERVICE_URL: 'http://reports.corp',
        SERVICE_API_KEY: api.key,
        SERVICE_ORG: 'acme',
        SERVICE_PROJECT: 'shop',
        SERVICE_BUILD: '9',
        SERVICE_REF: 'main',
      },
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining('warning') })
    expect(new Set(proxy.targets)).toEqual(new Set(['http://reports.corp']))
    expect(api.records).toHaveLength(3)
  })

  test.each([
    ['http://ci:SE%CRET@proxy.corp:3128', 'its address is not valid'],
    ['socks5://ci:SECRET@proxy.corp:1080', 'SOCKS proxies are not supported'],
  ])('is named in one warning without its password when it is %s', async (address, reason) => {
    const api = await startDataApi()
    const { status, commands, stdout, stderr } = await startStep({
      node,
      files,
      inputs: { 'server-url': api.url.replace('127.0.0.1', '0.0.0.0'), 'api-key': api.key },
      env: { HTTP_PROXY: address, NO_PROXY: '*.corp' },
    })
    expect(status).toBe(0)
    expect(commands.filter(({ name }) => name === 'warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(`^The proxy in the variable HTTP_PROXY is not used: ${reason}`),
    ])
    expect(stdout.replace(/^::add-mask::.*$/gm, '') + stderr).not.toContain('CRET')
    // More than one request asked for the proxy.
    expect(api.requests.length).toBeGreaterThan(1)
  })

  const names = ['results.test', 'blob.test']
  const certificate = selfMadeCertificate(names.map((name) => `DNS:${name}`).join())

  test.skipIf(certificate === undefined)('receives the uploads of artifacts when its address has no http://', async () => {
    const service = await startResultsService()
    onTestFinished(() => service.close())
    const tls = createServer({ ...certificate }, async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !['connection', 'transfer-encoding', 'content-length'].includes(name) ? [[name, value]] : [],
        ),
      )
      const answer = await fetch(service.url + request.url, { method: request.method ?? 'GET', headers, body: Buffer.concat(parts) })
      const text = (await answer.text()).replaceAll(service.url, 'https://blob.test')
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    }).listen(0, '127.0.0.1')
    await once(tls, 'listening')
    const proxy = await startProxy((tls.address() as AddressInfo).port)
    onTestFinished(() => {
      tls.closeAllConnections()
      tls.close()
    })
    const authority = join(makeFolder(), 'authority.pem')
    writeFileSync(authority, certificate?.cert ?? '')
    const { status, commands } = await startStep({
      node,
      files,
      inputs: { html: 'report.html' },
      env: {
        ...jobEnvironment(service, 1),
        ACTIONS_RESULTS_URL: 'https://results.test/',
        https_proxy: shortAddress(proxy),
        HTTP_PROXY: 'http://127.0.0.1:9',
        NO_PROXY: '*.corp,10.0.0.0/8',
        NODE_EXTRA_CA_CERTS: authority,
      },
    })
    expect({ status, warnings: commands.filter(({ name }) => name === 'warning') }).toEqual({ status: 0, warnings: [] })
    expect(new Set(proxy.targets)).toEqual(new Set(names.map((name) => `${name}:443`)))
    expect(service.artifacts.length).toBeGreaterThan(0)
  })
})

describe('git', () => {
  const git = (cwd: string, ...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'protocol.file.allow=always', ...words], {
      cwd,
      env: bareEnvironment,
      stdio: 'pipe',
    })

  /** Makes a repository whose files are committed and older than its index. */
  function makeClone(): string {
    const folder = makeTree(files)
    git(folder, 'init', '--quiet')
    git(folder, 'add', '.')
    git(folder, 'commit', '--quiet', '--message', 'a')
    utimesSync(join(folder, 'TEST-a.xml'), 1e9, 1e9)
    return folder
  }

  test.each([
    ['https://github.com/acme/shop.git', '"org":"acme","project":"shop"'],
    ['codecommit::eu-west-1://shop', '"project":"shop"'],
  ])('names the organisation of %s when a mirror replaces github.com', (address, expected) => {
    const cwd = makeClone()
    writeFileSync(join(cwd, 'TEST-b.xml'), goodResults)
    git(cwd, 'config', 'remote.origin.url', address)
    git(cwd, 'config', 'url.https://mirror.corp/cache/.insteadOf', 'https://github.com/')
    expect(runCli(['collect', 'TEST-b.xml', '--output', 'out.ndjson'], { node, cwd }).status).toBe(0)
    const [record = ''] = readFileSync(join(cwd, 'out.ndjson'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"project"'))
    expect(record).toContain(expected)
    expect(record.includes('"org"')).toBe(expected.includes('org'))
  })

  test('leaves out committed results in the work tree of another user and in a submodule, and names them', () => {
    const cwd = makeClone()
    git(cwd, 'submodule', '--quiet', 'add', makeClone(), 'lib')
    for (const path of ['TEST-a.xml', 'lib/TEST-a.xml']) utimesSync(join(cwd, path), 1e9, 1e9)
    // With this variable, git treats every repository like one of another user, as in a container.
    const { status, stderr, stdout } = runCli(['report'], { node, cwd, env: { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' } })
    expect(status).toBe(1)
    expect(stderr + stdout).toContain('2 files are committed and unchanged')
  })
})
