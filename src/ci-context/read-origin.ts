import { environmentOrigin } from './environment.js'
import { gitOrigin } from './git.js'
import { githubActionsOrigin } from './github-actions.js'
import type { Origin, Surroundings } from './origin.js'

/**
 * Finds out where a run comes from: from GitHub Actions, else from the `SERVICE_…` variables and git.
 * @param module the module the user names; without it, the variables' or the project's name
 */
export function readOrigin(surroundings: Surroundings, module?: string): Origin {
  const found = githubActionsOrigin(surroundings) ?? elsewhere(surroundings)
  const ownModule = module || found.module || found.project
  const whole = { ...found, build: found.build ?? {}, source: found.source ?? {} }
  return ownModule === undefined ? whole : { ...whole, module: ownModule }
}

/** What somebody set by hand wins over what git says. */
const elsewhere = (surroundings: Surroundings) => ({ ...gitOrigin(surroundings), ...environmentOrigin(surroundings) })
