import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { type Column, scrollingTable } from '../../../../base/browser/table.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { JobsTotals } from '../../../answers/totals.js'
import type { Api } from '../answers/api.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { bucketTitle, chooseInterval, type IntervalName, intervalTitle, intervalTitles, isCoarser, type Period } from '../state/period.js'

type Numbers = JobsTotals['totals'][number]

/** The numbers of jobs over time. */
export interface NumbersByInterval {
  readonly root: HTMLElement
  /** Shows the numbers of the pipeline and the interval of a state, if the user opened them. */
  show(state: DashboardState): void
}

/** Creates the folded table of the numbers of all jobs, or of a pipeline, by day or by another interval. It is read when it is opened. */
export function createNumbersByInterval(api: Api, period: Period, address: HashState<DashboardState>): NumbersByInterval {
  const choice = createChoice<IntervalName>('numbers-interval', 'Interval', (interval) => address.change({ interval }, 'push'))
  const panel = element('div')
  const details = element('details', { class: 'numbers-by-interval' }, element('summary', {}, 'Numbers by day'), choice.root, panel)
  let shown: string | undefined
  let stop = new AbortController()

  function show(state: DashboardState): void {
    choice.show(state.interval, optionsOf(intervalTitles))
    const { interval: name, pipeline } = state
    if (!details.open || shown === `${name} ${pipeline}`) return
    shown = `${name} ${pipeline}`
    stop.abort()
    stop = new AbortController()
    const interval = name === 'auto' ? dayMs : chooseInterval(period, name, 1)
    const load = async () => {
      const totals = await api.jobTotals(state, period, interval)
      return [...coarserNote(name, interval), tableOfNumbers(totals, interval)]
    }
    panel.replaceChildren(loadingPanel(element('div'), () => element('p', { class: 'hint' }, 'Loading …'), load, stop.signal))
  }
  details.addEventListener('toggle', () => show(address.state()))
  return { root: details, show }
}

const dayMs = 24 * 60 * 60 * 1000

function tableOfNumbers(totals: readonly Numbers[], interval: number): HTMLElement {
  if (totals.length === 0) return element('p', { class: 'hint' }, 'No job ran in this range.')
  const number = (title: string, content: (row: Numbers) => string): Column<Numbers> => ({ title, className: 'number', content })
  const duration = (ms: number): string => (ms === 0 ? '–' : formatDuration(ms))
  const columns: readonly Column<Numbers>[] = [
    { title: 'Start (UTC)', content: ({ timestamp }) => bucketTitle(timestamp, interval) },
    number('Builds', ({ buildCount }) => formatCount(buildCount)),
    number('Builds failed', ({ failedBuildCount }) => formatCount(failedBuildCount)),
    number('Jobs', ({ totalCount }) => formatCount(totalCount)),
    number('Jobs failed', ({ failedCount }) => formatCount(failedCount)),
    number('Median of a job', ({ durationP50 }) => duration(durationP50)),
    number('95th percentile', ({ durationP95 }) => duration(durationP95)),
  ]
  return scrollingTable(columns, totals.toReversed(), 'Numbers by time')
}

/** Creates the note that a longer interval is shown than the chosen one. */
const coarserNote = (choice: IntervalName, interval: number): readonly HTMLElement[] =>
  isCoarser(choice, interval)
    ? [
        element(
          'p',
          { class: 'hint' },
          `Shown in intervals of ${intervalTitle(interval)}: shorter ones would be too much data for the browser.`,
        ),
      ]
    : []
