// What the HTML report carries for its script: the page's script and what writes the page share it. Texts have been through
// `displayText`, names through `displayLine`: no terminal commands, no control characters, nothing that turns text around.

/** A script element of the page that holds data: never executed, so the page's Content-Security-Policy need not know it. */
export interface DataElement {
  /** `data-encoding`: JSON, or base64 of gzip of JSON. For ids and classes see page-elements.ts. */
  readonly encoding: 'json' | 'gzip'
}

/** One letter a status, in `TestBlock.statuses`. */
export const statusLetters = {
  successful: 's',
  failed: 'f',
  skipped: 'k',
  cancelled: 'c',
  running: 'r',
  unknown: 'u',
} as const

/** The one element `#run`: always plain JSON. */
export interface RunData {
  /** How many tests the blocks hold. */
  readonly listed: number
  /** How many there are. */
  readonly total: number
  /** When the first test began, in Unix ms. Absent where no test tells. */
  readonly start?: number
  /** For links to source lines: `https://github.com/acme/shop/blob/<commit>/`. */
  readonly sourceBase?: string
  /** How many successful tests have output and metadata that were left out, since those of all would be too much. */
  readonly outputsLeftOut?: number
  /** How many other tests have a shortened message alone, since the details of all would be too much. */
  readonly detailsLeftOut?: number
}

/** Tests in the order of the records, at most a few thousand; columns of equal length. */
export interface TestBlock {
  /** Suites that are named for the first time, numbered on from those of the blocks before: the number of the suite around (-1: none) and the name. */
  readonly suites: readonly (readonly [parent: number, name: string])[]
  /** Source files that are named for the first time, numbered on. */
  readonly files: readonly string[]
  readonly tags: readonly string[]
  /** What ran tests side by side (threads, workers, legs of a matrix), where the records tell. */
  readonly workers: readonly string[]
  /** The formats that results were read from; with it the page knows the command that runs a test alone. */
  readonly formats: readonly string[]
  readonly names: readonly string[]
  /** Numbers of suites; -1: none. */
  readonly suiteOf: readonly number[]
  /** Numbers of source files, or of the result file where no other is known; -1: none. */
  readonly fileOf: readonly number[]
  /** Lines in the source files, from 1; -1: unknown. */
  readonly lines: readonly number[]
  /** Numbers of workers; -1: none. */
  readonly workerOf: readonly number[]
  /** Numbers of formats; -1: none. */
  readonly formatOf: readonly number[]
  /** One of `statusLetters` a test. */
  readonly statuses: string
  /** In ms; -1: unknown. */
  readonly durations: readonly number[]
  /** When the first test of the block began, in Unix ms; `starts` count from here. Absent where no test tells. */
  readonly start?: number
  /** In ms since `start`; -1: unknown. */
  readonly starts: readonly number[]
  /** The places in this block of tests that are flaky. */
  readonly flaky: readonly number[]
  /** Places in this block, each with the numbers of its tags. */
  readonly tagged: readonly (readonly [place: number, tags: readonly number[]])[]
  /** The places of the tests that the next block of details tells more of, in its order. */
  readonly detailed: readonly number[]
}

/** The `n`th block of details belongs to the `n`th block of tests. */
export type DetailBlock = readonly TestDetails[]

/** What is read of a test only when somebody opens it. */
export interface TestDetails {
  readonly message?: string
  /** The text to show first, if it is not the message. Then `details` contain the message. */
  readonly lead?: string
  /** The same message or lead as the lines of a diff: `-` was expected, `+` came instead. */
  readonly diff?: readonly string[]
  readonly details?: string
  readonly stdout?: string
  readonly stderr?: string
  /** Where the test is in the repository, if it is known: a path and a line. */
  readonly source?: readonly [path: string, line?: number]
  readonly attempts?: readonly TestDetails[]
  /** Of an attempt. */
  readonly status?: keyof typeof statusLetters
  /** Of an attempt, in ms. */
  readonly duration?: number
  readonly metadata?: Readonly<Record<string, string>>
}
