import type { Build, Builds } from '../../../answers/builds.js'

/** The last builds of a branch. */
export interface BranchBuilds extends Builds {
  /** Empty without builds. */
  readonly ref: string
}

/** Returns the result of a build as a letter of a row. */
export function letterOf({ status, flakyCount }: Build): string {
  if (status === 'failed') return 'F'
  if (status === 'successful') return flakyCount > 0 ? 'f' : 'P'
  return status === 'skipped' ? 'S' : '-'
}
