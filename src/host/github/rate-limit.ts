import type { GitHubClient, RateLimit } from './github-client.js'

/** GitHub's documentation asks for a minute if no header contains the end of the limit. */
const defaultSeconds = 60

/** The share of GitHub's limit below which runs send only the most important requests. */
const scarceShare = 0.2

/** Returns whether little is left of GitHub's limit, which all jobs of a repository share. */
export function isScarce({ rateLimit }: Pick<GitHubClient, 'rateLimit'>): boolean {
  const limit = rateLimit()
  return limit !== undefined && limit.remaining < limit.limit * scarceShare
}

/** Reads the end of a rate limit. `retry-after`, in seconds, takes precedence over `x-ratelimit-reset`, a time in UTC seconds. */
export function limitEnd(headers: Readonly<Record<string, unknown>>, now = Date.now()): Date {
  const after = Number(headers['retry-after'] ?? Number.NaN)
  if (after >= 0 && after < 1e9) return new Date(now + after * 1000)
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN)
  if (headers['x-ratelimit-remaining'] === '0' && reset > 0 && reset < 1e11) return new Date(reset * 1000)
  return new Date(now + defaultSeconds * 1000)
}

/** Reads the limit that an answer states. */
export function readRateLimit(headers: Readonly<Record<string, unknown>>): RateLimit | undefined {
  const limit = Number(headers['x-ratelimit-limit'] ?? Number.NaN)
  const remaining = Number(headers['x-ratelimit-remaining'] ?? Number.NaN)
  return limit > 0 && remaining >= 0 ? { limit, remaining } : undefined
}
