import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Comment, GitHubClient } from '../../../src/github/github-client.js'
import { GitHubError, type GitHubFailure } from '../../../src/github/github-error.js'
import { commentMarker, markText, readMarked } from '../../../src/reporters/comment/comment-marker.js'
import type { CommentMode } from '../../../src/reporters/comment/comment-plan.js'
import { type CommentDraft, upsertComment } from '../../../src/reporters/comment/upsert-comment.js'

interface MemoryComment extends Comment {
  body: string
  isHidden: boolean
  readonly isOwn: boolean
}

/** The outcome of a request. With `afterwards`, it fails after its effect. */
type Fault = { readonly failure: GitHubFailure; readonly afterwards: boolean } | undefined

/** Keeps comments in memory, so that the test decides the order of events. */
function memoryRepository() {
  const comments = new Map<number, MemoryComment>()
  let lastId = 0
  const add = (body: string, { isOwn = true, isHidden = false } = {}): MemoryComment => {
    lastId += 1
    const comment = { id: lastId, nodeId: `node${lastId}`, url: `https://github.com/acme/shop/pull/5#${lastId}`, body, isOwn, isHidden }
    comments.set(lastId, comment)
    return comment
  }
  const find = (id: number) => {
    const comment = comments.get(id)
    if (comment === undefined) throw new GitHubError('missing', 'There is no such comment.')
    return comment
  }
  const ofNode = (nodeId: string) => [...comments.values()].find((comment) => comment.nodeId === nodeId)

  /** @param around calls the work at a time of its choice, and may fail */
  const connect = (around: <Result>(isWrite: boolean, work: () => Result) => Promise<Result>): GitHubClient => ({
    async *comments() {
      yield await around(false, () => [...comments.values()].map((comment) => ({ ...comment })))
    },
    createComment: (_, body) => around(true, () => add(body)),
    updateComment: (_, id, body) => around(true, () => Object.assign(find(id), { body })),
    deleteComment: (_, id) => around(true, () => void comments.delete(find(id).id)),
    commentStates: (nodeIds) => around(false, () => nodeIds.flatMap((nodeId) => ofNode(nodeId) ?? []).map((comment) => ({ ...comment }))),
    hideComments: (nodeIds) =>
      around(true, () => {
        for (const nodeId of nodeIds) Object.assign(ofNode(nodeId) ?? {}, { isHidden: true })
      }),
    pullRequestsOfBranch: () => Promise.resolve([]),
    pullRequestsOfCommit: () => Promise.resolve([]),
    jobsOfRun: () => Promise.resolve([]),
  })

  const visible = () => [...comments.values()].filter(({ isOwn, isHidden, body }) => isOwn && !isHidden && readMarked(body))
  return { add, connect, visible, comments }
}

const draft = (changes: Partial<CommentDraft>): CommentDraft => ({
  place: { kind: 'pullRequest', number: 5 },
  key: 'Unit tests',
  run: '700',
  outcome: { failed: true, fingerprint: 'one' },
  updates: true,
  mode: 'always',
  render: (limitBytes) => `report within ${limitBytes}`,
  ...changes,
})

const earlierComments = fc.array(fc.record({ isOwn: fc.boolean(), isHidden: fc.boolean(), run: fc.constantFrom('1', '2', '700') }), {
  maxLength: 4,
})

const fillWith = (
  repository: ReturnType<typeof memoryRepository>,
  earlier: readonly { readonly run: string; readonly isOwn: boolean }[],
) => {
  for (const { run, ...state } of earlier) repository.add(markText('earlier', commentMarker('Unit tests', run, 'earlier')), state)
}

test('leaves one comment when jobs deliver at the same time, in any order of requests', async () => {
  const jobs = fc.array(fc.constantFrom('698', '699', '700'), { minLength: 2, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), jobs, fc.boolean(), async (scheduler, runs, wasHidden) => {
      const repository = memoryRepository()
      if (wasHidden)
        fillWith(
          repository,
          [{ run: '1', isOwn: true }].map((comment) => ({ ...comment, isHidden: true })),
        )
      const client = repository.connect(async (_, work) => {
        await scheduler.schedule(Promise.resolve(), 'request')
        const result = work()
        await scheduler.schedule(Promise.resolve(), 'answer')
        return result
      })
      const deliveries = Promise.all(runs.map((run, job) => upsertComment(draft({ run, render: () => `job ${job}` }), client)))
      await scheduler.waitFor(deliveries)
      const contents = repository.visible().map(({ body }) => readMarked(body)?.content)
      expect(contents).toEqual([expect.stringMatching(/^job \d$/)])
    }),
    { numRuns: 1000 },
  )
})

test('writes at most three times, reports the truth and leaves other comments alone, whatever fails', async () => {
  const failures = fc.constantFrom<GitHubFailure>('unavailable', 'missing', 'tooLong', 'permission', 'budget')
  const fault = fc.option(fc.record({ failure: failures, afterwards: fc.boolean() }), { nil: undefined, freq: 2 })
  const modes = fc.constantFrom<CommentMode>('always', 'failures', 'changes', 'failures-or-existing')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fault, { maxLength: 10 }),
      earlierComments,
      modes,
      fc.boolean(),
      fc.boolean(),
      async (faults, earlier, mode, updates, failed) => {
        const repository = memoryRepository()
        fillWith(repository, earlier)
        const others = [...repository.comments.values()].filter(({ isOwn }) => !isOwn).map((comment) => ({ ...comment }))
        const ends: Fault[] = [...faults]
        let writes = 0
        const client = repository.connect(async (isWrite, work) => {
          if (isWrite) writes += 1
          const end = ends.shift()
          // Only a lost answer leaves an effect.
          if (end === undefined || (end.afterwards && end.failure === 'unavailable')) {
            const result = work()
            if (end === undefined) return result
          }
          throw new GitHubError(end.failure, 'A fault.')
        })
        const outcome = { failed, fingerprint: 'one' }
        const delivery = await upsertComment(draft({ mode, updates, outcome }), client).catch((error: unknown) => error)
        expect(writes).toBeLessThanOrEqual(3)
        expect([...repository.comments.values()].filter(({ isOwn }) => !isOwn)).toEqual(others)
        if (delivery instanceof Error) {
          expect(delivery).toBeInstanceOf(GitHubError)
          return
        }
        const { kind, url } = delivery as { readonly kind: string; readonly url?: string }
        if (kind !== 'created' && kind !== 'updated') return
        const written = repository.visible().filter((comment) => comment.url === url)
        expect(written.map(({ body }) => readMarked(body)?.content)).toEqual([expect.stringMatching(/^report within \d+$/)])
        if (updates && faults.every((one) => one === undefined)) expect(repository.visible()).toHaveLength(1)
      },
    ),
    {
      numRuns: 5000,
      // GitHub removed the duplicate comment, but the answer was lost.
      examples: [
        [
          [
            undefined,
            undefined,
            { failure: 'missing', afterwards: false },
            undefined,
            undefined,
            undefined,
            { failure: 'unavailable', afterwards: true },
          ],
          [{ isOwn: true, isHidden: false, run: '1' }],
          'always',
          true,
          false,
        ],
      ],
    },
  )
})
