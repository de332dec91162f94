// Tests that the fake GitHub, which other tests rely on, accepts valid requests and applies faults only to their requests.
import { expect, onTestFinished, test } from 'vitest'
import { type FakeGitHub, startFakeGitHub } from './fake-github.js'

async function start(): Promise<{ github: FakeGitHub; send: (method: string, path: string, body?: unknown) => Promise<Response> }> {
  const github = await startFakeGitHub({ repository: 'acme/shop', pulls: [{ number: 12, headSha: 'a'.repeat(40), headBranch: 'tax' }] })
  onTestFinished(() => github.close())
  const headers = { authorization: `token ${github.token}` }
  const send = (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(github.apiUrl + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  return { github, send }
}

const comments = '/repos/acme/shop/issues/12/comments'

test('accepts valid requests and answers', async () => {
  const { github, send } = await start()
  expect((await send('POST', comments, { body: 'text' })).status).toBe(201)
  expect((await send('GET', `${comments}?per_page=1&page=1`)).status).toBe(200)
  expect((await send('GET', '/repos/acme/shop/issues/99/comments')).status).toBe(404)
  expect((await send('POST', '/graphql', { query: '{ node(id: "none") { id } }' })).status).toBe(200)
  github.expectNoViolations()
})

test.each([
  ['GET', `${comments}?per_page=101`],
  ['GET', `${comments}?page=two`],
  ['GET', `${comments}?perpage=10`],
  ['GET', '/repos/acme/shop/issues/twelve/comments'],
  ['GET', '/repos/acme/shop/pulls?state=ready'],
  ['GET', '/repos/acme/shop/actions/runs'],
  ['PUT', comments, { body: 'text' }],
  ['POST', comments],
  ['POST', comments, { body: 12 }],
  ['POST', '/graphql', { query: '{ node(id: "none") { isMinimized } }' }],
  ['POST', '/graphql', { query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', variables: { ids: 12.5 } }],
  ['POST', '/graphql', { query: '{ node' }],
  ['POST', '/graphql', {}],
] as const)('a request that breaks a rule is found: %s %s %j', async (method, path, body?: unknown) => {
  const { github, send } = await start()
  await send(method, path, body)
  expect(github.violations).not.toEqual([])
})

test.each([
  ['a status that the operation does not have', { status: 201, body: [] }],
  ['a list of something else', { status: 200, body: [{ id: 12, body: 'text' }] }],
  ['an error without a text', { status: 403, body: { message: 12 } }],
])('detects an answer that breaks a rule: %s', async (_, fault) => {
  const { github, send } = await start()
  github.fail(fault)
  await send('GET', comments)
  expect(github.violations).not.toEqual([])
  expect(() => github.expectNoViolations()).toThrow()
})

test('applies faults in order, the given number of times, and only to their requests', async () => {
  const { github, send } = await start()
  github.fail({ method: 'POST', status: 500 })
  github.fail({ path: /issues/, status: 502, times: 2 })
  github.fail({ path: /issues/, status: 503 })
  const statuses: number[] = []
  for (const path of [comments, '/repos/acme/shop/pulls', comments, comments, comments]) statuses.push((await send('GET', path)).status)
  expect(statuses).toEqual([502, 200, 502, 503, 200])
  expect((await send('POST', comments, { body: 'text' })).status).toBe(500)
  expect(github.comments({ kind: 'pullRequest', number: 12 })).toEqual([])
})
