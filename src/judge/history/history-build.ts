import type { Status } from '../../records/record.js'

/** A build in the history of a branch. */
export interface HistoryBuild {
  /** Identifies the run. All attempts of a run share it. */
  readonly id: string
  /** The tested commit. */
  readonly commit?: string
  /** The first parent of the commit. Known only if the build failed. */
  readonly parent?: string
  /** The first line of the commit's message, and the name of its author. Untrusted. */
  readonly subject?: string
  readonly author?: string
  /** The files of the commit, as git identifies them. Commits with the same files have the same tree. */
  readonly tree?: string
  /** The branch. */
  readonly ref?: string
  /** When the run started; unix ms. */
  readonly timestamp?: number
  readonly url?: string
  readonly status: Status
  /** Whether results are missing, so that a test without a result may have run. */
  readonly isIncomplete?: true
  /** The values of the properties of its own module. */
  readonly properties?: PropertyValues
  /** The values of the properties of other modules, by the names of the modules. */
  readonly moduleProperties?: Readonly<Record<string, PropertyValues>>
}

/** Values of properties by their names, which are untrusted: one may be `__proto__`. */
export type PropertyValues = Readonly<Record<string, string | number>>
