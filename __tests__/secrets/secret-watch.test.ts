import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secretForms } from '../../src/secrets/secret-forms.js'
import { createSecretWatch } from '../../src/secrets/secret-watch.js'

const secret = 'dep/7f3K9xQ2mLw8"Zr4T'

const sees = (content: Buffer, chunkLength = 64): boolean => {
  const watch = createSecretWatch([secret])
  for (let at = 0; at < content.length; at += chunkLength) watch.see(content.subarray(at, at + chunkLength))
  return watch.hasSeen()
}

test('sees a secret in every form, wherever the chunks of the file end', () => {
  const content = fc.tuple(fc.string(), fc.constantFrom(...secretForms(secret)), fc.string(), fc.integer({ min: 33, max: 100 }))
  fc.assert(
    fc.property(content, ([before, form, after, chunkLength]) => {
      expect(sees(Buffer.from(before + form + after), chunkLength)).toBe(true)
    }),
  )
})

test.each([
  ['JSON that escapes slashes', JSON.stringify(secret).replaceAll('/', '\\/')],
  ['JSON that escapes quotes as code points', secret.replaceAll('"', '\\u0022')],
  ['XML', secret.replaceAll('"', '&#34;')],
])('sees a secret in %s', (_, text) => expect(sees(Buffer.from(text))).toBe(true))

test('reports that a file in UTF-16 may contain a secret', () => {
  expect(sees(Buffer.from(`a ${secret}`, 'utf16le'))).toBe(true)
})

test('reports that every file may contain a secret that has hardly any letters or digits', () => {
  expect(createSecretWatch(['$%&/a.b.c.d.e.f:,;(']).hasSeen()).toBe(true)
})

test('sees nothing in files without secrets, and nothing when no secret is known', () => {
  expect(sees(Buffer.from(`${secret.slice(5)}? `.repeat(3).replaceAll('mLw', 'mlw')))).toBe(false)
  expect(createSecretWatch([]).hasSeen()).toBe(false)
})
