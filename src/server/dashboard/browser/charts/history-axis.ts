import { element } from '../../../../base/browser/element.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { shortDay } from '../pieces/short-day.js'

/** Creates the dates below a row of builds: of the first and the middle one, and the age of the last one. */
export function historyAxis(times: readonly number[]): HTMLElement {
  const [first = 0, middle = 0] = [times[0], times[Math.floor(times.length / 2)]]
  const days = times.length > 1 ? [...new Set([first, middle].map(shortDay))] : []
  return element('div', { class: 'history-axis hint' }, ...days.map((day) => element('span', {}, day)), timeNode(times.at(-1) ?? 0))
}
