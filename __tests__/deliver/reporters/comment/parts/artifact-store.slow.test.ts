import { expect, onTestFinished, test } from 'vitest'
import { openArtifactStore } from '../../../../../src/deliver/reporters/comment/parts/artifact-store.js'
import { type FakeResultsService, startResultsService } from '../../results-service.js'
import { exampleKey, failed, partOf, passed } from './example-parts.js'

async function start(): Promise<FakeResultsService> {
  const service = await startResultsService()
  onTestFinished(() => service.close())
  return service
}

/** Opens the store of a job. */
function open(service: FakeResultsService, jobRun: string, changes: Readonly<Record<string, string>> = {}, key = exampleKey) {
  const env = {
    ACTIONS_RUNTIME_TOKEN: service.tokenOf(jobRun),
    ACTIONS_RESULTS_URL: service.url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKSPACE: process.cwd(),
    ...changes,
  }
  const said: string[] = []
  const store = openArtifactStore({ key, env, say: (message) => void said.push(message) })
  if (store === undefined) throw new Error('No store was opened.')
  return { store, said }
}

const part = partOf({ job: 'unit (a)', attempt: 2 }, [failed('a'), passed('b')])

test('passes a part on to another job as a small archive that GitHub removes after a day', async () => {
  const service = await start()
  expect(await open(service, 'job-1').store.upload(part, 12)).toEqual({ isStored: true })
  const [artifact] = service.artifacts
  expect(artifact).toMatchObject({ name: part.name, jobRun: 'job-1' })
  const days = (Date.parse(artifact?.expiresAt ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(0.9)
  expect(days).toBeLessThan(1.1)
  expect(artifact?.archive.subarray(0, 2).toString()).toBe('PK')
  const { store } = open(service, 'job-2')
  expect(await store.list()).toEqual([part.name])
  expect(await store.read(part.name)).toMatchObject({
    name: part.name,
    fingerprint: part.fingerprint,
    results: { counts: { total: 2, failed: 1 } },
  })
})

test('accepts a part that arrived although its answer was lost', async () => {
  const service = await start()
  const { store } = open(service, 'job-1')
  await store.upload(part, 12)
  expect(await store.upload(part, 12)).toEqual({ isStored: true })
  expect(service.artifacts).toHaveLength(1)
})

test('adds a suffix when the name is taken by an artifact that is not listed', async () => {
  const service = await start()
  const { store } = open(service, 'job-1')
  await fetch(new URL('/twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact', service.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${service.tokenOf('job-1')}` },
    body: JSON.stringify({ workflow_run_backend_id: 'run-4711', name: part.name }),
  })
  expect(await store.upload(part, 12)).toEqual({ isStored: true })
  expect(service.artifacts.map(({ name }) => name)).toEqual([expect.stringMatching(new RegExp(`^${part.name}-[0-9a-f]{4}$`))])
  expect(await store.list()).toEqual([part.name])
  expect(await store.read(part.name)).toMatchObject({ name: part.name })
})

test('reports that a full storage accepts no part', async () => {
  const service = await start()
  service.setFaults({ isFull: true })
  expect(await open(service, 'job-1').store.upload(part, 12)).toEqual({ isStored: false, reason: expect.stringContaining('storage') })
})

test('returns no part when its archive is gone, and none of other programs', async () => {
  const service = await start()
  const { store } = open(service, 'job-1')
  await store.upload(part, 12)
  service.setFaults({ isEmpty: true })
  expect(await store.list()).toEqual([part.name])
  expect(await store.read(part.name)).toBeUndefined()
  expect(await store.read('build-report-part-00000000-00000000-1')).toBeUndefined()
})

test('recognizes a part that belongs to another comment', async () => {
  const service = await start()
  await open(service, 'job-1').store.upload(part, 12)
  const { store } = open(service, 'job-2', {}, 'fedcba9876543210')
  await store.list()
  expect(await store.read(part.name)).toBe('foreign')
})

test('lists nothing and reports the reason when the service does not answer', async () => {
  const service = await start()
  const { store, said } = open(service, 'job-1')
  await service.close()
  expect(await store.list()).toEqual([])
  expect(said).toEqual([expect.stringContaining('could not be listed')])
})

test.each([
  ['there is no token', { ACTIONS_RUNTIME_TOKEN: '' }],
  ['the token has no ids', { ACTIONS_RUNTIME_TOKEN: 'e30.e30.e30' }],
  ['the server is a GitHub Enterprise Server', { GITHUB_SERVER_URL: 'https://github.acme.example' }],
])('opens no store when %s', async (_, env) => {
  const service = await start()
  expect(() => open(service, 'job-1', env)).toThrow('No store was opened.')
})
