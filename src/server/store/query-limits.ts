/** What one question may take, so that none keeps the engine from everybody else. */
export interface QueryLimits {
  readonly timeMs: number
  readonly memoryBytes: number
  /** Entries of its answer. */
  readonly rows: number
}

/** Half of what a request may take over HTTP; the memory holds the durations of some 100 million tests. */
export const defaultLimits: QueryLimits = { timeMs: 30_000, memoryBytes: 2 * 1024 ** 3, rows: 1_000_000 }

/** Returns the limits except the time as settings of the engine; groups that exceed half of the memory go to its disk. */
export const limitSettings = ({ memoryBytes, rows }: QueryLimits): readonly string[] => [
  `max_memory_usage = ${memoryBytes}`,
  `max_bytes_before_external_group_by = ${Math.floor(memoryBytes / 2)}`,
  `max_result_rows = ${rows}`,
]
