import type { Environment } from '../../base/environment.js'
import { findCiService } from './services/ci-services.js'

/** Variables of CI services that are not in the list of services. They need not set `CI`. */
const variables = ['GITHUB_ACTIONS', 'CODEBUILD_BUILD_ID'] as const

/** Returns whether a CI service set the environment. */
export const isCi = (env: Environment): boolean =>
  (Boolean(env.CI) && env.CI !== 'false' && env.CI !== '0') ||
  variables.some((name) => Boolean(env[name])) ||
  findCiService(env) !== undefined
