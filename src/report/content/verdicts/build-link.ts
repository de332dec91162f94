import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import type { BuildReference } from '../../../judge/verdicts/verdict.js'
import type { Inline } from '../../tree/node.js'
import { commitCode, linked, text } from '../../tree/node-builders.js'
import type { Scope } from '../scope.js'

const maximumBuild = 30

const hash = /^[0-9a-f]{7,64}$/i

/** Names an earlier build by its commit, linked to the commit if its page is known, else to the build. A history is untrusted. */
export function buildLink({ build, commit, url }: BuildReference, { source }: Pick<Scope, 'source'>): Inline {
  if (commit === undefined || !hash.test(commit)) return linked(url, text(`build ${shorten(displayLine(build), maximumBuild)}`))
  const page = source && `${source.serverUrl.replace(/\/$/, '')}/${source.repository}/commit/${commit}`
  return linked(page ?? url, commitCode(commit))
}
