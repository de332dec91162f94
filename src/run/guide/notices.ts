import { definedFields } from '../../base/defined-fields.js'
import { formatCount } from '../../base/text/counts.js'
import type { NoticeJson } from '../../judge/summary/summary-json.js'
import type { Notice } from '../../read/collect/notice.js'

/** The maximum number of kinds of files that one text names. */
const shownKinds = 8
const shownSentences = 3

/** Converts notices to entries of `problems` in the JSON output. */
export const noticesJson = (notices: readonly Notice[]): readonly NoticeJson[] =>
  notices
    .filter(({ isMinor }) => isMinor !== true)
    .map(({ kind, neighbour, message, path }) => ({
      severity: 'notice',
      kind,
      ...definedFields({ neighbour }),
      message,
      ...definedFields({ path }),
    }))

/** Returns the lines of a log about files that are left out. The last one lists those that need no sentence of their own. */
export function noticeLines(notices: readonly Notice[]): readonly string[] {
  const shown = notices.filter(({ isMinor }) => isMinor !== true)
  const briefs = shown.flatMap(({ brief }) => brief ?? [])
  const more = briefs.length - shownKinds
  const list = `${briefs.slice(0, shownKinds).join(', ')}${more > 0 ? ` and ${formatCount(more)} more kinds of files` : ''}`
  return [
    ...shown.filter(({ brief }) => brief === undefined).map(({ message }) => message),
    ...(briefs.length === 0 ? [] : [`Left out: ${list}`]),
  ]
}

/** Returns sentences about the files that were found instead of results, with what to do; empty if there are none. */
export const foundInstead = (notices: readonly Notice[]): readonly string[] =>
  [...notices]
    .sort((one, other) => Number(one.brief !== undefined) - Number(other.brief !== undefined))
    .slice(0, shownSentences)
    .map(({ message, advice }) => (advice === undefined ? message : `${message} ${advice}`))
