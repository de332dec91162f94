import type { Environment } from '../../base/environment.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { isFork } from '../../host/github/comment-places.js'

/** Returns whether GitHub gives the job a read-only token and no secrets, because it runs the code of another repository. */
export const isReadOnlyFork = (env: Environment): boolean =>
  env.GITHUB_EVENT_NAME === 'pull_request' && isFork(readEvent(env.GITHUB_EVENT_PATH), env.GITHUB_REPOSITORY ?? '')
