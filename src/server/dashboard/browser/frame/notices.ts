import { button, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { roughAge } from '../../../../base/text/ages.js'
import type { ApiError } from '../answers/api-error.js'
import { copyButton } from '../pieces/copy-button.js'
import type { ItemKind } from '../pieces/number-format.js'
import { allBranches, type DashboardState, initialState, organisationPage } from '../state/dashboard-state.js'
import { bucketTitle, type Period, rangeOf } from '../state/period.js'

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
  const lines = `export SERVICE_URL=${location.origin}${location.pathname}\nexport SERVICE_API_KEY=<a key with the scope "write">\nnpx build-report collect`
  return element(
    'section',
    { class: 'notice' },
    element('h2', {}, 'No records yet'),
    element('p', {}, 'This key’s organisation has no records. Send the first ones from a folder with test results:'),
    element('pre', {}, lines),
    copyButton('Copy the lines', lines),
    element('p', { class: 'hint' }, 'They appear here within a minute.'),
  )
}

/** Shown if no module had a build in the range. The link leads to the shortest range that has one. */
export function noBuildsNotice(branch: string, time: string, lastRecord: number, address: HashState<DashboardState>): HTMLElement {
  const age = Date.now() - lastRecord
  const range = rangeOf(age)
  return element(
    'section',
    { class: 'notice' },
    element('h2', {}, `No build of ${branch} in the last ${time}.`),
    element('p', {}, `The last one was ${roughAge(age) || 'less than a minute'} ago.`),
    element('a', { href: address.link(range) }, 'Show it'),
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
    ...allBranchesLink(state, address),
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
    ...allBranchesLink(state, address),
  )
}

/** Links without a branch are of the default branch, on which a test may not have run yet. */
const allBranchesLink = ({ branch }: DashboardState, address: HashState<DashboardState>): readonly (Node | string)[] =>
  branch === '' ? [] : [' · ', element('a', { href: address.link({ branch: allBranches }) }, 'Show all branches')]

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
      ? element('a', { href: address.link({ ...organisationPage, org: '', project: '' }) }, 'Show the results of this key')
      : button('Try again', { class: 'btn primary' }, onRetry),
  )
