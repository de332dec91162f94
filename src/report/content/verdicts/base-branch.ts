import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'

/** In UTF-16 units. The name is part of the headline. */
const maximumName = 60

/** Returns the branch whose history the failures are compared with, in one line. The name is untrusted. */
export function baseBranch({ history }: Pick<RunSummary, 'history'>): string {
  const name = displayLine(history?.ref ?? '')
    .trim()
    .replace(/^refs\/heads\//, '')
  return name === '' ? 'the base branch' : shorten(name, maximumName)
}
