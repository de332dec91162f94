// Tests that a quarantined failure counts as failed but fails neither the command nor the step, and is marked in every report.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readPage } from '../deliver/html-report/writer/written-page.js'
import { checkOut } from '../host/ci-context/pull-request-checkout.js'
import { startFakeGitHub } from '../host/github/fake-github.js'
import { makeTree } from '../read/collect/tree.js'
import { junit } from '../results/junit-results.js'
import { runCli } from './cli-process.js'
import { nodes } from './nodes.js'
import { onlyJob, pullRequestEnvironment, pullRequestEvent, repository } from './scenarios/events.js'
import { runStep, startStep } from './step.js'

const file = '.service-quarantine.json'
const failure = { message: 'expected 1 to be 2' }
const results = junit([{ name: 'adds', failure }, { name: 'removes' }])
const quarantine = (until = '9999-12-31') => `[\n  // flaky since the move\n  { "test": "Basket › adds", "until": "${until}" },\n]\n`

describe.each(nodes)('a quarantined test, on %s', (node) => {
  const report = (files: Readonly<Record<string, string>>, ...args: readonly string[]) =>
    runCli(['report', ...args], { node, cwd: makeTree({ 'TEST-a.xml': results, ...files }) })

  test('does not fail the command or the step, and counts as failed', () => {
    const files = { [file]: quarantine() }
    const { status, stdout } = report(files, '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ status: 'successful', tests: { total: 2, failed: 1 }, problems: [] })
    const step = runStep({ node, files: { 'TEST-a.xml': results, ...files } })
    expect(step).toMatchObject({ status: 0, outputs: expect.objectContaining({ status: 'successful', failed: '1' }) })
  })

  test('is marked in the HTML report when more tests failed than reports list', () => {
    const failing = junit(Array.from({ length: 1_100 }, (_, index) => ({ name: `case ${index}`, failure })))
    const files = { [file]: '[{ "test": "Basket › case *" }]', 'TEST-a.xml': failing }
    const { status, cwd } = runCli(['report', '--html', 'report.html'], { node, cwd: makeTree(files) })
    expect(status).toBe(0)
    const { blocks } = readPage(join(cwd, 'report.html'))
    expect(blocks.flatMap(({ tests }) => tests.history?.quarantineOf ?? [])).toHaveLength(1_100)
  })

  test('is added by the command, which then lists and checks it', () => {
    const cwd = makeTree({ 'TEST-a.xml': results })
    const run = (...words: readonly string[]) => runCli(words, { node, cwd })
    expect(run('report').status).toBe(1)
    expect(run('quarantine', 'add', 'Basket › adds', '--until', '9999-12-31', '--reason', 'flaky').status).toBe(0)
    expect(run('report').status).toBe(0)
    expect(run('quarantine', 'list').stdout).toBe(`${file}: 1 entry\n\nBasket › adds\n  until 9999-12-31 · flaky\n`)
    expect(run('quarantine', 'check').status).toBe(0)
  })

  test('fails the command when another test fails', () => {
    const other = junit([{ name: 'pays', failure }], 'Shop')
    const { status, stdout } = report({ [file]: quarantine(), 'TEST-b.xml': other }, '--json')
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ status: 'failed', tests: { failed: 2 } })
  })

  test('fails the command again with a warning when its quarantine has ended', () => {
    const { status, stderr } = report({ [file]: quarantine('2020-01-01') })
    expect(status).toBe(1)
    expect(stderr).toContain(`${file}:3`)
    expect(stderr).toContain('The quarantine of "Basket › adds" ended on 2020-01-01, so its failures count again.')
  })

  test('is not excused by a file with errors, which end the command', () => {
    const { status, stderr } = report({ [file]: '[\n  { "test": "*" }\n]\n' })
    expect(status).toBe(2)
    expect(stderr).toContain(`${file}:2:14`)
    expect(stderr).toContain('matches every test')
  })

  test('is marked in every report when the pull request itself has added the entry', async () => {
    const { cwd, base, head, merge } = checkOut({ [file]: '[]' }, { [file]: quarantine() })
    writeFileSync(join(cwd, 'TEST-a.xml'), results)
    const github = await startFakeGitHub({
      repository,
      jobs: [onlyJob()],
      commits: { [base]: { [file]: '[]' } },
      pulls: [{ number: 7, headSha: head, headBranch: 'rounding' }],
    })
    onTestFinished(() => github.close())
    const event = pullRequestEvent({ number: 7, sha: head })
    const step = await startStep({
      node,
      workspace: cwd,
      inputs: { token: github.token, html: 'report.html' },
      event: { ...event, pull_request: { ...event.pull_request, base: { ...event.pull_request.base, sha: base } } },
      env: { ...pullRequestEnvironment(7), GITHUB_SHA: merge, GITHUB_API_URL: github.apiUrl },
    })
    expect(step.status).toBe(0)
    const headline = '1 test passed; 1 test failed, quarantined by this change'
    const [comment] = github.comments({ kind: 'pullRequest', number: 7 })
    expect(comment?.body).toContain(headline)
    expect(comment?.body).toContain('— by this change until 9999-12-31')
    expect(step.summary).toContain(headline)
    expect(step.stdout).toContain(headline)
    const { failures } = JSON.parse(readFileSync(step.outputs['summary-json'] ?? '', 'utf8'))
    expect(failures).toMatchObject([{ name: 'adds', quarantine: { until: '9999-12-31', isAdded: true } }])
    const { blocks } = readPage(join(cwd, 'report.html'))
    expect(readFileSync(join(cwd, 'report.html'), 'utf8')).toContain(headline)
    const facts = blocks.flatMap(({ tests }) => tests.history?.quarantines ?? []).map((statement) => statement.facts)
    expect(JSON.stringify(facts)).toContain('quarantined by this change until 9999-12-31')
    github.expectNoViolations()
  })
})
