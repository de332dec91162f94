import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new key with 256 random bits. The prefix lets scanners of secrets find one that leaked. */
export const newApiKey = (): string => `brk_${randomBytes(32).toString('base64url')}`

/** What is stored of a key: its SHA-256 in hexadecimal. A key is random, so nothing slower is needed. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Compares two hashes in a time that does not depend on where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const left = Buffer.from(one, 'hex')
  const right = Buffer.from(other, 'hex')
  return left.length === right.length && timingSafeEqual(left, right)
}
