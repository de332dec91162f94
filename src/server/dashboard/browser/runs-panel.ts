import { type Bar, barRow } from '../../../browser/bar-row.js'
import { button, element } from '../../../browser/element.js'
import { formatAgo, timeNode } from '../../../browser/time-node.js'
import { countOf } from '../../../text/counts.js'
import { displayLine } from '../../../text/display-text.js'
import { formatDuration } from '../../../text/durations.js'
import { runDurations } from './charts/run-durations.js'
import { failureItem } from './failure-item.js'
import { loadingPanel } from './loading-panel.js'
import { resultWord } from './run-facts.js'
import type { RunsReader, TestRuns } from './runs-reader.js'
import { runsTable } from './runs-table.js'
import type { RunPage, TestRun } from './test-run.js'

export interface RunsPanelOptions {
  readonly reader: RunsReader
  readonly testId: string
  /** Empty for all branches. */
  readonly branch: string
}

/** Creates the part of a test's page with its last runs, their durations and its failures. */
export const runsPanel = ({ reader, testId, branch }: RunsPanelOptions, signal: AbortSignal): HTMLElement =>
  loadingPanel(
    element('section', { class: 'runs', 'aria-label': 'Runs' }),
    () => element('div', { class: 'card runs-pending' }),
    async () => {
      const runs = await reader.read(testId)
      if (signal.aborted || runs.newest.runs.length === 0) return []
      return [
        lastRuns(runs.newest.runs, branch),
        failures(runs, (cursor) => reader.olderFailures(testId, cursor)),
        ...runDurations(runs.newest.runs, signal),
      ]
    },
    signal,
  )

const counted = ['passed', 'flaky', 'failed', 'skipped'] as const

/** Creates the row of marks, which turns into a table. */
function lastRuns(runs: readonly TestRun[], branch: string): HTMLElement {
  const title = `${runs.length === 1 ? 'Last run' : `Last ${countOf(runs.length, 'run')}`} on ${branch === '' ? 'all branches' : displayLine(branch)}`
  const bars = element('div', {}, barRow(runs.map(barOf).reverse(), title), axis(runs))
  const table = runsTable(runs, title)
  table.hidden = true
  const toggle = button('As a list', { class: 'text-button', 'aria-expanded': 'false' }, () => {
    table.hidden = !table.hidden
    bars.hidden = !table.hidden
    toggle.textContent = table.hidden ? 'As a list' : 'As a row'
    toggle.setAttribute('aria-expanded', String(!table.hidden))
  })
  const counts = counted.flatMap((word) => {
    const count = runs.filter((run) => resultWord(run) === word).length
    return count === 0 ? [] : [`${count} ${word}`]
  })
  const head = element(
    'div',
    { class: 'card-head' },
    element('h3', {}, title),
    element('span', { class: 'hint' }, counts.join(', ')),
    toggle,
  )
  return element('div', { class: 'card padded' }, head, bars, table)
}

/** Creates the dates below a row: of the oldest and the newest run. */
const axis = (runs: readonly TestRun[]): HTMLElement =>
  element(
    'div',
    { class: 'history-axis hint' },
    ...[runs.at(-1), ...(runs.length > 1 ? [runs[0]] : [])].map((run) => timeNode(run?.timestamp ?? 0)),
  )

function barOf(run: TestRun): Bar {
  const { build, commit, ref, job, duration, timestamp, url } = run
  const word = resultWord(run)
  const facts = [`Build ${build}`, commit.slice(0, 7), ref, job, duration === undefined ? '' : formatDuration(duration)]
  const shown = [...facts.map(displayLine), word, formatAgo(Date.now() - timestamp)].filter((fact) => fact !== '')
  return {
    result: counted.find((result) => result === word) ?? 'none',
    label: `Build ${displayLine(build)}: ${word}`,
    tip: shown.join(' · '),
    url: url === '' ? undefined : url,
  }
}

/** Creates the list of failures and of runs that passed after a retry, the newest first. */
function failures({ newest, failures: first }: TestRuns, readOlder: (cursor: string) => Promise<RunPage>): HTMLElement {
  let flaky = newest.runs.filter((run) => resultWord(run) === 'flaky')
  let cursor = first.nextCursor
  const list = element('ol', { class: 'failure-items' })
  const note = element('span', { role: 'status', class: 'hint' })
  const more = button('Show older failures', { class: 'more' }, async () => {
    more.disabled = true
    note.textContent = ''
    try {
      add(await readOlder(cursor))
    } catch (error) {
      note.textContent = error instanceof Error ? error.message : String(error)
    }
    more.disabled = false
  })

  /** Adds failures, and the flaky runs between them. */
  function add({ runs, nextCursor }: RunPage): void {
    const oldest = nextCursor === '' ? Number.NEGATIVE_INFINITY : (runs.at(-1)?.timestamp ?? 0)
    const between = flaky.filter(({ timestamp }) => timestamp >= oldest)
    flaky = flaky.filter(({ timestamp }) => timestamp < oldest)
    const added = [...runs, ...between].sort((one, other) => other.timestamp - one.timestamp)
    const isFirst = list.childElementCount === 0
    list.append(...added.map((run, index) => failureItem(run, isFirst && index === 0)))
    cursor = nextCursor
    more.hidden = cursor === ''
  }
  add(first)
  const content = list.childElementCount === 0 ? element('p', { class: 'hint' }, 'It did not fail in this range.') : list
  return element('div', { class: 'card padded' }, element('h3', {}, 'Why it fails'), content, more, note)
}
