// Tests that the artifacts of the fake GitHub, which other tests rely on, are listed, downloaded and refused as on GitHub.
import { expect, onTestFinished, test } from 'vitest'
import { type FakeGitHubOptions, startFakeGitHub } from './fake-github.js'

const list = '/repos/acme/shop/actions/artifacts'
const dayMs = 24 * 60 * 60 * 1000
const run = { id: 4711, headBranch: 'main' }

async function start(options: Partial<FakeGitHubOptions> = {}) {
  const github = await startFakeGitHub({ repository: 'acme/shop', ...options })
  onTestFinished(() => github.close())
  const headers = { authorization: `token ${github.token}` }
  const get = (path: string) => fetch(github.apiUrl + path, { headers, redirect: 'manual' })
  const names = async (path: string): Promise<readonly string[]> =>
    ((await (await get(path)).json()) as { artifacts: readonly { name: string }[] }).artifacts.map(({ name }) => name)
  return { github, headers, get, names }
}

test('lists artifacts by name over all runs, or the artifacts of one run', async () => {
  const { github, names } = await start()
  for (const [id, name] of [
    [1, 'one'],
    [2, 'one'],
    [2, 'other'],
  ] as const) {
    github.artifacts.add({ name, run: { ...run, id }, content: Buffer.from(name) })
  }
  expect(await names(`${list}?name=one&per_page=100`)).toEqual(['one', 'one'])
  expect(await names('/repos/acme/shop/actions/runs/2/artifacts?per_page=100')).toEqual(['other', 'one'])
  github.expectNoViolations()
})

test('lists pages in any order', async () => {
  const { github, names } = await start({ artifactOrder: 'any' })
  for (let index = 0; index < 20; index += 1) github.artifacts.add({ name: String(index), run, content: Buffer.from('one') })
  const found = [...(await names(`${list}?per_page=10`)), ...(await names(`${list}?per_page=10&page=2`))]
  expect(found.toSorted((one, other) => Number(one) - Number(other))).toEqual(Array.from({ length: 20 }, (_, index) => String(index)))
  expect(found).not.toEqual(found.toSorted((one, other) => Number(other) - Number(one)))
})

test('redirects a download to an address that lives one minute and accepts no token', async () => {
  const { github, headers, get } = await start()
  const { id } = github.artifacts.add({ name: 'one', run, content: Buffer.from('content') })
  const location = (await get(`${list}/${id}/zip`)).headers.get('location') ?? ''
  expect(new URL(location).origin).not.toBe(new URL(github.apiUrl).origin)
  expect(await (await fetch(location)).text()).toBe('content')
  expect((await fetch(`${location}x`)).status).toBe(403)
  github.expectNoViolations()
  expect((await fetch(location, { headers })).status).toBe(400)
  expect(github.violations).toEqual(['The token was sent to the storage of artifacts.'])
  github.artifacts.advance(61_000)
  expect((await fetch(location)).status).toBe(403)
})

test('answers that an expired artifact is gone', async () => {
  const { github, get } = await start()
  const { id } = github.artifacts.add({ name: 'one', run, content: Buffer.from('one'), retentionDays: 5 })
  github.artifacts.advance(5 * dayMs)
  expect(((await (await get(list)).json()) as { artifacts: unknown }).artifacts).toMatchObject([{ expired: true }])
  expect((await get(`${list}/${id}/zip`)).status).toBe(410)
  github.expectNoViolations()
})

test('refuses lists and downloads when the token lacks actions: read', async () => {
  const { github, get } = await start({ permissions: { actions: 'none' } })
  const { id } = github.artifacts.add({ name: 'one', run, content: Buffer.from('one') })
  expect((await get(list)).status).toBe(403)
  expect((await get(`${list}/${id}/zip`)).headers.get('x-accepted-github-permissions')).toBe('actions=read')
})
