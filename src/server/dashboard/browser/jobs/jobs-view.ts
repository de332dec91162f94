import { button, element } from '../../../../base/browser/element.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { Jobs } from '../../../answers/jobs.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { daysOf, type Period } from '../state/period.js'
import type { View, ViewContext } from '../state/view.js'
import { type RatedPipeline, ratedPipelines, runningJobs } from './job-status.js'
import { createJobsFilters, filteredPipelines, isFiltered, noFilter } from './jobs-filters.js'
import { sortPipelines } from './jobs-order.js'
import { jobsSentence } from './jobs-sentence.js'
import { createJobsTable } from './jobs-table.js'
import { createNumbersByInterval } from './numbers-by-interval.js'

/** Creates the pipelines of a module with their jobs: which of them fail, since when, and how long they take. */
export function jobsView({ pipelines, moreJobs }: Jobs, period: Period, start: DashboardState, context: ViewContext): View {
  const { address, api, announce } = context
  const rated = ratedPipelines(pipelines)
  const all = rated.flatMap(({ jobs }) => jobs).length
  const filters = createJobsFilters(rated, address)
  const listed = Math.max(...pipelines.map(({ results }) => results.length))
  const table = createJobsTable({ state: start, address, now: Date.now(), listed })
  const numbers = createNumbersByInterval(api, period, address)
  const sentence = element('h2', {})
  const none = element('div', { class: 'no-match' })
  const card = element('div', { class: 'card jobs-card' }, table.root, numbers.root)
  const showAll = button('Clear the filter', { class: 'btn' }, () => {
    address.change(noFilter, 'push')
    filters.focus()
  })
  const root = element(
    'div',
    { class: 'results' },
    element('div', { class: 'sentence-row' }, sentence, filters.root),
    element('div', {}, card, none),
    element('p', { class: 'hint definition' }, definition(period, moreJobs)),
  )
  let shown: string | undefined
  return {
    root,
    title: titleOf(rated, start),
    show(state) {
      numbers.show(state)
      const key = JSON.stringify([state.query, state.status, state.pipeline, state.sort])
      if (key === shown) return
      const isFirst = shown === undefined
      shown = key
      filters.show(state)
      const found = filteredPipelines(sortPipelines(rated, state.sort), state)
      const count = found.flatMap(({ jobs }) => jobs).length
      table.show(found, isFiltered(state))
      sentence.textContent =
        state.query.trim() === '' ? jobsSentence(rated, start.branch) : `${formatCount(count)} of ${countOf(all, 'job')}`
      card.hidden = count === 0
      none.hidden = count > 0
      none.replaceChildren(...(count > 0 ? [] : [noMatch(state, showAll)]))
      if (!isFirst) announce(`${formatCount(count)} of ${countOf(all, 'job')}`)
    },
    close() {},
  }
}

function titleOf(rated: readonly RatedPipeline[], state: DashboardState) {
  const jobs = runningJobs(rated)
  const isFailing = jobs.some(({ status }) => status === 'failing')
  const isKnown = jobs.some(({ status }) => status !== 'skipped')
  return {
    mark: isFailing ? ('failed' as const) : isKnown ? ('passed' as const) : undefined,
    text: displayLine(state.module),
    lead: `${countOf(jobs.length, 'job')} in ${countOf(rated.length, 'pipeline')}`,
  }
}

/** Creates the note that no job passes the filter. */
function noMatch({ query, module }: DashboardState, clear: HTMLElement): HTMLElement {
  const title =
    query.trim() === ''
      ? ['No job has this status and pipeline.']
      : [`No job of ${displayLine(module)} matches `, element('code', {}, displayLine(query.trim())), '.']
  return element(
    'section',
    { class: 'card' },
    element('h2', {}, ...title),
    element('p', {}, query.trim() === '' ? 'Choose another one.' : 'The filter looks in the names of jobs and pipelines.'),
    clear,
  )
}

function definition(period: Period, moreJobs: number): string {
  const time = daysOf(period)
  const more =
    moreJobs === 0 ? '' : ` The ${countOf(moreJobs, 'job')} that ran the longest time ago ${moreJobs === 1 ? 'is' : 'are'} left out.`
  return `Durations and changes: ${time} against the ${time} before. The duration of a pipeline is its wall time, from the first job’s start to the last one’s end.${more}`
}
