import type { RunSummary } from '../../summary/run-summary.js'
import { displayLine } from '../../text/display-text.js'
import { shorten } from '../../text/shorten.js'

/** In UTF-16 units. The name is part of the headline. */
const maximumName = 60

/** Returns the branch whose history the failures are compared with, in one line. The name is untrusted. */
export function baseBranch({ history }: Pick<RunSummary, 'history'>): string {
  const name = displayLine(history?.ref ?? '')
    .trim()
    .replace(/^refs\/heads\//, '')
  return name === '' ? 'the base branch' : shorten(name, maximumName)
}
