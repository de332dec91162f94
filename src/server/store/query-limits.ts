/** Limits for one query, so that it cannot block the engine for others. */
export interface QueryLimits {
  readonly timeMs: number
  readonly memoryBytes: number
  /** The maximum number of rows in the result. */
  readonly rows: number
}

/** The time is half of the request timeout of a ClickHouse server. The memory is enough for the durations of some 100 million tests. */
export const defaultLimits: QueryLimits = { timeMs: 30_000, memoryBytes: 2 * 1024 ** 3, rows: 1_000_000 }

/** Returns the settings for all limits except the time. The engine moves groups to disk if they exceed half of the memory. */
export const limitSettings = ({ memoryBytes, rows }: QueryLimits): readonly string[] => [
  `max_memory_usage = ${memoryBytes}`,
  `max_bytes_before_external_group_by = ${Math.floor(memoryBytes / 2)}`,
  `max_result_rows = ${rows}`,
]
