/** A fact about files or parts of files that were left out, which is not an error. It is on the log and in the JSON output, never in a report. */
export interface Notice {
  /**
   * `committed`: git tracks the files, and this run did not write them.
   * `attachments`: files that tests left behind are not stored.
   * `reading`: a part of a result file is not a result. `twin`: a result file has the same tests as another one, and does not count.
   */
  readonly kind: 'neighbour' | 'committed' | 'reading' | 'twin' | 'attachments'
  /** The id of the kind of files, see `docs/formats.md`. */
  readonly neighbour?: string
  /** One or two sentences. */
  readonly message: string
  /** The file, if it is only one; relative to the working directory, with forward slashes. */
  readonly path?: string
  /** The cure if only such files were found. Absent if `message` contains it. */
  readonly advice?: string
  /** The files in a few words, for a list of several kinds: `2 Cobertura coverage reports`. */
  readonly brief?: string
  /** Whether it only matters if nothing else was found. */
  readonly isMinor?: true
}
