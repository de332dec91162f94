import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Creates a key with 256 random bits. Secret scanners can find a leaked key by its prefix. */
export const newApiKey = (): string => `brk_${randomBytes(32).toString('base64url')}`

/** Returns the SHA-256 of a key in hexadecimal, which is stored instead of the key. Keys are random, so no slower hash is needed. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const left = Buffer.from(one, 'hex')
  const right = Buffer.from(other, 'hex')
  return left.length === right.length && timingSafeEqual(left, right)
}
