import { describe, expect, test } from 'vitest'
import type { FakeGitHub, Fault } from './fake-github.js'
import { commit, failureOf, list, pull, pulls, sha, start } from './start-client.js'

const writes = ({ requests }: FakeGitHub): number => requests.filter(({ method }) => method !== 'GET').length

describe.each([
  ['github.com', false],
  ['an Enterprise Server', true],
])('on %s', (_, isEnterprise) => {
  test.each([
    ['a pull request', pull],
    ['a commit', commit],
  ])('writes, updates, lists and removes comments on %s', async (_, place) => {
    const { github, client } = await start({ isEnterprise })
    const created = await client.createComment(place, 'three failed')
    expect(created).toEqual({
      id: expect.any(Number),
      nodeId: expect.any(String),
      body: 'three failed',
      url: github.comments(place)[0]?.url,
      author: 'github-actions[bot]',
      isByApp: true,
    })
    expect(await client.updateComment(place, created.id, 'all passed')).toEqual({ ...created, body: 'all passed' })
    expect(await list(client, place)).toEqual([[{ ...created, body: 'all passed' }]])
    expect(github.requests).toMatchSnapshot()
    github.expectNoViolations()
  })

  test('reads the author of comments and hides them', async () => {
    const { github, client } = await start({ isEnterprise })
    const own = github.commentBy('github-actions[bot]', 'old', pull)
    const foreign = github.commentBy('mona', 'mine', pull)
    const onCommit = github.commentBy('github-actions[bot]', 'older', commit, { isHidden: true })
    const ids = [onCommit.nodeId, own.nodeId, foreign.nodeId]
    expect(await client.commentStates(ids)).toEqual([
      { nodeId: onCommit.nodeId, isOwn: true, isHidden: true },
      { nodeId: own.nodeId, isOwn: true, isHidden: false },
      { nodeId: foreign.nodeId, isOwn: false, isHidden: false },
    ])
    await client.hideComments([own.nodeId])
    expect(own.isHidden).toBe(true)
    expect(github.requests).toMatchSnapshot()
    github.expectNoViolations()
  })
})

describe('lists', () => {
  test('reads 250 comments page by page, the oldest first, and only requested pages', async () => {
    const comments = Array.from({ length: 250 }, (_, index) => ({ author: 'mona', body: `comment ${index}`, place: pull }))
    const { github, client } = await start({ comments })
    const pages = await list(client, pull)
    expect(pages.map((page) => page.length)).toEqual([100, 100, 50])
    expect(pages.flat().map(({ body }) => body)).toEqual(comments.map(({ body }) => body))
    for await (const page of client.comments(pull)) {
      expect(page).toHaveLength(100)
      break
    }
    expect(github.requests.map(({ query }) => query.page)).toEqual([undefined, '2', '3', undefined])
    github.expectNoViolations()
  })

  test('repeats only the request for the page that failed', async () => {
    const comments = Array.from({ length: 150 }, (_, index) => ({ author: 'mona', body: `comment ${index}`, place: pull }))
    const { github, client } = await start({ comments })
    let count = 0
    for await (const page of client.comments(pull)) {
      if (count === 0) github.fail({ cut: 'during' })
      count += page.length
    }
    expect(count).toBe(150)
    expect(github.requests.map(({ query }) => query.page)).toEqual([undefined, '2', '2'])
  })

  test('finds pull requests by branch and by commit', async () => {
    const merged = 'c'.repeat(40)
    const { github, client } = await start({
      pulls: [
        ...pulls,
        { number: 13, headSha: 'd'.repeat(40), headBranch: 'feature/tax', headRepository: 'mona/shop', commits: [sha] },
        { number: 14, headSha: sha, headBranch: 'gone', headRepository: null },
        { number: 15, headSha: merged, headBranch: 'feature/tax', isOpen: false },
      ],
    })
    const own = { number: 12, isOpen: true, headSha: sha, headBranch: 'feature/tax', headRepository: 'acme/shop' }
    const fork = { number: 13, isOpen: true, headSha: 'd'.repeat(40), headBranch: 'feature/tax', headRepository: 'mona/shop' }
    expect(await client.pullRequestsOfBranch('acme', 'feature/tax')).toEqual([own])
    expect(await client.pullRequestsOfBranch('mona', 'feature/tax')).toEqual([fork])
    expect(await client.pullRequestsOfCommit(sha)).toEqual([
      own,
      fork,
      { number: 14, isOpen: true, headSha: sha, headBranch: 'gone', headRepository: undefined },
    ])
    expect(await client.pullRequestsOfCommit(merged)).toMatchObject([{ number: 15, isOpen: false }])
    github.expectNoViolations()
  })

  test('reads the states of over a hundred comments in several requests, without deleted ones', async () => {
    const comments = Array.from({ length: 150 }, (_, index) => ({ author: 'mona', body: `comment ${index}`, place: pull }))
    const { github, client } = await start({ comments })
    const ids = github.comments(pull).map(({ nodeId }) => nodeId)
    github.removeComment(github.comments(pull)[120]?.id ?? 0)
    const states = await client.commentStates(ids)
    expect(states.map(({ nodeId }) => nodeId)).toEqual(ids.toSpliced(120, 1))
    expect(github.requests).toHaveLength(2)
    github.expectNoViolations()
  })
})

describe('writes', () => {
  test('refuses the eleventh write of a run', async () => {
    const { github, client } = await start()
    const { id, nodeId } = await client.createComment(pull, 'one')
    for (let write = 2; write <= 9; write++) await client.updateComment(pull, id, String(write))
    await client.hideComments([nodeId])
    for (const eleventh of [
      client.createComment(pull, 'eleven'),
      client.updateComment(pull, id, 'eleven'),
      client.hideComments([nodeId]),
    ]) {
      expect(await failureOf(eleventh, github)).toMatchObject({ failure: 'budget' })
    }
    expect(writes(github)).toBe(10)
  })

  test('hides twenty comments in one request', async () => {
    const comments = Array.from({ length: 25 }, () => ({ author: 'github-actions[bot]', body: 'old', place: pull }))
    const { github, client } = await start({ comments })
    await client.hideComments(github.comments(pull).map(({ nodeId }) => nodeId))
    expect(github.comments(pull).every(({ isHidden }) => isHidden)).toBe(true)
    expect(writes(github)).toBe(2)
    github.expectNoViolations()
  })

  test.each<Fault>([{ status: 502, body: '<html>Bad Gateway</html>' }, { cut: 'after' }, { cut: 'during' }])(
    'a comment that may have arrived is not written again: %j',
    async (fault) => {
      const { github, client } = await start()
      github.fail(fault)
      expect(await failureOf(client.createComment(pull, 'text'), github)).toMatchObject({ failure: 'unavailable' })
      expect(writes(github)).toBe(1)
      github.expectNoViolations()
    },
  )

  test('does not repeat the hiding of comments', async () => {
    const { github, client } = await start()
    const { nodeId } = github.commentBy('github-actions[bot]', 'old', pull)
    github.fail({ cut: 'after' })
    expect(await failureOf(client.hideComments([nodeId]), github)).toMatchObject({ failure: 'unavailable' })
    expect(writes(github)).toBe(1)
  })

  test.each<Fault>([
    { status: 429, headers: { 'retry-after': '3' } },
    { status: 403, headers: { 'retry-after': '3' }, body: { message: 'You have exceeded a secondary rate limit.' } },
  ])('writes a comment after the end of a limit: %j', async (fault) => {
    const { github, client, waits } = await start()
    github.fail(fault)
    expect(await client.createComment(pull, 'text')).toMatchObject({ body: 'text' })
    expect(github.comments(pull)).toHaveLength(1)
    expect(waits).toEqual([expect.stringMatching(/^GitHub limits the number of requests: waiting [34] s\.$/)])
    github.expectNoViolations()
  })

  test('repeats an update whose answer was lost', async () => {
    const { github, client } = await start()
    const { id } = github.commentBy('github-actions[bot]', 'old', pull)
    github.fail({ cut: 'after' })
    expect(await client.updateComment(pull, id, 'new')).toMatchObject({ body: 'new' })
    expect(github.requests.map(({ method }) => method)).toEqual(['PATCH', 'PATCH'])
  })
})

test('writes, lists and updates the comment on an issue, and names the missing permission when GitHub refuses it', async () => {
  const { github, client } = await start()
  const issue = { kind: 'issue', number: 12 } as const
  const { id } = await client.createComment(issue, 'one')
  await client.updateComment(issue, id, 'two')
  expect(await list(client, issue)).toMatchObject([[{ id, body: 'two' }]])
  expect(github.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /repos/acme/shop/issues/12/comments',
    `PATCH /repos/acme/shop/issues/comments/${id}`,
    'GET /repos/acme/shop/issues/12/comments',
  ])
  const refused = await start({ permissions: { 'pull-requests': 'none' } })
  const error = await failureOf(refused.client.comments(issue)[Symbol.asyncIterator]().next(), refused.github)
  expect(error).toMatchObject({ failure: 'permission', permission: 'issues: read' })
  expect(error.message).toContain('the comments on issue #12')
})
