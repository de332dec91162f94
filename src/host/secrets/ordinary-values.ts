import type { SecretKind } from './secret-names.js'

/** Returns whether a value is ordinary text rather than a secret, although a variable with the name of a secret holds it. */
export function isOrdinary(value: string, kind: Exclude<SecretKind, 'webhook'>): boolean {
  if (!/[\p{L}\d]/u.test(value)) return true
  switch (kind) {
    case 'password':
      // People choose words as passwords.
      return /^(?:[./~\\]|[A-Za-z]:\\)/.test(value) && isPath(value)
    case 'token':
      return isWord(value) || isPath(value)
    case 'key':
      return isPath(value) || isPhrase(value)
  }
}

/** Few different characters are not random: `0000000000000000`. */
const fewestCharacters = 6

/** Returns whether a part of a secret may also be in texts that have nothing to do with the secret: words, a path, a row of equal characters. */
export const isCommonText = (part: string): boolean => isPhrase(part) || isPath(part) || new Set(part).size < fewestCharacters

/** Returns whether a value consists of words and short numbers, such as `npm-linux-node-20`. */
export const isPhrase = (value: string): boolean =>
  value.split(/[\s._:/@+-]+/).every((part) => /^\d{0,4}$/.test(part) || isWord(part.replace(/\d{1,3}$/, '')))

/** Returns whether a value consists of pronounceable letters. Random letters have long runs of consonants and few vowels. */
function isWord(value: string): boolean {
  if (!/^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(value)) return false
  if (value.length <= 3) return true
  const vowels = value.replace(/[^aeiouy]/gi, '').length
  return vowels >= value.length * 0.3 && !/[^aeiouy]{5}/i.test(value)
}

/** Returns whether a value is names between slashes. Base64 may contain slashes too, but mixes cases and digits between them. */
function isPath(value: string): boolean {
  if (!/[\\/]/.test(value)) return false
  const words = value.replace(/^[A-Za-z]:/, '').split(/[\\/._@ ~-]/)
  return words.every((word) => /^(?:[a-z]*|[A-Z]*|(?:[a-z]{2,}|[A-Z][a-z]{2,})(?:[A-Z][a-z]{2,})*)\d{0,3}$/.test(word))
}
