import { expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { startTestServer } from '../../server/test-server.js'
import { runMain } from './run-main.js'

const junit = '<testsuite name="s"><testcase name="a"/></testsuite>'

test('folds what is not used into one line outside of GitHub', async () => {
  const { status, stdout } = await runMain(makeTree({ 'TEST-a.xml': junit }), ['doctor'])
  expect(status).toBe(0)
  expect(stdout).toMatchInlineSnapshot(`
    "✓ Everything is ready

    Configuration
      ✓ There is no configuration file, and none is required

    Result files
      ✓ 1 file with 1 test
      ✓ TEST-a.xml: JUnit XML, 1 test

    Where reports go
      ✓ Exit status: fails on failed, incomplete, no-tests, unreadable

    – Not used (see --verbose): GitHub reports, HTML report, chats, server, history
    "
  `)
})

test('prints the verdict first, then everything with --verbose', async () => {
  const { status, stdout } = await runMain(makeTree({ 'TEST-a.xml': junit }), ['doctor', '--verbose'])
  expect(status).toBe(0)
  expect(stdout).toMatchInlineSnapshot(`
    "✓ Everything is ready

    Configuration
      ✓ There is no configuration file, and none is required

    Result files
      ✓ 1 file with 1 test
      ✓ TEST-a.xml: JUnit XML, 1 test

    Where reports go
      – Job summary: only a step of GitHub Actions has one
      – Comment: only a job of GitHub Actions writes one
      – Annotations: only a step of GitHub Actions has them
      – HTML report: not asked for
          To write one, set --html <file> or report.html.
      – Discord, Google Chat, Mattermost, Slack, Teams: not configured
      – Records: sent to no server
      ✓ Exit status: fails on failed, incomplete, no-tests, unreadable

    Permissions
      – Not a job of GitHub Actions, so no permission is needed

    Server
      – No server is set

    History
      – No history is used, so failures are not compared with earlier builds
          To compare failures with earlier builds, use --history <file> or a server. In a workflow, the action keeps the history in artifacts.
    "
  `)
})

test('returns 1 and shows the cure when there are problems', async () => {
  const cwd = makeTree({ 'TEST-a.xml': junit, '.service.json': '{\n  "report": 3\n}' })
  const { status, stdout } = await runMain(cwd, ['doctor'])
  expect(status).toBe(1)
  expect(stdout).toMatch(/^✗ 1 problem; \d things could not be checked$/m)
  expect(stdout).toMatch(/^ {2}✗ \.service\.json:2:13 report/m)
  expect((await runMain(cwd, ['doctor', '--quiet'])).stdout).toMatch(/^1 problem; .*\n$/)
})

test('prints everything as one JSON object, without the key', async () => {
  const { url, makeKey } = await startTestServer()
  const { key } = await makeKey('acme', ['read'])
  const cwd = makeTree({ 'TEST-a.xml': junit })
  const coordinates = { SERVICE_ORG: 'acme', SERVICE_PROJECT: 'shop', SERVICE_MODULE: 'web' }
  const { status, stdout } = await runMain(cwd, ['doctor', '--json', '--server-url', url], { SERVICE_API_KEY: key, ...coordinates })
  const found = JSON.parse(stdout)
  expect(status).toBe(1)
  expect(found).toMatchObject({ verdict: expect.stringMatching(/^1 problem/), problems: 1 })
  expect(found.sections.map(({ id }: { id: string }) => id)).toEqual([
    'configuration',
    'results',
    'destinations',
    'permissions',
    'server',
    'history',
  ])
  expect(found.sections[4].findings).toContainEqual({
    status: 'problem',
    title: 'The key may not write records',
    cure: 'Use a key with the scope "write".',
  })
  expect(stdout).not.toContain(key)
})

test('names the wrong option like other commands', async () => {
  expect((await runMain(makeTree({}), ['doctor', '--fail-on', 'nothing'])).status).toBe(2)
})

test('prints the diagnosis also when the preview cannot be written', async () => {
  const cwd = makeTree({ 'TEST-a.xml': junit, 'taken/notes.txt': '' })
  const { status, stdout, stderr } = await runMain(cwd, ['doctor', '--preview', 'taken'])
  expect(status).toBe(2)
  expect(stdout).toMatch(/^✓ Everything is ready\n/)
  expect(stderr).toMatch(/taken/)
  const json = await runMain(cwd, ['doctor', '--preview', 'taken', '--json'])
  expect(json.status).toBe(2)
  expect(JSON.parse(json.stdout)).toMatchObject({ verdict: 'Everything is ready' })
})

test.each([
  ['a password', 'https://ci:hunter2hunter2@reports.example.com'],
  ['another protocol', 'ftp://reports.example.com'],
])('examines everything else when the address of the server has %s', async (_, url) => {
  const { status, stdout, stderr } = await runMain(makeTree({ 'TEST-a.xml': junit }), ['doctor'], {
    SERVICE_URL: url,
    SERVICE_API_KEY: 'key',
  })
  expect(status).toBe(1)
  expect(stdout).toContain('✓ TEST-a.xml: JUnit XML, 1 test\n')
  expect(stdout).toMatch(/^Server\n {2}✗ Invalid server-url/m)
  expect(stdout + stderr).not.toContain('hunter2')
})
