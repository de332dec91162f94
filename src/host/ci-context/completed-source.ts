import { definedFields } from '../../base/defined-fields.js'
import type { Repository } from '../git/repository.js'
import type { PartialCiContext } from './ci-context.js'

const fullLength = 40
const remoteBranches = 'refs/remotes/origin/'

/** Adds the facts that a CI service leaves out, and that the repository contains: whole hashes, and the target branch of a pull request. */
export function completedSource(context: PartialCiContext, repository: Repository | undefined): PartialCiContext {
  const { source } = context
  if (repository === undefined || source === undefined) return context
  const { commit, pullRequest, baseBranch, branch } = source
  const whole =
    commit !== undefined && commit.length < fullLength
      ? repository.ask('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
      : undefined
  const completed = { ...source, ...definedFields({ commit: whole }) }
  if (pullRequest === undefined || baseBranch !== undefined) return { ...context, source: completed }
  const base = defaultBranch(repository)
  if (base === undefined) return { ...context, source: completed }
  // A build of the default branch is not one of a pull request, even if a pull request merges it into another branch.
  if (base === branch) return { ...context, source: withoutPullRequest(completed) }
  return { ...context, source: { ...completed, baseBranch: base } }
}

type Source = NonNullable<PartialCiContext['source']>

const withoutPullRequest = ({ pullRequest: _, pullRequestTitle: _title, pullRequestUrl: _url, ...source }: Source): Source => source

/** Returns the default branch of the remote, into which nearly all pull requests are merged. */
function defaultBranch(repository: Repository): string | undefined {
  const head = repository.ask('symbolic-ref', '--quiet', `${remoteBranches}HEAD`)
  return head?.startsWith(remoteBranches) ? head.slice(remoteBranches.length) : undefined
}
