import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commentMarker, comparableContent, isPossibleRun, markText, readMarked } from '../../../src/reporters/comment/comment-marker.js'

const marker = commentMarker('Unit tests', '4711', 'failed')
const line = markText('', marker).trim()

describe('the marker of a comment', () => {
  test('writes one invisible line that contains no untrusted text', () => {
    const body = markText('## Report', commentMarker('--> <b>@everyone</b>\n', '4711', '-->'))
    expect(body).toMatch(/^## Report\n\n<!-- build-report:v1 key=[0-9a-f]{16} run=4711 outcome=[0-9a-f]{12} -->$/)
  })

  test('reads back any key, outcome and content', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('-->', '<!--', line, '\r\n', '\u2028', '\ud800'))
    fc.assert(
      fc.property(anyText, fc.nat(), anyText, fc.array(anyText), (key, run, outcome, pieces) => {
        const written = commentMarker(key, String(run), outcome)
        const content = pieces.join('\n')
        expect(readMarked(markText(content, written))).toEqual({ content: comparableContent(content), marker: written })
      }),
      { numRuns: 2000 },
    )
  })

  test('distinguishes keys and outcomes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other)
        expect(commentMarker(one, '1', one).key).not.toBe(commentMarker(other, '1', other).key)
        expect(commentMarker(one, '1', one).outcome).not.toBe(commentMarker(other, '1', other).outcome)
      }),
    )
  })

  test.each(['', 'local', '-5', '1.5', '1'.repeat(16)])('counts the run %j, which is not an id, as older than every other', (run) => {
    expect(commentMarker('key', run, 'outcome').run).toBe(0)
  })

  test.each([
    ['a browser changed the line ends', `text\r\n\r\n${line}\r\n`],
    ['blanks follow', `text\n\n${line} \t\n\n`],
  ])('finds a marker when %s', (_, body) => {
    expect(readMarked(body)).toEqual({ content: 'text', marker })
  })

  test.each([
    ['is quoted', `text\n> ${line}`],
    ['is indented, as code', `text\n\n    ${line}`],
    ['stands before other text', `${line}\nand an answer`],
    ['stands inside of a line', `text ${line}`],
    ['follows a line of text, where it is never written', `text\n${line}`],
    ['follows a line of text that a browser ended', `text\r\n${line}`],
    ['is cut off', `text\n\n${line.slice(0, -1)}`],
    ['has a key of another length', `text\n\n${line.replace('key=', 'key=0')}`],
    ['is missing', 'text'],
  ])('finds no marker when it %s', (_, body) => {
    expect(readMarked(body)).toBeUndefined()
  })

  test.each([
    ['a later version', `<!-- build-report:v2 key=${marker.key} attempt=3 -->`],
    ['nothing but a key', `<!-- build-report:v1 key=${marker.key} -->`],
    ['a run that is no number', `<!-- build-report:v1 key=${marker.key} run=x outcome=0123456789ab -->`],
  ])('reads only the key of %s', (_, found) => {
    expect(readMarked(`text\n\n${found}`)).toEqual({ content: 'text', marker: { key: marker.key } })
  })

  test.each([
    ['more than a billion later', 20_000_000_001, 19_000_000_000, false],
    ['just below a billion later', 20_000_000_000, 19_000_000_000, true],
    ['earlier', 1, 19_000_000_000, true],
    ['of today, if the current run has no id', 20_000_000_000, 0, true],
    ['of fifteen digits, if the current run has no id', 999_999_999_999_999, 0, false],
  ])('decides whether a marker is possible with a run that is %s', (_, run, current, possible) => {
    expect(isPossibleRun({ key: marker.key, run }, current)).toBe(possible)
  })

  test('finds a marker in linear time', () => {
    for (const piece of ['\r', '\n', ' ', '<!-- build-report:v1 key=', `${line}\n`]) {
      expect(readMarked(`${piece.repeat(2_000_000 / piece.length)}x`)).toBeUndefined()
    }
  })
})
