import type { Environment } from '../../base/environment.js'
import { isGiteaActions } from './services/gitea-environment.js'

/** Returns whether the process runs on GitHub Actions, and not on a service that sets the variables of GitHub as well. */
export const isGitHubActions = (env: Environment): boolean => env.GITHUB_ACTIONS === 'true' && !isGiteaActions(env)
