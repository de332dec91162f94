import type { Place } from '../../base/errors.js'

/**
 * The outcome of one check.
 * - `ok`: it works, as far as a read request or a file can show
 * - `off`: not used, which requires no action
 * - `unknown`: cannot be checked without writing, or without a network or token
 * - `warning`: a run succeeds but shows less
 * - `problem`: a run loses a report or results
 */
export type FindingStatus = 'ok' | 'off' | 'unknown' | 'warning' | 'problem'

/** One thing that was checked. All texts are plain text and may contain names from files. */
export interface DoctorFinding extends Place {
  readonly status: FindingStatus
  /** One line. */
  readonly title: string
  /** Further facts, one per line. */
  readonly details?: readonly string[]
  /** The remedy, in one sentence. */
  readonly cure?: string
  /** The name of a destination or source that is not used here, for the one line that a terminal shows for all of them. */
  readonly unused?: string
  /** YAML for a workflow, to be pasted. */
  readonly yaml?: string
}

/** The findings of one topic. */
export interface FindingSection {
  readonly id: 'configuration' | 'results' | 'destinations' | 'permissions' | 'workflows' | 'server' | 'history'
  readonly title: string
  readonly findings: readonly DoctorFinding[]
}

/** Everything that was found. */
export interface Diagnosis {
  readonly problems: number
  readonly warnings: number
  /** The number of things that could not be checked. */
  readonly unknown: number
  readonly sections: readonly FindingSection[]
}
