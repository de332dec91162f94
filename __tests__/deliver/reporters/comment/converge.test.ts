import { expect, test } from 'vitest'
import { type Converged, type Convergence, converge, type SharedPart } from '../../../../src/deliver/reporters/comment/converge.js'
import { expectComplete, type Job, none, partOf, play, run } from './played-run.js'
import { createVirtualTime, simulateGitHub, TemporaryError } from './simulated-github.js'

const quiet = { seed: 1, slowness: none, hasEarlierComment: false }
const at = (...starts: readonly number[]): readonly Job[] => starts.map((startMs) => ({ startMs, faults: [] }))

/** A pull request with a comment, and one job that may write it. */
function scene({ run = 12, isAlone = false }: { readonly run?: number; readonly isAlone?: boolean } = {}) {
  const clock = createVirtualTime()
  const github = simulateGitHub<SharedPart>(clock, { requestMs: 0, listLagMs: 0, readLagMs: 0 }, () => 0.5)
  const deliver = (own: SharedPart, changes: Partial<Convergence<SharedPart>> = {}) =>
    converge({
      own,
      run,
      store: github.store,
      isStored: true,
      board: github.connect(run, []),
      isAlone,
      clock,
      random: () => 0.5,
      reasonForNone: () => undefined,
      isTemporary: (error) => error instanceof TemporaryError,
      ...changes,
    })
  const outcomeOf = async (task: Promise<Converged>): Promise<Converged> => {
    const [outcome] = await clock.run([task])
    if (outcome?.status !== 'fulfilled') throw outcome?.reason
    return outcome.value
  }
  return { clock, github, deliver, outcomeOf }
}

test('does not change the comment of a newer run', async () => {
  const { github, deliver, outcomeOf } = scene()
  github.addComment({ run: 13, parts: [], covered: new Set(['other']) })
  expect(await outcomeOf(deliver(partOf(1)))).toEqual({ kind: 'skipped', reason: expect.stringContaining('Run 13, which is newer') })
  expect(github.costs().writes).toBe(0)
})

test('starts afresh when the comment belongs to an older run', async () => {
  const { github, deliver, outcomeOf } = scene()
  github.addComment({ run: 11, parts: [partOf(0)], covered: new Set(['part-0']) })
  await outcomeOf(deliver(partOf(1)))
  expect(github.visible()).toMatchObject([{ id: 1, content: { run: 12, parts: [partOf(1)] } }])
})

test('merges two comments into the first one and hides the other', async () => {
  const { github, deliver, outcomeOf } = scene()
  github.addComment({ run: 12, parts: [partOf(1)], covered: new Set(['part-1']) })
  github.addComment({ run: 12, parts: [partOf(2)], covered: new Set(['part-2']) })
  await outcomeOf(deliver(partOf(3)))
  expect(github.visible()).toMatchObject([{ id: 1, content: { covered: new Set(['part-3', 'part-1', 'part-2']) } }])
})

test('counts a part as covered when it is listed but cannot be read twice', async () => {
  const { clock, github, deliver, outcomeOf } = scene()
  await clock.run([github.upload(partOf(1))])
  github.breakPart('part-1')
  await outcomeOf(deliver(partOf(2)))
  expect(github.visible()).toMatchObject([{ content: { parts: [partOf(2)], covered: new Set(['part-2', 'part-1']) } }])
})

test('reads a part again when the comment contains it without its details', async () => {
  const { clock, github, deliver, outcomeOf } = scene()
  await clock.run([github.upload(partOf(1))])
  github.addComment({ run: 12, parts: [{ ...partOf(1), isReduced: true }], covered: new Set(['part-1']) })
  await outcomeOf(deliver(partOf(2)))
  expect(github.visible()).toMatchObject([{ content: { parts: [partOf(2), partOf(1)] } }])
})

test('writes again when the own results differ from those in the comment', async () => {
  const { github, deliver, outcomeOf } = scene()
  await outcomeOf(deliver(partOf(1)))
  const before = github.costs().writes
  expect(await outcomeOf(deliver(partOf(1)))).toMatchObject({ kind: 'covered' })
  expect(github.costs().writes).toBe(before)
  await outcomeOf(deliver({ ...partOf(1), fingerprint: 'other' }))
  expect(github.visible()).toMatchObject([{ content: { parts: [{ fingerprint: 'other' }] } }])
})

test('writes once and does not look again when no other job can write an existing comment', async () => {
  const { github, deliver, outcomeOf } = scene({ isAlone: true })
  github.addComment({ run: 11, parts: [], covered: new Set() })
  await outcomeOf(deliver(partOf(1)))
  expect(github.costs()).toEqual({ requests: 3, writes: 1, creations: 0 })
})

const perJob = (jobs: number) => Array.from({ length: jobs }, (_, index) => (index * 7_919) % 3_000)

test.each([300, 2_000, 20_000].flatMap((commentLagMs) => [2, 8, 40].map((jobs) => ({ commentLagMs, jobs }))))(
  'leaves one comment of $jobs jobs when the list shows a new one after $commentLagMs ms',
  async ({ commentLagMs, jobs }) => {
    const result = await play({ ...quiet, jobs: at(...perJob(jobs)), slowness: { ...none, commentLagMs } })
    expectComplete(result, jobs)
    expect(result.costs.creations).toBeLessThanOrEqual(jobs)
    expect(result.costs.writes).toBeLessThanOrEqual(3 * jobs)
    expect(result.endMs).toBeLessThan(60_000)
  },
)

test.each([0, 300, 2_000, 20_000])(
  'creates one comment with two requests in the only job when the list lags %i ms',
  async (commentLagMs) => {
    const result = await play({ ...quiet, jobs: at(0), slowness: { ...none, commentLagMs } }, { isAlone: true })
    expectComplete(result, 1)
    expect(result.costs).toEqual({ requests: 2, writes: 1, creations: 1 })
  },
)

test.each([
  ['did the work', 'lost-after-work'],
  ['did nothing', 'bad-gateway'],
] as const)('leaves one comment of the only job when the answer to its creation is lost and GitHub %s', async (_, fault) => {
  const jobs = [{ startMs: 0, faults: [undefined, undefined, fault] }]
  expectComplete(await play({ ...quiet, jobs, slowness: { ...none, commentLagMs: 4_000 } }, { isAlone: true }), 1)
})

test('stops looking for its comment after half a minute when the list never shows it', async () => {
  const result = await play({ ...quiet, jobs: at(0), slowness: { ...none, commentLagMs: Number.POSITIVE_INFINITY } })
  expect(result.outcomes).toMatchObject([{ value: { kind: 'written', url: '#1' } }])
  expect(result.costs.creations).toBe(1)
  expect(result.endMs).toBeLessThan(45_000)
})

test('writes no other comment when a user deletes the one of the run', async () => {
  const { clock, github, deliver, outcomeOf } = scene()
  const board = github.connect(run, [])
  const create: typeof board.create = async (content) => {
    const created = await board.create(content)
    github.removeComment(created.id)
    await clock.run([github.upload(partOf(2))])
    return created
  }
  const outcome = await outcomeOf(deliver(partOf(1), { board: { ...board, create } }))
  expect(outcome).toEqual({ kind: 'skipped', reason: expect.stringContaining('was deleted') })
  expect(github.costs()).toMatchObject({ creations: 1, writes: 2 })
  expect(github.visible()).toEqual([])
})

test.each([
  ['at once', new Error('outage')],
  ['after a minute', new TemporaryError('no answer')],
])('reports the comment as written when a look after the write fails %s', async (_, error) => {
  const { github, deliver, outcomeOf } = scene()
  const board = github.connect(run, [])
  const find: typeof board.find = () => (github.costs().writes > 0 ? Promise.reject(error) : board.find())
  expect(await outcomeOf(deliver(partOf(1), { board: { ...board, find } }))).toEqual({ kind: 'written', url: '#1' })
  expect(github.visible()).toMatchObject([{ content: { parts: [partOf(1)] } }])
})

test('ends with the error after a minute without an answer', async () => {
  const { clock, deliver, outcomeOf } = scene()
  const find = () => Promise.reject(new TemporaryError('no answer'))
  await expect(outcomeOf(deliver(partOf(1), { board: { ...scene().github.connect(12, []), find } }))).rejects.toThrow('no answer')
  expect(clock.now()).toBeGreaterThanOrEqual(60_000)
  expect(clock.now()).toBeLessThan(70_000)
})

test('hides the younger of two comments when the store answers so slowly that the time is over', async () => {
  const { clock, github, deliver } = scene()
  const slow = async <Result>(answer: Promise<Result>): Promise<Result> => {
    await clock.wait(8_000)
    return answer
  }
  const store: typeof github.store = { list: () => slow(github.store.list()), read: (name) => slow(github.store.read(name)) }
  await clock.run([github.upload(partOf(1)), github.upload(partOf(2))])
  const outcomes = await clock.run([deliver(partOf(1), { store }), deliver(partOf(2), { store })])
  expect(outcomes).toMatchObject([{ value: { kind: 'written', url: '#1' } }, { value: { kind: 'written', url: '#1' } }])
  expect(github.visible()).toMatchObject([{ id: 1, content: { covered: new Set(['part-1', 'part-2']) } }])
  expect(clock.now()).toBeGreaterThanOrEqual(60_000)
})

test('adds the parts of a younger comment to the oldest one before it is hidden, without the store', async () => {
  const { clock, github, deliver } = scene()
  const store: typeof github.store = { list: () => clock.wait(70_000).then(() => []), read: () => Promise.reject(new Error('not asked')) }
  const board = github.connect(run, [])
  const create: typeof board.create = async (content) => {
    const created = await board.create(content)
    // Another job, whose part this one has not seen, creates its comment at the same time.
    github.addComment({ run, parts: [partOf(2)], covered: new Set(['part-2']) })
    return created
  }
  await clock.run([deliver(partOf(1), { store, board: { ...board, create } })])
  expect(github.visible()).toMatchObject([{ id: 1, content: { covered: new Set(['part-1', 'part-2']) } }])
})

test('keeps the parts of jobs that report one after the other when parts cannot be shared', async () => {
  const result = await play({ ...quiet, jobs: at(0, 10_000, 20_000) }, { withoutStore: true })
  expectComplete(result, 3)
})

test('can lose a part when the last writer ends before it looks again', async () => {
  const { clock, github, deliver } = scene()
  await clock.run([github.upload(partOf(1)), github.upload(partOf(2))])
  const board = github.connect(12, [])
  const killed = deliver(partOf(1), {
    store: { ...github.store, list: () => Promise.resolve([]) },
    board: { ...board, create: async (content) => board.create(content).then(() => Promise.reject(new Error('killed'))) },
  })
  await clock.run([killed])
  expect(github.visible()).toMatchObject([{ content: { parts: [partOf(1)] } }])
  // The next look of any job repairs it.
  await clock.run([deliver(partOf(1))])
  expect(github.visible()).toMatchObject([{ content: { parts: [partOf(1), partOf(2)] } }])
})

test('reads no part that only a comment names', async () => {
  const { github, deliver, outcomeOf } = scene()
  const names = Array.from({ length: 1_000 }, (_, index) => `other-${index}`)
  github.addComment({ run: 12, parts: [], covered: new Set(names) })
  let reads = 0
  const read: typeof github.store.read = (name) => {
    reads += 1
    return github.store.read(name)
  }
  await outcomeOf(deliver(partOf(1), { store: { ...github.store, read } }))
  expect(reads).toBe(0)
  expect(github.visible()[0]?.content.covered.size).toBe(1_001)
})
