import type { Environment } from '../../base/environment.js'
import type { ReporterOverrides } from '../../config/reporter-overrides.js'
import type { Server } from '../../host/server-api/server.js'
import type { Progress } from '../../read/collect/collect.js'
import type { KeptEvidence } from '../../read/evidence/kept-evidence.js'
import type { OpenMemory } from './job-memory.js'
import type { Warning } from './workspace-trust.js'

/** The records file of `collect` without the option `output`. */
export const defaultOutput = 'build-report.ndjson'

/** The source of the results of earlier builds, to which a run adds its own. */
export interface HistoryRequest {
  /** Relative to `cwd`. They are united; a missing one is not an error. */
  readonly files: readonly string[]
  /** The file that receives the history with this build, relative to `cwd`. It may be one of `files`. */
  readonly output?: string | undefined
  /** The artifact of the branch on GitHub, if no file is named. */
  readonly artifact?: HistoryArtifact | undefined
}

/** The artifact in which the runs of a branch on GitHub keep its history. */
interface HistoryArtifact {
  /** Replaces the job in the name of the artifact. */
  readonly name?: string | undefined
  /** Whether the run must not store an artifact. */
  readonly isReadOnly?: boolean
}

/** The inputs of a step or the arguments of a command line. */
export interface RunRequest {
  /** The working directory; absolute. */
  readonly cwd: string
  /** The configuration file, relative to `cwd`; default: the usual names. */
  readonly configPath?: string | undefined
  /** Files, folders or globs that replace the includes of the configuration. */
  readonly paths: readonly string[]
  /** Globs of records files to read instead of collecting. */
  readonly records: readonly string[]
  /** Globs of records files of earlier builds, for the comparison of properties. */
  readonly baseline?: readonly string[] | undefined
  /** Without it, the run has no verdicts. */
  readonly history?: HistoryRequest | undefined
  readonly module?: string | undefined
  /** Settings of reporters that take precedence over the configuration. */
  readonly reporters?: ReporterOverrides | undefined
  /** Whose files are stored; takes precedence over the configuration. */
  readonly attachments?: KeptEvidence | undefined
  /** The values of the job's matrix, as GitHub's `toJSON(matrix)` writes them. */
  readonly matrix?: string | undefined
  /** The server that receives the records and knows earlier builds. */
  readonly server?: Server | undefined
  /** The records file to write, relative to `cwd`; without it, the run keeps no records. */
  readonly output?: string | undefined
  /** Whether the configuration may name files outside of `cwd`; default: only on a CI service. */
  readonly allowOutputOutside?: boolean | undefined
}

/** The progress of a run. */
export interface RunProgress extends Progress {
  /** The number of tests that were read so far. */
  readonly tests: number
}

/** The environment of a run and its listeners. */
export interface RunContext {
  readonly env: Environment
  /** Unix ms; default: the current time. */
  readonly now?: number | undefined
  readonly onWarning: (warning: Warning) => void
  readonly onProgress?: (progress: RunProgress) => void
  readonly signal?: AbortSignal | undefined
  /** Logs what is known of earlier builds. */
  readonly say?: (message: string) => void
  /** The job's token, which reads the jobs of the run; may be empty. */
  readonly token?: string | undefined
  /** Opens what the reports of earlier runs contain about the own step. */
  readonly openMemory?: OpenMemory
}
