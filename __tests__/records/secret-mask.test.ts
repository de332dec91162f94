import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capText } from '../../src/formats/captured-text.js'
import { createSecretMask } from '../../src/records/secret-mask.js'

const secret = 'dep_7f3K9xQ2mLw8Zr4T'
const mask = createSecretMask([secret])

describe('a text', () => {
  test('keeps everything around a secret', () => {
    expect(mask.text(`a ${secret}${secret} b\n${secret}`)).toBe('a *** b\n***')
  })

  test('is returned as it is when it holds no secret', () => {
    expect(mask.text(secret.slice(1))).toBe(secret.slice(1))
    expect(createSecretMask([]).text(secret)).toBe(secret)
  })

  test('loses the whole of two secrets that overlap, and of a secret within another', () => {
    const overlapping = createSecretMask(['0123456789abcdef', '89abcdefGHIJKLMNOPQ', '456789ab'])
    expect(overlapping.text('-0123456789abcdefGHIJKLMNOPQ-456789ab-')).toBe('-***-***-')
  })

  test.each([
    ['JSON', JSON.stringify({ key: 'quote"back\\slash-0123' })],
    ['XML', '<a key="quote&quot;back\\slash-0123"/>'],
    ['a URL', `?key=${encodeURIComponent('quote"back\\slash-0123')}`],
  ])('loses a secret whose characters are escaped in %s', (_, text) => {
    const masked = createSecretMask(['quote"back\\slash-0123']).text(text)
    expect(masked).toContain('***')
    expect(masked).not.toMatch(/quote|slash/)
  })

  test('loses a secret in base64, whatever is before it and after it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const encoded = Buffer.from(`${before}${secret}${after}`).toString('base64')
        const decoded = Buffer.from(mask.text(encoded).replaceAll('*', '-'), 'base64').toString('latin1')
        expect(decoded).not.toContain(secret.slice(1, -1))
        expect(mask.text(encoded)).toContain('***')
      }),
    )
  })

  test('loses the parts of a secret when the middle of the text was left out', () => {
    for (const before of [32_750, 32_760, 32_767]) {
      const text = capText(`${'a '.repeat(20_000).slice(0, before)}${secret}${'b '.repeat(20_000)}`)
      expect(text).toContain(secret.slice(0, 32_768 - before))
      if (32_768 - before >= 6) expect(mask.text(text)).not.toContain(secret.slice(0, 32_768 - before))
    }
    const end = capText(`${'a '.repeat(40_000)}${secret}${'b'.repeat(32_768 - 8)}`)
    expect(mask.text(end)).not.toContain(secret.slice(-8))
  })

  test('holds no secret afterwards, wherever and however many there were', () => {
    const part = fc.constantFrom(secret, secret.slice(3), 'gh', 'ghs_0123456789', 'ghs_0123456789abcdef', ' ', 'ä', '"', '\n')
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

describe('a value', () => {
  test('loses secrets in its texts and keys at every depth, and nothing else', () => {
    const value = { n: 1, b: null, list: [true, { [`key ${secret}`]: [secret] }], text: 'plain' }
    expect(mask.value(value)).toEqual({ n: 1, b: null, list: [true, { 'key ***': ['***'] }], text: 'plain' })
  })

  test('is the same object when it holds no secret', () => {
    const value = { list: [{ text: 'plain' }] }
    expect(mask.value(value)).toBe(value)
  })

  test('keeps a key called __proto__ a plain key', () => {
    const value: unknown = JSON.parse(`{"__proto__": {"a": "${secret}"}}`)
    expect(JSON.stringify(mask.value(value))).toBe('{"__proto__":{"a":"***"}}')
  })
})
