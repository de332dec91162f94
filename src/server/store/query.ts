/** SQL with parameters, which the engine binds. */
export interface Query {
  /** Without FORMAT and SETTINGS. */
  readonly sql: string
  readonly parameters: Readonly<Record<string, unknown>>
  /** Whether the query leaves out expired records by the parameter `oldestTs` itself. Otherwise, the engine leaves them out of its tables. */
  readonly leavesOutExpired?: boolean | undefined
}

/** A query that ends with SETTINGS. The connection appends the time limit. */
export interface TimedQuery extends Query {
  readonly timeMs: number
}

/** Returns the setting for the engine's time limit. */
export const timeLimit = (ms: number): string => `max_execution_time = ${ms / 1000}`
