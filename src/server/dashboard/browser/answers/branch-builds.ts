import type { Build, Builds, TestResults } from '../../../answers/builds.js'

type Texts = 'commit' | 'commitMessage' | 'author' | 'url'

/** A build of a branch. Texts are empty if they are unknown. */
export interface BranchBuild extends Omit<Build, Texts | 'skippedCount'>, Readonly<Record<Texts, string>> {}

/** A test with its results in the builds: one letter per build, `F`, `f`, `P`, `S` or `-`. */
export type TestRow = TestResults

/** The last builds of a branch. */
export interface BranchBuilds {
  /** Empty without builds. */
  readonly ref: string
  /** The oldest first. */
  readonly builds: readonly BranchBuild[]
  readonly tests: readonly TestRow[]
}

export const readBranchBuilds = ({ ref = '', builds, tests }: Builds): BranchBuilds => ({ ref, builds: builds.map(readBuild), tests })

const readBuild = ({ commit = '', commitMessage = '', author = '', url = '', ...build }: Build): BranchBuild => ({
  ...build,
  commit,
  commitMessage,
  author,
  url,
})

/** Returns the result of a build as a letter of a row. */
export function letterOf({ status, flakyCount }: BranchBuild): string {
  if (status === 'failed') return 'F'
  if (status === 'successful') return flakyCount > 0 ? 'f' : 'P'
  return status === 'skipped' ? 'S' : '-'
}
