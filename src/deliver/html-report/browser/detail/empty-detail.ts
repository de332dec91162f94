import { button, type Child, element, svgElement } from '../../../../base/browser/element.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { symbolId } from '../../../../base/text/symbols.js'
import { type FailedJob, failedJobs } from '../jobs/failed-jobs.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { failedRank, flakyRank, goneRank, passedRank, skippedRank } from '../outcome.js'
import type { PageContext } from '../page-context.js'
import { createTestLinks } from '../test-link.js'
import { slowestOf } from './slowest-tests.js'

const shownTests = 10
const namedJobs = 3

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

/** Creates what the page shows while no test is chosen: if no test failed, why the run may have failed, and the slowest tests. */
export function emptyDetail({ model, navigation, run }: PageContext, jobs: PageJobs): readonly Node[] {
  const hint = (text: string) => element('p', { class: 'quiet' }, text)
  const data = run()
  // A test that is not loaded yet may have failed.
  if (data === undefined || model.tests.names.length === 0) return []
  const good = [passedRank, skippedRank, flakyRank, goneRank]
  const isGood = model.tests.ranks.every((rank) => good.includes(rank))
  if (!isGood)
    return [hint(model.tests.ranks.includes(failedRank) ? 'Choose a test to see why it failed.' : 'Choose a test to see its details.')]
  const reasons = [
    ...jobSentence(failedJobs(model, data.jobs ?? [])),
    ...(data.lacksResults === true
      ? [element('p', { class: 'detail-sentence' }, 'Results are missing, so other tests may have failed.')]
      : []),
    ...(data.failsOtherwise === true
      ? [element('p', { class: 'detail-sentence' }, 'The run fails nevertheless. The reason is below the header.')]
      : []),
  ]
  const linkTo = createTestLinks({ model, navigation, jobs })
  const slowest = slowestOf(model.tests.durations, shownTests)
  return [
    element(
      'h2',
      { class: 'detail-title' },
      svgElement(
        'svg',
        { class: 'mark large', 'aria-hidden': 'true' },
        svgElement('use', { href: `#${symbolId(reasons.length === 0 ? 'complete' : 'incomplete')}` }),
      ),
      element('span', {}, reasons.length === 0 ? 'Nothing failed' : 'No test failed'),
    ),
    ...reasons,
    element('p', { class: 'detail-sentence' }, slowest.length === 0 ? 'Choose a test on the left.' : 'The slowest tests of this run:'),
    ...(slowest.length === 0 ? [] : [element('div', { class: 'box link-list' }, ...slowest.map((test) => linkTo(test)))]),
  ]
}

/** Names the jobs that failed although their tests did not. */
function jobSentence(failed: readonly FailedJob[]): readonly HTMLElement[] {
  const [only] = failed
  if (only === undefined) return []
  const sentence = (...parts: readonly Child[]) => [element('p', { class: 'detail-sentence' }, ...parts)]
  if (failed.length === 1) {
    const name = only.name === '' ? [webLink(only.url, {}, 'The job')] : ['The job ', webLink(only.url, {}, only.name)]
    return sentence(...name, ' failed although none of its tests did.')
  }
  const more = failed.length - namedJobs
  const names: readonly Child[] = [
    ...failed.slice(0, namedJobs).map(({ name, url }) => webLink(url, {}, name === '' ? 'this job' : name)),
    ...(more > 0 ? [`${formatCount(more)} more`] : []),
  ]
  const list = names.flatMap((name, index) => (index === 0 ? [name] : [index === names.length - 1 ? ' and ' : ', ', name]))
  return sentence(`${countOf(failed.length, 'job')} failed although none of their tests did: `, ...list, '.')
}
