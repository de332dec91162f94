import type { Problem } from '../../records/problem.js'
import type { BuildResults } from '../history/build-results.js'
import type { HistoryBuild } from '../history/history-build.js'
import type { TestHistories } from '../history/test-histories.js'
import type { Evidence, FailureKey } from '../verdicts/evidence/evidence.js'
import type { HistorySummary } from '../verdicts/verdict.js'
import type { EarlierFailures } from './repeated-job.js'

/** The earlier builds that a source has. */
export interface ReadHistory {
  /** Undefined if there is no history. */
  readonly histories?: TestHistories
  /** Whether a part of the history could not be read, so that any test may be missing. */
  readonly isDamaged?: true
  /** Without the tested base, which is not known here. */
  readonly summary: HistorySummary
  /** Warnings: a history never fails a run. */
  readonly problems: readonly Problem[]
  /** Why nothing could be read, although there may be earlier builds: one sentence. */
  readonly fault?: string
}

/** A build that is to be added to the history of its branch. */
export interface AddedBuild {
  readonly build: HistoryBuild
  readonly results: BuildResults
  /** Returns what git knows about the tested commit. Starts git. */
  readonly findCommit?: () => Pick<HistoryBuild, 'tree' | 'parent' | 'subject' | 'author'>
  /** Why the results must not become a build. */
  readonly refusal?: string
}

/** The outcome of adding a build. */
export interface WrittenHistory {
  /** Why a file was not written. */
  readonly problems: readonly Problem[]
  /** Why the build was not added. */
  readonly notices: readonly string[]
}

/** The outcome if there is nothing to report. */
export const nothingToReport: WrittenHistory = { problems: [], notices: [] }

/** A store of the history of a branch: files, an artifact, a server. */
export interface HistorySource {
  /** Reads all documents of the source and unites them. Does not throw, except the signal's reason. */
  read(): Promise<ReadHistory>
  /** Returns the tests that failed in an earlier attempt of this build. Undefined if the source does not contain it. Does not throw. */
  earlierAttempt(): Promise<EarlierFailures | undefined>
}

/** The failures that pull requests have left for each other. */
export interface EvidenceStore {
  /**
   * Reads the failures of other pull requests. Must be called after the history was read. Does not throw if GitHub does not answer.
   * @param parentCommit the tested base, if the pull request is stacked on another one
   */
  read(parentCommit: string | undefined): Promise<readonly Evidence[]>
  /** Leaves the failures of this run, if it is one that may. Does not throw if GitHub does not accept them. */
  leave(failures: readonly FailureKey[]): Promise<void>
}

/** A history to which a run adds its build. */
export interface HistoryStore extends HistorySource {
  /** Absent if the source has none. */
  readonly evidence?: EvidenceStore
  /** Adds a build, if it belongs to the branch of the history. Must be called after `read`. */
  write(added: AddedBuild): Promise<WrittenHistory>
}

/** Returns the first problem as the reason why nothing could be read. */
export function historyFault([problem]: readonly Problem[]): Pick<ReadHistory, 'fault'> {
  if (problem === undefined) return {}
  const { path, message } = problem
  return { fault: path === undefined ? message : `${path}: ${message}` }
}
