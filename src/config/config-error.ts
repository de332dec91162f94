/** A problem in the configuration file. */
export interface ConfigProblem {
  readonly severity: 'error' | 'warning'
  /** Begins with the path of the value, as in `report.chatA.url: …`, if it concerns one. */
  readonly message: string
  /** The file, relative to the working directory, with forward slashes. */
  readonly path: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
}

/** The configuration file has errors. `problems` lists every error and warning in the order of the file. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly ConfigProblem[]

  constructor(problems: readonly ConfigProblem[]) {
    super(problems.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`).join('\n'))
    this.problems = problems
  }
}
