import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

interface Count {
  readonly count: number
  /** The start of the window on the monotonic clock, in ms. */
  readonly since: number
}

/** The types of @fastify/rate-limit lack `read`, which it calls to check a limit without counting. */
interface RateLimitCounters extends FastifyRateLimitStore {
  read: FastifyRateLimitStore['incr']
}

/** The maximum number of counters. Above it, the oldest counter is dropped. */
const maximumNames = 5000

/**
 * Creates fixed-window counters on a monotonic clock. The built-in store of @fastify/rate-limit uses the system time: if that is set back
 * by an hour, a client at its limit waits an hour longer.
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

/** Typed as a constructor, because @fastify/rate-limit calls it with `new`. */
export const rateLimitCounters = createRateLimitCounters as unknown as FastifyRateLimitStoreCtor
