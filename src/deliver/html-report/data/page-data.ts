// The data of the HTML report, shared by the page's script and the writer. The writer has passed texts through `displayText` and
// names through `displayLine`, so they contain no terminal commands, control characters or bidirectional overrides.

import type { TraceLanguage } from '../../../judge/rerun/trace-command.js'
import type { TestAttachment, TestStep } from '../../../records/evidence.js'
import type { PageHistoryColumns } from './history-data.js'

/** A script element that holds data. It is never executed, so the Content-Security-Policy does not list it. */
export interface DataElement {
  /** The attribute `data-encoding`: JSON, or base64 of gzip of JSON. Ids and classes are in page-elements.ts. */
  readonly encoding: 'json' | 'gzip'
}

/** One letter per status, for `ExecutionColumns.statuses`. */
export const statusLetters = {
  successful: 's',
  failed: 'f',
  skipped: 'k',
  cancelled: 'c',
  running: 'r',
  unknown: 'u',
} as const

/** The number of hexadecimal digits of an id in a page. A link may have more. */
export const idDigits = 12

/** The content of the element `#run`, which is always plain JSON. */
export interface RunData {
  /** The number of executions in the blocks. */
  readonly listed: number
  /** The number of executions of the run. */
  readonly total: number
  /** Start of the first test, in Unix ms. Absent if no test has a start. */
  readonly start?: number
  /** The prefix of links to source lines: `https://github.com/acme/shop/blob/<commit>/`. */
  readonly sourceBase?: string
  /** The page of the CI run, for copied links. */
  readonly runUrl?: string
  /** More about each job, in the order of `TestBlock.jobs` over all blocks. */
  readonly jobs?: readonly JobData[]
  /** Whether results are missing: a run stopped early, or a result file could not be read. */
  readonly lacksResults?: true
  /** Whether the step fails for a reason that the header shows. */
  readonly failsOtherwise?: true
  /** The number of successful executions whose details were left out to limit the size of the page. */
  readonly outputsLeftOut?: number
  /** The number of other executions that have only a shortened message, for the same reason. */
  readonly detailsLeftOut?: number
  readonly attachments?: AttachmentsData
}

/** Facts about the attachments of all tests of a page. */
export interface AttachmentsData {
  /** The page of the artifact with all files. */
  readonly url?: string
  /** The name of the artifact, for a command that downloads it. */
  readonly artifact?: string
  /** The id of the run on GitHub, and its repository, for the same command. */
  readonly run?: readonly [id: string, repository: string]
  /** The folder with all files, relative to the page. */
  readonly folder?: string
  /** The number of tests with stored files. */
  readonly tests: number
  /** The size of all stored files. */
  readonly bytes: number
  /** The number of images and videos that are stored but not in the page. */
  readonly notEmbedded?: number
}

/** An attachment in the page. */
export interface PageAttachment extends TestAttachment {
  /** The number of the data element with its bytes. Absent if they are not in the page. Equal files share an element. */
  readonly block?: number
  /** Of an image, in pixels. */
  readonly width?: number
  readonly height?: number
  /** The path of the file in the artifact and in the folder of all files. Absent if it is not there. */
  readonly place?: string
}

/** Facts about a job that its executions do not contain. */
export interface JobData {
  /** The page of the job. */
  readonly url?: string
  /** From the start of the first test or of the job to its end, in ms. */
  readonly duration?: number
  /** Whether the job failed although none of its tests did, except quarantined ones: CI reports it as failed. */
  readonly isFailed?: true
  /** The numbers of executions, if the page does not list all of them. */
  readonly counts?: readonly [failed: number, flaky: number, skipped: number, total: number, quarantined: number]
}

/** A cause of failures: an id, a signature in which `#` replaces each variable part, and the first frame of the project. */
export type CauseData = readonly [id: string, signature: string, file?: string, line?: number, functionName?: string]

/**
 * Up to a few thousand executions in the order of the records. A test that ran in several jobs is described once, in the block of its
 * first execution.
 */
export interface TestBlock {
  /**
   * Suites that earlier blocks do not have, numbered consecutively over all blocks: the number of the outer suite (-1: none) and the
   * name.
   */
  readonly suites: readonly (readonly [parent: number, name: string])[]
  /** Source files that earlier blocks do not have, numbered likewise. */
  readonly files: readonly string[]
  readonly tags: readonly string[]
  readonly owners: readonly string[]
  /** Threads or workers that ran tests in parallel, if the records have them. */
  readonly workers: readonly string[]
  /** Jobs and modules; empty names are unknown. */
  readonly jobs: readonly (readonly [job: string, module: string])[]
  readonly causes: readonly CauseData[]
  /** The beginnings of the messages of failed and flaky tests, for the search. */
  readonly messages: readonly string[]
  readonly tests: TestColumns
  readonly executions: ExecutionColumns
  /** Absent if no execution of the block has steps or files. */
  readonly evidence?: EvidenceColumns
  /** Absent if the page has no element `#history`. */
  readonly history?: PageHistoryColumns
}

/** The tests that earlier blocks do not have, numbered consecutively over all blocks, as columns of equal length. */
export interface TestColumns {
  /** The first `idDigits` of the id of each test, without separators. */
  readonly ids: string
  /** Tests whose id in the records is not hexadecimal, with that id. */
  readonly namedIds: readonly (readonly [place: number, id: string])[]
  /** Tests whose id occurred before in the same job, with their ordinals, from 2. */
  readonly repeated: readonly (readonly [place: number, ordinal: number])[]
  readonly names: readonly string[]
  /** Numbers of suites; -1: none. */
  readonly suiteOf: readonly number[]
  /** Numbers of source files, or of the result file if no other is known; -1: none. */
  readonly fileOf: readonly number[]
  /** Lines in the source files, from 1; -1: unknown. */
  readonly lines: readonly number[]
  /** Tests with tags, each with the numbers of its tags. Places are indexes in this block. */
  readonly tagged: readonly (readonly [place: number, tags: readonly number[]])[]
  readonly owned: readonly (readonly [place: number, owners: readonly number[]])[]
}

/** One entry per test and job, as columns of equal length. */
export interface ExecutionColumns {
  /** The number of each test, minus the number of the test before it, minus 1. So it is 0 as long as tests follow each other. */
  readonly testSteps: readonly number[]
  /** Numbers of jobs; -1: none. */
  readonly jobOf: readonly number[]
  /** Numbers of workers; -1: none. */
  readonly workerOf: readonly number[]
  /** One letter of `statusLetters` per execution. */
  readonly statuses: string
  /** In ms; -1: unknown. */
  readonly durations: readonly number[]
  /** Start of the first execution of the block, in Unix ms, which `starts` are relative to. Absent if no execution has a start. */
  readonly start?: number
  /** In ms since `start`; -1: unknown. */
  readonly starts: readonly number[]
  /** Ranges of executions, [from, to), whose starts are estimated, because the results state only the starts of suites or the run. */
  readonly estimated: readonly (readonly [from: number, to: number])[]
  /** Flaky executions, as indexes in this block. */
  readonly flaky: readonly number[]
  /** Failed and flaky executions with the numbers of their causes. */
  readonly causeOf: readonly (readonly [place: number, cause: number])[]
  readonly messageOf: readonly (readonly [place: number, message: number])[]
  /** Executions that have details in the detail block of this block, in the same order. */
  readonly detailed: readonly number[]
}

/** The files that the search finds. The flag of a kind is 2 to the power of its index. */
export const searchedFiles = ['screenshot', 'comparison', 'video', 'trace'] as const

/** The steps and files of executions that the search can find. */
export interface EvidenceColumns {
  /** Names of failed steps that earlier blocks do not have, numbered consecutively over all blocks. Each entry is of one execution. */
  readonly steps: readonly string[]
  /** Executions with the names of their failed steps. */
  readonly stepOf: readonly (readonly [place: number, step: number])[]
  /** Executions with the sum of the flags of `searchedFiles`. */
  readonly filesOf: readonly (readonly [place: number, flags: number])[]
}

/** The `n`th detail block belongs to the `n`th block of tests. */
export type DetailBlock = readonly TestDetails[]

/** The part of an execution that is read when the user opens the test. */
export interface TestDetails {
  readonly message?: string
  /** The text to show first, if it is not the message. `details` then contain the message. */
  readonly lead?: string
  /** The headline, or a blank line, and the compared values as lines of a diff: `-` was expected, `+` was received. */
  readonly diff?: readonly string[]
  /** Whether `diff` lacks a part of the values. */
  readonly isPartialDiff?: true
  /** The lines of `details` that contain the compared values. */
  readonly compared?: readonly string[]
  readonly details?: string
  readonly stdout?: string
  readonly stderr?: string
  /** Path and line of the test in the repository, if they are known. */
  readonly source?: readonly [path: string, line?: number]
  /** The lines around the failing line, as `> 42 | expect(total).toBe(17.96)`. Absent if they are not known. */
  readonly code?: string
  /** A command that runs a failed or flaky test again. */
  readonly rerun?: string
  readonly attempts?: readonly TestDetails[]
  /** Attempts only. */
  readonly status?: keyof typeof statusLetters
  /** Attempts only, in ms. */
  readonly duration?: number
  readonly metadata?: Readonly<Record<string, string>>
  readonly steps?: readonly TestStep[]
  readonly stepsLeftOut?: number
  readonly attachments?: readonly PageAttachment[]
  readonly attachmentsLeftOut?: number
  /** The language whose Playwright opens the traces of the test and its attempts. Absent for JavaScript. */
  readonly traceLanguage?: TraceLanguage
}
