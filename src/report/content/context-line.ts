import { definedFields } from '../../base/defined-fields.js'
import { displayLine } from '../../base/text/display-text.js'
import { shorten } from '../../base/text/shorten.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import type { Inline } from '../tree/node.js'
import { commitCode, dotted, linked, text } from '../tree/node-builders.js'
import { reportLimits } from './limits.js'

/** The facts about a run that reports show beside the headline: what was tested, where, and for whom. The texts are untrusted. */
export interface ContextFacts {
  readonly pullRequest?: { readonly number: number; readonly title?: string; readonly url?: string }
  /** The head branch, or the tag. */
  readonly branch?: string
  readonly commit?: { readonly hash: string; readonly message?: string; readonly url?: string }
  /** The run that executed the tests: `CI run 4212`. */
  readonly run?: { readonly name: string; readonly url?: string }
  /** The login of the user who started the run. */
  readonly author?: string
}

const oneLine = (value: string | undefined, limit: number): string | undefined =>
  shorten(displayLine(value ?? '').trim(), limit) || undefined

/** Bitbucket has another path for a commit; GitHub, GitLab, Gitea and Azure DevOps share one. */
const commitPath = (host: string): string => (host === 'bitbucket.org' ? 'commits' : 'commit')

/** Returns the page of a commit on the code host. */
function commitUrl({ url, commit }: CiContext['source']): string | undefined {
  if (url === undefined || commit === undefined || !URL.canParse(url)) return undefined
  return `${url.replace(/\/$/, '')}/${commitPath(new URL(url).hostname)}/${encodeURIComponent(commit)}`
}

function runOf({ pipeline, build, testedBuild }: CiContext): ContextFacts['run'] {
  const { number, url } = testedBuild ?? build
  // On `workflow_run`, the pipeline is the one that reports, not the one that ran the tests.
  const name = testedBuild === undefined ? oneLine(pipeline, reportLimits.contextName) : undefined
  const shown = number === undefined ? name : `${name === undefined ? 'Run' : `${name} run`} ${oneLine(number, reportLimits.contextName)}`
  if (shown === undefined && url === undefined) return undefined
  return { name: shown ?? 'Run', ...definedFields({ url }) }
}

/** Returns the facts that are known about a run. */
export function contextFacts(ciContext: CiContext): ContextFacts {
  const { source, ref, actor } = ciContext
  const { pullRequest: number, pullRequestUrl, commit: hash } = source
  const title = oneLine(source.pullRequestTitle, reportLimits.title)
  const message = oneLine(source.commitMessage, reportLimits.title)
  const branch = oneLine(source.branch ?? ref, reportLimits.contextName)
  const author = oneLine(actor, reportLimits.contextName)
  const url = commitUrl(source)
  const run = runOf(ciContext)
  return definedFields({
    pullRequest: number === undefined ? undefined : { number, ...definedFields({ title, url: pullRequestUrl }) },
    branch,
    commit: hash === undefined ? undefined : { hash, ...definedFields({ message, url }) },
    run,
    author,
  })
}

/**
 * Returns one line with the facts about a run: `#128 Round half a cent up · 7c4f3a8 · CI run 4212 · octocat`. Without a pull request, it
 * begins with the branch, and the message follows the commit.
 */
export function contextLine({ pullRequest, branch, commit, run, author }: ContextFacts): readonly Inline[] {
  const message = pullRequest === undefined && commit?.message !== undefined ? [text(` ${commit.message}`)] : []
  return dotted(
    pullRequest === undefined ? [] : [linked(pullRequest.url, text(`#${pullRequest.number} ${pullRequest.title ?? ''}`.trim()))],
    pullRequest !== undefined || branch === undefined ? [] : [text(branch)],
    commit === undefined ? [] : [linked(commit.url, commitCode(commit.hash)), ...message],
    run === undefined ? [] : [linked(run.url, text(run.name))],
    author === undefined ? [] : [text(author)],
  )
}
