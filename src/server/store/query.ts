/** A question with its parameters, which the engine binds. */
export interface Query {
  /** Without FORMAT and SETTINGS. */
  readonly sql: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/** A question that ends with SETTINGS, to which the connection adds the limit of its time. */
export interface TimedQuery extends Query {
  readonly timeMs: number
}

/** Returns the setting that makes the engine give up. */
export const timeLimit = (ms: number): string => `max_execution_time = ${ms / 1000}`
