import { expect, test } from 'vitest'
import { commitFacts, commitLimits } from '../../../src/judge/history/commit-facts.js'

const facts = (message: unknown, author: unknown) => commitFacts({ message, author }, (text) => text)

test('keeps the first line of a message and the name of its author', () => {
  expect(facts('\n Round half  a cent up \r\n\nBecause.', ' Jo Doe ')).toEqual({ subject: 'Round half a cent up', author: 'Jo Doe' })
})

test('never keeps more than a history may contain', () => {
  const { subject = '', author = '' } = facts('s'.repeat(61), 'a'.repeat(1_000_000))
  expect([subject.length, author.length]).toEqual([commitLimits.subject, commitLimits.author])
  expect([subject, author].every((text) => text.endsWith(' …'))).toBe(true)
  expect(facts('s'.repeat(60), 'a'.repeat(40))).toEqual({ subject: 's'.repeat(60), author: 'a'.repeat(40) })
})

test('removes what would mention a person or control a terminal', () => {
  expect(facts('\u001b[31mred\u202e', ' @@octocat')).toEqual({ subject: 'red\ufffd', author: 'octocat' })
})

test.each([
  ['they are empty', ' \n', '@'],
  ['they have other types', { a: 1 }, 7],
  ['they are missing', undefined, undefined],
])('keeps nothing when %s', (_, message, author) => {
  expect(facts(message, author)).toEqual({})
})
