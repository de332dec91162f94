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

/** The facts that distinguish the evidence of the pull requests of a repository: all of a history but its branch. */
export type EvidenceKey = Omit<HistoryKey, 'branch'>

/** The beginning of the names of all histories. */
export const historyPrefix = 'build-report-history-'

/**
 * Returns the name of the artifact that contains a history. It does not depend on the workflow, because a pull request and the base
 * branch often have workflows of their own.
 */
export const historyArtifactName = ({ branch, module, job, title, step }: HistoryKey): string =>
  historyPrefix + shortHash([branch, module, job, title, step])

/**
 * Returns the name of the artifact with the failures of a pull request. It does not depend on the pull request, so that the others find it.
 * Each job has a name of its own, because a run can store a name once only.
 */
export const evidenceArtifactName = ({ module, job, title, step }: EvidenceKey): string =>
  `build-report-evidence-${shortHash([module, job, title, step])}`

const shortHash = (facts: readonly (string | undefined)[]): string => hash('sha256', JSON.stringify(facts), 'hex').slice(0, 8)
