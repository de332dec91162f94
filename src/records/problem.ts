/** Something that is wrong with an input and that the run survives. */
export interface Problem {
  readonly severity: 'error' | 'warning'
  /**
   * `incomplete`: results are missing. The run that wrote the file stopped before its end or reports an error that belongs to no
   * test, or a line of the file is not a valid record.
   * `unreadable`: the file holds no result of any known format.
   * `delivery`: a report did not arrive.
   */
  readonly kind?: 'incomplete' | 'unreadable' | 'delivery'
  readonly message: string
  /** The file, relative to the working directory, with forward slashes. */
  readonly path?: string
  /** From 1. */
  readonly line?: number
  /** From 1. */
  readonly column?: number
}
