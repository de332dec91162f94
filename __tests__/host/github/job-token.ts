import { createHash } from 'node:crypto'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns bytes that look random, and are the same in every run. */
const randomBytes = (seed: string, length: number) =>
  Buffer.concat(
    Array.from({ length: Math.ceil(length / 64) }, (_, part) => createHash('sha512').update(`${seed} ${part}`).digest()),
  ).subarray(0, length)

/** The beginning that the tokens of all jobs have in common: a prefix, the number of the app, and the header of a JSON Web Token. */
export const jobTokenHeader = `ghs_15368_${encoded({ alg: 'RS256', kid: 'b7d1', typ: 'JWT' })}`

/**
 * Returns a made-up `GITHUB_TOKEN` in the form that GitHub has issued since April 2026, with 520 characters.
 * @see https://github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/
 */
export const jobTokenOf = (seed: string): string =>
  `${jobTokenHeader}.${encoded({ iss: 'https://tokens.example', iat: 1_780_000_000, jti: randomBytes(seed, 12).toString('hex') })}.${randomBytes(seed, 256).toString('base64url')}`

export const jobToken = jobTokenOf('job')
