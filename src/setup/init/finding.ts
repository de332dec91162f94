import type { FormatId } from '../../read/formats/index.js'
import type { RepositoryView } from './repository-view.js'
import type { SetupAction } from './setup-action.js'

/** A step that runs a command. */
export interface RunStep {
  readonly run: string
  /** Relative to the root of the repository; empty for the root itself. */
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
}

/** A step that uses an action. */
export interface UsesStep {
  readonly uses: SetupAction
  /** Only values without text from the repository may have several lines. */
  readonly with?: Readonly<Record<string, string>>
}

export type SetupStep = RunStep | UsesStep

/** Something that the user must do, because `init` never edits files. */
export type Addition =
  | { readonly why: string; readonly command: string; readonly folder: string }
  | { readonly why: string; readonly file: string; readonly lines: readonly string[] }

/** A test tool that a folder of the repository uses, and how its results are written. */
export interface SurveyFinding {
  /** The name of the page about the tool in `docs/tools/`, if there is one. */
  readonly tool: string | undefined
  readonly title: string
  /** The id of the job in the workflow. The tools of one language share a job. */
  readonly job: string
  readonly folder: string
  /** How the tool was recognised: a part of a sentence. */
  readonly because: string
  /** The steps that prepare the tests, in order. */
  readonly setup: readonly SetupStep[]
  /** The step that runs the tests and writes the results. */
  readonly test: RunStep
  readonly format: FormatId
  /** Globs relative to {@link folder}. */
  readonly files: readonly string[]
  /** Whether {@link files} are paths of links out of the repository, which are only followed in paths of the command or the step. */
  readonly isLink?: true
  readonly additions?: readonly Addition[]
  readonly runner?: 'macos-latest'
}

/** Finds the test tools of one ecosystem. */
export type Detector = (view: RepositoryView) => readonly SurveyFinding[]
