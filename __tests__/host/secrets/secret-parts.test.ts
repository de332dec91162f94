import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSecretMask } from '../../../src/host/secrets/secret-mask.js'
import { cpuTime } from '../../cpu-time.js'
import { jobToken, jobTokenHeader, jobTokenOf } from '../github/job-token.js'

const short = 'dep_7f3K9xQ2mLw8Zr4T'
const mask = createSecretMask([jobToken, short])

const linesOf = (text: string, width: number) => text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []

/** Returns the pieces of 16 characters of a secret. */
const piecesOf = (secret: string) => Array.from({ length: secret.length - 15 }, (_, start) => secret.slice(start, start + 16))

describe('a wrapped secret', () => {
  const separators: readonly (readonly [string, string])[] = [
    ['a line feed', '\n'],
    ['a carriage return and a line feed', '\r\n'],
    ['a carriage return', '\r'],
    ['a line separator of Unicode', '\u2028'],
    ['a next-line character', '\u0085'],
    ['a vertical tab', '\v'],
    ['indentation', '\n        '],
    ['the border of a table', '  │\n│ '],
    ['the border of a table in ASCII', ' |\n+-----+\n| '],
    ['the signs of a diff', '\n- '],
    ['the mark of pytest', '\nE         + '],
    ['the numbers of lines', '\n  12 | '],
    ['two numbers of lines', '\r\n   3   4 | '],
    ['spaces, as an attribute of XML has them', '    '],
    ['an escaped line feed', '\\n'],
    ['an escaped line feed in JSON in JSON', '\\\\r\\\\n'],
    ['an escaped line feed with the border of a table', '\\n\\u2502 '],
    ['the escape of a URL', '%0D%0A'],
    ['a reference of XML', '&#10;'],
    ['a reference of XML with indentation', '&#xA;  '],
    ['a tag of HTML', '<br/>\n'],
    ['the end of a line in a shell or in YAML', ' \\\n  '],
    ['the end of a line in quoted-printable', '=\r\n'],
    ['strings that are joined', '" +\n    "'],
    ['zero-width spaces', '\u200b'],
    ['terminal colours', '\u001b[0m\n\u001b[31m'],
  ]

  const widths = [8, 15, 20, 64, 76, 80, 100]

  test.each(separators)('is removed completely when its lines are separated by %s', (_, separator) => {
    for (const width of widths) {
      for (const secret of [jobToken, short]) {
        expect(mask.text(`sent ${linesOf(secret, width).join(separator)} to it`)).toBe('sent *** to it')
      }
    }
  })

  test.each(separators)('is removed from base64 whose lines are separated by %s', (_, separator) => {
    for (const width of widths) {
      for (const encoding of ['base64', 'base64url'] as const) {
        const lines = linesOf(Buffer.from(`user:${jobToken}`).toString(encoding), width)
        // The name of the user remains, and pieces of fewer than 8 characters at the ends.
        const [before = '', after = '', ...others] = mask.text(`Basic ${lines.join(separator)}`).split('***')
        expect(before).toMatch(/^Basic dXNlcjp/)
        expect(before.replace(separator, '').length).toBeLessThan('Basic dXNlcjp'.length + 8)
        expect(after.replace(separator, '').length).toBeLessThan(8 + 'Q=='.length)
        expect(others).toEqual([])
      }
    }
  })

  test('is removed when it is in a column of a table with wide cells', () => {
    const cells = linesOf(jobToken, 60).map((line) => `│ ${line.padEnd(140)} │`)
    const padding = ' '.repeat(140 - (linesOf(jobToken, 60).at(-1) ?? '').length)
    expect(mask.text(cells.join('\n'))).toBe(`│ ***${padding} │`)
  })

  test('leaves no piece of 16 characters, wherever and however it is wrapped', () => {
    const gap = fc.constantFrom(
      '\n',
      '\r\n',
      '\n    ',
      '\n\t',
      ' │\n│ ',
      ' |\n| ',
      '\n+ ',
      '\n- ',
      '\\n',
      '\n 7 | ',
      '\n> ',
      '\n[stdout] ',
      '\n2026-04-27T10:00:00.000Z ',
    )
    const token = fc
      .uint8Array({ minLength: 15, maxLength: 390 })
      .map((bytes) => Buffer.concat([Buffer.from(bytes), randomBytes(9)]).toString('base64url'))
    fc.assert(
      fc.property(token, fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 120 }), gap, (secret, first, width, separator) => {
        const text = [secret.slice(0, first), ...linesOf(secret.slice(first), width)].join(separator)
        const masked = createSecretMask([secret]).text(`a: ${text}.`)
        for (const piece of piecesOf(secret)) expect(masked).not.toContain(piece)
      }),
    )
  })

  test('is replaced once when each line has 8 characters or more', () => {
    const gap = fc.constantFrom('\n', '\r\n    ', ' │\n│ ', '\n+ ', '\\n', '\n12 | ')
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 390 }), fc.integer({ min: 8, max: 120 }), gap, (bytes, width, separator) => {
        const secret = `Aq7${Buffer.from(bytes).toString('base64url')}Zx9`
        expect(createSecretMask([secret]).text(`a: ${linesOf(secret, width).join(separator)}.`)).toBe('a: ***.')
      }),
    )
  })
})

describe('a part of a secret', () => {
  test.each([
    ['its beginning ends at an ellipsis', `'${jobToken.slice(0, 200)}…'`, "'***…'"],
    ['its beginning ends at three dots', `${jobToken.slice(0, 200)}... (cut)`, '***... (cut)'],
    ['its beginning ends at the end of a line', `a ${jobToken.slice(0, 200)}\nb`, 'a ***\nb'],
    ['its beginning ends at the end of the text', `a ${jobToken.slice(0, 200)}`, 'a ***'],
    ['its middle is left out', `'${jobToken.slice(0, 120)}...${jobToken.slice(-118)}'`, "'***...***'"],
    ['Python replaces its middle by a length', `'${jobToken.slice(0, 90)}[300 chars]${jobToken.slice(-130)}'`, "'***[300 chars]***'"],
    ['it has 16 characters', `a ${short.slice(0, 16)}…`, 'a ***…'],
    ['a format has split it at dots', `${jobToken.split('.')[1]}`, '***'],
    ['a tool has replaced its dots', `a-${jobToken.replaceAll('.', '-')}-b`, `a-${jobTokenHeader}-***-***-b`],
    [
      'it is in a list with the numbers of lines',
      linesOf(jobToken, 100)
        .map((line, index) => `${index + 1} │ x ${line}`)
        .join('\n'),
      '1 │ x ***\n2 │ x ***\n3 │ x ***\n4 │ x ***\n5 │ x ***\n6 │ x ***',
    ],
  ])('is removed when %s', (_, text, masked) => {
    expect(mask.text(text)).toBe(masked)
  })

  test('is removed with the header before it', () => {
    expect(mask.text(`a ${jobToken.slice(0, jobTokenHeader.length + 17)}…`)).toBe('a ***…')
  })

  test.each([
    ['the header that all tokens have', `a ${jobTokenHeader}\n${jobTokenHeader}… ${jobTokenHeader}.`],
    ['the header and less than 16 characters after it', `a ${jobToken.slice(0, jobTokenHeader.length + 16)}…`],
    ['another token with the same header and issuer', `a ${jobTokenOf('other')}`],
    ['the claims of another token', `a ${jobTokenOf('other').split('.')[1]}…`],
    ['the beginning of a short secret', `${short.slice(0, 15)}\n${short.slice(0, 15)}…`],
    ['the end of a short secret', `…${short.slice(5)}`],
    ['two short pieces that do not follow each other', `${short.slice(0, 9)}\n${short.slice(10)}`],
    ['a piece that a longer word contains', `${short.slice(0, 18)}x x${short.slice(2)}`],
  ])('is not %s', (_, text) => {
    expect(mask.text(text)).toBe(text)
  })

  test.each([
    ['words', 'acme-production-deploy-token-7f3K9xQ2mLw8Zr4T', 'acme-production-deploy-token'],
    ['a path', 'projects/shop/secrets/deploy/7f3K9xQ2mLw8Zr4T', 'projects/shop/secrets/deploy'],
    ['equal characters', `00000000000000000000${short}`, '00000000000000000000'],
    ['an account', '{"type":"service_account","project_id":"acme-shop-481516","private_key":"7f3K9xQ2mLw8Zr4T"}', 'acme-shop-481516'],
  ])('is not masked when it consists of %s', (_, secret, part) => {
    expect(createSecretMask([secret]).text(`a ${part} b ${secret}`)).toBe(`a ${part} b ***`)
  })

  test('is removed from a long secret that is not a token', () => {
    const account = JSON.stringify({
      type: 'service_account',
      project: 'acme',
      key: `${randomBytes(900).toString('base64')}`,
      more: 'a b c',
    })
    expect(createSecretMask([account]).text(`a ${account.slice(0, 300)}…`)).toBe('a ***…')
  })

  test('is not found in random text', () => {
    const alphabet = fc.constantFrom(
      ...'abcXYZ019-_./+= \n│"',
      ...piecesOf(short).map((piece) => piece.slice(0, 7)),
      jobToken.slice(80, 87),
      jobTokenHeader,
    )
    fc.assert(
      fc.property(fc.array(alphabet), (parts) => {
        const text = parts.join('')
        expect(mask.text(text)).toBe(text)
      }),
    )
  })
})

test.each(['hex', 'HEX'])('removes a secret in hexadecimal numbers (%s)', (name) => {
  const hex = Buffer.from(`a:${jobToken}`).toString('hex')
  const text = name === 'HEX' ? hex.toUpperCase() : hex
  expect(mask.text(`${text} ${linesOf(text, 64).join('\n')}`)).toBe(`${text.slice(0, 4)}*** ${text.slice(0, 4)}***`)
})

test('takes linear time for a text full of pieces', () => {
  const texts = [
    (length: number) => `${jobToken.slice(100, 108)}\n`.repeat(length / 9),
    (length: number) => `${jobToken.slice(100, 115)} `.repeat(length / 16),
    (length: number) => `${linesOf(jobToken, 8).join('\n')}x\n`.repeat(length / 585),
    (length: number) => `${jobToken.slice(0, -1)} `.repeat(length / 520),
    (length: number) => `${jobTokenHeader}\n`.repeat(length / 64),
  ]
  for (const textOf of texts) {
    const text = textOf(400_000)
    const start = cpuTime()
    mask.text(text)
    expect(cpuTime() - start).toBeLessThan(3000)
  }
})
