import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

interface Count {
  readonly count: number
  /** When it began, by the clock that cannot be set, in ms. */
  readonly since: number
}

/** Its types leave out `read`, which it asks for without counting. */
interface RateLimitCounters extends FastifyRateLimitStore {
  read: FastifyRateLimitStore['incr']
}

/** How many names are counted at once; beyond it the one that was counted first is forgotten. */
const maximumNames = 5000

/**
 * Counts requests, a window after the other. The store that @fastify/rate-limit brings goes by the time of day: where that is put
 * back by an hour, whoever used up their requests waits an hour longer.
 */
function createRateLimitCounters(): RateLimitCounters {
  const counts = new Map<string, Count>()
  const current = (name: string, windowMs: number): Count => {
    const now = performance.now()
    const held = counts.get(name)
    return held !== undefined && now - held.since < windowMs ? held : { count: 0, since: now }
  }
  const result = ({ count, since }: Count, windowMs: number) => ({ current: count, ttl: Math.ceil(since + windowMs - performance.now()) })
  return {
    incr(name, callback, windowMs) {
      const { count, since } = current(name, windowMs)
      const counted = { count: count + 1, since }
      counts.set(name, counted)
      const [first] = counts.keys()
      if (counts.size > maximumNames && first !== undefined) counts.delete(first)
      callback(null, result(counted, windowMs))
    },
    read: (name, callback, windowMs) => callback(null, result(current(name, windowMs), windowMs)),
    child: createRateLimitCounters,
  }
}

/** What @fastify/rate-limit calls with `new`, and what then gives the object that it returns. */
export const rateLimitCounters = createRateLimitCounters as unknown as FastifyRateLimitStoreCtor
