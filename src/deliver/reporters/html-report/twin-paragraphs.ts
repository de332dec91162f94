import { formatCount } from '../../../base/text/counts.js'
import type { Notice } from '../../../read/collect/notice.js'
import type { Block } from '../../../report/tree/node.js'
import { paragraph, text } from '../../../report/tree/node-builders.js'

const shownNotices = 10

/** Returns the sentences about files that have the same tests as another one, and were not counted. Only a page shows them. */
export function twinParagraphs(notices: readonly Notice[]): readonly Block[] {
  const messages = notices.filter(({ kind }) => kind === 'twin').map(({ message }) => message)
  const more = messages.length - shownNotices
  const shown = messages.slice(0, shownNotices)
  const all = more > 0 ? [...shown, `${formatCount(more)} more files were not counted for this reason.`] : shown
  return all.map((message) => paragraph(text(message)))
}
