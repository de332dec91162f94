import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutMargins } from '../../../../src/base/text/cut-margin.js'
import { withoutMiddle } from '../../../../src/base/text/excerpt.js'
import { capText, createCapturedText, maximumCapturedLength } from '../../../../src/read/formats/fields/captured-text.js'

const textOf = (length: number): string => {
  const numbers = Array.from({ length: length / 5 }, (_, index) => String(10_000 + (index % 90_000)))
  return numbers.join('').padEnd(length, '😀').slice(0, length)
}

const shown = (text: string): string => withoutMargins(capText(text))

describe('a captured text', () => {
  test.each([0, 1, 100, 65_535, 65_536, 65_537, 70_000, 81_920, 81_921, 100_001, 500_000])(
    'has the limit and the note of a cut text when it has %i characters',
    (length) => expect(shown(textOf(length))).toBe(withoutMiddle(textOf(length), maximumCapturedLength)),
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
    expect(shown(joined)).toContain(`\n… ${200_000 + 100_000 + 2 - maximumCapturedLength} characters left out …\n`)
    expect(shown(joined).length).toBeLessThan(maximumCapturedLength + 50)
  })
})
