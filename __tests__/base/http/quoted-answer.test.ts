import { expect, test } from 'vitest'
import { quotedAnswer } from '../../../src/base/http/quoted-answer.js'

test('quotes one line without its full stop', () => {
  expect(quotedAnswer('Not found.\nTry again. ', 'key')).toBe('Not found. Try again')
})

test('replaces the secret, even with invisible characters in it', () => {
  expect(quotedAnswer('the key s3cret', 's3cret')).toBe('the key ***')
  expect(quotedAnswer('the key s3\u0000cret', 's3cret')).toBe('the key ***')
})

test('shortens a long answer to 300 characters', () => {
  expect(quotedAnswer('x'.repeat(1_000_000), 'key')).toHaveLength(300)
})
