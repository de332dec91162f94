// Tests src/host/github/octokit-client.ts with a proxy, with an API that answers byte by byte, and in a process of its own.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { transpileModule } from 'typescript'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { GitHubClient } from '../../../src/host/github/github-client.js'
import { createGitHubClient } from '../../../src/host/github/octokit-client.js'
import { type FakeGitHub, startFakeGitHub } from './fake-github.js'
import { startFakeProxy } from './fake-proxy.js'
import { failureOf, pull, pulls } from './start-client.js'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a proxy', () => {
  /** Starts a fake GitHub with a name that only the proxy resolves. */
  async function startBehindProxy(
    variable: string,
  ): Promise<{ github: FakeGitHub; client: GitHubClient; proxy: { readonly targets: readonly string[] } }> {
    const github = await startFakeGitHub({ repository: 'acme/shop', pulls })
    const proxy = await startFakeProxy(github.port)
    onTestFinished(async () => {
      await github.close()
      await proxy.close()
    })
    for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY']) vi.stubEnv(name, '')
    vi.stubEnv(variable, proxy.url)
    const client = createGitHubClient({ token: github.token, repository: 'acme/shop', apiUrl: 'http://github.test', secondMs: 1 })
    return { github, client, proxy }
  }

  test.each(['http_proxy', 'HTTP_PROXY'])('uses the proxy in %s', async (variable) => {
    const { github, client, proxy } = await startBehindProxy(variable)
    expect(await client.createComment(pull, 'text')).toMatchObject({ body: 'text' })
    expect(proxy.targets).toEqual(['http://github.test'])
    expect(github.comments(pull)).toHaveLength(1)
    github.expectNoViolations()
  })

  test.each([
    ['HTTP_PROXY', 'example.org,.test'],
    ['HTTP_PROXY', '*'],
    ['HTTPS_PROXY', ''],
  ])('does not use the proxy in %s when it is not for GitHub (NO_PROXY=%s)', async (variable, noProxy) => {
    const { github, client, proxy } = await startBehindProxy(variable)
    vi.stubEnv('NO_PROXY', noProxy)
    const error = await failureOf(client.createComment(pull, 'text'), github)
    expect(error.failure).toBe('unavailable')
    expect(proxy.targets).toEqual([])
  })
})

describe('an API that answers byte by byte', () => {
  test.each(['header', 'body'] as const)('ends at the deadline when the %s of an answer drips', async (part) => {
    const api = createServer(({ socket }) => {
      const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'
      socket.write(part === 'header' ? head : `${head}transfer-encoding: chunked\r\n\r\n`)
      const timer = setInterval(() => socket.write(part === 'header' ? 'x: y\r\n' : '1\r\n \r\n'), 5)
      socket.on('close', () => clearInterval(timer)).on('error', () => {})
    }).listen(0, '127.0.0.1')
    await once(api, 'listening')
    onTestFinished(() => void api.close())
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    const client = createGitHubClient({
      token: 'ghs_0',
      repository: 'acme/shop',
      apiUrl,
      deadlineMs: 300,
      requestTimeoutMs: 100,
      secondMs: 1,
    })
    await expect(client.pullRequestsOfCommit('a'.repeat(40))).rejects.toThrow(
      /did not answer .*: no answer within 0\.\d s|took more than 0\.3 s/,
    )
    await expect(client.jobsOfRun(1)).rejects.toThrow(/took more than 0\.3 s|no answer within/)
  })
})

describe('a process of its own', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))

  /** Bundles the client for a separate process, which shows whether the client keeps a process alive. */
  function compileClient(): string {
    const folder = mkdtempSync(join(tmpdir(), 'build-report-client-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const folders = ['base', 'host/ci-context', 'records', 'host/github']
    const paths = folders.flatMap((name) =>
      readdirSync(join(root, 'src', name), { recursive: true }).map((path) => join(name, String(path))),
    )
    const sources = paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    for (const source of sources) {
      mkdirSync(dirname(join(folder, source)), { recursive: true })
      const { outputText } = transpileModule(readFileSync(join(root, 'src', source), 'utf8'), {
        compilerOptions: { module: 99, target: 10, verbatimModuleSyntax: true },
      })
      writeFileSync(join(folder, source.replace(/ts$/, 'js')), outputText)
    }
    return folder
  }

  test.each(['directly', 'over a proxy'])('exits without output when its work is done %s', async (way) => {
    const github = await startFakeGitHub({ repository: 'acme/shop', pulls })
    const proxy = await startFakeProxy(github.port)
    onTestFinished(async () => {
      await github.close()
      await proxy.close()
    })
    const folder = compileClient()
    writeFileSync(
      join(folder, 'main.js'),
      `import { createGitHubClient } from './host/github/octokit-client.js'
       const [apiUrl, token] = process.argv.slice(2)
       const client = createGitHubClient({ apiUrl, token, repository: 'acme/shop', secondMs: 1 })
       const place = { kind: 'pullRequest', number: 12 }
       for await (const page of client.comments(place)) if (page.length > 0) throw new Error('a comment')
       await client.createComment(place, 'text')`,
    )
    github.fail({ status: 502, times: 2 })
    const isDirect = way === 'directly'
    const { PATH } = process.env
    // Connections that are kept open, and timers, would hold the process for longer than that.
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(folder, 'main.js'), isDirect ? github.apiUrl : 'http://github.test', github.token],
      { env: { PATH, ...(isDirect ? {} : { HTTP_PROXY: proxy.url }) }, timeout: 30_000 },
    )
    expect(stdout + stderr).toBe('')
    expect(github.comments(pull)).toHaveLength(1)
    expect(proxy.targets.length > 0).toBe(!isDirect)
    github.expectNoViolations()
  })
})
