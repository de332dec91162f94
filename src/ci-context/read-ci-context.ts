import type { CiContext, CiContextSources } from './ci-context.js'
import { environmentContext } from './environment-context.js'
import { gitContext } from './git-context.js'
import { githubActionsContext } from './github-actions-context.js'

/**
 * Reads the context of a run from GitHub Actions, else from the `SERVICE_…` variables and git.
 * @param module the module that the user names; the default is `SERVICE_MODULE` outside of GitHub Actions, then the name of the project
 */
export function readCiContext(sources: CiContextSources, module?: string): CiContext {
  const found = githubActionsContext(sources) ?? elsewhere(sources)
  const ownModule = module || found.module || found.project
  const whole = { ...found, build: found.build ?? {}, source: found.source ?? {} }
  return ownModule === undefined ? whole : { ...whole, module: ownModule }
}

/** The variables, which the user sets, take precedence over git. */
const elsewhere = (sources: CiContextSources) => ({ ...gitContext(sources), ...environmentContext(sources) })
