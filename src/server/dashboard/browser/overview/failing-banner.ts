import { type Child, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { roughAge } from '../../../../base/text/ages.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import { factLine } from '../pieces/run-facts.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { causeNode } from './cause-node.js'
import type { Failing } from './read-failing.js'
import type { Overview } from './read-overview.js'

/** Creates the banner of a branch that fails: since which commit, how many tests, and why. Undefined if it does not fail. */
export function failingBanner({ failing, branch }: Overview, address: HashState<DashboardState>): HTMLElement | undefined {
  if (failing === undefined) return undefined
  const { first, runs } = failing
  const [failure] = runs
  const why = failure === undefined ? undefined : causeNode(failure, address)
  const commitMessage = displayLine(first.commitMessage ?? '')
  const author = displayLine(first.author ?? '')
  const change = commitMessage === '' ? undefined : `“${commitMessage}”${author === '' ? '' : ` by ${author}`}`
  return element(
    'section',
    { class: 'banner', 'aria-label': `${displayLine(branch.ref)} fails` },
    icon('failed'),
    element(
      'div',
      { class: 'grow' },
      element('p', {}, ...sentence(failing, displayLine(branch.ref) || 'The module')),
      factLine(change, buildNode(first), why),
    ),
    element(
      'a',
      { class: 'btn compact', href: address.link({ view: 'tests', status: 'failing', item: '', query: '' }) },
      showText(failing),
    ),
  )
}

/** Returns `main fails since abc1234, 2 days and 6 builds ago: 3 tests, 1 cause`. */
function sentence(failing: Failing, branch: string): readonly Child[] {
  const { first, count, mayBeEarlier } = failing
  const commit = commitNode(first.commit)
  const name = commit === undefined ? buildNode(first) : webLink(first.url, {}, commit)
  const age = roughAge(Date.now() - first.timestamp)
  const builds = count === 1 ? 'in the last build' : `${mayBeEarlier ? 'at least ' : ''}${countOf(count, 'build')} ago`
  const ago = [age === '' ? '' : age, builds].filter((text) => text !== '')
  const since = count === 1 && age !== '' ? `${age} ago, ${builds}` : ago.join(' and ')
  return [element('b', {}, `${branch} fails since `, name), `, ${since}: ${extent(failing)}`]
}

/** Returns `3 tests, 1 cause`. If there are more failures than were read, only their number is known. */
function extent({ runs, isComplete, newest }: Failing): string {
  if (!isComplete || runs.length === 0) return `${formatCount(newest.failedCount)} ${newest.failedCount === 1 ? 'failure' : 'failures'}`
  const causes = new Set(runs.map(({ cause }) => cause).filter((cause) => cause !== undefined)).size
  return [countOf(runs.length, 'test'), ...(causes === 0 ? [] : [countOf(causes, 'cause')])].join(', ')
}

/** Returns `Show the 3 tests`. */
const showText = ({ runs, isComplete }: Failing): string =>
  !isComplete || runs.length === 0 ? 'Show the tests' : runs.length === 1 ? 'Show the test' : `Show the ${formatCount(runs.length)} tests`
