// Tests that doctor finds missing permissions, results and servers, in a step and on the command line (src/setup/doctor).
import { readdirSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startFakeGitHub } from '../host/github/fake-github.js'
import { makeTree } from '../read/collect/tree.js'
import { failingResults } from '../results/junit-results.js'
import { startTestServer } from '../server/test-server.js'
import { startCli } from './cli-process.js'
import { nodes } from './nodes.js'
import { onlyJob } from './scenarios/events.js'
import { startStep } from './step.js'

const sha = '0123456789abcdef0123456789abcdef01234567'
const workflow = (access: string) => `on: pull_request
permissions:
  contents: read
  pull-requests: ${access}
jobs:
  unit:
    runs-on: ubuntu-latest
`
const event = {
  pull_request: {
    number: 7,
    head: { sha, ref: 'topic', repo: { full_name: 'acme/shop' } },
    base: { ref: 'main', sha, repo: { full_name: 'acme/shop' } },
  },
}

/** Runs the action with `command: doctor` in a pull request on a fake GitHub. */
async function examineStep(node: string, access: string, inputs: Readonly<Record<string, string>> = {}) {
  const github = await startFakeGitHub({
    repository: 'acme/shop',
    pulls: [{ number: 7, headSha: sha, headBranch: 'topic' }],
    jobs: [onlyJob()],
  })
  onTestFinished(() => github.close())
  const step = await startStep({
    node,
    files: { 'TEST-a.xml': failingResults(2), '.github/workflows/test.yml': workflow(access) },
    inputs: { command: 'doctor', token: github.token, ...inputs },
    event,
    env: {
      GITHUB_API_URL: github.apiUrl,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/test.yml@refs/pull/7/merge',
    },
  })
  return { github, step }
}

describe.each(nodes)('on %s', (node) => {
  test('the action reports an invalid address of a server beside everything else', async () => {
    const { step } = await examineStep(node, 'write', { 'server-url': 'builds.example', 'api-key': 'brk_key' })
    expect(step.status).toBe(1)
    expect(step.summary).toMatch(/^## ❌ 1 problem/m)
    expect(step.summary).toContain('builds.example')
    expect(step.summary).toContain('TEST-a.xml: JUnit XML, 2 tests, 2 failed')
  })

  test('the action shows in the log and the job summary that a step is ready, although tests failed', async () => {
    const { github, step } = await examineStep(node, 'write')
    expect(step.status).toBe(0)
    expect(step.summary).toMatch(/^## ✅ Everything is ready$/m)
    expect(step.summary).toContain('✅ TEST-a.xml: JUnit XML, 2 tests, 2 failed')
    expect(step.summary).toContain('pull-requests: write, for the comment: granted by the workflow')
    expect(step.stdout).toContain('Comment on pull request #7')
    expect(github.requests.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(github.requests.length).toBeGreaterThan(2)
    expect(step.outputs).toEqual({})
    github.expectNoViolations()
  })

  test('the action fails and shows the YAML to paste when a permission is missing', async () => {
    const { github, step } = await examineStep(node, 'read')
    expect(step.status).toBe(1)
    expect(step.commands.filter(({ name }) => name === 'error').map(({ message }) => message)).toEqual([
      'Build Report is not ready: 1 problem.',
    ])
    expect(step.summary).toMatch(/^## ❌ 1 problem$/m)
    expect(step.summary).toContain('`.github/workflows/test.yml:2`')
    expect(step.summary).toMatch(/```yaml\n *permissions:\n *contents: read\n *pull-requests: write\n/)
    expect(step.stdout.replace(/\u001b\[\d+m/g, '')).toContain(
      '\n      permissions:\n        contents: read\n        pull-requests: write\n',
    )
    expect(step.stdout + step.summary).not.toContain(github.token)
  })

  test('the command checks a server with a key, and neither sends nor writes anything', async () => {
    const { url, key, store } = await startTestServer()
    const cwd = makeTree({ 'TEST-a.xml': failingResults(1) })
    const env = { SERVICE_URL: url, SERVICE_API_KEY: key, SERVICE_ORG: 'acme', SERVICE_PROJECT: 'shop', SERVICE_REF: 'main' }
    const { status, stdout, stderr } = await startCli(['doctor'], { node, cwd, env })
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^✓ Everything is ready\n/)
    expect(stdout).toContain('  ✓ The key may write records\n')
    expect(stdout).toContain('The server has no build of main yet.')
    expect(stdout).not.toContain(key)
    expect(store.records).toEqual([])
    expect(readdirSync(cwd)).toEqual(['TEST-a.xml'])
  })

  test('the command returns 1 without a network when results are missing', async () => {
    const { status, stdout } = await startCli(['doctor', '--json', '--server-url', 'http://127.0.0.1:9'], {
      node,
      env: { SERVICE_API_KEY: 'brk_none' },
    })
    const { sections, problems } = JSON.parse(stdout)
    expect(status).toBe(1)
    expect(problems).toBe(2)
    expect(sections[1].findings[0]).toMatchObject({ status: 'problem', cure: expect.stringContaining('Run the tests first') })
    expect(sections[4].findings[0].title).toContain('does not answer')
  })
})
