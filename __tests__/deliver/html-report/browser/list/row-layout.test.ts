import { expect, test } from 'vitest'
import { extraHeight, layOutRow, type RowContent } from '../../../../../src/deliver/html-report/browser/list/row-layout.js'
import type { TextMeasure } from '../../../../../src/deliver/html-report/browser/list/text-lines.js'

/** Each character is 7 px wide. */
const measure: TextMeasure = {
  width: (text) => text.length * 7,
  lines: (text, _font, room) => Math.ceil((text.length * 7) / room),
}
const row: RowContent = {
  name: 'keeps every product of a basket that was stored in an earlier session',
  suite: 'checkout › basket',
  facts: 'since 5e0d1b7 (6 builds, 2 days)',
  duration: 18,
  hasHistory: true,
  isNested: false,
}

test('keeps one line below the name when the facts fit beside a part of the suite', () => {
  expect(layOutRow(row, { width: 519, isPhone: false }, measure)).toEqual({ nameLines: 1, factLines: 0 })
})

test('gives the facts lines of their own when they do not fit beside the suite', () => {
  const layout = layOutRow(row, { width: 360, isPhone: false }, measure)
  expect(layout).toEqual({ nameLines: 1, factLines: 2 })
  expect(extraHeight(layout)).toBe(32)
})

test('gives the name the lines that it needs on a phone, at most four', () => {
  expect(layOutRow(row, { width: 390, isPhone: true }, measure).nameLines).toBe(2)
  expect(layOutRow({ ...row, name: 'x'.repeat(1000) }, { width: 390, isPhone: true }, measure).nameLines).toBe(4)
})

test('gives the facts the whole width of a phone below the history', () => {
  expect(layOutRow(row, { width: 390, isPhone: true }, measure).factLines).toBe(1)
  expect(layOutRow({ ...row, hasHistory: false, facts: 'new test' }, { width: 390, isPhone: true }, measure).factLines).toBe(0)
})

test('changes nothing when the list is too narrow for any text', () => {
  expect(layOutRow(row, { width: 200, isPhone: false }, measure)).toEqual({ nameLines: 1, factLines: 0 })
})
