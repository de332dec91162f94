// Tests that src/host/github/octokit-client.ts lists and downloads artifacts, and never sends the token to their storage.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { download } from '../../../src/host/github/download.js'
import { usualSha } from './fake-artifacts.js'
import { failureOf, start } from './start-client.js'

const run = { id: 4711, headBranch: 'main' }
const content = Buffer.from('the history of a branch')
const limits = { requestMs: 5_000, maximumBytes: 1_000 }

test('lists the artifacts with a name, with their runs and digests', async () => {
  const { github, client } = await start()
  github.artifacts.add({ name: 'other', run, content })
  github.artifacts.add({ name: 'history', run, content, digest: null })
  github.artifacts.add({ name: 'history', run: { id: 4712, headBranch: 'main', isFork: true }, content, createdAt: Date.UTC(2026, 0, 2) })
  const { artifacts, total } = await client.artifacts({ name: 'history' })
  expect(total).toBe(2)
  expect(artifacts.map(({ id, ...facts }) => facts)).toEqual([
    {
      name: 'history',
      bytes: content.length,
      digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
      createdAt: Date.UTC(2026, 0, 2),
      isExpired: false,
      runId: 4712,
      headBranch: 'main',
      headSha: usualSha,
      isFork: true,
    },
    {
      name: 'history',
      bytes: content.length,
      digest: undefined,
      createdAt: Date.UTC(2026, 0, 5, 9),
      isExpired: false,
      runId: 4711,
      headBranch: 'main',
      headSha: usualSha,
      isFork: false,
    },
  ])
  github.expectNoViolations()
})

test('reads the event of a run', async () => {
  const { github, client } = await start()
  github.artifacts.add({ name: 'one', run: { ...run, event: 'merge_group' }, content })
  expect(await client.eventOfRun(run.id)).toBe('merge_group')
  await expect(client.eventOfRun(1)).rejects.toMatchObject({ failure: 'missing' })
  github.expectNoViolations()
})

test('lists the artifacts of a run', async () => {
  const { github, client } = await start()
  github.artifacts.add({ name: 'one', run, content })
  github.artifacts.add({ name: 'other', run: { ...run, id: 4712 }, content })
  expect((await client.artifactsOfRun(4711)).map(({ name }) => name)).toEqual(['one'])
})

test('downloads an artifact without sending the token to its storage', async () => {
  const { github, client } = await start()
  const { id } = github.artifacts.add({ name: 'one', run, content })
  expect(await download(new URL(await client.artifactAddress(id)), limits)).toEqual(content)
  github.expectNoViolations()
  await expect(download(new URL(await client.artifactAddress(id)), { ...limits, maximumBytes: 10 })).rejects.toThrow('longer than 10 bytes')
})

test('names the missing permission when GitHub refuses the artifacts', async () => {
  const { github, client } = await start({ permissions: { actions: 'none' } })
  const { id } = github.artifacts.add({ name: 'one', run, content })
  for (const request of [() => client.artifacts({}), () => client.artifactsOfRun(4711), () => client.artifactAddress(id)]) {
    expect(await failureOf(request(), github)).toMatchObject({ failure: 'permission', permission: 'actions: read' })
  }
})

test('reports that an artifact is missing when it has expired or does not exist', async () => {
  const { github, client } = await start()
  const { id } = github.artifacts.add({ name: 'one', run, content, retentionDays: 0 })
  for (const missing of [id, id + 1]) expect(await failureOf(client.artifactAddress(missing), github)).toMatchObject({ failure: 'missing' })
})

test.each([
  ['a list without artifacts', /artifacts$/, { status: 200, body: { total_count: 1 } }],
  ['a download without an address', /zip$/, { status: 302 }],
])('fails when a proxy answers with %s', async (_, path, fault) => {
  const { github, client } = await start()
  const { id } = github.artifacts.add({ name: 'one', run, content })
  github.fail({ path, ...fault, times: 9 })
  const request = path.test('/artifacts') ? client.artifacts({}) : client.artifactAddress(id)
  expect(await failureOf(request, github)).toMatchObject({ failure: 'unavailable' })
})
