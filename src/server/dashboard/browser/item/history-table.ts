import { element } from '../../../../base/browser/element.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import type { HistoryEntry } from './history-entry.js'

const heads = ['Build', 'Commit', 'Branch', 'Result', 'Duration', 'When']

/** Creates the results of a row of marks as a table, the newest first. It serves readers for whom the marks are too small. */
export const historyTable = (entries: readonly HistoryEntry[], title: string): HTMLElement =>
  element(
    'div',
    { class: 'box scroll', tabindex: '0', role: 'region', 'aria-label': title },
    element(
      'table',
      { class: 'table' },
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, ...entries.toReversed().map(rowOf)),
    ),
  )

function rowOf(entry: HistoryEntry): HTMLElement {
  const duration = entry.duration()
  const message = displayLine(entry.commitMessage)
  return element(
    'tr',
    {},
    ...[
      buildNode(entry),
      element('span', {}, commitNode(entry.commit), message === '' ? '' : ` ${message}`),
      displayLine(entry.ref),
      entry.word,
      duration === undefined ? '–' : formatDuration(duration),
      timeNode(entry.timestamp),
    ].map((content) => element('td', {}, content)),
  )
}
