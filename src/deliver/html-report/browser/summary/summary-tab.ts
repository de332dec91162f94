import { element } from '../../../../base/browser/element.js'
import { pageIds } from '../../data/page-elements.js'
import { durationChart } from '../charts/duration-chart.js'
import { slowestChart } from '../charts/slowest-chart.js'
import { tagsChart } from '../charts/tags-chart.js'
import { pageJobs } from '../jobs/page-jobs.js'
import type { MountTab } from '../page-context.js'

/** The class of the summary when it has all its content. The style sheet has the same name. */
export const completeClass = 'complete'

/** Adds the charts to the tab of the summary, before the template's report, and the facts that a phone's header leaves out. */
export const mountSummaryTab: MountTab = (root, { model, navigation }) => {
  const jobs = pageJobs(model)
  const slowest = slowestChart({ model, navigation, jobs })
  const others = [durationChart(model), tagsChart({ model, navigation })].filter((chart) => chart !== undefined)
  const facts = phoneFacts()
  const hasCharts = others.length > 0 || slowest !== undefined
  root.prepend(
    ...(facts === undefined ? [] : [facts]),
    ...(hasCharts ? [element('div', { class: 'charts' }, element('div', { class: 'chart-stack' }, ...others), slowest)] : []),
  )
  root.classList.add(completeClass)
  return { show() {} }
}

/** Repeats the facts of the header's context that only wide screens show. */
function phoneFacts(): HTMLElement | undefined {
  const hidden = [...(document.getElementById(pageIds.context)?.querySelectorAll('.wide-only') ?? [])]
  if (hidden.length === 0) return undefined
  const copies = hidden.map((fact) => {
    const copy = element('li', {})
    copy.append(...[...fact.childNodes].map((node) => node.cloneNode(true)))
    return copy
  })
  return element('ul', { class: 'phone-facts medium secondary', 'aria-label': 'More about the run' }, ...copies)
}
