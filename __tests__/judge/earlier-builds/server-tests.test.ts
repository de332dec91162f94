import { expect, test } from 'vitest'
import { createServerTests, type ServerTestsOptions } from '../../../src/judge/earlier-builds/server-tests.js'
import { now, startTestServer, testRecord } from '../../server/test-server.js'

const wanted: ServerTestsOptions = { org: 'acme', project: 'shop', module: 'web', branch: 'main' }
const retry = { deadlineMs: 2_000, attemptMs: 1_000, reservedMs: 0, secondMs: 2 }

async function serverWithBuilds() {
  const server = await startTestServer()
  await server.send([
    testRecord('a', { build: '7', status: 'successful', timestamp: now - 9000, job: 'unit' }),
    testRecord('a', { build: '8', status: 'failed', timestamp: now - 5000, job: 'unit' }),
    testRecord('b', { build: '8', status: 'failed', timestamp: now - 5000, job: 'e2e' }),
  ])
  return { ...server, at: { baseUrl: server.url, key: server.key } }
}

test('reads the results of the last builds of the base branch', async () => {
  const { at } = await serverWithBuilds()
  const { histories, summary, problems } = await createServerTests(at, wanted, retry).read()
  expect(summary).toEqual({ builds: 2, ref: 'main', source: 'server' })
  expect([...(histories?.all() ?? [])].map(({ name, results }) => [name, results])).toEqual([
    ['a', 'PF'],
    ['b', '-F'],
  ])
  expect(problems).toEqual([])
})

test('reads only the results of a job when the run is that job', async () => {
  const { at } = await serverWithBuilds()
  const { histories } = await createServerTests(at, { ...wanted, job: 'unit' }, retry).read()
  expect([...(histories?.all() ?? [])].map(({ name }) => name)).toEqual(['a'])
})

test('leaves out the build of the run when an earlier attempt has sent its results', async () => {
  const { at } = await serverWithBuilds()
  const { histories } = await createServerTests(at, { ...wanted, ownBuild: '8' }, retry).read()
  expect(histories?.builds.map(({ id }) => id)).toEqual(['7'])
})

test('finds the failures of an earlier attempt that has sent its results', async () => {
  const { at } = await serverWithBuilds()
  const { histories } = await createServerTests(at, wanted, retry).read()
  const idOf = (name: string): string => [...(histories?.all() ?? [])].find((row) => row.name === name)?.id ?? ''
  const failures = await createServerTests(at, { ...wanted, ownBuild: '8' }, retry).earlierAttempt()
  expect(failures?.of(idOf('a'), undefined)).toEqual({ status: 'failed' })
  const ofOther = await createServerTests(at, { ...wanted, ownBuild: '7' }, retry).earlierAttempt()
  expect(ofOther?.of(idOf('a'), undefined)).toBeUndefined()
  expect(await createServerTests(at, { ...wanted, ownBuild: '9' }, retry).earlierAttempt()).toBeUndefined()
  expect(await createServerTests({ ...at, key: 'brk_wrong' }, { ...wanted, ownBuild: '8' }, retry).earlierAttempt()).toBeUndefined()
})

test('returns the reason when the branch has no build yet', async () => {
  const { at } = await serverWithBuilds()
  expect(await createServerTests(at, { ...wanted, branch: 'release' }, retry).read()).toEqual({
    summary: { builds: 0, ref: 'release', source: 'server', reason: 'The server has no build of release yet.' },
    problems: [],
  })
})

test('sends no request when the project is not known', async () => {
  const { at, store } = await serverWithBuilds()
  const { summary, problems } = await createServerTests(at, { ...wanted, project: undefined }, retry).read()
  expect([summary.reason, problems]).toEqual(['The organisation, the project, the module or the branch of the run is not known.', []])
  expect(store.queries).toEqual([])
})

test('warns when the server refuses the key, and does not throw', async () => {
  const { at } = await serverWithBuilds()
  const { histories, summary, problems } = await createServerTests({ ...at, key: 'brk_wrong' }, wanted, retry).read()
  expect(histories).toBeUndefined()
  expect(summary.reason).toContain('does not accept the API key')
  expect(problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining('not compared with earlier builds') }])
})
