import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asMargin, cutWithMargin, withoutMargins } from '../../../src/base/text/cut-margin.js'
import { createSecretMask } from '../../../src/host/secrets/secret-mask.js'
import { capText } from '../../../src/read/formats/fields/captured-text.js'

const secret = 'dep_7f3K9xQ2mLw8Zr4T'
const mask = createSecretMask([secret])

describe('masking a text', () => {
  test('keeps everything around a secret', () => {
    expect(mask.text(`a ${secret}${secret} b\n${secret}`)).toBe('a *** b\n***')
  })

  test('returns the text itself when it contains no secret', () => {
    expect(mask.text(secret.slice(5))).toBe(secret.slice(5))
    expect(createSecretMask([]).text(secret)).toBe(secret)
  })

  test('removes secrets that overlap or contain each other completely', () => {
    const overlapping = createSecretMask(['0123456789abcdef', '89abcdefGHIJKLMNOPQ', '456789ab'])
    expect(overlapping.text('-0123456789abcdefGHIJKLMNOPQ-456789ab-')).toBe('-***-***-')
  })

  test.each([
    ['JSON', JSON.stringify({ key: 'quote"back\\slash-0123' })],
    ['XML', '<a key="quote&quot;back\\slash-0123"/>'],
    ['a URL', `?key=${encodeURIComponent('quote"back\\slash-0123')}`],
  ])('removes a secret that is escaped in %s', (_, text) => {
    const masked = createSecretMask(['quote"back\\slash-0123']).text(text)
    expect(masked).toContain('***')
    expect(masked).not.toMatch(/quote|slash/)
  })

  test.each([
    ['as the XML of escape of Python', 'Abc&amp;9xYz&lt;Q&gt;"12\'34567890+é /\\'],
    ['as the XML of html.escape of Python', 'Abc&amp;9xYz&lt;Q&gt;&quot;12&#x27;34567890+é /\\'],
    ['as the XML of html.EscapeString of Go', 'Abc&amp;9xYz&lt;Q&gt;&#34;12&#39;34567890+é /\\'],
    ['as the XML of htmlspecialchars of PHP', 'Abc&amp;9xYz&lt;Q&gt;&quot;12&#039;34567890+é /\\'],
    ['as XML in ASCII', 'Abc&#38;9xYz&#60;Q&#x3E;&#34;12&apos;34567890+&#233; /\\'],
    ['as XML in XML', 'Abc&amp;amp;9xYz&amp;lt;Q&amp;gt;&amp;quot;12&amp;#x27;34567890+é /\\'],
    ['as the JSON of Go', String.raw`Abc\u00269xYz\u003cQ\u003e\"12'34567890+é /\\`],
    ['as JSON in ASCII, in upper case', String.raw`Abc\u00269xYz\u003CQ\u003E\u002212\u002734567890+\u00E9 \/\\`],
    ['as JSON in JSON', String.raw`Abc\\u00269xYz\\u003cQ\\u003e\\\"12'34567890+é /\\\\`],
    ['as JSON in XML', String.raw`Abc&amp;9xYz&lt;Q&gt;\&quot;12&apos;34567890+é /\\`],
    ['as a literal of JavaScript', String.raw`Abc&9xYz<Q>"12\'34567890+é /\\`],
    ['as the URL of quote of Python', 'Abc%269xYz%3CQ%3E%2212%2734567890%2B%C3%A9%20/%5C'],
    ['as a URL in lower case', 'Abc%269xYz%3cQ%3e%2212%2734567890%2b%c3%a9%20%2f%5c'],
    ['as a form', 'Abc%269xYz%3CQ%3E%2212%2734567890%2B%C3%A9+%2F%5C'],
    ['as a URL in a URL', 'Abc%25269xYz%253CQ%253E%252212%252734567890%252B%25C3%25A9%2520%252F%255C'],
  ])('removes a secret completely %s', (_, escaped) => {
    const special = createSecretMask(['Abc&9xYz<Q>"12\'34567890+é /\\'])
    expect(special.text(`{"key": "${escaped}"} ${escaped}`)).toBe('{"key": "***"} ***')
  })

  test('removes a secret with one special character that JSON may escape', () => {
    expect(createSecretMask(['dep&7f3K9xQ2mLw8Zr4T']).text('dep\\u00267f3K9xQ2mLw8Zr4T')).toBe('***')
  })

  test('removes a secret however each of its characters is escaped', () => {
    const writings: readonly (readonly string[])[] = [
      ['"', '\\"', '\\u0022', '&quot;', '&#34;', '&amp;quot;', '%22', '\\\\\\"'],
      ['k3', 'k3'],
      ['<', '\\u003c', '\\u003C', '&lt;', '&#60;', '&#x3c;', '&amp;lt;', '%3c', '%3C'],
      ['0123456789abc'],
      ['\\', '\\\\', '\\\\\\\\', '%5C', '\\u005c'],
      ['\\', '\\\\', '%5c'],
      ['z'],
      [' ', '+', '%20'],
      ['/', '\\/', '%2F'],
    ]
    const special = createSecretMask([writings.map(([raw = '']) => raw).join('')])
    fc.assert(
      fc.property(fc.tuple(...writings.map((each) => fc.constantFrom(...each))), (parts) => {
        expect(special.text(`a ${parts.join('')} b`)).toBe('a *** b')
      }),
    )
  })

  test('keeps a text that contains only the plain part of a secret', () => {
    const special = createSecretMask(['Abc&9xYz<Q>34567890'])
    for (const text of ['34567890', 'Abc&9xYz<Q34567890', '<Q>34567890 Abc', `${'&lt;Q&gt;34567890 '.repeat(50)}`]) {
      expect(special.text(text)).toBe(text)
    }
  })

  test('removes a secret in the usual encodings when its plain parts are too short to be searched', () => {
    const special = createSecretMask(['$%&/a.b.c.d.<.f:,;('])
    for (const text of ['$%&/a.b.c.d.<.f:,;(', '$%&amp;/a.b.c.d.&lt;.f:,;(', '$%\\u0026/a.b.c.d.\\u003c.f:,;(']) {
      expect(special.text(text)).toBe('***')
    }
  })

  test('takes linear time for a long row of backslashes', () => {
    const special = createSecretMask([`0123456789${'\\'.repeat(2000)}x`])
    const text = `0123456789${'\\'.repeat(20_000)}`
    expect(special.text(text).replaceAll('\\', '')).toBe('***')
  })

  test('removes a secret in base64, whatever is before and after it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const encoded = Buffer.from(`${before}${secret}${after}`).toString('base64')
        const decoded = Buffer.from(mask.text(encoded).replaceAll('*', '-'), 'base64').toString('latin1')
        expect(decoded).not.toContain(secret.slice(1, -1))
        expect(mask.text(encoded)).toContain('***')
      }),
    )
  })

  test('removes a secret completely wherever a text is cut within it', () => {
    const special = createSecretMask([secret, 'Abc&9xYz<Q>34567890'])
    for (const printed of [secret, 'Abc\\u00269xYz&lt;Q%3E34567890']) {
      for (let kept = 1; kept < printed.length; kept += 1) {
        const text = `${'. '.repeat(32_768).slice(0, 32_768 - kept)}${printed}${', '.repeat(40_000)}${printed}${'; '.repeat(16_384).slice(kept)}`
        expect(withoutMargins(special.text(capText(text)))).toMatch(/^[. ]+(?:\*\*\*)?\n… \d+ characters left out …\n[,*; ]+$/)
        const short = `${'. '.repeat(50).slice(kept)}${printed}`
        expect(withoutMargins(special.text(cutWithMargin(short, 100, '…')))).toMatch(/^[. ]+(?:\*\*\*)?…?$/)
      }
    }
  })

  test('leaves no part of a token that is longer than the margin of a cut', () => {
    const long = Buffer.from(Array.from({ length: 12_000 }, (_, index) => (index * index) % 251)).toString('base64url')
    const text = `${'. '.repeat(50)}${long}`
    expect(withoutMargins(createSecretMask([long]).text(cutWithMargin(text, 120, '…')))).toBe(`${'. '.repeat(50)}***…`)
    expect(withoutMargins(createSecretMask([long]).text(capText(`${text}${', '.repeat(40_000)}`)))).not.toContain(long.slice(5000, 5016))
  })

  test('keeps the marks of a margin when a secret is across them', () => {
    const text = `${'. '.repeat(50)}${secret.slice(0, 4)}${asMargin(`${secret.slice(4)} hidden`)} shown`
    expect(withoutMargins(mask.text(text))).toBe(`${'. '.repeat(50)}*** shown`)
  })

  test.each([
    ['colours', '\u001b[7m', '\u001b[0;31m'],
    ['colours of 8 bits', '\u009b7m', '\u009b27m'],
    ['links', '\u001b]8;;https://example.org\u0007', '\u001b]8;;\u001b\\'],
    ['a command that chooses characters', '\u001b(B', '\u001b(0'],
    ['colours whose first character was removed', '[7m', '[27m'],
    ['colours as pytest escapes them', '#x1B[7m', '#x1B[27m'],
    ['colours as JSON escapes them', '\\u001b[7m', '\\u001B[27m'],
    ['colours as XML escapes them', '&#27;[7m', '&#x1b;[27m'],
    ['colours as programs in C write them', '\\033[7m', '\\x1b[27m'],
  ])('removes a secret that is interrupted by %s', (_, first, second) => {
    const printed = `${secret.slice(0, 5)}${first}${secret.slice(5, 9)}${second}${secret.slice(9)}`
    expect(mask.text(`a ${first}b${second} ${printed} c ${printed}${first}`)).toBe(`a ${first}b${second} *** c ***${first}`)
  })

  test('removes an escaped secret that is interrupted by colours', () => {
    const special = createSecretMask(['Abc&9xYz<Q>34567890'])
    expect(special.text('a Abc&amp;9x\u001b[7mYz&lt;Q\u001b[0m&gt;34567890 b')).toBe('a *** b')
  })

  test('removes a secret that contains what looks like a colour', () => {
    expect(createSecretMask(['fake[7msecret[27mtoken']).text('a fake[7msecret[27mtoken b')).toBe('a *** b')
  })

  test('leaves no secret in a text, wherever and however often it occurs', () => {
    const part = fc.constantFrom(secret, secret.slice(5), 'gh', 'ghs_0123456789', 'ghs_0123456789abcdef', ' ', 'ä', '"', '\n')
    const secrets = [secret, 'ghs_0123456789abcdef', 'ghs_0123456789']
    const several = createSecretMask(secrets)
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const masked = several.text(parts.join(''))
        for (const each of secrets) expect(masked).not.toContain(each)
        expect(masked.replaceAll('*', '')).toBe(naive(parts.join(''), secrets))
      }),
    )
  })
})

/** Removes secrets by marking each character that belongs to one. */
function naive(text: string, secrets: readonly string[]): string {
  const isSecret = new Array<boolean>(text.length).fill(false)
  for (const each of secrets) {
    for (let at = text.indexOf(each); at !== -1; at = text.indexOf(each, at + 1)) isSecret.fill(true, at, at + each.length)
  }
  return text
    .split('')
    .filter((_, index) => !isSecret[index])
    .join('')
}

describe('masking a value', () => {
  test('removes secrets in texts and keys at every depth, and nothing else', () => {
    const value = { n: 1, b: null, list: [true, { [`key ${secret}`]: [secret] }], text: 'plain' }
    expect(mask.value(value)).toEqual({ n: 1, b: null, list: [true, { 'key ***': ['***'] }], text: 'plain' })
  })

  test('returns the value itself when it contains no secret', () => {
    const value = { list: [{ text: 'plain' }] }
    expect(mask.value(value)).toBe(value)
  })

  test('keeps a key called __proto__ as a plain key', () => {
    const value: unknown = JSON.parse(`{"__proto__": {"a": "${secret}"}}`)
    expect(JSON.stringify(mask.value(value))).toBe('{"__proto__":{"a":"***"}}')
  })
})
