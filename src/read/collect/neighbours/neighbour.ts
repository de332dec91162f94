import type { FileFront } from './file-front.js'

/** A kind of files that lie beside test results and that no format reads. */
export interface Neighbour {
  /** The value of `neighbour` in the JSON output. Several kinds may share it. */
  readonly id: string
  /** With its article: `a Cobertura coverage report`. */
  readonly name: string
  /** The name of several files, if it is not the name with an "s": `Cobertura coverage reports`. */
  readonly plural?: string
  /** The cure, in one or two sentences. */
  readonly advice?: string
  /** Whether the advice also matters for a file in a folder that contains results. */
  readonly isUrgent?: true
  /** Whether a file in a folder gets no notice, because it belongs to the results. */
  readonly isSilent?: true
  /** Whether a file in a folder is a warning instead of a notice. */
  readonly isWarning?: true
  /** Whether it contains test results, in a format that is not read. */
  readonly holdsTests?: true
  /** Whether result files usually name it as an attachment. Asking them takes time, so other kinds always get their notice. */
  readonly isOftenAttached?: true
  /** Whether it is a document of an unknown kind, whose name states that it has no test results. */
  readonly isOther?: true
  /** Matches the front of the path of a folder that is shown instead of its files. */
  readonly folder?: RegExp
  /** Returns whether a failed test of a result file may be of the run that wrote this file. Default: it may. */
  readonly mayList?: (failure: ListedFailure, resultFile: string, path: string) => boolean
}

/** A failed test of a result file. */
export interface ListedFailure {
  /** The suites and the name, see {@link titleOf}. */
  readonly title: string
  /** Only the name. */
  readonly name: string
  /** The file, or else the outermost suite. */
  readonly place: string
  /** The tool that wrote the result file, if its format shows that. */
  readonly producer?: string
}

/** Returns the words of a name between spaces, because each format separates suites and names in its own way. */
export const titleOf = (name: string): string => ` ${name} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** The verdict on a run that a file beside its results states. */
export interface RunVerdict {
  /** The number of tests that failed; at least 1 if the run failed. */
  readonly failed: number
  /** The names of failed tests that were found, which may be fewer than `failed`. A result file must list a failure of each. */
  readonly names?: readonly string[]
  /** Whether flaky tests may be the reason why the run failed. */
  readonly mayBeFlaky?: true
  /** Whether the file states that a test failed or was skipped, in this run or in an earlier one. */
  readonly mayBeOld?: true
  /** The number of tests that ran, if it is stated. */
  readonly tests?: number
  /** An error that no test shows, as the object of "The file states". A failed test does not explain it. */
  readonly error?: string
}

/** A neighbour, and how it is recognised. */
export interface NeighbourKind extends Neighbour {
  readonly matches: (front: FileFront) => boolean
  /** How to check that the file is complete. Default: the end closes the root element or the first bracket. */
  readonly completeness?: 'lines' | 'any'
  /** Returns the verdict on the run that wrote the file, if it states one. */
  readonly readVerdict?: (front: FileFront) => RunVerdict | undefined
}

/** Returns the text that completes "The file is …". */
export function neighbourText({ name, holdsTests, isOther }: Neighbour): string {
  if (isOther === true) return name
  return holdsTests === true ? `${name}: its format is not read` : `${name}, not a test result`
}

/** Returns the name of several files: `a lint report of Ruff` becomes `lint reports of Ruff`. */
export const pluralOf = ({ name, plural }: Neighbour): string => plural ?? name.replace(/^(?:an?|the) (.*?)(?= of |$)/, '$1s')
