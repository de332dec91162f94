import { button, element } from '../page/element.js'
import type { Address } from './address.js'
import type { ApiError } from './api-error.js'
import { bucketTitle, type Period } from './period.js'
import type { Recent } from './recent.js'
import { type Coordinates, type DashboardState, initialState } from './state.js'

/** Nothing is chosen yet. */
export function choosingNotice(missing: keyof Coordinates, address: Address, recent: Recent, onForget: () => void): HTMLElement {
  const known = recent.read()
  const links = known.map((coordinates) => {
    const parts = [coordinates.org, coordinates.project, coordinates.module, coordinates.pipeline].filter((part) => part !== '')
    return element('li', {}, element('a', { href: address.link({ ...coordinates, item: '', query: '' }) }, parts.join(' / ')))
  })
  const isPipeline = missing === 'pipeline'
  return element(
    'section',
    { class: 'notice' },
    element('h2', {}, isPipeline ? 'Which pipeline?' : 'Whose results?'),
    element(
      'p',
      {},
      isPipeline
        ? 'Jobs belong to a pipeline: type its name above, on GitHub the name of the workflow.'
        : 'Type organisation, project and module above, as the results were sent with. On GitHub the organisation is the repository’s owner, and the project is the repository’s name; so is the module unless the workflow names another one.',
    ),
    ...(links.length === 0 || isPipeline
      ? []
      : [element('h3', {}, 'Looked at before'), element('ul', {}, ...links), button('Forget these', {}, onForget)]),
  )
}

/** The server has nothing of what is chosen. */
export function emptyNotice(state: DashboardState, { fromTs, toTs }: Period, address: Address): HTMLElement {
  const parts = [state.org, state.project, state.module, ...(state.view === 'jobs' ? [state.pipeline] : [])]
  const hour = 3_600_000
  return element(
    'section',
    { class: 'notice' },
    element('h2', {}, `No ${state.view} here`),
    element('p', {}, `${parts.join(' / ')} has none from ${bucketTitle(fromTs, hour)} to ${bucketTitle(toTs, hour)} (UTC).`),
    element(
      'ul',
      {},
      element('li', {}, 'Check the names: capital letters count.'),
      element('li', {}, 'Choose a range that reaches further back.'),
      element('li', {}, 'Send results: ', element('code', {}, 'build-report submit'), ' takes the records file that a run made.'),
    ),
    state.range === '365d'
      ? undefined
      : element('a', { href: address.link({ range: '365d', from: '', to: '', item: '' }) }, 'Look at the last year'),
  )
}

/** A link led to something that did not run in the period. */
export const missingItemNotice = ({ view }: DashboardState, address: Address): HTMLElement =>
  element(
    'section',
    { class: 'notice' },
    element('h2', {}, `This ${view === 'jobs' ? 'job' : 'test'} did not run in this range`),
    element('p', {}, 'Choose a range that reaches further back, or go to the ones that ran.'),
    element('a', { href: address.link({ item: '', query: initialState.query }) }, `All ${view}`),
  )

/** The server gave no data. */
export const errorNotice = ({ title, detail }: ApiError, onRetry: () => void): HTMLElement =>
  element(
    'section',
    { class: 'notice failure', role: 'alert' },
    element('h2', {}, title),
    element('p', {}, detail),
    button('Try again', { class: 'primary' }, onRetry),
  )
