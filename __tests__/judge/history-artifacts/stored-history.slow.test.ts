// Tests the lifetime and the size of stored histories, and that runs at the same time unite theirs (src/judge/history-artifacts).
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readZipEntry } from '../../../src/host/github/zip-entry.js'
import { first, pull, push, startHistoryScene } from './history-scene.js'

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

test('stores a history without names when it would be too large', async () => {
  const { github, step, said } = await startHistoryScene()
  const tests = Object.fromEntries(Array.from({ length: 30_000 }, () => [randomBytes(150).toString('base64'), 'P' as const]))
  await step(push(first, tests))
  expect(said).toContain('The history does not contain the names of tests, because it would be larger than 4 MiB.')
  expect(github.artifacts.all[0]?.content.length).toBeLessThan(1_000_000)
  expect(await step(pull(first + 1, { adds: 'P' }))).toMatchObject({ builds: [String(first)] })
})

test('keeps the history only as long as the repository allows, without a warning', async () => {
  const { github, step, printed } = await startHistoryScene()
  await step(push(first, { adds: 'P' }, { env: { GITHUB_RETENTION_DAYS: '7' } }))
  expect(github.artifacts.all.map(({ retentionDays }) => retentionDays)).toEqual([7])
  expect(printed()).toContain('successfully finalized')
  expect(printed()).not.toContain('::warning')
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

test('keeps the failure of an earlier attempt as a sign of flakiness, and does not compare a run with itself', async () => {
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
  expect(await step(pull(first + 3, { adds: 'P' }))).toMatchObject({ known: { adds: 'PfP' } })
})

test('ignores the file of the own run when nothing ran after its first attempt', async () => {
  const { step } = await startHistoryScene()
  await step(push(first, { adds: 'F' }))
  expect(await step(push(first, { adds: 'P' }, { attempt: 2 }))).toMatchObject({ builds: [] })
  expect(await step(pull(first + 1, { adds: 'P' }))).toMatchObject({ known: { adds: 'P' } })
})

test('does not fail when the storage for artifacts is used up', async () => {
  const { service, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  service.setFaults({ isFull: true })
  const { notWritten, known } = await step(push(first + 1, { adds: 'P' }))
  expect(known).toEqual({ adds: 'P' })
  expect(notWritten).toMatch(/^The artifact "build-report-history-[0-9a-f]{8}" was not uploaded: the storage for artifacts is used up\. /)
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

test('reads a file that was stored without an archive, and one without a digest', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  const [{ name = '', content = Buffer.alloc(0) } = {}] = github.artifacts.all
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
  expect(await step(pull(first + 2, { adds: 'P' }))).toMatchObject({ requests: 6, known: { adds: 'PF' } })
})

test('stores a build with properties and without tests as long as no earlier build has tests', async () => {
  const { open, step } = await startHistoryScene()
  const properties = { coverage: 80 }
  expect(await step(push(first, {}))).toMatchObject({ notWritten: 'The build has no tests.' })
  expect(await step(push(first + 1, {}, { properties }))).toMatchObject({ builds: [], notWritten: undefined })
  const { histories } = await open(pull(first + 2, {})).read()
  expect(histories?.builds.map((build) => build.properties)).toEqual([properties])
  await step(push(first + 3, { adds: 'P' }, { properties }))
  expect(await step(push(first + 4, {}, { properties }))).toMatchObject({ notWritten: 'The build has no tests.' })
  expect(await step(pull(first + 5, {}))).toMatchObject({ builds: [String(first + 1), String(first + 3)] })
})
