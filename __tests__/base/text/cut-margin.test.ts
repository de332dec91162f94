import { describe, expect, test } from 'vitest'
import { asMargin, cutMargin, cutWithMargin, withoutMargins } from '../../../src/base/text/cut-margin.js'

const long = 'abcdefghij'.repeat(2000)

describe('a cut with a margin', () => {
  test('returns a text unchanged when it is not longer than the limit', () => {
    expect(cutWithMargin(long, long.length, '…')).toBe(long)
  })

  test('gives the beginning of the text and the ending once the margin is removed', () => {
    expect(withoutMargins(cutWithMargin(long, 100, '…'))).toBe(`${long.slice(0, 100)}…`)
    expect(withoutMargins(`a (${cutWithMargin(long, 100)}) b`)).toBe(`a (${long.slice(0, 100)}) b`)
  })

  test('keeps the text after the cut until the margin is removed, and no more', () => {
    const cut = cutWithMargin(long, 100)
    expect(cut).toContain(long.slice(100, 100 + cutMargin))
    expect(cut.length).toBeLessThan(100 + cutMargin + 10)
  })

  test('counts only visible characters when a part of the text was cut before', () => {
    const parts = [cutWithMargin(long, 200, '…'), cutWithMargin(long, 200, '…')].join(', ')
    expect(cutWithMargin(parts, 404)).toBe(parts)
    expect(withoutMargins(cutWithMargin(parts, 300, '…'))).toBe(`${long.slice(0, 200)}…, ${long.slice(0, 97)}…`)
  })

  test('shows the same text when white space in the margin is changed', () => {
    const text = `${'a b  '.repeat(50)}${'  c'.repeat(500)}`
    const collapsed = (value: string) => value.replace(/\s+/g, ' ')
    expect(withoutMargins(collapsed(cutWithMargin(text, 200)))).toBe(collapsed(text.slice(0, 200)))
  })

  test('hides the whole margin when the text is split within it', () => {
    const text = `${long.slice(0, 100)}${asMargin('first\nsecond')}${long.slice(0, 100)}`
    expect(text.split('\n').map(withoutMargins)).toEqual([long.slice(0, 100), long.slice(0, 100)])
  })
})
