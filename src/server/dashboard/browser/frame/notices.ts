import { textBlock } from '../../../../base/browser/code-block.js'
import { button, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { ApiError } from '../answers/api-error.js'
import { emptyState } from '../empty/empty-state.js'
import { copyButton } from '../pieces/copy-button.js'
import { allBranches, type DashboardState, initialDashboard, organisationPage } from '../state/dashboard-state.js'
import type { PageTitle } from '../state/view.js'

/** The title of the page if the key has no records. */
export const noRecordsTitle = ({ org }: DashboardState): PageTitle => ({
  text: 'No records yet',
  lead: `${displayLine(org) || 'The organisation of this key'} has no results. Send the first ones from a folder with test results:`,
})

/** Shown below {@link noRecordsTitle}: how to send the first records. */
export function noRecordsNotice(address: HashState<DashboardState>): HTMLElement {
  const lines = `export SERVICE_URL=${location.origin}${location.pathname}\nexport SERVICE_API_KEY=<a key with the scope "write">\nnpx build-report collect`
  return element(
    'div',
    { class: 'results first-records' },
    element(
      'div',
      { class: 'box' },
      element('div', { class: 'box-head' }, element('span', { class: 'strong grow' }, 'Shell'), copyButton('Copy the lines', lines)),
      textBlock('Lines for the shell', lines),
    ),
    element(
      'p',
      {},
      'They appear here within a minute, without a reload. ',
      element('a', { href: address.link({ page: 'keys' }) }, 'Create a key'),
    ),
  )
}

/** Shown if the linked test did not run in the range. */
export function missingItemNotice(state: DashboardState, address: HashState<DashboardState>): HTMLElement {
  const where = state.branch === '' ? '' : ` on ${displayLine(state.branch)}`
  return emptyState({
    sentence: `This test did not run${where} in this range.`,
    reason: element(
      'span',
      {},
      'Choose a range that starts earlier, or another branch.',
      // Links without a branch are of the default branch, on which a test may not have run yet.
      ...(state.branch === '' ? [] : [' ', element('a', { href: address.link({ branch: allBranches }) }, 'Show all branches')]),
    ),
    action: { label: 'All tests', href: address.link({ item: '', query: initialDashboard.query }) },
  })
}

/**
 * Shown if a request failed.
 * @param what what could not be read: `The tests of checkout`
 */
export function errorNotice(
  { status, title, detail, requestId }: ApiError,
  what: string,
  address: HashState<DashboardState>,
  onRetry: () => void,
): HTMLElement {
  const facts = [...(status === 0 ? [] : [`Status ${status}`]), ...(requestId === '' ? [] : [`request ${displayLine(requestId)}`])]
  return element(
    'section',
    { class: 'results' },
    element(
      'div',
      { class: 'banner error-banner', role: 'alert' },
      symbolMark('incomplete', 'Error'),
      element(
        'div',
        { class: 'grow' },
        element('p', {}, element('b', {}, `${what} could not be read.`), ` ${title} ${detail}`.trimEnd()),
        facts.length === 0 ? undefined : element('p', { class: 'dots' }, ...facts.map((fact) => element('span', {}, fact))),
      ),
      // Trying again would not help.
      status === 403
        ? element('a', { class: 'btn', href: address.link({ ...organisationPage, org: '', project: '' }) }, 'Show the results of this key')
        : button('Try again', { class: 'btn' }, onRetry),
    ),
  )
}
