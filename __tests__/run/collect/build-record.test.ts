import { expect, test } from 'vitest'
import { buildRecord } from '../../../src/run/collect/build-record.js'

test('records only what is known of a build', () => {
  expect(buildRecord({ build: {}, source: { commit: 'c0ffee' } })).toEqual({ kind: 'build', commit: 'c0ffee' })
  expect(buildRecord({ build: {}, source: { commitMessage: ' \n ' }, actor: '' })).toEqual({ kind: 'build' })
})

test('records the first line of a commit message and of a user, and cuts them when they are long', () => {
  const commitMessage = `\r\n  Round half a cent up \r\n\r\nA long text.`
  expect(buildRecord({ build: {}, source: { commitMessage }, actor: 'octocat\n' })).toEqual({
    kind: 'build',
    commitMessage: 'Round half a cent up',
    author: 'octocat',
  })
  const long = buildRecord({ build: {}, source: { commitMessage: '😀'.repeat(400) }, actor: 'a'.repeat(1_000_000) })
  expect([long.commitMessage, long.author]).toEqual([`${'😀'.repeat(150)} …`, `${'a'.repeat(300)} …`])
})
