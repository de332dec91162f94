// Tests that failures in stacked and other open pull requests are known or named in the report, from their stored histories.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { build, type PullRequest, startHistoryRepository } from './history-repository.js'

const green = { pays: 'passed', rounds: 'passed' } as const
const red = { ...green, rounds: 'failed' } as const

const parent: PullRequest = { number: 812, branch: 'feature/a', baseBranch: 'main' }
const child: PullRequest = { number: 815, branch: 'feature/b', baseBranch: 'feature/a' }
const other: PullRequest = { number: 820, branch: 'feature/c', baseBranch: 'main' }
const inputs = { 'fail-on': 'new' }

/** Sets the clock of GitHub, so that the builds of a test were a few hours ago. */
const setClock = ({ artifacts }: Awaited<ReturnType<typeof startHistoryRepository>>['github']): void =>
  artifacts.advance(Date.now() - artifacts.now() - 6 * 60 * 60 * 1000)

/** The words about other pull requests. In Markdown, an invisible character keeps GitHub from linking a number. */
const also = (...numbers: readonly number[]) =>
  new RegExp(`also failed in ${numbers.map((number) => `\\\\?#.?${number}`).join(' and ')} (today|since yesterday)`)

const json = (path: string | undefined) => JSON.parse(readFileSync(path ?? '', 'utf8'))

test('knows a failure that the parent of a stacked pull request has in the tested commit', async () => {
  const { github, begin, pull, comment } = await startHistoryRepository()
  await begin(build(1, 0, green))
  const below = await pull(build(2, 1, red, { of: parent, inputs }))
  expect(below.status).toBe(1)
  expect(comment(812)).toContain('1 of 2 tests failed: new')
  const above = await pull(build(3, 2, red, { of: child, inputs: { ...inputs, html: 'report.html' } }))
  expect(above.status).toBe(0)
  expect(comment(815)).toMatch(/1 of 2 tests failed, as in \\?#.?812/)
  expect(comment(815)).toContain('no history of feature/a: compared with 1 build of main')
  expect(above.summary).toContain('no history of feature/a: compared with 1 build of main')
  expect(above.stdout).toContain('fails in #812 too')
  expect(readFileSync(`${above.workspace}/report.html`, 'utf8')).toContain('No history of feature/a: compared with 1 build of main')
  expect(json(above.outputs['summary-json'])).toMatchObject({
    history: { ref: 'main', replaces: 'feature/a' },
    verdicts: { new: 0, known: 1, knownInParent: 1 },
    failures: [{ name: 'rounds', verdict: { kind: 'known', parent: 812 } }],
  })
  github.expectNoViolations()
})

test('calls a failure of a stacked pull request new when only another commit of its parent has it', async () => {
  const { github, begin, pull, comment } = await startHistoryRepository()
  setClock(github)
  await begin(build(1, 0, green))
  await pull(build(2, 1, red, { of: parent }))
  // The parent is repaired, and leaves nothing.
  await pull(build(3, 1, green, { of: parent }))
  const { status } = await pull(build(4, 3, red, { of: child, inputs }))
  expect(status).toBe(1)
  expect(comment(815)).toContain('1 of 2 tests failed: new')
  expect(comment(815)).toMatch(also(812))
})

test('knows a failure of the first pull request of a stack in the third one', async () => {
  const { pull, begin } = await startHistoryRepository()
  await begin(build(1, 0, green))
  await pull(build(2, 1, red, { of: parent }))
  await pull(build(3, 2, red, { of: child }))
  const third = await pull(build(4, 3, red, { of: { number: 816, branch: 'feature/b2', baseBranch: 'feature/b' }, inputs }))
  expect(third.status).toBe(0)
  expect(third.stdout).toContain('fails in #815 too')
})

test('names other pull requests that fail for the same cause, and does not let them decide', async () => {
  const { github, begin, pull, comment } = await startHistoryRepository()
  setClock(github)
  await begin(build(1, 0, green))
  await pull(build(2, 1, red, { of: parent }))
  await pull(build(3, 1, red, { of: other }))
  const { status, stdout, summary, outputs, workspace } = await pull(build(4, 1, red, { inputs: { ...inputs, html: 'report.html' } }))
  expect(status).toBe(1)
  expect(comment()).toContain('1 of 2 tests failed: new')
  expect(comment()).toMatch(also(812, 820))
  expect(summary).toMatch(also(812, 820))
  expect(stdout).toMatch(also(812, 820))
  expect(readFileSync(`${workspace}/report.html`, 'utf8')).toMatch(also(812, 820))
  expect(json(outputs['summary-json'])).toMatchObject({
    verdicts: { new: 1, known: 0 },
    failures: [{ name: 'rounds', verdict: { kind: 'new', alsoFailed: { pullRequests: [812, 820] } } }],
  })
  github.expectNoViolations()
})

test('sends no request for other pull requests, and stores nothing, when no failure is new', async () => {
  const { github, service, begin, push, pull } = await startHistoryRepository()
  const evidence = () => service.artifacts.filter(({ name }) => name.startsWith('build-report-evidence-'))
  await begin(build(1, 0, red))
  await push(build(2, 1, red))
  const lists = () => github.requests.filter(({ query }) => query.name?.startsWith('build-report-evidence-')).length
  await pull(build(3, 2, green))
  await pull(build(4, 2, red))
  expect([lists(), evidence()]).toEqual([0, []])
  await pull(build(5, 2, { ...red, pays: 'failed' }))
  expect([lists(), evidence().length]).toEqual([1, 1])
})

test.each([
  ['artifacts is off', { inputs: { artifacts: 'off' } }],
  ['history is off', { inputs: { history: 'off' } }],
  ['the pull request comes from a fork', { isFork: true }],
])('leaves no failures for other pull requests when %s', async (_, more) => {
  const { service, begin, pull } = await startHistoryRepository()
  await begin(build(1, 0, green))
  await pull(build(2, 1, red, more))
  expect(service.artifacts.filter(({ name }) => name.startsWith('build-report-evidence-'))).toEqual([])
})
