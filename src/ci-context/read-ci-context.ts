import type { CiContext, CiContextSources } from './ci-context.js'
import { environmentContext } from './environment-context.js'
import { gitContext } from './git-context.js'
import { githubActionsContext } from './github-actions-context.js'

/**
 * Finds out where a run comes from: from GitHub Actions, else from the `SERVICE_…` variables and git.
 * @param module the module the user names; without it, the variables' or the project's name
 */
export function readCiContext(sources: CiContextSources, module?: string): CiContext {
  const found = githubActionsContext(sources) ?? elsewhere(sources)
  const ownModule = module || found.module || found.project
  const whole = { ...found, build: found.build ?? {}, source: found.source ?? {} }
  return ownModule === undefined ? whole : { ...whole, module: ownModule }
}

/** What somebody set by hand wins over what git says. */
const elsewhere = (sources: CiContextSources) => ({ ...gitContext(sources), ...environmentContext(sources) })
