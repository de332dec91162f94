import { expect, test } from 'vitest'
import type { FailureKey } from '../../../src/judge/verdicts/evidence/evidence.js'
import { writeEvidence } from '../../../src/judge/verdicts/evidence/evidence-document.js'
import { first, type HistoryRun, pull, push, startHistoryScene, testId } from './history-scene.js'

const cause = '2-0a1b2c3d4e5f'
const head = 'a'.repeat(40)
const dayMs = 24 * 60 * 60 * 1000
const failed: readonly FailureKey[] = [{ id: testId('adds'), cause }]

/** A run of a pull request from a branch of its own. */
function pullOf(number: number, more: Partial<HistoryRun> & { readonly base?: string } = {}): HistoryRun {
  const { base = 'main', ...others } = more
  const branch = `branch-${number}`
  const repo = { full_name: 'acme/shop' }
  return pull(
    first + number,
    { adds: 'F' },
    {
      ref: `refs/pull/${number}/merge`,
      payload: { pull_request: { number, base: { ref: base, repo }, head: { ref: branch, repo } } },
      run: { headBranch: branch, headSha: head },
      ...others,
    },
  )
}

/** Starts a repository whose main branch has a history. */
async function startScene(options: Parameters<typeof startHistoryScene>[0] = {}) {
  const scene = await startHistoryScene(options)
  await scene.step(push(first, { adds: 'P' }))
  const { github, open } = scene
  const evidence = () => github.artifacts.all.filter(({ name }) => name.startsWith('build-report-evidence-'))
  /** Runs a step that leaves its failures. */
  async function leave(given: HistoryRun, failures = failed): Promise<void> {
    github.artifacts.advance(60_000)
    const history = open(given)
    await history.read()
    await history.evidence?.leave(failures)
  }
  /** Runs a step that reads the failures of others. Counts the requests for them. */
  async function read(given: HistoryRun, parentCommit?: string) {
    github.artifacts.advance(60_000)
    const history = open(given)
    await history.read()
    const before = github.requests.length
    const found = (await history.evidence?.read(parentCommit)) ?? []
    return { found, numbers: found.map(({ pullRequest }) => pullRequest), requests: github.requests.length - before }
  }
  return { ...scene, evidence, leave, read }
}

test('lets a pull request read what another one has left, with one request for the list and one for the file', async () => {
  const { github, evidence, leave, read } = await startScene()
  await leave(pullOf(812))
  expect(evidence()).toMatchObject([{ name: expect.stringMatching(/^build-report-evidence-[0-9a-f]{8}$/), retentionDays: 5 }])
  const { found, requests } = await read(pullOf(815))
  expect(found).toMatchObject([{ pullRequest: 812, isParent: false, timestamp: evidence()[0]?.createdAt }])
  expect([...(found[0]?.failures ?? [])]).toEqual([[testId('adds').slice(0, 10), [cause]]])
  expect(requests).toBe(2)
  github.expectNoViolations()
})

test('does not read the failures of the own pull request', async () => {
  const { leave, read } = await startScene()
  await leave(pullOf(812))
  expect(await read(pullOf(812, { id: first + 100 }))).toMatchObject({ numbers: [], requests: 1 })
})

test('reads at most five pull requests, the newest ones, with six requests', async () => {
  const { github, leave, read } = await startScene()
  for (let number = 801; number <= 807; number += 1) await leave(pullOf(number))
  await leave(pullOf(807, { id: first + 100 }))
  const { numbers, requests } = await read(pullOf(815))
  expect([numbers, requests]).toEqual([[807, 806, 805, 804, 803], 6])
  github.expectNoViolations()
})

test('reads the parent first when newer pull requests have failures too', async () => {
  const { leave, read } = await startScene()
  await leave(pullOf(800))
  for (let number = 801; number <= 806; number += 1) await leave(pullOf(number))
  const { found, requests } = await read(pullOf(815, { base: 'branch-800' }), head)
  expect(found.map(({ pullRequest, isParent }) => [pullRequest, isParent])).toEqual([
    [800, true],
    [806, false],
    [805, false],
    [804, false],
    [803, false],
  ])
  expect(requests).toBe(6)
})

test.each([
  ['another commit of the parent', 'branch-812', 'b'.repeat(40)],
  ['a commit of another branch', 'branch-813', head],
])('does not take %s for the parent', async (_, base, commit) => {
  const { leave, read } = await startScene()
  await leave(pullOf(812))
  expect((await read(pullOf(815, { base }), commit)).found).toMatchObject([{ pullRequest: 812, isParent: false }])
})

test('compares a pull request with the default branch when its base branch has no history', async () => {
  const { open, said } = await startScene()
  const { summary } = await open(pullOf(815, { base: 'branch-812' })).read()
  expect(summary).toMatchObject({ builds: 1, ref: 'main', replaces: 'branch-812' })
  expect(said).toContain('History: 1 build of main, because branch-812 has none.')
})

test('compares a pull request with its base branch when that has a history', async () => {
  const { open, step } = await startScene()
  await step(push(first + 1, { adds: 'P' }, { ref: 'refs/heads/branch-812' }))
  const { summary } = await open(pullOf(815, { base: 'branch-812' })).read()
  expect(summary).toMatchObject({ ref: 'branch-812' })
  expect(summary).not.toHaveProperty('replaces')
})

test('does not compare a push to a branch without a history with the default branch', async () => {
  const { open } = await startScene()
  const { summary } = await open(push(first + 1, { adds: 'F' }, { ref: 'refs/heads/branch-812' })).read()
  expect(summary).toMatchObject({ builds: 0, reason: 'No run of branch-812 has left one yet.' })
})

test('reads but leaves nothing when the pull request comes from a fork', async () => {
  const { evidence, leave, read } = await startScene()
  await leave(pullOf(812))
  const repo = { full_name: 'mallory/shop' }
  const payload = {
    pull_request: { number: 815, base: { ref: 'main', repo: { full_name: 'acme/shop' } }, head: { ref: 'branch-812', repo } },
  }
  const ofFork = pullOf(815, { payload, run: { headBranch: 'branch-812', isFork: true } })
  await leave(ofFork)
  expect(evidence()).toHaveLength(1)
  // The branch of the fork has the name of ours.
  expect((await read(ofFork)).numbers).toEqual([812])
})

test('ignores what a fork has stored under the name of the evidence', async () => {
  const { github, evidence, leave, read } = await startScene()
  await leave(pullOf(812))
  const [{ name = '', content = Buffer.alloc(0) } = {}] = evidence()
  github.artifacts.add({ name, content, run: { id: first + 900, headBranch: 'other', isFork: true } })
  expect(await read(pullOf(815))).toMatchObject({ numbers: [812], requests: 2 })
})

test.each([
  ['is not JSON', Buffer.from('{')],
  ['is too long', Buffer.alloc(1_000_000, ' ')],
  ['names no pull request', Buffer.from(writeEvidence(0, failed))],
])('ignores evidence that %s', async (_, content) => {
  const { github, evidence, leave, read } = await startScene()
  await leave(pullOf(812))
  const [{ name = '' } = {}] = evidence()
  github.artifacts.add({ name, content, run: { id: first + 900, headBranch: 'other' } })
  expect((await read(pullOf(815))).numbers).toEqual([812])
})

test('ignores damaged evidence, and logs why', async () => {
  const { github, evidence, leave, read, said } = await startScene()
  await leave(pullOf(812))
  github.artifacts.damage(evidence()[0]?.id ?? 0, Buffer.from('PK damaged'))
  expect((await read(pullOf(815))).numbers).toEqual([])
  expect(said.at(-1)).toMatch(/^The evidence in the artifact \d+ is not used: it differs from its digest\.$/)
})

test('does not read evidence after five days', async () => {
  const { github, leave, read } = await startScene()
  await leave(pullOf(812))
  github.artifacts.advance(5 * dayMs)
  expect(await read(pullOf(815))).toMatchObject({ numbers: [], requests: 1 })
})

test('keeps the evidence of jobs, modules and titles apart', async () => {
  const { evidence, leave, read } = await startScene()
  for (const more of [{ job: 'unit' }, { job: 'e2e' }, { title: 'Unit tests' }, { module: 'checkout' }]) await leave(pullOf(812, more))
  expect(new Set(evidence().map(({ name }) => name)).size).toBe(4)
  expect((await read(pullOf(815, { job: 'e2e' }))).numbers).toEqual([812])
})

test('leaves and reads nothing when the job lacks the permission to read artifacts', async () => {
  const { github, evidence, leave, read } = await startScene({ permissions: { actions: 'none' } })
  await leave(pullOf(812))
  expect(evidence()).toEqual([])
  expect(await read(pullOf(815))).toMatchObject({ numbers: [], requests: 0 })
  github.expectNoViolations()
})

test('neither reads nor leaves evidence after a push', async () => {
  const { open } = await startScene()
  expect(open(push(first + 1, { adds: 'F' })).evidence).toBeUndefined()
})

test('leaves nothing when the run has no failure', async () => {
  const { evidence, leave } = await startScene()
  await leave(pullOf(812), [])
  expect(evidence()).toEqual([])
})

test('leaves its failures once when the job runs again', async () => {
  const { evidence, leave, said } = await startScene()
  await leave(pullOf(812))
  const before = said.length
  await leave(pullOf(812))
  expect(evidence()).toHaveLength(1)
  expect(said.slice(before).filter((line) => line.includes('evidence'))).toEqual([])
})
