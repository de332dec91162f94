/** Something wrong with an input that does not end the run. */
export interface Problem {
  readonly severity: 'error' | 'warning'
  /**
   * `incomplete`: results are missing. The run that wrote the file stopped early or reports an error outside of any test, or a line of
   * the file is not a valid record.
   * `unreadable`: the file contains no results in a known format.
   * `delivery`: a report was not delivered.
   * `attachment`: a file that a test left behind was not found or may not be read. Only the log and the HTML report show it.
   * `missing`: a pattern of the user matches no file.
   * `flaky`: a test passed after a retry, and the tool that wrote the file fails for that.
   */
  readonly kind?: 'incomplete' | 'unreadable' | 'delivery' | 'missing' | 'attachment' | 'flaky'
  readonly message: string
  /** The file, relative to the working directory, with forward slashes. */
  readonly path?: string
  /** From 1. */
  readonly line?: number
  /** From 1. */
  readonly column?: number
}
