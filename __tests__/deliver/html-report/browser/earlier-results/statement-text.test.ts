import { expect, test } from 'vitest'
import { plainFacts } from '../../../../../src/deliver/html-report/browser/earlier-results/statement-text.js'

test('joins facts without their links', () => {
  const commit = { text: 'abc1234', url: 'https://ci.example/commit', isCode: true } as const
  expect(plainFacts([['since ', commit, ' (6 builds)'], ['fails differently']])).toBe('since abc1234 (6 builds) · fails differently')
})

test('leaves out a fact that is only a link', () => {
  expect(plainFacts([['until 2026-12-31'], [{ text: 'issue', url: 'https://ci.example/1' }]])).toBe('until 2026-12-31')
})
