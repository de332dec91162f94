import { element, svgElement } from '../../../browser/element.js'
import { formatDuration } from '../../../text/durations.js'
import { statusIcon } from '../status-icon.js'
import { nameOf, statusOf, type TestModel } from '../test-model.js'
import { chartCard } from './chart-card.js'

const maximumShown = 10

/** Creates the list of the slowest tests, with links and bars; undefined if no duration is known. */
export function slowestChart(model: TestModel): HTMLElement | undefined {
  const slowest = findSlowest(model.durations)
  const longest = model.durations[slowest[0] ?? -1] ?? 0
  if (longest <= 0) return undefined
  const rows = slowest.map((test) => {
    const duration = model.durations[test] ?? 0
    return element(
      'li',
      {},
      statusIcon(statusOf(model, test)),
      element('a', { class: 'name', href: `#view=tests&test=${test}` }, nameOf(model, test)),
      element('span', { class: 'number' }, formatDuration(duration)),
      svgElement(
        'svg',
        { class: 'bar thin', viewBox: '0 0 100 1', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        svgElement('rect', { class: 'fill-accent', width: (duration / longest) * 100, height: 1 }),
      ),
    )
  })
  return chartCard('Slowest tests', element('ol', { class: 'ranking' }, ...rows))
}

/** Inserts into a short list in one pass. Sorting 200,000 tests would take longer than drawing all charts. */
function findSlowest(durations: readonly number[]): readonly number[] {
  const slowest: number[] = []
  durations.forEach((duration, test) => {
    if (duration <= (durations[slowest[maximumShown - 1] ?? -1] ?? 0)) return
    const index = slowest.findIndex((other) => (durations[other] ?? 0) < duration)
    slowest.splice(index === -1 ? slowest.length : index, 0, test)
    slowest.length = Math.min(slowest.length, maximumShown)
  })
  return slowest
}
