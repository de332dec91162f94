/** An entry of `.service-quarantine.json`, which excuses the failures of tests. */
export interface QuarantineEntry {
  /** The id of a test, or a pattern for its suites and its name. */
  readonly test: string
  readonly module?: string
  readonly owner?: string
  readonly reason?: string
  /** The address of an issue. */
  readonly issue?: string
  /** The last day on which the entry applies, in UTC: `2026-12-31`. */
  readonly until?: string
  /** Whether the tested change has added the entry. Absent if it has not, and if that is unknown. It is not in the file. */
  readonly isAdded?: true
}
