import type { JobExecutions } from '../../../host/github/job-executions.js'
import type { CommentOrder } from './comment-order.js'
import type { BoardComment, Situation } from './converge.js'
import { currentParts } from './parts/current-parts.js'
import type { Part } from './parts/part.js'
import { hasPartFailed } from './parts/part-gates.js'

/**
 * Returns why the mode leaves out the comment for these parts. Returns undefined if there is to be one.
 * @param executions the newest executions of the jobs of the run, if they are known
 */
export function reasonForNoComment(
  { mode, onlyUpdates = false }: Pick<CommentOrder, 'mode' | 'onlyUpdates'>,
  { parts, isWritten, earlier }: Situation<Part>,
  executions?: JobExecutions,
): string | undefined {
  if (onlyUpdates && !isWritten && earlier === undefined) return 'The step did not begin, and there is no earlier comment to update.'
  const current = currentParts(parts, executions)
  const isFailure = current.some(hasPartFailed)
  switch (mode) {
    case 'always':
      return undefined
    case 'failures':
      // A job that runs again and passes makes the comment of this run outdated.
      return isFailure || isWritten ? undefined : 'The run did not fail, and only failed runs get a comment.'
    case 'failures-or-existing':
      return isFailure || isWritten || earlier !== undefined
        ? undefined
        : 'The run did not fail, and there is no earlier comment to update.'
    case 'changes':
      return !isWritten && earlier !== undefined && current.every((part) => isUnchanged(part, earlier))
        ? 'The outcome is the same as in the existing comment.'
        : undefined
  }
}

/**
 * Returns whether the comment of an earlier run has the same results of a job. It may also have results of jobs that have not reported yet.
 */
const isUnchanged = (part: Part, { content }: BoardComment<Part>): boolean =>
  currentParts(content.parts).some(
    ({ job, module: ownModule, step, fingerprint }) =>
      job === part.job && ownModule === part.module && step === part.step && fingerprint === part.fingerprint,
  )
