import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import type { BuildReference } from '../../../judge/verdicts/verdict.js'
import type { Inline } from '../../tree/node.js'
import { commitCode, linked, text } from '../../tree/node-builders.js'
import type { Scope } from '../scope.js'

const maximumBuild = 30

const hash = /^[0-9a-f]{7,64}$/i

const isCommit = (commit: string | undefined): commit is string => commit !== undefined && hash.test(commit)

/** Names an earlier build by its commit, if that is known. A history is untrusted. */
export const buildName = ({ build, commit }: BuildReference): Inline =>
  isCommit(commit) ? commitCode(commit) : text(`build ${shorten(displayLine(build), maximumBuild)}`)

/** Names an earlier build, linked to its commit if the page of the commit is known, else to the build. */
export function buildLink(reference: BuildReference, { source }: Pick<Scope, 'source'>): Inline {
  const { commit, url } = reference
  const page = isCommit(commit) && source ? `${source.serverUrl.replace(/\/$/, '')}/${source.repository}/commit/${commit}` : undefined
  return linked(page ?? url, buildName(reference))
}
