import { createHash } from 'node:crypto'
import type { Query } from './query.js'

/** Remembers the queries that took long. */
export interface LongQueries {
  /** Returns whether a similar query of the organisation took long the last time. */
  has(organisation: string, query: Query): boolean
  /** Remembers whether a query took long. */
  set(organisation: string, query: Query, isLong: boolean): void
}

/** The number of queries that are remembered. */
const maximumQueries = 1000

/** Creates a {@link LongQueries} that knows no query. */
export function createLongQueries(): LongQueries {
  // A Set keeps the order of insertion, so the first key is the oldest one.
  const keys = new Set<string>()
  return {
    has: (organisation, query) => keys.has(keyOf(organisation, query)),
    set(organisation, query, isLong) {
      const key = keyOf(organisation, query)
      keys.delete(key)
      if (!isLong) return
      keys.add(key)
      const [oldest = ''] = keys
      if (keys.size > maximumQueries) keys.delete(oldest)
    },
  }
}

/** Queries are similar if they have the same text and module, and ranges of about the same length. */
function keyOf(organisation: string, { sql, parameters }: Query): string {
  const { project, module, fromTs, toTs } = parameters
  const length = typeof fromTs === 'number' && typeof toTs === 'number' ? Math.round(Math.log2(Math.max(toTs - fromTs, 1))) : -1
  return createHash('sha256')
    .update(JSON.stringify([organisation, sql, project, module, length]))
    .digest('base64')
}
