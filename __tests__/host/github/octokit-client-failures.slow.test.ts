// Tests that src/host/github/octokit-client.ts retries failures, waits for rate limits and keeps its deadline.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { GitHubClient } from '../../../src/host/github/github-client.js'
import { createLostTime } from '../../../src/host/github/lost-time.js'
import { createGitHubClient } from '../../../src/host/github/octokit-client.js'
import { type Fault, startFakeGitHub } from './fake-github.js'
import { commit, failureOf, list, pull, pulls, sha, start } from './start-client.js'

describe('retries', () => {
  test.each<Fault>([
    { status: 500, times: 3 },
    { status: 502, body: '<html>Bad Gateway</html>', times: 3 },
    { cut: 'before', times: 3 },
    { cut: 'during', times: 3 },
    { slowMs: 60_000, times: 3 },
  ])('retries a read request up to three times: %j', async (fault) => {
    // The short limit is only for a silent server, because a busy machine may answer later.
    const { github, client, waits } = await start({}, 'slowMs' in fault ? { requestTimeoutMs: 1500 } : {})
    const { nodeId } = github.commentBy('mona', 'text', pull)
    github.fail(fault)
    expect((await list(client, pull)).flat()).toHaveLength(1)
    expect(waits).toEqual([1, 4, 9].map((seconds) => `GitHub is not available: trying again in ${seconds} s.`))
    github.fail(fault)
    expect(await client.commentStates([nodeId])).toHaveLength(1)
    expect(github.requests).toHaveLength(8)
  })

  test.each([null, {}, { total_count: 0, comments: [] }])('reads no list of comments from the answer %j', async (body) => {
    const { github, client } = await start()
    github.fail({ status: 200, body })
    const error = await failureOf(list(client, pull), github)
    expect(error).toMatchObject({ failure: 'unavailable', message: expect.stringContaining('an answer that is not a list') })
  })

  test('gives up after three retries', async () => {
    const { github, client } = await start()
    github.fail({ status: 503, times: 100 })
    const error = await failureOf(client.pullRequestsOfCommit(sha), github)
    expect(error.failure).toBe('unavailable')
    expect(error.message).toMatch(/^GitHub answered 503 to the request for the pull requests of commit 4f1c0c2/)
    expect(github.requests).toHaveLength(4)
  })

  test('retries after an error of GraphQL', async () => {
    const { github, client } = await start()
    const { nodeId } = github.commentBy('mona', 'text', pull)
    github.fail({
      status: 200,
      body: { errors: [{ message: 'Something went wrong while executing your query. Please include `C0FF:EE`.' }] },
    })
    expect(await client.commentStates([nodeId])).toHaveLength(1)
  })

  test('gives the reason when GitHub is unreachable', async () => {
    const { github, client } = await start()
    await github.close()
    const error = await failureOf(list(client, pull), github)
    expect(error.failure).toBe('unavailable')
    expect(error.message).toMatch(/^GitHub did not answer the request for the comments on pull request #12: .*ECONNREFUSED/)
  })
})

describe('an answer that is an HTML page', () => {
  test.each([200, 403, 404])('ends the request at once and states the reason when its status is %i', async (status) => {
    const { github, client, waits } = await start()
    github.fail({ status, body: '<html>Sign in to the network</html>', times: 9 })
    const error = await failureOf(list(client, pull), github)
    expect(error.failure).toBe('refused')
    expect(error.message).toMatch(
      /^GitHub did not answer the request for the comments on pull request #12: the answer is an HTML page\. .*a proxy.*GITHUB_API_URL/,
    )
    expect([github.requests.length, waits]).toEqual([1, []])
  })
})

describe('the time that failed answers cost', () => {
  test('ends the requests when GitHub does not answer', async () => {
    const { github, client } = await start({}, { requestTimeoutMs: 2_000, lossMs: 3_000 })
    github.fail({ slowMs: 60_000, times: 100 })
    const last = await failureOf(client.pullRequestsOfCommit(sha), github)
    expect(last.failure).toBe('outage')
    expect(last.message).toMatch(/^GitHub did not answer the request for the pull requests of commit 4f1c0c2: no answer within /)
    expect(github.requests).toHaveLength(2)
    const error = await failureOf(client.createComment(pull, 'text'), github)
    expect(error.failure).toBe('outage')
    expect(error.message).toMatch(
      /^Failed answers of GitHub have cost 3 s, so Build Report did not request a comment on pull request #12\./,
    )
    expect(github.requests).toHaveLength(2)
  })

  test.each<Fault>([
    { status: 503 },
    { cut: 'before' },
    { status: 200, body: { errors: [{ message: 'Something went wrong while executing your query. Please include `C0FF:EE`.' }] } },
  ])('includes the waits of all clients of a run: %j', async (fault) => {
    const lostTime = createLostTime()
    const settings = { secondMs: 100, lossMs: 25 * 100, lostTime }
    const { github, client, waits } = await start({}, settings)
    github.fail({ ...fault, times: 100 })
    const other = createGitHubClient({
      token: github.token,
      repository: 'acme/shop',
      apiUrl: github.apiUrl,
      ...settings,
      onWait: (message) => void waits.push(message),
    })
    await failureOf(client.commentStates(['IC_1']), github)
    // Without the first client, its waits would cost 1 + 4 + 9 s as well.
    expect(await failureOf(other.commentStates(['IC_1']), github)).toMatchObject({ failure: 'outage' })
    const waitMs = waits.map((message) => 100 * Number(/in (\d+) s/.exec(message)?.[1])).reduce((sum, ms) => sum + ms, 0)
    expect(waitMs).toBeGreaterThan(0)
    expect(waitMs).toBeLessThanOrEqual(lostTime.totalMs())
    expect(lostTime.totalMs()).toBeLessThan(2 * 14 * 100)
  })

  test('does not include the wait for the end of a rate limit', async () => {
    const lostTime = createLostTime()
    const { github, client } = await start({}, { lostTime })
    github.fail({ status: 429, headers: { 'retry-after': '20' } })
    await client.commentStates(['IC_1'])
    expect(lostTime.totalMs()).toBe(0)
  })

  test('leaves REST half of the time of a request when only GraphQL does not answer', async () => {
    const { github, client } = await start({}, { requestTimeoutMs: 2_000, lossMs: 2_000 })
    github.fail({ path: /graphql/, slowMs: 60_000, times: 100 })
    expect(await failureOf(client.commentStates(['IC_1'], 0), github)).toMatchObject({ failure: 'unavailable' })
    expect(await list(client, pull)).toEqual([[]])
  })
})

describe('rate limits', () => {
  const reset = (seconds: number): string => String(Math.ceil(Date.now() / 1000) + seconds)
  const exceeded = { message: 'API rate limit exceeded for installation ID 1.', documentation_url: 'https://docs.github.com' }

  test('waits for the end of a limit when it is near', async () => {
    const { github, client, waits } = await start()
    github.fail({ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset(20) }, body: exceeded })
    expect(await list(client, pull)).toEqual([[]])
    expect(waits).toEqual([expect.stringMatching(/^GitHub limits the number of requests: waiting (1\d|2[0-2]) s\.$/)])
    github.expectNoViolations()
  })

  test('fails at once with the end of the limit when it ends after the deadline', async () => {
    const { github, client, waits } = await start({}, { deadlineMs: 5000 })
    github.fail({ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1900000000' }, body: exceeded })
    const error = await failureOf(client.createComment(pull, 'text'), github)
    expect(error.failure).toBe('rateLimit')
    expect(error.message).toBe(
      'GitHub accepts no more requests until 2030-03-17T17:46:40Z, and refused a comment on pull request #12. Run again after that time.',
    )
    expect(waits).toEqual([])
    expect(github.requests).toHaveLength(1)
  })

  test.each<Fault>([
    { status: 429, headers: { 'retry-after': '86400' } },
    { status: 403, body: { message: 'You have exceeded a secondary rate limit.' }, headers: { 'retry-after': '86400' } },
    { status: 200, body: { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] }, headers: { 'retry-after': '86400' } },
  ])('detects every kind of limit: %j', async (fault) => {
    const { github, client } = await start({}, { deadlineMs: 5000 })
    github.fail({ ...fault, times: 9 })
    const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const before = tomorrow()
    const error = await failureOf(client.commentStates(['IC_1']), github)
    expect(error.failure).toBe('rateLimit')
    // The day may change during the test.
    expect(error.message).toMatch(new RegExp(`${before}|${tomorrow()}`))
  })

  test.each<Fault>([
    { status: 403, body: { message: 'You have exceeded a secondary rate limit.' }, headers: { 'retry-after': '60' } },
    { status: 403, body: { message: 'You have exceeded a secondary rate limit.' } },
    { status: 429, body: { message: 'You have exceeded a secondary rate limit.' } },
  ])('waits a minute for the secondary limit %j when the deadline is 150 s', async (fault) => {
    const { github, client, waits } = await start({}, { deadlineMs: 150 * 30, secondMs: 30 })
    github.fail(fault)
    await client.createComment(pull, 'text')
    expect(waits).toEqual([expect.stringMatching(/^GitHub limits the number of requests: waiting 6[0-2] s\.$/)])
  })

  test('names a secondary limit without retry-after as a limit when the deadline is too short', async () => {
    const { github, client } = await start({}, { deadlineMs: 60 * 50, secondMs: 50 })
    github.fail({ status: 403, body: { message: 'You have exceeded a secondary rate limit.' }, times: 9 })
    expect(await failureOf(client.createComment(pull, 'text'), github)).toMatchObject({ failure: 'rateLimit' })
  })

  test('gives up when a limit ends at once again and again', async () => {
    const { github, client } = await start()
    github.fail({ status: 429, headers: { 'retry-after': '0' }, times: 1000 })
    expect(await failureOf(client.pullRequestsOfCommit(sha), github)).toMatchObject({ failure: 'rateLimit' })
    expect(github.requests.length).toBeLessThanOrEqual(4)
  })
})

describe('the deadline', () => {
  test('applies to all requests together, including waits', async () => {
    const { github, client } = await start({}, { deadlineMs: 400, requestTimeoutMs: 150, secondMs: 20 })
    github.fail({ slowMs: 60_000, times: 100 })
    // Either no time is left for another attempt, or the deadline ends the attempt.
    const noTimeLeft = expect.stringMatching(/^(?:outage|unavailable)$/)
    expect(await failureOf(list(client, pull), github)).toMatchObject({ failure: 'outage' })
    expect(await failureOf(client.pullRequestsOfCommit(sha), github)).toMatchObject({ failure: noTimeLeft })
    expect(await failureOf(client.createComment(pull, 'text'), github)).toMatchObject({ failure: noTimeLeft })
    // Each of the three would send four requests of 150 ms.
    expect(github.requests.length).toBeLessThanOrEqual(4)
  })

  test('does not count the time between requests', async () => {
    const { client } = await start({}, { deadlineMs: 2000 })
    await list(client, pull)
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(await list(client, pull)).toEqual([[]])
  })

  test('does not wait beyond the deadline', async () => {
    const { github, client, waits } = await start({}, { deadlineMs: 4500, secondMs: 1000 })
    github.fail({ status: 500, times: 9 })
    const before = performance.now()
    expect(await failureOf(list(client, pull), github)).toMatchObject({ failure: 'outage' })
    // The second wait would be four seconds.
    expect(performance.now() - before).toBeLessThan(4500)
    expect(waits).toEqual(['GitHub is not available: trying again in 1 s.'])
  })
})

describe('refusals', () => {
  test('reports a token that GitHub refuses', async () => {
    const { github, client } = await start({}, { token: 'ghp_expired' })
    const error = await failureOf(client.createComment(pull, 'text'), github)
    expect(error.failure).toBe('token')
    expect(error.message).toContain('GitHub refused the token for a comment on pull request #12: Bad credentials.')
  })

  test.each(['', '  ', 'ghs_one\nghs_two', 'gh\u00fc'])('does not send an invalid token: %j', async (token) => {
    const { github, client } = await start({}, { token })
    expect(await failureOf(client.createComment(pull, 'text'), github)).toMatchObject({ failure: 'token' })
    expect(github.requests).toEqual([])
  })

  test('ignores a line end after the token', async () => {
    const { github } = await start()
    const client = createGitHubClient({ token: `${github.token}\n`, repository: 'acme/shop', apiUrl: `${github.apiUrl}/` })
    expect(await list(client, pull)).toEqual([[]])
    github.expectNoViolations()
  })

  test.each([
    ['pull-requests: write', (client: GitHubClient) => client.createComment(pull, 'text')],
    ['contents: write', (client: GitHubClient) => client.createComment(commit, 'text')],
    ['pull-requests: read', (client: GitHubClient) => client.pullRequestsOfCommit(sha)],
    ['pull-requests: write', (client: GitHubClient) => client.updateComment(pull, 2_400_000_001, 'text')],
    ['pull-requests: write', (client: GitHubClient) => client.hideComments(['IC_kwDOAbCdEf13owbup'])],
  ])('names the permission that a token without %s lacks', async (permission, request) => {
    const { github, client } = await start({
      permissions: { 'pull-requests': permission.endsWith('read') ? 'none' : 'read', contents: 'read' },
      comments: [{ author: 'github-actions[bot]', body: 'old', place: pull }],
    })
    const error = await failureOf(request(client), github)
    expect(error).toMatchObject({ failure: 'permission', permission })
    expect(error.message).toContain(`the token lacks \`${permission}\` (Resource not accessible by integration).`)
    github.expectNoViolations()
  })

  test('reports a locked conversation', async () => {
    const { github, client } = await start({ pulls: [{ number: 12, headSha: sha, headBranch: 'x', isLocked: true }] })
    const error = await failureOf(client.createComment(pull, 'text'), github)
    expect(error).toMatchObject({ failure: 'locked' })
    expect(error.message).toMatch(/^GitHub refused a comment on pull request #12: the conversation is locked\./)
    github.expectNoViolations()
  })

  test('reports an object that does not exist', async () => {
    const { github, client } = await start()
    expect(await failureOf(client.updateComment(pull, 1, 'text'), github)).toMatchObject({ failure: 'missing' })
    expect(await failureOf(list(client, { kind: 'pullRequest', number: 99 }), github)).toMatchObject({ failure: 'missing' })
    expect(await failureOf(client.hideComments(['IC_gone']), github)).toMatchObject({ failure: 'missing' })
    github.fail({ status: 410, body: { message: 'Issues are disabled for this repo' } })
    expect(await failureOf(list(client, pull), github)).toMatchObject({ failure: 'missing' })
    github.expectNoViolations()
  })

  test('reports a text that is too long', async () => {
    const { github, client } = await start()
    const error = await failureOf(client.createComment(pull, 'x'.repeat(65_537)), github)
    expect(error).toMatchObject({ failure: 'tooLong' })
    expect(error.message).toContain('Body is too long (maximum is 65536 characters).')
    github.expectNoViolations()
  })

  test('quotes GitHub in one line for any other refusal', async () => {
    const { github, client } = await start()
    expect((await failureOf(client.createComment(pull, ''), github)).message).toBe(
      'GitHub refused a comment on pull request #12: Validation Failed: Body cannot be blank.',
    )
    github.fail({ status: 418, body: { message: `\u001b[31mA teapot\u202e\n${github.token}\n${'!'.repeat(9000)}` } })
    const { failure, message } = await failureOf(list(client, pull), github)
    expect(failure).toBe('refused')
    expect(message).toMatch(/^GitHub refused the comments on pull request #12: A teapot\ufffd \*\*\* !+\.$/)
  })

  test.each([
    [{ repository: 'shop' }, 'Invalid repository "shop". It must have the form owner/name.'],
    [{ apiUrl: 'api.github.com' }, `Invalid address "api.github.com" of the GitHub API. The usual one is https://api.github.com.`],
  ])('reports invalid settings: %j', async (settings, message) => {
    const { github, client } = await start({}, settings)
    expect(await failureOf(list(client, pull), github)).toMatchObject({ failure: 'refused', message })
  })

  test.each(['{}', '[{}]', '[null]', '{"data":null}', '[1', '"text"'])('reports an unreadable answer: %s', async (body) => {
    const { github, client } = await start()
    const headers = { 'content-type': 'application/json' }
    for (const request of [
      () => list(client, pull),
      () => client.pullRequestsOfCommit(sha),
      () => client.updateComment(pull, 1, 'text'),
      () => client.commentStates(['IC_1']),
    ]) {
      github.fail({ status: 200, headers, body })
      expect(await failureOf(request(), github)).toMatchObject({ failure: 'unavailable' })
    }
  })

  test('sends the token to no other host when a link to the next page names one', async () => {
    const { github, client } = await start({}, { secondMs: 1 })
    const other = await startFakeGitHub({ repository: 'acme/shop', pulls })
    onTestFinished(() => other.close())
    github.fail({ status: 200, body: [], headers: { link: `<${other.apiUrl}/repos/acme/shop/issues/12/comments?page=2>; rel="next"` } })
    expect(await list(client, pull)).toEqual([[], []])
    expect(github.requests.map(({ query }) => query.page)).toEqual([undefined, '2'])
    expect(other.requests).toEqual([])
  })
})
