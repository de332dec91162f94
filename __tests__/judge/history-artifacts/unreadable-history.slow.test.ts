// Tests that a run reports why it cannot read the history, and never replaces it by a shorter one (src/judge/history-artifacts).
import { expect, test } from 'vitest'
import { first, pull, push, startHistoryScene } from './history-scene.js'

test('names the missing permission, and leaves a history for runs that have it', async () => {
  const { github, step } = await startHistoryScene({ permissions: { actions: 'none' } })
  const outcome = await step(push(first, { adds: 'P' }))
  expect(outcome).toMatchObject({ requests: 1, missingPermission: 'actions: read', reason: undefined, notWritten: undefined })
  expect(github.artifacts.all).toHaveLength(1)
})

test('unites the files of runs that could not read', async () => {
  const { github, step } = await startHistoryScene()
  for (const [index, outcome] of (['P', 'F', 'P', 'S'] as const).entries()) {
    await step(push(first + index, { adds: outcome }, { token: '' }))
    github.artifacts.advance(24 * 60 * 60 * 1000)
  }
  expect(await step(pull(first + 4, { adds: 'P' }))).toMatchObject({ requests: 7, known: { adds: 'FPS' } })
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
  const reason = 'The last history of main is damaged or was deleted.'
  expect(await step(push(first + 1, { adds: 'F' }))).toMatchObject({ builds: [], reason, notWritten: undefined })
  expect(await step(pull(first + 2, { adds: 'F' }))).toMatchObject({ builds: [String(first + 1)] })
})

test('states how many files are damaged when no file can be read', async () => {
  const { github, step } = await startHistoryScene()
  for (let index = 0; index < 4; index += 1) await step(push(first + index, { adds: 'P' }))
  for (const { id } of github.artifacts.all) github.artifacts.damage(id, Buffer.from('damaged'))
  expect(await step(pull(first + 4, { adds: 'P' }))).toMatchObject({ reason: 'The last 3 histories of main are damaged or were deleted.' })
})

test('does not call a history damaged that is only not trusted', async () => {
  const { github, step, said } = await startHistoryScene()
  const branch = `gh-readonly-queue/main/pr-7-${'a'.repeat(40)}`
  const queued = { event: 'merge_group', ref: `refs/heads/${branch}`, payload: { merge_group: { base_ref: 'refs/heads/main' } } }
  // GitHub lists the run as a push to a branch that only has the name of a queue.
  await step(push(first, { adds: 'P' }, { ...queued, run: { headBranch: branch, event: 'push' } }))
  expect(await step(pull(first + 1, { adds: 'F' }))).toMatchObject({ builds: [], reason: 'No run of main has left one yet.' })
  expect(said.join('\n')).toContain('is not used: it was not written on merge_group.')
  github.expectNoViolations()
})
