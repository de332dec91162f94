import { button, element, svgElement } from '../../../browser/element.js'
import { symbolId } from '../../symbols.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { failedRank, flakyRank, goneRank, passedRank, skippedRank } from '../outcome.js'
import type { PageContext } from '../page-context.js'
import { testLink } from '../test-link.js'
import { slowestTests } from './slowest-tests.js'

const shownTests = 10

/** Creates what the page shows if a link names a test or cause that it does not contain. */
export function missingDetail({ navigation, run }: PageContext, item: 'test' | 'cause'): readonly Node[] {
  const data = run()
  const isShortened = data !== undefined && data.total > data.listed
  const absence = item === 'test' ? 'It did not run' : 'No test failed for it'
  const reason = isShortened
    ? `${absence}, or it is one of the results that are not in this file.`
    : `${absence}, or its ${item === 'test' ? 'name' : 'message'} changed after the link was created.`
  return [
    element('h2', { class: 'detail-title' }, `This report has no such ${item}`),
    element('p', { class: 'detail-sentence' }, reason),
    element('div', { class: 'row detail-actions' }, button('Close', { class: 'btn compact' }, navigation.close)),
  ]
}

/** Creates what the page shows while no test is chosen: if nothing failed, the slowest tests. */
export function emptyDetail({ model, navigation, run }: PageContext, jobs: PageJobs): readonly Node[] {
  const hint = (text: string) => element('p', { class: 'quiet' }, text)
  // A test that is not loaded yet may have failed.
  if (run() === undefined || model.tests.names.length === 0) return []
  const good = [passedRank, skippedRank, flakyRank, goneRank]
  const isGood = model.tests.ranks.every((rank) => good.includes(rank))
  if (!isGood)
    return [hint(model.tests.ranks.includes(failedRank) ? 'Choose a test to see why it failed.' : 'Choose a test to see its details.')]
  const slowest = slowestTests(model.tests.durations, shownTests)
  return [
    element(
      'h2',
      { class: 'detail-title' },
      svgElement('svg', { class: 'mark large', 'aria-hidden': 'true' }, svgElement('use', { href: `#${symbolId('complete')}` })),
      element('span', {}, 'Nothing failed'),
    ),
    element('p', { class: 'detail-sentence' }, slowest.length === 0 ? 'Choose a test on the left.' : 'The slowest tests of this run:'),
    ...(slowest.length === 0
      ? []
      : [element('div', { class: 'box link-list' }, ...slowest.map((test) => testLink({ model, navigation, jobs }, test)))]),
  ]
}
