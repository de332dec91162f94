import { expect, test } from 'vitest'
import { withDistinctAttempts } from '../../../src/judge/stack-frames/playwright-attempts.js'

test('returns a text without attempts as it is', () => {
  for (const text of ['', 'boom\n  1 | a\n  1 | a', '│ a ───── b │\n│ a ───── b │\nRetry #1']) expect(withDistinctAttempts(text)).toBe(text)
})

test('keeps an attempt that failed in another way, with a short title', () => {
  const text = withDistinctAttempts(
    `a.spec.ts:1:1 › adds ───\n\none\n\nRetry #1 ────\n\ntwo\n\nRetry #2 ────\n\none\n\nRetry #3 ────\n\ntwo`,
  )
  expect(text.replace(/\n+/g, '|')).toBe('a.spec.ts:1:1 › adds ───|one|Retry #1|two|')
})

test('takes linear time when there are many attempts or source lines', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => `Retry #1 ───\n> ${index} | a`).join('\n')
  expect(withDistinctAttempts(many).split('\n')).toHaveLength(100_000)
  expect(withDistinctAttempts(`Retry #1 ───\n${'1 | a\n'.repeat(200_000)}`).split('\n')).toHaveLength(200_002)
})
