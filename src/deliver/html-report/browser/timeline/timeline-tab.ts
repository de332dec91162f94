import { element } from '../../../../base/browser/element.js'
import { timelineChart } from '../charts/timeline-chart.js'
import type { MountTab } from '../page-context.js'

/** Fills the tab of the timeline. */
export const mountTimelineTab: MountTab = (root, { model }) => {
  const chart = timelineChart(model)
  const note = 'The results do not contain the start times of most tests, so there is no timeline.'
  root.append(element('div', { class: 'tab-page' }, chart ?? element('p', { class: 'secondary' }, note)))
  return { show() {} }
}
