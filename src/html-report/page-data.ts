// The data of the HTML report, shared by the page's script and the writer. The writer has passed texts through `displayText` and
// names through `displayLine`, so they contain no terminal commands, control characters or bidirectional overrides.

/** A script element that holds data. It is never executed, so the Content-Security-Policy does not list it. */
export interface DataElement {
  /** The attribute `data-encoding`: JSON, or base64 of gzip of JSON. Ids and classes are in page-elements.ts. */
  readonly encoding: 'json' | 'gzip'
}

/** One letter per status, for `TestBlock.statuses`. */
export const statusLetters = {
  successful: 's',
  failed: 'f',
  skipped: 'k',
  cancelled: 'c',
  running: 'r',
  unknown: 'u',
} as const

/** The content of the element `#run`, which is always plain JSON. */
export interface RunData {
  /** The number of tests in the blocks. */
  readonly listed: number
  /** The number of tests of the run. */
  readonly total: number
  /** Start of the first test, in Unix ms. Absent if no test has a start. */
  readonly start?: number
  /** The prefix of links to source lines: `https://github.com/acme/shop/blob/<commit>/`. */
  readonly sourceBase?: string
  /** The number of successful tests whose details were left out to limit the size of the page. */
  readonly outputsLeftOut?: number
  /** The number of other tests that have only a shortened message, for the same reason. */
  readonly detailsLeftOut?: number
}

/** Up to a few thousand tests in the order of the records, as columns of equal length. */
export interface TestBlock {
  /**
   * Suites that earlier blocks do not have, numbered consecutively over all blocks: the number of the outer suite (-1: none) and the
   * name.
   */
  readonly suites: readonly (readonly [parent: number, name: string])[]
  /** Source files that earlier blocks do not have, numbered likewise. */
  readonly files: readonly string[]
  readonly tags: readonly string[]
  /** Threads, workers or matrix jobs that ran tests in parallel, if the records have them. */
  readonly workers: readonly string[]
  /** The formats of the result files, which decide the command that runs a single test. */
  readonly formats: readonly string[]
  readonly names: readonly string[]
  /** Numbers of suites; -1: none. */
  readonly suiteOf: readonly number[]
  /** Numbers of source files, or of the result file if no other is known; -1: none. */
  readonly fileOf: readonly number[]
  /** Lines in the source files, from 1; -1: unknown. */
  readonly lines: readonly number[]
  /** Numbers of workers; -1: none. */
  readonly workerOf: readonly number[]
  /** Numbers of formats; -1: none. */
  readonly formatOf: readonly number[]
  /** One letter of `statusLetters` per test. */
  readonly statuses: string
  /** In ms; -1: unknown. */
  readonly durations: readonly number[]
  /** Start of the first test of the block, in Unix ms, which `starts` are relative to. Absent if no test has a start. */
  readonly start?: number
  /** In ms since `start`; -1: unknown. */
  readonly starts: readonly number[]
  /** Indexes of the flaky tests in this block. */
  readonly flaky: readonly number[]
  /** Indexes of tests with tags in this block, each with the numbers of its tags. */
  readonly tagged: readonly (readonly [place: number, tags: readonly number[]])[]
  /** Indexes of the tests that have details in the detail block of this block, in the same order. */
  readonly detailed: readonly number[]
}

/** The `n`th detail block belongs to the `n`th block of tests. */
export type DetailBlock = readonly TestDetails[]

/** The part of a test that is read when the user opens the test. */
export interface TestDetails {
  readonly message?: string
  /** The text to show first, if it is not the message. `details` then contain the message. */
  readonly lead?: string
  /** The message or lead as lines of a diff: `-` was expected, `+` was received. */
  readonly diff?: readonly string[]
  readonly details?: string
  readonly stdout?: string
  readonly stderr?: string
  /** Path and line of the test in the repository, if they are known. */
  readonly source?: readonly [path: string, line?: number]
  /** A command that runs a failed or flaky test again. */
  readonly rerun?: string
  readonly attempts?: readonly TestDetails[]
  /** Attempts only. */
  readonly status?: keyof typeof statusLetters
  /** Attempts only, in ms. */
  readonly duration?: number
  readonly metadata?: Readonly<Record<string, string>>
}
