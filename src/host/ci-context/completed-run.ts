import type { Environment } from '../../base/environment.js'
import type { GitHubEvent } from './github-event.js'

/** The run of another workflow whose end started this one. */
export type CompletedRun = NonNullable<GitHubEvent['workflow_run']>

/**
 * Returns the completed run on the event `workflow_run`. It has no fields if the event cannot be read, so that the run is never taken for one
 * of another event.
 */
export const completedRun = ({ workflow_run: completed }: GitHubEvent, env: Environment): CompletedRun | undefined =>
  completed ?? (env.GITHUB_EVENT_NAME === 'workflow_run' ? {} : undefined)
