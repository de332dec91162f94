// Tests that the client of GitHub reads a file in a commit, and reports a missing file and a failed request differently.
import { describe, expect, test } from 'vitest'
import { failureOf, sha, start } from './start-client.js'

const commits = { [sha]: { 'quarantine.json': '[]', 'a folder/[x]#?.json': 'größe\n' } }

describe.each([
  ['github.com', false],
  ['a GitHub Enterprise Server', true],
])('a file in a commit on %s', (_, isEnterprise) => {
  test('reads a file in a commit with one request, whatever its path contains', async () => {
    const { github, client } = await start({ commits, isEnterprise })
    expect(await client.fileAt(sha, 'quarantine.json')).toBe('[]')
    expect(await client.fileAt(sha, 'a folder/[x]#?.json')).toBe('größe\n')
    expect(github.requests).toHaveLength(2)
    github.expectNoViolations()
  })
})

test('returns undefined when the commit does not have the file', async () => {
  const { github, client } = await start({ commits })
  expect(await client.fileAt(sha, 'missing.json')).toBeUndefined()
  github.expectNoViolations()
})

test.each([
  ['the repository lacks the commit', {}, 'unavailable', /an answer without the commit/],
  [
    'the file is too long',
    { commits: { [sha]: { 'quarantine.json': 'x'.repeat(600_000) } } },
    'unavailable',
    /without the text of the file/,
  ],
  ['the token lacks the permission', { commits, permissions: { contents: 'none' } as const }, 'permission', /lacks `contents: read`/],
  ['the token cannot see the repository', { commits, repository: 'acme/other' }, 'missing', /the token cannot see it/],
])('throws an error for a file in a commit when %s', async (_, options, failure, message) => {
  const { github, client } = await start(options)
  const error = await failureOf(client.fileAt(sha, 'quarantine.json'), github)
  expect(error).toMatchObject({ failure, message: expect.stringMatching(message) })
})
