/** Where a run comes from: which project, which pipeline, which commit. What is unknown is left out. */
export interface CiContext {
  readonly org?: string
  readonly project?: string
  readonly module?: string
  readonly pipeline?: string
  readonly job?: string
  /** What tells the job from every other of its run: its name with the values of its matrix. Records carry it. */
  readonly matrixJob?: string
  /** The head branch, or the tag. */
  readonly ref?: string
  readonly build: {
    /** The run and its attempt. */
    readonly id?: string
    /** The number that people see. */
    readonly number?: string
    readonly url?: string
  }
  /** On `workflow_run`: the run that was completed, which ran the tests. Absent elsewhere, because `build` ran them. */
  readonly testedBuild?: CiContext['build']
  readonly source: {
    readonly url?: string
    /** The full name: `refs/heads/main`. */
    readonly ref?: string
    readonly branch?: string
    readonly commit?: string
    readonly pullRequest?: number
    /** The branch that the pull request, or the merge queue, merges into. */
    readonly baseBranch?: string
  }
}

/** The parts of an environment, an event file and a folder that an origin is read from. */
export interface CiContextSources {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** What GitHub's `toJSON(matrix)` gives in the job; absent where nobody passes it on. */
  readonly matrix?: string | undefined
}

/** An origin with some of its fields, none of which is empty. */
export type PartialCiContext = Omit<CiContext, 'build' | 'source'> & {
  readonly build?: CiContext['build']
  readonly source?: CiContext['source']
}

/** Drops what is undefined or empty. */
export function known<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== '')) as never
}
