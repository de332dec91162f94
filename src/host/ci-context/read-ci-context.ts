import { findRepository } from '../git/repository.js'
import { readActionsContext } from './actions-context.js'
import { checkedContext } from './checked-context.js'
import type { CiContext, CiContextSources, PartialCiContext } from './ci-context.js'
import { completedSource } from './completed-source.js'
import { environmentContext } from './environment-context.js'
import { gitContext } from './git-context.js'
import { isGitHubActions } from './github-actions.js'
import { mergedContexts } from './merged-contexts.js'
import { findCiService } from './services/ci-services.js'

/**
 * Reads the context of a run from GitHub Actions, else from the `SERVICE_…` variables, the CI service and git.
 * @param module the module that the user names; the default is `SERVICE_MODULE` outside of GitHub Actions, then the name of the project
 */
export function readCiContext(sources: CiContextSources, module?: string): CiContext {
  const found = isGitHubActions(sources.env) ? readActionsContext(sources) : elsewhere(sources)
  const ownModule = module || found.module || found.project
  const whole = { ...found, build: found.build ?? {}, source: found.source ?? {} }
  return ownModule === undefined ? whole : { ...whole, module: ownModule }
}

/** The variables, which the user sets, take precedence over the service, and the service over git. */
function elsewhere(sources: CiContextSources): PartialCiContext {
  const repository = findRepository(sources.cwd)
  // A pipeline often sets these variables to untrusted names, such as the one of a branch.
  const own = checkedContext(environmentContext(sources))
  const git = gitContext(repository)
  const service = findCiService(sources.env)
  if (service === undefined) return mergedContexts(own, git)
  const named = withoutOwnProject(checkedContext(service.read(sources)), git)
  return completedSource(mergedContexts(own, mergedContexts(named, withoutBranchOf(git, named))), repository)
}

/** A service that does not know the organisation names the project in its own way, which the repository does not share. */
function withoutOwnProject(named: PartialCiContext, git: PartialCiContext): PartialCiContext {
  if (named.org !== undefined || git.project === undefined) return named
  const { project: _, ...others } = named
  return others
}

/** The checkout of a tag or of a pull request may have a branch that was not built. */
function withoutBranchOf(git: PartialCiContext, { ref, source }: PartialCiContext): PartialCiContext {
  if (ref === undefined && source?.ref === undefined) return git
  const { ref: _, source: { ref: _ref, branch: _branch, ...facts } = {}, ...others } = git
  return { ...others, source: facts }
}
