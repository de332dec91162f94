import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutMargins } from '../../../../src/base/text/cut-margin.js'
import { withoutMiddle } from '../../../../src/base/text/excerpt.js'
import { capText, createCapturedText } from '../../../../src/read/formats/fields/captured-text.js'
import { recordLimits } from '../../../../src/records/limits.js'

const textOf = (length: number): string => {
  const numbers = Array.from({ length: length / 5 }, (_, index) => String(10_000 + (index % 90_000)))
  return numbers.join('').padEnd(length, '😀').slice(0, length)
}

const shown = (text: string): string => withoutMargins(capText(text))

describe('a captured text', () => {
  test.each([0, 1, 100, 65_535, 65_536, 65_537, 70_000, 81_920, 81_921, 100_001, 500_000])(
    'has the limit and the note of a cut text when it has %i characters',
    (length) => expect(shown(textOf(length))).toBe(withoutMiddle(textOf(length), recordLimits.text)),
  )

  test('a captured text is the same when it arrives in pieces', () => {
    const lengths = fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 8 })
    fc.assert(
      fc.property(lengths, (pieces) => {
        const captured = createCapturedText()
        const text = textOf(pieces.reduce((sum, length) => sum + length, 0))
        let start = 0
        for (const length of pieces) {
          captured.append(text.slice(start, start + length))
          start += length
        }
        expect(captured.take()).toBe(capText(text))
      }),
      { numRuns: 30 },
    )
  })

  test('a captured text stays the same when it is capped again', () => {
    const capped = capText(textOf(200_000))
    expect(capText(capped)).toBe(capped)
    const captured = createCapturedText()
    captured.append(capped)
    expect(withoutMargins(captured.take())).toBe(withoutMargins(capped))
  })

  test('states how many characters of the original texts were left out when capped texts are joined', () => {
    const joined = [capText(textOf(200_000)), capText(textOf(100_000))].join('\n\n')
    expect(shown(joined)).toContain(`\n… ${200_000 + 100_000 + 2 - recordLimits.text} characters left out …\n`)
    expect(shown(joined).length).toBeLessThan(recordLimits.text + 50)
  })
})

describe('a captured text that is cut', () => {
  const filler = (length: number): string => 'a line of output\n'.repeat(length / 17)
  const note = /\n… \d+ characters left out …\n/

  const inPieces = (text: string, length: number): string => {
    const captured = createCapturedText()
    for (let start = 0; start < text.length; start += length) captured.append(text.slice(start, start + length))
    return captured.take()
  }

  const linesAfterNote = (text: string): string => withoutMargins(text).split(note)[1] ?? ''

  test.each([
    ['a marker of Jenkins', 'saved [[ATTACHMENT|out/cart[chromium].png]] for later'],
    ['several markers on one line', '[[ATTACHMENT|a.png]] [[ATTACHMENT|b.png]]'],
    ['a comparison of Vitest', 'Reference screenshot:\n  /repo/__screenshots__/cart.png'],
    ['an image of jest-image-snapshot', 'See diff for details: /repo/__diff__/cart-diff.png'],
    ['a golden of Flutter', 'Failure feedback can be\nfound at\n/repo/test/failures'],
    ['a screenshot of Selenide', 'Screenshot: file:/repo/build/reports/1.png'],
    ['a screenshot of Rails', '[Screenshot Image]: tmp/screenshots/failures_test_cart.png'],
  ])('keeps %s from the middle beside the note', (_, lines) => {
    const text = `${filler(60_000)}${lines}\n${filler(200_000)}`
    expect(linesAfterNote(capText(text)).startsWith(`${lines}\n`)).toBe(true)
  })

  test.each([1_000, 40_000, 64 * 1024, 81_930, 500_000])('keeps the same lines when it arrives in pieces of %i characters', (length) => {
    const lines = Array.from({ length: 20 }, (_, index) => `${filler(17 * index * 100)}[[ATTACHMENT|shot-${index}.png]]\r\n`)
    const text = `${lines.join('')}Actual screenshot:\r\n  cart.png\r\n${'x'.repeat(40_000)}[[ATTACHMENT|long.png]]${'y'.repeat(70_000)}\n${filler(90_000)}`
    expect(inPieces(text, length)).toBe(capText(text))
    expect(linesAfterNote(capText(text))).toContain('[[ATTACHMENT|shot-19.png]]\nActual screenshot:\r\n')
    expect(linesAfterNote(capText(text))).toContain('\n[[ATTACHMENT|long.png]]\n')
  })

  test('keeps a line that the cut after the beginning would split', () => {
    const line = '[[ATTACHMENT|out/cart.png]]'
    for (let shift = 0; shift <= line.length + 1; shift += 1) {
      const before = `${'x'.repeat(recordLimits.text / 2 - 2 - shift)}\n`
      const text = withoutMargins(capText(`${before}${line}\n${filler(100_000)}`))
      expect(text.includes(`\n${line}\n`), `${shift}`).toBe(true)
    }
  })

  test('keeps a line that the cut before the end would split', () => {
    const line = '[[ATTACHMENT|out/cart.png]]'
    for (let shift = 0; shift <= line.length + 1; shift += 1) {
      const after = `\n${'x'.repeat(recordLimits.text / 2 - 1 - shift)}`
      const text = withoutMargins(capText(`${filler(100_000)}\n${line}${after}`))
      expect(text.includes(`\n${line}\n`), `${shift}`).toBe(true)
    }
  })

  test('keeps no line that is shown anyway', () => {
    const line = '[[ATTACHMENT|out/cart.png]]\n'
    const text = withoutMargins(capText(line + filler(200_000) + line))
    expect(text.split(line)).toHaveLength(3)
    expect(linesAfterNote(text).startsWith('[[')).toBe(false)
  })

  test('keeps at most 50 lines, and each line once', () => {
    const lines = Array.from({ length: 4_000 }, (_, index) => `[[ATTACHMENT|shot-${index >> 1}.png]]\n`).join('')
    const kept = linesAfterNote(capText(filler(40_000) + lines + filler(40_000)))
    expect(kept.split('[[ATTACHMENT|')).toHaveLength(51)
    expect(kept.split('shot-0.png')).toHaveLength(2)
  })

  test('stays the same when it is capped again', () => {
    const capped = capText(`${filler(60_000)}[[ATTACHMENT|out/cart.png]]\n${filler(60_000)}`)
    expect(capText(capped)).toBe(capped)
  })

  test('keeps the lines of the first cut when more is appended', () => {
    const captured = createCapturedText()
    captured.append(capText(`${filler(60_000)}[[ATTACHMENT|out/cart.png]]\n${filler(60_000)}`))
    captured.append(`\n${filler(200_000)}`)
    expect(linesAfterNote(captured.take())).toContain('[[ATTACHMENT|out/cart.png]]\n')
  })

  test('is bounded when a text looks like one that was capped', () => {
    const hostile = `\ufdd9\ufdd1\n… 1 characters left out …\n${'x'.repeat(500_000)}\ufdd9\ufdd0`
    expect(withoutMargins(capText(hostile)).length).toBeLessThan(100_000)
  })
})
