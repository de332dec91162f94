import type { Environment } from '../../base/environment.js'

/** The project, pipeline, job, build and commit of a run. Unknown fields are missing. */
export interface CiContext {
  readonly org?: string
  readonly project?: string
  readonly module?: string
  readonly pipeline?: string
  readonly job?: string
  /** The name of the job with the values of its matrix, which distinguishes it from the other jobs of its run. Records contain it. */
  readonly matrixJob?: string
  /** The head branch, or the tag. */
  readonly ref?: string
  readonly build: {
    /** Identifies the run and its attempt. */
    readonly id?: string
    /** The number that the CI service shows. */
    readonly number?: string
    readonly url?: string
  }
  /** On `workflow_run`: the completed run, which ran the tests. Otherwise missing, because `build` ran them. */
  readonly testedBuild?: CiContext['build']
  /** The login of the user who started the run. */
  readonly actor?: string
  readonly source: {
    readonly url?: string
    /** The full name: `refs/heads/main`. */
    readonly ref?: string
    readonly branch?: string
    readonly commit?: string
    /** The first line of the commit's message, if the event contains it. */
    readonly commitMessage?: string
    readonly pullRequest?: number
    readonly pullRequestTitle?: string
    readonly pullRequestUrl?: string
    /** The branch that the pull request, or the merge queue, merges into. */
    readonly baseBranch?: string
    /** The commit of the base branch that the run contains, if the CI service names it. */
    readonly baseCommit?: string
  }
}

/** The inputs from which a {@link CiContext} is read. */
export interface CiContextSources {
  readonly env: Environment
  readonly cwd: string
  /** The result of GitHub's `toJSON(matrix)` in the job. */
  readonly matrix?: string | undefined
}

/** A {@link CiContext} from one source, in which `build` and `source` may be missing too. */
export type PartialCiContext = Omit<CiContext, 'build' | 'source'> & {
  readonly build?: CiContext['build']
  readonly source?: CiContext['source']
}
