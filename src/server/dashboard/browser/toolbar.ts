import { button, element } from '../../../browser/element.js'
import type { Address } from './address.js'
import { createCoordinatesFields } from './coordinates-fields.js'
import { chooseCoordinate, type Listing } from './listing.js'
import { dayOf, type IntervalName, intervalTitles, periodOf, type RangeName, rangeTitles } from './period.js'
import type { DashboardState } from './state.js'

/** Everything that says what is to be shown. */
export interface Toolbar {
  readonly place: HTMLElement
  show(state: DashboardState, listing: Listing): void
}

/** Makes the fields and lists; each change acts at once. */
export function createToolbar(address: Address, onRefresh: () => void, now: () => number): Toolbar {
  let listing: Listing = []
  const coordinates = createCoordinatesFields((name, value) => {
    const { org, project, module, pipeline } = chooseCoordinate(listing, address.state(), name, value)
    address.change({ org, project, module, pipeline, item: '', query: '' }, true)
  })
  const range = select('range', rangeTitles, (name) => address.change({ ...customDays(address.state(), name, now()), range: name }, true))
  const interval = select('interval', intervalTitles, (name) => address.change({ interval: name }, true))
  const by = select('by', { jobName: 'Name', runner: 'Runner' } as const, (name) => address.change({ by: name, item: '' }, true))
  const from = dayField('from', (day) => address.change({ from: day }, true))
  const to = dayField('to', (day) => address.change({ to: day }, true))
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
    place: element(
      'div',
      { class: 'toolbar' },
      coordinates.place,
      element(
        'div',
        { class: 'toolbar-row' },
        element('nav', { class: 'views', 'aria-label': 'What to show' }, views.tests, views.jobs),
        choices,
      ),
    ),
    show(state, listed) {
      listing = listed
      coordinates.show(state, listing)
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
