import { describe, expect, onTestFinished, test } from 'vitest'
import type { CommentPlace, GitHubClient } from '../../../src/github/github-client.js'
import { createGitHubClient } from '../../../src/github/octokit-client.js'
import { commentMarker, markText, readMarked } from '../../../src/reporters/comment/comment-marker.js'
import { type CommentDraft, upsertComment } from '../../../src/reporters/comment/upsert-comment.js'
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from '../../github/fake-github.js'

const bot = 'github-actions[bot]'
const place: CommentPlace = { kind: 'pullRequest', number: 5 }
const commit: CommentPlace = { kind: 'commit', sha: 'c'.repeat(40) }
const repository = 'acme/shop'
const pull = { number: 5, headSha: 'a'.repeat(40), headBranch: 'feature' }

const failed = { failed: true, fingerprint: '1 of 3 failed' }
const passed = { failed: false, fingerprint: '3 passed' }

const draft = (changes: Partial<CommentDraft> = {}): CommentDraft => ({
  place,
  key: 'Unit tests',
  run: '700',
  outcome: failed,
  updates: true,
  mode: 'always',
  render: () => 'report',
  ...changes,
})

/** Returns the body that a run writes. */
const bodyOf = (content: string, { run = '500', outcome = failed, key = 'Unit tests' } = {}) =>
  markText(content, commentMarker(key, run, JSON.stringify([outcome.failed, outcome.fingerprint])))

/** Starts a fake GitHub. After the test, checks that all requests were valid and that there were at most three writes. */
async function start(options: Partial<FakeGitHubOptions> = {}) {
  const github = await startFakeGitHub({ repository, pulls: [pull], ...options })
  onTestFinished(async () => {
    await github.close()
    github.expectNoViolations()
  })
  const connect = () => createGitHubClient({ token: github.token, repository, apiUrl: github.apiUrl, secondMs: 1, deadlineMs: 10_000 })
  return { github, connect, client: connect() }
}

const isWrite = ({ method, path, body }: FakeGitHub['requests'][number]) =>
  path === '/graphql' ? JSON.stringify(body).includes('minimizeComment') : method !== 'GET'

const writes = ({ requests }: FakeGitHub) => requests.filter(isWrite).length

const sequence = ({ requests }: FakeGitHub) =>
  requests.map((request) => (request.path !== '/graphql' ? request.method : isWrite(request) ? 'hide' : 'states')).join(' ')

/** Returns the visible texts of comments with a marker. */
const visible = (github: FakeGitHub, where: CommentPlace = place) =>
  github.comments(where).flatMap(({ isHidden, body }) => (isHidden ? [] : (readMarked(body)?.content ?? [])))

describe('updating one comment', () => {
  test('creates a comment in the first run, and searches for a duplicate', async () => {
    const { github, client } = await start()
    const delivery = await upsertComment(draft(), client)
    const [comment] = github.comments(place)
    expect(delivery).toEqual({ kind: 'created', url: comment?.url })
    expect(comment?.body).toBe(bodyOf('report', { run: '700' }))
    expect(sequence(github)).toBe('GET POST GET')
  })

  test('updates the comment of an earlier run with three requests', async () => {
    const { github, client } = await start()
    const { url } = github.commentBy(bot, bodyOf('earlier'), place)
    expect(await upsertComment(draft(), client)).toEqual({ kind: 'updated', url })
    expect(visible(github)).toEqual(['report'])
    expect(sequence(github)).toBe('GET states PATCH')
  })

  test('finds the comment on the third page', async () => {
    const { github, client } = await start()
    for (let count = 0; count < 230; count += 1) github.commentBy('ann', 'some words', place)
    const { id } = github.commentBy(bot, bodyOf('earlier'), place)
    for (let count = 0; count < 30; count += 1) github.commentBy('ann', 'more words', place)
    await upsertComment(draft(), client)
    expect(sequence(github)).toBe('GET GET GET states PATCH')
    expect(github.comments(place).find((comment) => comment.id === id)?.body).toBe(bodyOf('report', { run: '700' }))
  })

  test('writes a comment on a commit', async () => {
    const { github, connect } = await start()
    expect(await upsertComment(draft({ place: commit }), connect())).toMatchObject({ kind: 'created' })
    expect(await upsertComment(draft({ place: commit, render: () => 'later' }), connect())).toMatchObject({ kind: 'updated' })
    expect(visible(github, commit)).toEqual(['later'])
  })

  test('writes one comment per key', async () => {
    const { github, connect } = await start()
    for (const key of ['Unit tests', 'Browser tests', 'unit tests']) await upsertComment(draft({ key, render: () => key }), connect())
    await upsertComment(draft({ key: 'Browser tests', render: () => 'later' }), connect())
    expect(visible(github)).toEqual(['Unit tests', 'later', 'unit tests'])
  })

  test('leaves comments of other authors alone, whatever marker they contain', async () => {
    const { github, client } = await start()
    const others = [
      github.commentBy('mallory', bodyOf('forged', { run: '999999' }), place),
      github.commentBy(bot, `> ${bodyOf('quoted')}\n\nSee above.`, place),
      github.commentBy(bot, bodyOf('quoted').replaceAll(/^/gm, '> '), place),
    ]
    const before = others.map(({ body }) => body)
    await upsertComment(draft(), client)
    expect(others.map(({ body }) => body)).toEqual(before)
    expect(visible(github)).toEqual(['forged', 'report'])
  })

  test('ignores a forged marker in a comment of another tool with the same author', async () => {
    const { github, connect } = await start()
    const forged = bodyOf('Thank you for "<the title of the pull request>"', { run: '999999999999999' })
    const quote = github.commentBy(bot, forged, place)
    await upsertComment(draft(), connect())
    await upsertComment(draft({ run: '701', render: () => 'later' }), connect())
    expect(quote).toMatchObject({ body: forged, isHidden: false })
    expect(visible(github).slice(1)).toEqual(['later'])
  })

  test('hides the comment that earlier versions shared between jobs when many jobs report at the same time', async () => {
    const { github, connect } = await start()
    const shared = github.commentBy(bot, bodyOf('green', { key: 'CI/unit' }), place)
    const keys = ['linux', 'windows', 'macos']
    const deliver = (key: string, run: string) =>
      upsertComment(draft({ key, formerKey: 'CI/unit', run, render: () => `${key} ${run}` }), connect())
    await Promise.all(keys.map((key) => deliver(key, '700')))
    expect(shared.isHidden).toBe(true)
    expect(visible(github).toSorted()).toEqual(['linux 700', 'macos 700', 'windows 700'])
    await deliver('linux', '701')
    expect(visible(github).toSorted()).toEqual(['linux 701', 'macos 700', 'windows 700'])
  })

  test.each([
    ['a newer run wrote it', { run: '701' }, {}],
    ['comments are added instead of updated', {}, { updates: false }],
    ['the run gets no comment', {}, { mode: 'failures', outcome: passed }],
  ] as const)('leaves the comment that earlier versions shared when %s', async (_, written, changes) => {
    const { github, client } = await start()
    const shared = github.commentBy(bot, bodyOf('green', { key: 'CI/unit', ...written }), place)
    await upsertComment(draft({ key: 'linux', formerKey: 'CI/unit', ...changes }), client)
    expect(shared.isHidden).toBe(false)
  })

  test('keeps the first of several comments and hides the others', async () => {
    const { github, client } = await start()
    const comments = [true, false, false, true, false].map((isHidden, index) =>
      github.commentBy(bot, bodyOf(`earlier ${index}`), place, { isHidden }),
    )
    await upsertComment(draft(), client)
    expect(comments.map(({ isHidden }) => isHidden)).toEqual([true, false, true, true, true])
    expect(visible(github)).toEqual(['report'])
    expect(sequence(github)).toBe('GET states PATCH hide')
  })

  test('counts the report as delivered when the other comments cannot be hidden', async () => {
    const { github, client } = await start()
    const [first] = [1, 2].map(() => github.commentBy(bot, bodyOf('earlier'), place))
    const unlucky: GitHubClient = {
      ...client,
      updateComment: async (...change) => {
        const updated = await client.updateComment(...change)
        github.fail({ path: /graphql/, status: 502, body: '<html>Bad gateway</html>' })
        return updated
      },
    }
    expect(await upsertComment(draft(), unlucky)).toEqual({ kind: 'updated', url: first?.url })
    expect(sequence(github)).toBe('GET states PATCH hide')
  })

  test('creates a new comment when all others are hidden', async () => {
    const { github, client } = await start()
    github.commentBy(bot, bodyOf('earlier'), place, { isHidden: true })
    expect(await upsertComment(draft(), client)).toMatchObject({ kind: 'created' })
    expect(visible(github)).toEqual(['report'])
  })

  test.each([
    ['by an earlier run', (body: string) => body],
    ['with the line ends of a browser', (body: string) => `${body.replaceAll('\n', '\r\n')}\r\n`],
  ])('writes nothing when nothing changed since the comment was written %s', async (_, change) => {
    const { github, client } = await start()
    const { url } = github.commentBy(bot, change(bodyOf('## Report\n\nline')), place)
    expect(await upsertComment(draft({ render: () => '## Report\n\nline\n' }), client)).toEqual({ kind: 'unchanged', url })
    expect(writes(github)).toBe(0)
  })

  test('does not overwrite the comment of a newer run', async () => {
    const { github, client } = await start()
    github.commentBy(bot, bodyOf('newer', { run: '10000' }), place)
    expect(await upsertComment(draft({ run: '9999' }), client)).toEqual({ kind: 'skipped', reason: expect.stringContaining('Run 10000') })
    expect(visible(github)).toEqual(['newer'])
    expect(writes(github)).toBe(0)
  })

  test('updates the comment of another version', async () => {
    const { github, client } = await start()
    github.commentBy(
      bot,
      bodyOf('old')
        .replace(':v1', ':v9')
        .replace(/ run=\d+/, ''),
      place,
    )
    expect(await upsertComment(draft({ mode: 'changes' }), client)).toMatchObject({ kind: 'updated' })
    expect(visible(github)).toEqual(['report'])
  })
})

describe('modes', () => {
  test('sends no request for a passed run in the mode failures', async () => {
    const { github, client } = await start()
    const delivery = await upsertComment(draft({ mode: 'failures', outcome: passed }), client)
    expect(delivery).toEqual({ kind: 'skipped', reason: 'The run did not fail, and only failed runs get a comment.' })
    expect(github.requests).toEqual([])
  })

  test('comments on a passed run only after a failure in the mode failures-or-existing', async () => {
    const { github, connect } = await start()
    const deliverAfter = (outcome: typeof failed) =>
      upsertComment(draft({ mode: 'failures-or-existing', outcome, render: () => outcome.fingerprint }), connect())
    expect(await deliverAfter(passed)).toEqual({ kind: 'skipped', reason: expect.stringContaining('no earlier comment') })
    expect(await deliverAfter(failed)).toMatchObject({ kind: 'created' })
    expect(await deliverAfter(passed)).toMatchObject({ kind: 'updated' })
    expect(visible(github)).toEqual(['3 passed'])
  })

  test.each([true, false])('does not comment on the same outcome again in the mode changes (updates: %s)', async (updates) => {
    const { github, connect } = await start()
    let run = 700
    const deliverAfter = (outcome: typeof failed) => {
      run += 1
      return upsertComment(
        draft({ mode: 'changes', updates, outcome, run: `${run}`, render: () => `${outcome.fingerprint} in ${run} s` }),
        connect(),
      )
    }
    const { kind } = await deliverAfter(failed)
    const [first] = github.comments(place)
    expect([kind, await deliverAfter(failed)]).toEqual(['created', { kind: 'unchanged', url: first?.url }])
    expect(await deliverAfter(passed)).toMatchObject({ kind: updates ? 'updated' : 'created' })
    expect(await deliverAfter(passed)).toMatchObject({ kind: 'unchanged' })
    expect(visible(github)).toEqual(updates ? ['3 passed in 703 s'] : ['1 of 3 failed in 701 s', '3 passed in 703 s'])
  })

  test('adds one comment per run when updates are disabled', async () => {
    const { github, connect } = await start()
    for (const run of ['701', '702', '702']) await upsertComment(draft({ updates: false, run }), connect())
    expect(visible(github)).toEqual(['report', 'report'])
    expect(sequence(github)).toBe('GET POST GET states POST GET states')
  })
})

describe('failures on the way', () => {
  const creation = { method: 'POST', path: /comments$/ }

  test.each([true, false])('finds the created comment when the answer is lost (updates: %s)', async (updates) => {
    const { github, client } = await start()
    github.commentBy(bot, bodyOf('hidden'), place, { isHidden: true })
    github.fail({ ...creation, cut: 'after' })
    const delivery = await upsertComment(draft({ updates }), client)
    expect(delivery).toEqual({ kind: 'created', url: github.comments(place).at(-1)?.url })
    expect(visible(github)).toEqual(['report'])
    expect(writes(github)).toBe(1)
  })

  test.each([
    ['the connection ends', { ...creation, cut: 'before' as const }],
    ['GitHub has trouble', { ...creation, status: 502, body: '<html>Bad gateway</html>' }],
  ])('creates the comment again when the request did not arrive because %s', async (_, fault) => {
    const { github, client } = await start()
    github.fail(fault)
    expect(await upsertComment(draft(), client)).toMatchObject({ kind: 'created' })
    expect(visible(github)).toEqual(['report'])
    expect(writes(github)).toBe(2)
  })

  test('creates the comment again when only a hidden one of the same run exists', async () => {
    const { github, client } = await start()
    github.commentBy(bot, bodyOf('report', { run: '700' }), place, { isHidden: true })
    github.fail({ ...creation, cut: 'before' })
    expect(await upsertComment(draft(), client)).toMatchObject({ kind: 'created' })
    expect(visible(github)).toEqual(['report'])
  })

  test('throws the reason when the comment can never be created', async () => {
    const { github, client } = await start()
    github.fail({ ...creation, status: 503, body: 'Unicorn!', times: 50 })
    await expect(upsertComment(draft(), client)).rejects.toMatchObject({ name: 'GitHubError', failure: 'unavailable' })
    expect(writes(github)).toBeLessThanOrEqual(3)
  })

  test('leaves one comment when a creation arrives late', async () => {
    const { github, client } = await start()
    let created = 0
    const late: GitHubClient = {
      ...client,
      createComment: (where, body) => {
        created += 1
        // The comment of the first request becomes visible after the second.
        if (created === 2) github.commentBy(bot, body, place)
        return client.createComment(where, body)
      },
    }
    github.fail({ ...creation, cut: 'before' })
    await upsertComment(draft(), late)
    expect(visible(github)).toEqual(['report'])
    expect(writes(github)).toBe(3)
  })

  test.each([
    ['the only one', 0, 'created', ['report']],
    ['the first of two', 1, 'updated', ['report']],
  ])('recovers when a comment is deleted before its update: %s', async (_, others, kind, expected) => {
    const { github, client } = await start()
    const { id } = github.commentBy(bot, bodyOf('earlier'), place)
    for (let count = 0; count < others; count += 1) github.commentBy(bot, bodyOf('earlier'), place)
    const meanwhile: GitHubClient = {
      ...client,
      updateComment: (...change) => {
        github.removeComment(id)
        return client.updateComment(...change)
      },
    }
    expect(await upsertComment(draft(), meanwhile)).toMatchObject({ kind })
    expect(visible(github)).toEqual(expected)
    expect(writes(github)).toBe(2)
  })

  test('writes no comment on a passed run when the comment on the failure is deleted meanwhile', async () => {
    const { github, client } = await start()
    const { id } = github.commentBy(bot, bodyOf('earlier'), place)
    const meanwhile: GitHubClient = {
      ...client,
      updateComment: (...change) => {
        github.removeComment(id)
        return client.updateComment(...change)
      },
    }
    expect(await upsertComment(draft({ mode: 'failures-or-existing', outcome: passed }), meanwhile)).toMatchObject({ kind: 'skipped' })
    expect(visible(github)).toEqual([])
  })

  test('reports the created comment when the search for duplicates fails', async () => {
    const { github, client } = await start()
    const hasty: GitHubClient = {
      ...client,
      createComment: async (...creation) => {
        const created = await client.createComment(...creation)
        github.fail({ method: 'GET', status: 404, body: { message: 'Not Found', documentation_url: '', status: '404' } })
        return created
      },
    }
    expect(await upsertComment(draft(), hasty)).toMatchObject({ kind: 'created' })
    expect(sequence(github)).toBe('GET POST GET')
  })

  test.each([
    ['locked', { pulls: [{ ...pull, isLocked: true }] }],
    ['permission', { permissions: { 'pull-requests': 'read' } as const }],
    ['permission', { permissions: { 'pull-requests': 'none' } as const }],
    ['missing', { pulls: [] }],
  ])('throws the reason of a refused write: %s', async (failure, options) => {
    const { github, client } = await start(options)
    await expect(upsertComment(draft(), client)).rejects.toMatchObject({ name: 'GitHubError', failure })
    expect(writes(github)).toBeLessThanOrEqual(1)
  })
})

describe('length of a comment', () => {
  const tooLong = {
    status: 422,
    body: {
      message: 'Validation Failed',
      documentation_url: 'https://docs.github.com/rest',
      errors: [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message: 'body is too long' }],
    },
  }

  test('fills the limit of GitHub, including the marker', async () => {
    const { github, client } = await start()
    await upsertComment(draft({ render: (limit) => 'é'.repeat(Math.floor(limit / 2)) }), client)
    const [comment] = github.comments(place)
    const bytes = Buffer.byteLength(comment?.body ?? '')
    expect(bytes).toBeLessThanOrEqual(60_000)
    expect(bytes).toBeGreaterThan(59_990)
  })

  test.each(['POST', 'PATCH'])('halves the text when GitHub refuses it as too long (%s)', async (method) => {
    const { github, client } = await start()
    if (method === 'PATCH') github.commentBy(bot, bodyOf('earlier'), place)
    github.fail({ method, path: /comments/, ...tooLong })
    await upsertComment(draft({ render: (limit) => 'x'.repeat(limit) }), client)
    expect(visible(github).map(({ length }) => length)).toEqual([expect.closeTo(29_900, -3)])
    expect(writes(github)).toBe(2)
  })

  test('does not shorten the text a second time', async () => {
    const { github, client } = await start()
    github.fail({ method: 'POST', path: /comments$/, ...tooLong, times: 50 })
    await expect(upsertComment(draft(), client)).rejects.toMatchObject({ failure: 'tooLong' })
    expect(writes(github)).toBe(2)
  })

  test('does not halve the text when no write would be left to remove the comment', async () => {
    const { github, client } = await start()
    github.fail({ method: 'POST', path: /comments$/, status: 502, body: '' })
    github.fail({ method: 'POST', path: /comments$/, ...tooLong })
    await expect(upsertComment(draft(), client)).rejects.toMatchObject({ failure: 'tooLong' })
    expect(writes(github)).toBe(2)
  })

  test('throws an error before any request when the report cannot be made short enough', async () => {
    const { github, client } = await start()
    const delivery = upsertComment(draft({ render: () => undefined }), client)
    await expect(delivery).rejects.toThrow(/does not fit into a comment.*60000 bytes.*template/)
    expect(github.requests).toEqual([])
  })
})

describe('two jobs with the same key at the same time', () => {
  /** Delays the creation of comments until this number of jobs wants to create one. */
  function startingLine(jobs: number) {
    let start = () => {}
    const started = new Promise<void>((resolve) => {
      start = resolve
    })
    let waiting = 0
    return (client: GitHubClient): GitHubClient => ({
      ...client,
      createComment: async (...creation) => {
        waiting += 1
        if (waiting === jobs) start()
        await started
        return client.createComment(...creation)
      },
    })
  }

  test('leaves one comment when two jobs write at the same time', async () => {
    const rounds = Array.from({ length: 20 }, (_, round) => round + 1)
    const { github, connect } = await start({ pulls: rounds.map((number) => ({ ...pull, number })) })
    for (const number of rounds) {
      const where: CommentPlace = { kind: 'pullRequest', number }
      const jobs = number % 2 === 0 ? ['unit', 'browser'] : ['unit', 'browser', 'api']
      const line = number <= 10 ? startingLine(jobs.length) : (client: GitHubClient) => client
      // In later rounds one of the requests is slower than all the others.
      if (number > 5) github.fail({ method: number % 3 === 0 ? 'GET' : 'POST', path: /comments$/, slowMs: 2 * number })
      const deliveries = await Promise.all(jobs.map((job) => upsertComment(draft({ place: where, render: () => job }), line(connect()))))
      const seen = visible(github, where)
      expect(seen).toHaveLength(1)
      expect(jobs).toContain(seen[0])
      expect(deliveries.map(({ kind }) => kind)).toContain('created')
    }
  })

  /** Lets another job write just before or after ours creates its comment. */
  const racing = (
    client: GitHubClient,
    { earlier, later }: { readonly earlier?: () => void; readonly later?: () => void },
  ): GitHubClient => ({
    ...client,
    createComment: async (...creation) => {
      earlier?.()
      const created = await client.createComment(...creation)
      later?.()
      return created
    },
  })

  test('updates the first comment and removes its own when another job was first', async () => {
    const { github, client } = await start()
    const earlier = () => void github.commentBy(bot, bodyOf('of the other job', { run: '700' }), place)
    expect(await upsertComment(draft(), racing(client, { earlier }))).toEqual({ kind: 'updated', url: github.comments(place)[0]?.url })
    expect(github.comments(place).map(({ body }) => body)).toEqual([bodyOf('report', { run: '700' })])
    expect(sequence(github)).toBe('GET POST GET states PATCH DELETE')
  })

  test('links to the first comment when the answer to the removal of its own is lost', async () => {
    const { github, client } = await start()
    github.fail({ method: 'DELETE', path: /comments/, cut: 'after', times: 50 })
    const earlier = () => void github.commentBy(bot, bodyOf('of the other job', { run: '700' }), place)
    expect(await upsertComment(draft(), racing(client, { earlier }))).toEqual({ kind: 'updated', url: github.comments(place)[0]?.url })
    expect(visible(github)).toEqual(['report'])
  })

  test('hides the second comment when its job did not see the first one', async () => {
    const { github, client } = await start()
    const later = () => void github.commentBy(bot, bodyOf('of the other job', { run: '700' }), place)
    expect(await upsertComment(draft(), racing(client, { later }))).toMatchObject({ kind: 'created' })
    expect(visible(github)).toEqual(['report'])
  })

  test('removes its comment when a newer run has written one', async () => {
    const { github, client } = await start()
    const earlier = () => void github.commentBy(bot, bodyOf('newer', { run: '701' }), place)
    expect(await upsertComment(draft(), racing(client, { earlier }))).toMatchObject({ kind: 'skipped' })
    expect(visible(github)).toEqual(['newer'])
    expect(sequence(github)).toBe('GET POST GET states DELETE')
  })

  test('ignores an earlier comment of another author with a forged marker', async () => {
    const { github, client } = await start()
    const earlier = () => void github.commentBy('mallory', bodyOf('forged', { run: '999999' }), place)
    expect(await upsertComment(draft(), racing(client, { earlier }))).toMatchObject({ kind: 'created' })
    expect(visible(github)).toEqual(['forged', 'report'])
  })

  test('removes its own comment when only one write is left', async () => {
    const { github, client } = await start()
    github.fail({ method: 'POST', path: /comments$/, status: 502, body: '' })
    let creations = 0
    const earlier = () => {
      creations += 1
      if (creations === 2) github.commentBy(bot, bodyOf('of the other job', { run: '700' }), place)
    }
    expect(await upsertComment(draft(), racing(client, { earlier }))).toMatchObject({ kind: 'skipped' })
    expect(visible(github)).toEqual(['of the other job'])
    expect(writes(github)).toBe(3)
  })
})
