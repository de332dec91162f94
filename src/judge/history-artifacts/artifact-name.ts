import { hash } from 'node:crypto'

/** The facts that distinguish the histories of a repository. */
export interface HistoryKey {
  readonly branch: string
  readonly module: string | undefined
  /** The job with the values of its matrix, or the name that the user gave the history. */
  readonly job: string | undefined
  readonly title: string
  /** The name of the step; empty for the first use of the action in its job. */
  readonly step: string
}

/** The beginning of the names of all histories. */
export const historyPrefix = 'build-report-history-'

/**
 * Returns the name of the artifact that contains a history. It does not depend on the workflow, because a pull request and the base
 * branch often have workflows of their own.
 */
export const historyArtifactName = ({ branch, module, job, title, step }: HistoryKey): string =>
  historyPrefix + hash('sha256', JSON.stringify([branch, module, job, title, step]), 'hex').slice(0, 8)
