import { button, element } from '../../../browser/element.js'
import type { HashState } from '../../../browser/hash-state.js'
import type { ApiError } from './api-error.js'
import { type DashboardState, initialState } from './dashboard-state.js'
import type { ItemKind } from './number-format.js'
import { bucketTitle, type Period } from './period.js'

export const loadingNotice = (): HTMLElement => element('p', { class: 'notice' }, 'Loading …')

/** Shown if the key has no records, or the module has no pipeline. */
export function noRecordsNotice({ view, org, project, module }: DashboardState): HTMLElement {
  if (view === 'jobs' && module !== '')
    return element(
      'section',
      { class: 'notice' },
      element('h2', {}, 'No pipeline'),
      element('p', {}, `The records of ${[org, project, module].join(' / ')} have no pipeline, and jobs are listed by pipeline.`),
      element('p', {}, 'Set the variable ', element('code', {}, 'SERVICE_PIPELINE'), '. On GitHub, it defaults to the workflow.'),
    )
  return element(
    'section',
    { class: 'notice' },
    element('h2', {}, 'No records yet'),
    element('p', {}, 'This key’s organisation has no records. Send the first ones from a folder with test results:'),
    element(
      'pre',
      {},
      `export SERVICE_URL=${location.origin}${location.pathname}\nexport SERVICE_API_KEY=<a key with the scope "write">\nnpx build-report collect`,
    ),
    element('p', {}, 'Then choose ', element('strong', {}, 'Refresh'), '.'),
  )
}

/** Shown if the server has no results for the chosen coordinates and range. */
export function emptyRangeNotice(state: DashboardState, { fromTs, toTs }: Period, address: HashState<DashboardState>): HTMLElement {
  const parts = [state.org, state.project, state.module, ...(state.view === 'jobs' ? [state.pipeline] : [])]
  const kind = kindOf(state)
  const where = state.branch === '' ? '' : ` on ${state.branch}`
  const hour = 3_600_000
  return element(
    'section',
    { class: 'notice' },
    element('h2', {}, `No ${kind} in this range`),
    element(
      'p',
      {},
      `${parts.join(' / ')} has no ${kind}${where} from `,
      ...[element('time', {}, bucketTitle(fromTs, hour)), ' to ', element('time', {}, bucketTitle(toTs, hour)), ' (UTC).'],
    ),
    element(
      'ul',
      {},
      element(
        'li',
        {},
        state.branch === '' ? 'Choose a range that starts earlier.' : 'Choose a range that starts earlier, or another branch.',
      ),
      element('li', {}, 'Send results: ', element('code', {}, 'build-report submit'), ' sends the records file of a run.'),
    ),
    state.range === '365d'
      ? undefined
      : element('a', { href: address.link({ range: '365d', from: '', to: '', item: '' }) }, 'Show the last year'),
  )
}

/** Shown if the linked test or job did not run in the range. */
export function missingItemNotice(state: DashboardState, address: HashState<DashboardState>): HTMLElement {
  const kind = kindOf(state)
  return element(
    'section',
    { class: 'notice' },
    element('h2', {}, `This ${kind === 'jobs' ? 'job' : 'test'} did not run in this range`),
    element('p', {}, `Choose a range that starts earlier or another branch, or open the list of all ${kind}.`),
    element('a', { href: address.link({ item: '', query: initialState.query }) }, `All ${kind}`),
  )
}

const kindOf = ({ view }: DashboardState): ItemKind => (view === 'jobs' ? 'jobs' : 'tests')

/** Shown if a request failed. */
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
          'Show the results of this key',
        )
      : button('Try again', { class: 'primary' }, onRetry),
  )
