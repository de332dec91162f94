import { expect, test } from 'vitest'
import type { HistoryRun } from './history-scene.js'
import { startHistoryScene } from './history-scene.js'

const push = (id: number, tests: HistoryRun['tests'], more: Partial<HistoryRun> = {}): HistoryRun => ({ event: 'push', id, tests, ...more })
const pull = (id: number, tests: HistoryRun['tests'], more: Partial<HistoryRun> = {}): HistoryRun => ({
  event: 'pull_request',
  ref: 'refs/pull/7/merge',
  payload: { pull_request: { number: 7, base: { ref: 'main' }, head: { ref: 'rounding' } }, repository: { default_branch: 'main' } },
  run: { headBranch: 'rounding' },
  id,
  tests,
  ...more,
})
const first = 5_000_000_001

test('continues the history of a branch with each push, and reads it with 3 requests', async () => {
  const { github, step } = await startHistoryScene()
  expect(await step(push(first, { adds: 'P' }))).toMatchObject({ requests: 1, builds: [], notWritten: undefined })
  expect(await step(push(first + 1, { adds: 'F' }))).toMatchObject({ requests: 3, known: { adds: 'P' } })
  expect(await step(push(first + 2, { adds: 'P', rounds: 'P' }))).toMatchObject({ known: { adds: 'PF' } })
  expect(await step(push(first + 3, {}))).toMatchObject({ known: { adds: 'PFP', rounds: '--P' }, notWritten: 'The build has no tests.' })
  github.expectNoViolations()
})

test('compares a pull request with its base branch, and leaves no history of it', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'F' }))
  await step(push(first + 1, { adds: 'P' }, { ref: 'refs/heads/rounding' }))
  const stored = github.artifacts.all.length
  expect(await step(pull(first + 2, { adds: 'F' }))).toMatchObject({
    requests: 3,
    known: { adds: 'F' },
    notWritten: 'The run is not a build of a branch.',
  })
  expect(github.artifacts.all).toHaveLength(stored)
})

test('has no history in the first run ever', async () => {
  const { github, step, said } = await startHistoryScene()
  expect(await step(pull(first, { adds: 'F' }))).toMatchObject({ requests: 2, builds: [], reason: 'No run of main has left one yet.' })
  expect(said).toEqual(['There is no history of earlier builds: No run of main has left one yet.'])
  github.expectNoViolations()
})

test('sends no request and uploads nothing before it is asked', async () => {
  const { github, service, open } = await startHistoryScene()
  open(push(first, { adds: 'P' }))
  expect(github.requests).toEqual([])
  expect(service.artifacts).toEqual([])
})

test.each(['schedule', 'workflow_dispatch'])('continues the history of the branch on %s', async (event) => {
  const { step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  await step(push(first + 1, { adds: 'F' }, { event }))
  expect(await step(pull(first + 2, { adds: 'F' }))).toMatchObject({ known: { adds: 'PF' } })
})

test('neither reads nor writes a history when the run is for a tag', async () => {
  const { github, service, step } = await startHistoryScene()
  expect(await step(push(first, { adds: 'P' }, { ref: 'refs/tags/v1.0.0' }))).toMatchObject({
    requests: 0,
    reason: 'The run does not belong to a branch.',
    notWritten: 'The run is not a build of a branch.',
  })
  expect([github.requests, service.artifacts]).toEqual([[], []])
})

test('reads the history for a pull request from a fork, and ignores what runs of the fork have stored', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  const [{ name = '', content = Buffer.alloc(0) } = {}] = github.artifacts.all
  github.artifacts.advance(60_000)
  // The branch of the fork has the name of ours, and its newer artifact the name of our history.
  github.artifacts.add({ name, content: Buffer.from('poison'), run: { id: first + 1, headBranch: 'main', isFork: true } })
  github.artifacts.add({ name, content, run: { id: first + 2, headBranch: 'rounding' } })
  const outcome = await step(pull(first + 3, { adds: 'F' }, { run: { headBranch: 'main', isFork: true } }))
  expect(outcome).toMatchObject({ requests: 3, builds: [String(first)], known: { adds: 'P' } })
})

const completed = (event: string, headBranch: string, more: object = {}) => ({
  repository: { default_branch: 'main' },
  workflow_run: { id: first + 100, run_attempt: 1, event, head_branch: headBranch, head_repository: { full_name: 'acme/shop' }, ...more },
})

test('continues the history of the branch that the completed run built on workflow_run', async () => {
  const { github, step } = await startHistoryScene()
  // GitHub lists runs on workflow_run with the default branch.
  const run = { headBranch: 'main' }
  const report = { event: 'workflow_run', job: 'report', run }
  await step(push(first, { adds: 'P' }, { ...report, payload: completed('push', 'release/2.x', { id: first + 200 }) }))
  expect(await step(push(first + 1, { adds: 'F' }, { ...report, payload: completed('push', 'release/2.x') }))).toMatchObject({
    builds: [String(first + 200)],
    notWritten: undefined,
  })
  const fork = completed('pull_request', 'rounding', { head_repository: { full_name: 'mallory/shop' }, pull_requests: [] })
  expect(await step(push(first + 2, { adds: 'F' }, { ...report, payload: fork }))).toMatchObject({
    builds: [],
    notWritten: 'The run is not a build of a branch.',
  })
  const own = completed('pull_request', 'rounding', { id: first + 300, pull_requests: [{ number: 7, base: { ref: 'release/2.x' } }] })
  expect(await step(push(first + 3, { adds: 'F' }, { ...report, payload: own }))).toMatchObject({
    builds: [String(first + 100), String(first + 200)],
    known: { adds: 'FP' },
    notWritten: 'The run is not a build of a branch.',
  })
  github.expectNoViolations()
})

test('adds the successful builds of a merge queue to the history of the base branch when no run tests after the merge', async () => {
  const { step } = await startHistoryScene()
  const ref = `refs/heads/gh-readonly-queue/release/2.x/pr-7-${'a'.repeat(40)}`
  const queued = (id: number, tests: HistoryRun['tests']) =>
    step(push(id, tests, { event: 'merge_group', ref, payload: { merge_group: { base_ref: 'refs/heads/release/2.x' } } }))
  await queued(first, { adds: 'P' })
  expect(await queued(first + 1, { adds: 'F' })).toMatchObject({
    known: { adds: 'P' },
    notWritten: 'A merge queue does not merge a build that failed.',
  })
  await queued(first + 2, { adds: 'f' })
  const payload = { pull_request: { number: 8, base: { ref: 'release/2.x' } } }
  expect(await step(pull(first + 3, { adds: 'F' }, { payload }))).toMatchObject({
    builds: [String(first), String(first + 2)],
    known: { adds: 'Pf' },
  })
})

test('has no history when the files have expired', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  github.artifacts.advance(31 * 24 * 60 * 60 * 1000)
  expect(await step(pull(first + 1, { adds: 'P' }))).toMatchObject({ requests: 1, builds: [] })
})

test('keeps the history of a busy branch for five days, and the history of another branch for thirty', async () => {
  const { github, step } = await startHistoryScene()
  for (let index = 0; index < 10; index += 1) await step(push(first + index, { adds: 'P' }))
  expect(github.artifacts.all.map(({ retentionDays }) => retentionDays)).toEqual([30, 30, 30, 30, 30, 30, 30, 30, 30, 5])
})

test('names the missing permission, and leaves a history for runs that have it', async () => {
  const { github, step } = await startHistoryScene({ permissions: { actions: 'none' } })
  const outcome = await step(push(first, { adds: 'P' }))
  expect(outcome).toMatchObject({ requests: 1, missingPermission: 'actions: read', reason: undefined, notWritten: undefined })
  expect(github.artifacts.all).toHaveLength(1)
})

test('names the missing permission when only the download is refused, as in a public repository', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  github.fail({
    path: /zip$/,
    status: 403,
    headers: { 'x-accepted-github-permissions': 'actions=read' },
    body: { message: 'Resource not accessible by integration' },
  })
  expect(await step(pull(first + 1, { adds: 'P' }))).toMatchObject({ requests: 2, missingPermission: 'actions: read' })
})

test('unites the files of two runs that wrote at the same time', async () => {
  const { github, open, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  const [one, other] = [open(push(first + 1, { adds: 'F' })), open(push(first + 2, { adds: 'S' }))]
  await Promise.all([one.read(), other.read()])
  await one.write()
  github.artifacts.advance(1_000)
  await other.write()
  expect(await step(push(first + 3, { adds: 'P' }))).toMatchObject({ requests: 5, known: { adds: 'PFS' } })
  // The new file contains both builds.
  expect(await step(pull(first + 4, { adds: 'P' }))).toMatchObject({ requests: 3, known: { adds: 'PFSP' } })
})

test('reads three files at most when more runs wrote at the same time', async () => {
  const { open, step } = await startHistoryScene()
  const writers = [1, 2, 3, 4].map((index) => open(push(first + index, { adds: 'P' })))
  await Promise.all(writers.map(({ read }) => read()))
  for (const { write } of writers) await write()
  expect(await step(pull(first + 5, { adds: 'P' }))).toMatchObject({ requests: 7, known: { adds: 'PPP' } })
})

test('replaces the build of an earlier attempt, and does not compare a run with itself', async () => {
  const { step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  await step(push(first + 1, { adds: 'F' }))
  // A later run has copied the first attempt into its file.
  await step(push(first + 2, { adds: 'P' }))
  expect(await step(push(first + 1, { adds: 'P' }, { attempt: 2 }))).toMatchObject({
    builds: [String(first), String(first + 2)],
    known: { adds: 'PP' },
    notWritten: undefined,
  })
  expect(await step(pull(first + 3, { adds: 'P' }))).toMatchObject({ known: { adds: 'PPP' } })
})

test('ignores the file of the own run when nothing ran after its first attempt', async () => {
  const { step } = await startHistoryScene()
  await step(push(first, { adds: 'F' }))
  expect(await step(push(first, { adds: 'P' }, { attempt: 2 }))).toMatchObject({ builds: [] })
  expect(await step(pull(first + 1, { adds: 'P' }))).toMatchObject({ known: { adds: 'P' } })
})

test('gives each job of a matrix, module, title and step a history of its own', async () => {
  const { step } = await startHistoryScene()
  const keys: readonly Partial<HistoryRun>[] = [
    { matrix: { os: 'linux' } },
    { matrix: { os: 'windows' } },
    { job: 'e2e' },
    { title: 'Shop' },
    { step: '__acme_build-report_2' },
    { module: 'basket' },
    {},
  ]
  for (const [index, key] of keys.entries()) await step(push(first, { [`test ${index}`]: 'P' }, key))
  for (const [index, key] of keys.entries()) {
    expect(await step(pull(first + 1, { adds: 'P' }, key))).toMatchObject({ known: { [`test ${index}`]: 'P' } })
  }
})

test('finds what another workflow with the same job has written', async () => {
  const { step } = await startHistoryScene()
  await step(
    push(first, { adds: 'P' }, { env: { GITHUB_WORKFLOW: 'main', GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/main.yml@x' } }),
  )
  const env = { GITHUB_WORKFLOW: 'pr', GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/pr.yml@x' }
  expect(await step(pull(first + 1, { adds: 'P' }, { env }))).toMatchObject({ known: { adds: 'P' } })
})

test('finds the history of a job with another name when both jobs name the history', async () => {
  const { step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }, { job: 'nightly', name: 'all tests' }))
  expect(await step(pull(first + 1, { adds: 'P' }, { job: 'unit' }))).toMatchObject({ builds: [] })
  expect(await step(pull(first + 2, { adds: 'P' }, { job: 'unit', name: 'all tests' }))).toMatchObject({ known: { adds: 'P' } })
})

const shard = (index: number) => ({ matrix: { shard: index } })

test('finds a failed test that has moved from another shard', async () => {
  const { github, step } = await startHistoryScene()
  for (const index of [1, 2, 3]) await step(push(first, { [`test ${index}`]: 'P', [`other ${index}`]: 'P' }, shard(index)))
  const outcome = await step(pull(first + 1, { 'test 1': 'P', 'test 3': 'F' }, shard(1)))
  // Only the failed test, or the other tests of that shard would be missing.
  expect(outcome.known).toEqual({ 'test 1': 'P', 'other 1': 'P', 'test 3': 'P' })
  expect(outcome.requests).toBe(3 + 1 + 2 * 2)
  // The stored history keeps only the tests of its own job.
  await step(push(first + 2, { 'test 1': 'P', 'test 3': 'F' }, shard(1)))
  expect(await step(pull(first + 3, { 'test 1': 'P' }, shard(1)))).toMatchObject({ known: { 'test 1': 'PP', 'test 3': '-F' } })
  github.expectNoViolations()
})

test('looks a moved test up in eight histories at most', async () => {
  const { step } = await startHistoryScene()
  for (let index = 0; index < 10; index += 1) await step(push(first, { [`test ${index}`]: 'P' }, shard(index)))
  expect(await step(pull(first + 1, { unseen: 'F' }, shard(0)))).toMatchObject({ requests: 3 + 1 + 8 * 2, known: { 'test 0': 'P' } })
})

test('finds a failed test when its job has another name than before', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'F' }, { job: 'unit', ref: 'refs/heads/release/2.x' }))
  await step(push(first + 1, { adds: 'P', rounds: 'P' }, { job: 'unit' }))
  expect(await step(pull(first + 2, { adds: 'F' }, { job: 'tests' }))).toMatchObject({ builds: [String(first + 1)], known: { adds: 'P' } })
  const payload = { pull_request: { number: 8, base: { ref: 'release/3.x' } } }
  expect(await step(pull(first + 3, { adds: 'F' }, { job: 'tests', payload }))).toMatchObject({ builds: [] })
  github.expectNoViolations()
})

test('leaves out the histories of other jobs when few requests are left', async () => {
  const { step } = await startHistoryScene({ remainingRequests: 100 })
  for (const index of [1, 2]) await step(push(first, { [`test ${index}`]: 'P' }, shard(index)))
  expect(await step(pull(first + 1, { 'test 2': 'F' }, shard(1)))).toMatchObject({ requests: 3, known: { 'test 1': 'P' } })
})

test('knows the builds before and after an old base', async () => {
  const { step } = await startHistoryScene()
  for (const [index, outcome] of (['P', 'F', 'P'] as const).entries()) await step(push(first + index, { adds: outcome }))
  expect(await step(pull(first - 1, { adds: 'F' }))).toMatchObject({ known: { adds: 'PFP' } })
})

test('does not fail when the storage for artifacts is used up', async () => {
  const { service, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  service.setFaults({ isFull: true })
  const { notWritten, known } = await step(push(first + 1, { adds: 'P' }))
  expect(known).toEqual({ adds: 'P' })
  expect(notWritten).toMatch(/^The artifact "build-report-history-[0-9a-f]{8}" was not uploaded: the storage for artifacts is used up\. /)
})

test('does not store a second history of the same step in one run', async () => {
  const { step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  expect((await step(push(first, { adds: 'P' }))).notWritten).toContain('the run already has an artifact with this name')
})

test('sends no request to a GitHub Enterprise Server', async () => {
  const { github, service, step } = await startHistoryScene({ isEnterprise: true })
  const env = { GITHUB_SERVER_URL: 'https://github.acme.example' }
  expect(await step(push(first, { adds: 'P' }, { env }))).toMatchObject({
    requests: 0,
    reason: 'GitHub Enterprise Server stores no artifacts of the required kind.',
  })
  expect([github.requests, service.artifacts]).toEqual([[], []])
})

test('leaves a history for others when the token is empty', async () => {
  const { github, step } = await startHistoryScene()
  expect(await step(push(first, { adds: 'P' }, { token: '' }))).toMatchObject({
    requests: 0,
    reason: 'The token to read artifacts with is empty.',
    notWritten: undefined,
  })
  expect(github.artifacts.all).toHaveLength(1)
})

test.each([
  ['GitHub does not answer in time', { slowMs: 60_000 }],
  ['GitHub fails', { status: 502, times: 9 }],
  ['the limit of requests is reached', { status: 429, headers: { 'retry-after': '3600' }, times: 9 }],
  ['the list is missing', { status: 404 }],
])('does not replace the history by a shorter one when %s', async (_, fault) => {
  const { github, step, said } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  github.fail({ path: /artifacts$/, ...fault })
  const { builds, reason = '', notWritten } = await step(push(first + 1, { adds: 'P' }, { deadlineMs: 1_000 }))
  expect(builds).toEqual([])
  expect(reason).toMatch(/^GitHub .*\.$/)
  expect(notWritten).toBe(reason)
  expect(said).toContain(`This build was not added to the history of main: ${reason}`)
})

test('does not replace the history by a shorter one when its storage fails', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  // The address has expired before it is used.
  github.artifacts.addressLivesMs(-1)
  const { builds, reason = '', notWritten } = await step(push(first + 1, { adds: 'P' }))
  expect(builds).toEqual([])
  expect(reason).toMatch(/^GitHub did not send the artifact \d+: the service answered 403\.$/)
  expect(notWritten).toBe(reason)
})

test('keeps a history that a newer version has written', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  const [{ name = '' } = {}] = github.artifacts.all
  github.artifacts.advance(1_000)
  const content = Buffer.from('{"format":"build-report-history","version":99}\n')
  github.artifacts.add({ name, content, run: { id: first + 1, headBranch: 'main' } })
  const reason = 'A newer version of Build Report has written it. Update this one.'
  expect(await step(push(first + 2, { adds: 'P' }))).toMatchObject({ builds: [], reason, notWritten: reason })
})

test('reads an older file when the newest one is damaged or deleted', async () => {
  const { github, step, said } = await startHistoryScene()
  for (let index = 0; index < 3; index += 1) await step(push(first + index, { adds: 'P' }))
  const [, second, third] = github.artifacts.all
  github.artifacts.damage(third?.id ?? 0, Buffer.from('PK damaged'))
  expect(await step(pull(first + 3, { adds: 'P' }))).toMatchObject({ requests: 5, known: { adds: 'PP' } })
  expect(said.join('\n')).toContain(`The history in the artifact ${third?.id} is not used: it differs from its digest.`)
  github.fail({ path: /zip$/, status: 410, body: { message: 'Artifact has expired' } })
  github.artifacts.damage(second?.id ?? 0, Buffer.alloc(6_000_000))
  expect(await step(pull(first + 4, { adds: 'P' }))).toMatchObject({ known: { adds: 'P' } })
})

test('starts a new history when no file can be read', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  github.artifacts.damage(github.artifacts.all[0]?.id ?? 0, Buffer.from('damaged'))
  expect(await step(push(first + 1, { adds: 'F' }))).toMatchObject({ builds: [], notWritten: undefined })
  expect(await step(pull(first + 2, { adds: 'F' }))).toMatchObject({ builds: [String(first + 1)] })
})

test('reads a file that was stored without an archive, and one without a digest', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  const [{ name = '', content = Buffer.alloc(0) } = {}] = github.artifacts.all
  const { readZipEntry } = await import('../../../src/github/zip-entry.js')
  github.artifacts.advance(60 * 60 * 1000)
  github.artifacts.add({ name, content: readZipEntry(content, 1_000_000), digest: null, run: { id: first + 1, headBranch: 'main' } })
  expect(await step(pull(first + 2, { adds: 'P' }))).toMatchObject({ requests: 3, known: { adds: 'P' } })
})

test('finds the newest file when GitHub lists more than a page in another order', async () => {
  const { github, step } = await startHistoryScene({ artifactOrder: 'any' })
  await step(push(first, { adds: 'P' }))
  const [{ name = '', content = Buffer.alloc(0) } = {}] = github.artifacts.all
  for (let index = 0; index < 150; index += 1) {
    const createdAt = github.artifacts.now() - index * 60 * 60 * 1000
    github.artifacts.add({ name, content, createdAt, run: { id: first - index, headBranch: 'main' } })
  }
  github.artifacts.advance(60 * 60 * 1000)
  await step(push(first + 1, { adds: 'F' }))
  expect(await step(pull(first + 2, { adds: 'P' }))).toMatchObject({ requests: 4, known: { adds: 'PF' } })
})
