import { element } from '../../../../base/browser/element.js'
import { slowestOf } from '../detail/slowest-tests.js'
import { createTestLinks, type LinkedRun } from '../test-link.js'
import { chartCard } from './chart-card.js'

const maximumShown = 10

/** Creates the list of the slowest tests, with links and bars; undefined if no duration is known. */
export function slowestChart(run: LinkedRun): HTMLElement | undefined {
  const { durations } = run.model.tests
  const slowest = slowestOf(durations, maximumShown)
  const longest = durations[slowest[0] ?? -1] ?? 0
  if (longest <= 0) return undefined
  const linkTo = createTestLinks(run)
  const rows = slowest.map((test) => {
    const fill = element('span', { class: 'fill-calm' })
    fill.style.width = `${((durations[test] ?? 0) / longest) * 100}%`
    return element('li', {}, linkTo(test), element('span', { class: 'share', 'aria-hidden': 'true' }, fill))
  })
  return chartCard('Slowest tests', '', element('ol', { class: 'ranking' }, ...rows))
}
