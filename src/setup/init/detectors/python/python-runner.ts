import type { Addition } from '../../finding.js'

/** A program that runs pytest in environments of its own. */
export interface PythonRunner {
  readonly title: string
  /** The configuration file of the runner. */
  readonly path: string
  /** The requirement that installs it. */
  readonly requirement: string
  readonly run: string
  readonly env?: Readonly<Record<string, string>>
  /** Globs relative to the project. */
  readonly files: readonly string[]
  readonly additions: readonly Addition[]
}
