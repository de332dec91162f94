import { expect, test } from 'vitest'
import { shortHash } from '../../../../src/deliver/reporters/comment/parts/part-name.js'
import { place, pullRequest, repository, scene, sha } from '../workflow-scene.js'
import { type ExampleTest, failed, passed, scopeOf } from './parts/example-parts.js'

const idOf = (name: string): string => shortHash(name)
const causeOf = (name: string): string | undefined => scopeOf([failed(name)]).summary.failures[0]?.cause.id
const again = { job: 'unit', attempt: 2, jobRun: 'again' }

test('finds the failures of the earlier attempt of the same job in the comment', async () => {
  const { service, step, memory } = await scene()
  await step({ job: 'unit', tests: [failed('a'), passed('b')] })
  await step({ job: 'e2e', tests: [failed('c')] })
  service.removeAll()
  const failures = await (await memory(again)).earlierFailures()
  expect(failures?.of(idOf('a'), 'unit')).toMatchObject({ status: 'failed', message: 'expected a to work' })
  expect(failures?.of(idOf('a'), undefined)).toBeDefined()
  for (const name of ['b', 'c', 'd']) expect(failures?.of(idOf(name), 'unit')).toBeUndefined()
})

test('finds the failures of the earlier attempt in its artifact when there is no comment', async () => {
  const { github, step, memory } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  github.removeComment(github.comments(place)[0]?.id ?? 0)
  const failures = await (await memory(again)).earlierFailures()
  expect(failures?.of(idOf('a'), 'unit')).toMatchObject({ message: 'expected a to work' })
  expect(failures?.of(idOf('b'), 'unit')).toBeUndefined()
})

test('finds a test that failed in the first of three attempts', async () => {
  const { step, memory } = await scene()
  await step({ job: 'unit', tests: [failed('a'), passed('b')] })
  await step({ ...again, tests: [passed('a'), failed('b')] })
  const failures = await (await memory({ job: 'unit', attempt: 3, jobRun: 'third' })).earlierFailures()
  expect(['a', 'b'].map((name) => failures?.of(idOf(name), 'unit')?.status)).toEqual(['failed', 'failed'])
})

test('knows tests by their hashes when they are too many to be listed', async () => {
  const { github, step, memory } = await scene()
  const many: ExampleTest[] = Array.from({ length: 400 }, (_, number) => failed(`test ${number}`, 'the same'))
  await step({ job: 'unit', tests: many })
  github.removeComment(github.comments(place)[0]?.id ?? 0)
  const failures = await (await memory(again)).earlierFailures()
  expect(many.filter(({ name }) => failures?.of(idOf(name), undefined) === undefined)).toEqual([])
  expect(failures?.of(idOf('test 400'), undefined)).toBeUndefined()
})

test.each([
  ['without a comment and without artifacts', undefined],
  ['with the comment of another author', 'mallory'],
])('knows nothing of the earlier attempt %s', async (_, author) => {
  const { github, service, step, memory } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  service.removeAll()
  const [own] = github.comments(place)
  github.removeComment(own?.id ?? 0)
  if (author !== undefined) github.commentBy(author, own?.body ?? '', place)
  expect(await (await memory(again)).earlierFailures()).toBeUndefined()
})

test('knows nothing of the earlier attempt of another job, another run or a later attempt', async () => {
  const { step, memory } = await scene()
  await step({ ...again, tests: [failed('a')] })
  for (const other of [{ ...again, job: 'e2e' }, { ...again, run: 13 }, again, { ...again, module: 'other' }]) {
    expect(await (await memory(other)).earlierFailures()).toBeUndefined()
  }
})

test('does not guess which job is its own when a workflow that is called twice has failed twice', async () => {
  const { step, memory } = await scene()
  await step({ job: 'unit', jobRun: 'first-call', tests: [failed('a')] })
  await step({ job: 'unit', jobRun: 'second-call', tests: [passed('a')] })
  expect(await (await memory(again)).earlierFailures()).toBeUndefined()
})

test('finds the failures of the attempt whose end started the run on workflow_run', async () => {
  const { step, memory } = await scene()
  const reportOf = (attempt: number, run: number) => ({
    job: 'report',
    isJoined: true,
    run,
    event: {
      workflow_run: {
        id: 4711,
        run_number: 12,
        run_attempt: attempt,
        name: 'Test',
        event: 'pull_request',
        head_sha: sha,
        head_branch: 'rounding',
        head_repository: { full_name: repository },
      },
    },
    env: { GITHUB_EVENT_NAME: 'workflow_run' },
  })
  await step({
    ...reportOf(1, 20),
    tests: [
      { ...failed('a'), job: 'unit' },
      { ...passed('a'), job: 'e2e' },
    ],
  })
  const failures = await (await memory(reportOf(2, 21))).earlierFailures()
  expect(failures?.of(idOf('a'), 'unit')).toBeDefined()
  expect(failures?.of(idOf('a'), 'e2e')).toBeUndefined()
  expect(await (await memory(reportOf(1, 22))).earlierFailures()).toBeUndefined()
})

test.each([
  ['the comments cannot be read', { status: 403 }],
  ['GitHub does not answer', { status: 503 }],
])('reports in the log that %s, and knows nothing', async (_, { status }) => {
  const { github, service, said, step, memory } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  service.removeAll()
  github.fail({ path: /comments/, status, times: 100 })
  expect(await (await memory({ ...again, deadlineMs: 300 })).earlierFailures()).toBeUndefined()
  expect(said.join('\n')).toContain('The results of the earlier attempt in the comment could not be read')
})

test('counts the pushes directly before this one in which a test failed for the same cause in the same job', async () => {
  const { step, memory } = await scene()
  const push = async (run: number, unit: readonly ExampleTest[]) => {
    await step({ job: 'e2e', run, tests: [failed('a')] })
    await step({ job: 'unit', run, tests: unit })
  }
  await push(11, [failed('a'), failed('b')])
  await push(12, [failed('a'), passed('b'), failed('c')])
  await push(13, [failed('a'), failed('b'), failed('c')])
  // Another job of the run has already replaced the comment.
  await step({ job: 'e2e', run: 14, tests: [passed('a')] })
  const pushes = await (await memory({ job: 'unit', run: 14 })).pushes()
  expect(['a', 'b', 'c', 'd'].map((name) => pushes?.(idOf(name), causeOf(name)))).toEqual([3, 1, 2, 0])
  expect(pushes?.(idOf('a'), causeOf('b'))).toBe(0)
  expect(pushes?.(idOf('a'), undefined)).toBe(0)
})

test('reads no pushes outside of a pull request, and none when the push before has passed', async () => {
  const { step, memory } = await scene()
  await step({ job: 'unit', run: 11, tests: [failed('a')] })
  await step({ job: 'unit', run: 12, tests: [passed('a')] })
  expect(await (await memory({ job: 'unit', run: 13 })).pushes()).toBeUndefined()
  await step({ job: 'unit', run: 13, tests: [failed('a')] })
  expect(await (await memory({ job: 'unit', run: 14, event: {} })).pushes()).toBeUndefined()
  expect(await (await memory({ job: 'unit', run: 14, event: pullRequest() })).pushes()).toBeDefined()
})

test('reads the comment once for the earlier attempt and the pushes', async () => {
  const { github, step, memory } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  const before = github.requests.length
  const opened = await memory(again)
  expect(github.requests.length).toBe(before)
  await opened.earlierFailures()
  await opened.pushes()
  const asked = github.requests.slice(before).map(({ path }) => path)
  // The jobs of the run may belong to workflows that are called twice.
  expect(asked.filter((path) => !path.endsWith('/jobs'))).toEqual(['/repos/acme/shop/issues/7/comments', '/graphql'])
})
