import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayLine, displayText } from '../../../src/base/text/display-text.js'

describe('displayText', () => {
  test.each([
    ['colours', '\u001b[1;31mred\u001b[0m', 'red'],
    ['cursor movements', 'a\u001b[2K\u001b[1Gb', 'ab'],
    ['titles and links of a terminal', '\u001b]0;evil\u0007a\u001b]8;;https://x\u001b\\b', 'ab'],
    ['only the start of an unfinished sequence', '\u001b]0;the rest stays', ']0;the rest stays'],
    ['one-byte sequences', '\u009b31mred', 'red'],
    ['control characters', 'a\u0000b\u0008c\u007fd', 'abcd'],
    ['lone surrogates', 'a\ud800b', 'a\ufffdb'],
    ['marks that reverse text', 'a\u202eb\u2067c', 'a\ufffdb\ufffdc'],
    ['isolates that reverse nothing', 'a\u2066b\u2069c\u2068d', 'abcd'],
    ['line ends of every system', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ])('removes or replaces %s', (_what, text, shown) => {
    expect(displayText(text)).toBe(shown)
  })

  test('keeps tabs, emoji and text in other scripts', () => {
    expect(displayText('tab\there 漢字 🎉 é [31m]')).toBe('tab\there 漢字 🎉 é [31m]')
  })

  test('removes every terminal command from any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\u001b', '[', ']', '0', ';', 'm', '\\', '\u0007', '\u009b', '\u009d', 'a', ' ') }),
        (text) => {
          expect(displayText(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
        },
      ),
    )
  })

  test('takes linear time for repeated parts of sequences', () => {
    for (const piece of ['\u001b', '\u001b]', '\u001b[', '\u001b[0', '\u009d', ' ', '\t'])
      expect(displayLine(piece.repeat(1_000_000))).toBeDefined()
  }, 5_000)
})
