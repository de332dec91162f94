import { type Bar, barRow } from '../../../../base/browser/bar-row.js'
import { element } from '../../../../base/browser/element.js'
import { rowToggle } from '../../../../base/browser/row-toggle.js'
import { type Column, scrollingTable } from '../../../../base/browser/table.js'
import { formatAgo, timeNode } from '../../../../base/browser/time-node.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { RecordedRun } from '../../../answers/test-runs.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import { historyAxis } from '../charts/history-axis.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import { type HistoryEntry, historyOfBuilds, historyOfRuns, type ShownHistory } from './history-entry.js'
import type { TestReader } from './test-reader.js'

/**
 * Creates the card with the last results of a test as a row of marks, which turns into a table.
 * @param branch empty for all branches
 */
export const historyCard = (reader: TestReader, branch: string, signal: AbortSignal): HTMLElement =>
  loadingPanel(
    element('section', { class: 'runs', 'aria-label': 'History' }),
    () => element('div', { class: 'card history-pending' }),
    async () => {
      const history = await readHistory(reader, branch)
      return history.entries.length === 0 ? [] : [cardOf(history)]
    },
    signal,
  )

async function readHistory(reader: TestReader, branch: string): Promise<ShownHistory> {
  let known: readonly RecordedRun[] = []
  const newest = reader.newest().then(({ runs }) => {
    known = runs
    return runs
  })
  // The row does not wait for the durations in its tips.
  newest.catch(() => {})
  const builds = await reader.builds()
  return builds.builds.length === 0 ? historyOfRuns(await newest, branch) : historyOfBuilds(builds, () => known)
}

function cardOf({ title, entries }: ShownHistory): HTMLElement {
  const axis = historyAxis(entries.map(({ timestamp }) => timestamp))
  const bars = element('div', {}, barRow(entries.map(barOf), title), axis)
  // The durations may arrive after the row.
  const list = element('div', {})
  const toggle = rowToggle(bars, list)
  toggle.addEventListener('click', () => list.replaceChildren(historyTable(entries, title)))
  return element(
    'div',
    { class: 'card padded' },
    element(
      'div',
      { class: 'card-head' },
      element('h2', {}, title),
      element('span', { class: 'hint keys-hint' }, '← → move along the builds, Enter opens one'),
      toggle,
    ),
    bars,
    list,
  )
}

function barOf(entry: HistoryEntry): Bar {
  const { build, commit = '', commitMessage = '', ref, word, result, timestamp, url } = entry
  const label = `Build ${displayLine(build)}: ${word}`
  return {
    result,
    label,
    get tip() {
      const duration = entry.duration()
      const facts = [`Build ${build}`, commit.slice(0, 7), commitMessage, ref, word].map(displayLine)
      const time = [duration === undefined ? '' : formatDuration(duration), formatAgo(Date.now() - timestamp)]
      return [...facts, ...time].filter((fact) => fact !== '').join(' · ')
    },
    url,
  }
}

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
const historyTable = (entries: readonly HistoryEntry[], title: string): HTMLElement => scrollingTable(columns, entries.toReversed(), title)
