import { button, element } from '../../../browser/element.js'
import type { HashState } from '../../../browser/hash-state.js'
import { type AvailableCoordinates, chooseCoordinate } from './available-coordinates.js'
import { createCoordinateFields } from './coordinate-fields.js'
import type { DashboardState } from './dashboard-state.js'
import { dayOf, type IntervalName, intervalTitles, periodOf, type RangeName, rangeTitles } from './period.js'

/** Everything that says what is to be shown. */
export interface Toolbar {
  readonly root: HTMLElement
  show(state: DashboardState, available: AvailableCoordinates): void
}

/** Makes the fields and lists; each change acts at once. */
export function createToolbar(address: HashState<DashboardState>, onRefresh: () => void, now: () => number): Toolbar {
  let available: AvailableCoordinates = []
  const coordinates = createCoordinateFields((name, value) => {
    const { org, project, module, pipeline } = chooseCoordinate(available, address.state(), name, value)
    address.change({ org, project, module, pipeline, item: '', query: '' }, 'push')
  })
  const range = select('range', rangeTitles, (name) => address.change({ ...customDays(address.state(), name, now()), range: name }, 'push'))
  const interval = select('interval', intervalTitles, (name) => address.change({ interval: name }, 'push'))
  const by = select('by', { jobName: 'Name', runner: 'Runner' } as const, (name) => address.change({ by: name, item: '' }, 'push'))
  const from = dayField('from', (day) => address.change({ from: day }, 'push'))
  const to = dayField('to', (day) => address.change({ to: day }, 'push'))
  const days = element('span', { class: 'days' }, labelled('from', 'From', from), labelled('to', 'To', to))
  const jobsBy = labelled('by', 'Jobs by', by)
  const choices = element(
    'div',
    { class: 'choices' },
    labelled('range', 'Range', range),
    days,
    labelled('interval', 'Interval', interval),
    jobsBy,
    button('Refresh', { class: 'refresh' }, onRefresh),
  )
  const views = { tests: element('a', {}, 'Tests'), jobs: element('a', {}, 'Jobs') } as const

  return {
    root: element(
      'div',
      { class: 'toolbar' },
      coordinates.root,
      element(
        'div',
        { class: 'toolbar-row' },
        element('nav', { class: 'views', 'aria-label': 'What to show' }, views.tests, views.jobs),
        choices,
      ),
    ),
    show(state, listed) {
      available = listed
      coordinates.show(state, available)
      range.value = state.range
      interval.value = state.interval
      by.value = state.by
      from.value = state.from
      to.value = state.to
      days.hidden = state.range !== 'custom'
      jobsBy.hidden = state.view !== 'jobs'
      for (const [name, link] of [['tests', views.tests] as const, ['jobs', views.jobs] as const]) {
        link.href = address.link({ view: name, item: '', query: '' })
        if (name === state.view) link.setAttribute('aria-current', 'page')
        else link.removeAttribute('aria-current')
      }
    },
  }
}

/** Days to begin with: the ones that were shown before. */
function customDays(state: DashboardState, range: RangeName, now: number): { readonly from: string; readonly to: string } {
  if (range !== 'custom') return { from: '', to: '' }
  const { fromTs, toTs } = periodOf(state, now)
  return { from: dayOf(fromTs), to: dayOf(toTs - 1) }
}

function select<Name extends RangeName | IntervalName | DashboardState['by']>(
  id: string,
  titles: Readonly<Record<Name, string>>,
  onChoice: (name: Name) => void,
): HTMLSelectElement {
  const options = (Object.keys(titles) as Name[]).map((name) => element('option', { value: name }, titles[name]))
  const made = element('select', { id }, ...options)
  made.addEventListener('change', () => onChoice(made.value as Name))
  return made
}

function dayField(id: string, onDay: (day: string) => void): HTMLInputElement {
  const made = element('input', { id, type: 'date', min: '2000-01-01', max: '2999-12-31' })
  made.addEventListener('change', () => {
    if (made.value !== '' && made.validity.valid) onDay(made.value)
  })
  return made
}

const labelled = (id: string, label: string, field: HTMLElement) =>
  element('span', { class: 'choice' }, element('label', { for: id }, label), field)
