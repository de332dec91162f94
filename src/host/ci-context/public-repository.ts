import type { Environment } from '../../base/environment.js'
import { readEvent } from './github-event.js'

/**
 * Returns whether every user can download what the run stores, as far as the CI service states it: the event on GitHub, a variable on GitLab. On
 * GitLab, an internal project is open to all users of the instance.
 */
export function isPublicRepository(env: Environment): boolean {
  if (env.GITHUB_ACTIONS === 'true') return readEvent(env.GITHUB_EVENT_PATH)?.repository?.private === false
  return env.CI_PROJECT_VISIBILITY === 'public' || env.CI_PROJECT_VISIBILITY === 'internal'
}
