import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import type { CiContext } from './ci-context.js'
import { type CompletedRun, completedRun } from './completed-run.js'
import type { GitHubEvent } from './github-event.js'
import { isSameName } from './repository-name.js'

/**
 * Returns the context under which a server stores the results of a run on GitHub. It differs from the context that reports show if the
 * results do not belong to the branch with that name: a fork's `main` is stored as `owner:main`, and a comment on a pull request, which
 * GitHub assigns to the default branch, as `pull/7`. On `workflow_run`, the results belong to the completed run.
 */
export function storedContext(ciContext: CiContext, event: GitHubEvent, env: Environment): CiContext {
  const completed = completedRun(event, env)
  const { pull_request: pull, issue } = event
  if (completed) return ofCompleted(ciContext, completed, env)
  if (pull !== undefined) {
    const own = pull.base?.repo?.full_name ?? env.GITHUB_REPOSITORY
    return isSameName(pull.head?.repo?.full_name, own) ? ciContext : onBranch(ciContext, ofFork(pull.head?.repo, pull.head?.ref))
  }
  if (issue?.pull_request && issue.number !== undefined)
    return withoutBranch(ciContext, { ref: `pull/${issue.number}`, pullRequest: issue.number })
  return ciContext
}

/** Returns the context for the results of a checkout of another commit: without the branch, whose results they are not. */
export const ofOtherCommit = (ciContext: CiContext, commit: string): CiContext => withoutBranch(ciContext, { ref: commit, commit })

function ofCompleted(ciContext: CiContext, completed: CompletedRun, env: Environment): CiContext {
  const { id, run_attempt: attempt = 1, name, head_branch: branch = 'unknown', head_repository: repository } = completed
  const { build, testedBuild = build } = ciContext
  const isOwn = repository?.full_name !== undefined && isSameName(repository.full_name, env.GITHUB_REPOSITORY)
  const stored = {
    ...ciContext,
    build: id === undefined ? build : { ...testedBuild, id: `${id}.${attempt}` },
    ...definedFields({ pipeline: name }),
  }
  return onBranch(stored, isOwn ? branch : ofFork(repository, branch))
}

/** Returns GitHub's form of a fork's branch. */
const ofFork = (repository: { readonly full_name?: string } | null | undefined, branch = 'unknown'): string =>
  `${repository?.full_name?.split('/')[0] ?? 'ghost'}:${branch}`

const onBranch = (ciContext: CiContext, branch: string): CiContext => ({
  ...ciContext,
  ref: branch,
  source: { ...ciContext.source, branch },
})

function withoutBranch(
  { source: { branch: _, commitMessage: _message, ...source }, ...ciContext }: CiContext,
  { ref, ...facts }: { readonly ref: string; readonly commit?: string; readonly pullRequest?: number },
): CiContext {
  return { ...ciContext, ref, source: { ...source, ...facts } }
}
