import { createChoiceField, labelledField } from '../../../browser/choice-field.js'
import { button, element } from '../../../browser/element.js'
import type { HashState } from '../../../browser/hash-state.js'
import { type AvailableCoordinates, chooseCoordinate } from './available-coordinates.js'
import { createBranchField } from './branch-field.js'
import { createCoordinateFields } from './coordinate-fields.js'
import { type DashboardState, type ViewName, viewTitles } from './dashboard-state.js'
import { dayOf, intervalTitles, periodOf, type RangeName, rangeTitles } from './period.js'

/** The fields above the results: coordinates, view, branch, range and interval. Each change takes effect at once. */
export interface Toolbar {
  readonly root: HTMLElement
  show(state: DashboardState, available: AvailableCoordinates): void
}

export interface ToolbarContext {
  readonly refresh: () => void
  readonly now: () => number
  /** Returns the names of the branches to suggest. */
  readonly readBranches: () => Promise<readonly string[]>
}

/** Creates the toolbar. */
export function createToolbar(address: HashState<DashboardState>, { refresh, now, readBranches }: ToolbarContext): Toolbar {
  let available: AvailableCoordinates = []
  const coordinates = createCoordinateFields((name, value) => {
    const { org, project, module, pipeline } = chooseCoordinate(available, address.state(), name, value)
    // Another module may lack the branch.
    address.change({ org, project, module, pipeline, branch: '', item: '', query: '' }, 'push')
  })
  const branch = createBranchField((name) => address.change({ branch: name }, 'push'), readBranches)
  const range = createChoiceField('range', 'Range', rangeTitles, (name) =>
    address.change({ ...customDays(address.state(), name, now()), range: name }, 'push'),
  )
  const interval = createChoiceField('interval', 'Interval', intervalTitles, (name) => address.change({ interval: name }, 'push'))
  const jobsBy = createChoiceField('by', 'Jobs by', { jobName: 'Name', runner: 'Runner' } as const, (name) =>
    address.change({ by: name, item: '' }, 'push'),
  )
  const from = dayField('from', (day) => address.change({ from: day }, 'push'))
  const to = dayField('to', (day) => address.change({ to: day }, 'push'))
  const days = element('span', { class: 'days' }, labelledField('from', 'From', from), labelledField('to', 'To', to))
  const choices = element(
    'div',
    { class: 'choices' },
    branch.root,
    range.root,
    days,
    interval.root,
    jobsBy.root,
    button('Refresh', { class: 'refresh' }, refresh),
  )
  const views = (Object.keys(viewTitles) as ViewName[]).map((name) => ({ name, link: element('a', {}, viewTitles[name]) }))

  return {
    root: element(
      'div',
      { class: 'toolbar' },
      coordinates.root,
      element(
        'div',
        { class: 'toolbar-row' },
        element('nav', { class: 'views', 'aria-label': 'Views' }, ...views.map(({ link }) => link)),
        choices,
      ),
    ),
    show(state, currentlyAvailable) {
      available = currentlyAvailable
      coordinates.show(state, available)
      branch.show(state)
      range.select.value = state.range
      interval.root.hidden = state.view === 'flaky' || state.view === 'causes'
      interval.select.value = state.interval
      jobsBy.select.value = state.by
      from.value = state.from
      to.value = state.to
      days.hidden = state.range !== 'custom'
      jobsBy.root.hidden = state.view !== 'jobs'
      for (const { name, link } of views) {
        link.href = address.link({ view: name, item: '', query: '' })
        if (name === state.view) link.setAttribute('aria-current', 'page')
        else link.removeAttribute('aria-current')
      }
    },
  }
}

/** Returns the initial days of a custom range, which are the days of the range before. */
function customDays(state: DashboardState, range: RangeName, now: number): { readonly from: string; readonly to: string } {
  if (range !== 'custom') return { from: '', to: '' }
  const { fromTs, toTs } = periodOf(state, now)
  return { from: dayOf(fromTs), to: dayOf(toTs - 1) }
}

function dayField(id: string, onDay: (day: string) => void): HTMLInputElement {
  const input = element('input', { id, type: 'date', min: '2000-01-01', max: '2999-12-31' })
  input.addEventListener('change', () => {
    if (input.value !== '' && input.validity.valid) onDay(input.value)
  })
  return input
}
