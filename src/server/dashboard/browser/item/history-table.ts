import { type Column, scrollingTable } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import type { HistoryEntry } from './history-entry.js'

const columns: readonly Column<HistoryEntry>[] = [
  { title: 'Build', content: buildNode },
  {
    title: 'Commit',
    content: ({ commit, commitMessage }) => [
      commitNode(commit),
      commitMessage === undefined ? undefined : ` ${displayLine(commitMessage)}`,
    ],
  },
  { title: 'Branch', content: ({ ref }) => displayLine(ref) },
  { title: 'Result', content: ({ word }) => word },
  { title: 'Duration', content: (entry) => durationText(entry.duration()) },
  { title: 'When', content: ({ timestamp }) => timeNode(timestamp) },
]

const durationText = (duration: number | undefined): string => (duration === undefined ? '–' : formatDuration(duration))

/** Creates the results of a row of marks as a table, the newest first. It serves readers for whom the marks are too small. */
export const historyTable = (entries: readonly HistoryEntry[], title: string): HTMLElement =>
  scrollingTable(columns, entries.toReversed(), title)
