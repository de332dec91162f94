import type { Environment } from '../../../base/environment.js'
import type { GitHubEvent } from '../../../host/ci-context/github-event.js'
import { GitHubError } from '../../../host/github/github-error.js'
import { isScarce } from '../../../host/github/rate-limit.js'
import type { EvidenceStore } from '../../earlier-builds/history-source.js'
import type { ReadingSession } from '../reading-session.js'
import { evidenceRole, ownPullRequest } from './evidence-role.js'

/** The run whose pull request leaves and reads failures. */
export interface EvidenceOptions {
  readonly event: GitHubEvent
  readonly env: Environment
  /** The base branch; undefined if the run belongs to none. */
  readonly branch: string | undefined
  /** Returns the name of the artifacts. */
  readonly name: () => string
  /** Returns the session that has read the history; undefined if it has not or could not. */
  readonly session: () => ReadingSession | undefined
  readonly say: (message: string) => void
}

/** Opens the failures of other pull requests. Returns undefined on events that have no part in them. */
export function createEvidenceStore(options: EvidenceOptions): EvidenceStore | undefined {
  const { event, env, branch, say } = options
  const role = evidenceRole(event, env)
  if (role === 'none') return undefined
  const own = ownPullRequest(event, env)
  return {
    async read(parentCommit) {
      const session = options.session()
      if (session === undefined || isScarce(session.client)) return []
      const { findEvidence } = await import('./find-evidence.js')
      const parent = branch === undefined || parentCommit === undefined ? undefined : { branch, commit: parentCommit }
      const wanted = { name: options.name(), own, ownRunId: Number(env.GITHUB_RUN_ID ?? 0), parent }
      try {
        return await session.within(findEvidence(wanted, session))
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        say(`The failures of other pull requests are not known: ${error.message}`)
        return []
      }
    },
    async leave(failures) {
      // Without the permission to read, the same job of other pull requests finds nothing.
      if (role !== 'leavesAndReads' || options.session() === undefined || own.number === undefined || failures.length === 0) return
      const { leaveEvidence } = await import('./leave-evidence.js')
      await leaveEvidence({ name: options.name(), pullRequest: own.number, failures, say }, env)
    },
  }
}
