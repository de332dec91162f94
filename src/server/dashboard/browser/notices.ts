import { button, element } from '../../../browser/element.js'
import type { HashState } from '../../../browser/hash-state.js'
import type { ApiError } from './api-error.js'
import { type DashboardState, initialState } from './dashboard-state.js'
import { bucketTitle, type Period } from './period.js'

/** Nothing is there to look at yet. */
export const loadingNotice = (): HTMLElement => element('p', { class: 'notice' }, 'Reading …')

/** There is nothing to choose from. */
export function noRecordsNotice({ view, org, project, module }: DashboardState): HTMLElement {
  if (view === 'jobs' && module !== '')
    return element(
      'section',
      { class: 'notice' },
      element('h2', {}, 'No pipeline here'),
      element(
        'p',
        {},
        `The records of ${[org, project, module].join(' / ')} do not say which pipeline they come from, and jobs belong to one.`,
      ),
      element('p', {}, 'Name it with the variable ', element('code', {}, 'SERVICE_PIPELINE'), '; on GitHub it is the workflow.'),
    )
  return element(
    'section',
    { class: 'notice' },
    element('h2', {}, 'Nothing was sent here yet'),
    element('p', {}, 'This key’s organisation has no records. Send the first ones from a folder with test results:'),
    element(
      'pre',
      {},
      `export SERVICE_URL=${location.origin}${location.pathname}\nexport SERVICE_API_KEY=<a key with the scope "write">\nnpx build-report collect`,
    ),
    element('p', {}, 'Then come back and choose ', element('strong', {}, 'Refresh'), '.'),
  )
}

/** The server has nothing of what is chosen. */
export function emptyRangeNotice(state: DashboardState, { fromTs, toTs }: Period, address: HashState<DashboardState>): HTMLElement {
  const parts = [state.org, state.project, state.module, ...(state.view === 'jobs' ? [state.pipeline] : [])]
  const hour = 3_600_000
  return element(
    'section',
    { class: 'notice' },
    element('h2', {}, `No ${state.view} here`),
    element(
      'p',
      {},
      `${parts.join(' / ')} has none from `,
      ...[element('time', {}, bucketTitle(fromTs, hour)), ' to ', element('time', {}, bucketTitle(toTs, hour)), ' (UTC).'],
    ),
    element(
      'ul',
      {},
      element('li', {}, 'Choose a range that reaches further back.'),
      element('li', {}, 'Send results: ', element('code', {}, 'build-report submit'), ' takes the records file that a run made.'),
    ),
    state.range === '365d'
      ? undefined
      : element('a', { href: address.link({ range: '365d', from: '', to: '', item: '' }) }, 'Look at the last year'),
  )
}

/** A link led to something that did not run in the period. */
export const missingItemNotice = ({ view }: DashboardState, address: HashState<DashboardState>): HTMLElement =>
  element(
    'section',
    { class: 'notice' },
    element('h2', {}, `This ${view === 'jobs' ? 'job' : 'test'} did not run in this range`),
    element('p', {}, 'Choose a range that reaches further back, or go to the ones that ran.'),
    element('a', { href: address.link({ item: '', query: initialState.query }) }, `All ${view}`),
  )

/** The server gave no data. */
export const errorNotice = ({ status, title, detail }: ApiError, address: HashState<DashboardState>, onRetry: () => void): HTMLElement =>
  element(
    'section',
    { class: 'notice failure', role: 'alert' },
    element('h2', {}, title),
    element('p', {}, detail),
    // Trying again would not help.
    status === 403
      ? element(
          'a',
          { href: address.link({ org: '', project: '', module: '', pipeline: '', item: '', query: '' }) },
          'Show what this key may read',
        )
      : button('Try again', { class: 'primary' }, onRetry),
  )
