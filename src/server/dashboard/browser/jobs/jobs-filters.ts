import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { createPopup } from '../../../../base/browser/popup.js'
import { createSearchInput } from '../../../../base/browser/search-input.js'
import { searchableText } from '../../../../base/browser/searchable-text.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { TestOrder } from '../tests/listed-test.js'
import { type JobStatus, jobStatuses, type RatedPipeline } from './job-status.js'
import { jobOrderTitles } from './jobs-order.js'
import { pipelineName } from './jobs-sentence.js'
import type { ShownPipeline } from './jobs-table.js'

type Filter = Pick<DashboardState, 'query' | 'status' | 'pipeline'>

/** The fields above the table of jobs. */
export interface JobsFilters {
  readonly root: HTMLElement
  show(choice: Filter & Pick<DashboardState, 'sort'>): void
  focus(): void
}

/** The change that removes all filters. */
export const noFilter: Filter = { query: '', status: '', pipeline: '' }

/** Returns whether only some jobs are shown. */
export const isFiltered = ({ query, status, pipeline }: Filter): boolean => query.trim() !== '' || status !== '' || pipeline !== ''

/** Creates the fields. All that they choose is in the address. A menu with one choice is left out. */
export function createJobsFilters(pipelines: readonly RatedPipeline[], address: HashState<DashboardState>): JobsFilters {
  // The shortcut for the search of a table finds the field by its id.
  const { root: field, input } = createSearchInput('Filter jobs', { id: 'search' })
  input.addEventListener('input', () => address.change({ query: input.value }, 'replace'))
  const present = new Set(pipelines.flatMap(({ jobs }) => jobs.map(({ status }) => status)))
  const statuses = (Object.keys(jobStatuses) as JobStatus[]).filter((status) => present.has(status))
  const status = menuOf(
    'status',
    'Status',
    statuses.map((value) => ({ value, title: jobStatuses[value].title })),
    address,
  )
  const pipeline = menuOf(
    'pipeline',
    'Pipeline',
    pipelines.map((rated) => ({ value: rated.pipeline.pipeline, title: pipelineName(rated.pipeline.pipeline) })),
    address,
  )
  const order = createChoice<TestOrder>('filter-order', 'Order', (sort) => address.change({ sort }, 'push'))
  return {
    root: element(
      'div',
      { class: 'filters', role: 'search', 'aria-label': 'Jobs' },
      field,
      ...(statuses.length > 1 ? [status.root] : []),
      ...(pipelines.length > 1 ? [pipeline.root] : []),
      order.root,
    ),
    show({ sort, ...filter }) {
      if (input.value !== filter.query) input.value = filter.query
      status.show(filter.status)
      pipeline.show(filter.pipeline)
      order.show(sort, optionsOf(jobOrderTitles))
    },
    focus: () => input.focus(),
  }
}

interface Choice {
  readonly value: string
  readonly title: string
}

function menuOf(field: 'status' | 'pipeline', label: string, choices: readonly Choice[], address: HashState<DashboardState>) {
  const choose = (value: string) => address.change({ [field]: value }, 'push')
  const menu = createPopup({
    id: `filter-${field}`,
    label,
    isLabelShown: true,
    items: () =>
      [{ value: '', title: 'All' }, ...choices].map(({ value, title }) => ({
        title,
        onChoose: () => choose(value),
        isCurrent: address.state()[field] === value,
      })),
  })
  return {
    root: menu.root,
    show: (value: string) => menu.show(choices.find((choice) => choice.value === value)?.title ?? (displayLine(value) || 'All')),
  }
}

/** Returns the pipelines with the jobs that pass a filter. The text is looked for in the names of jobs and pipelines. */
export function filteredPipelines(pipelines: readonly RatedPipeline[], { query, status, pipeline }: Filter): readonly ShownPipeline[] {
  const words = searchableText(query).split(/\s+/)
  return pipelines
    .filter((rated) => pipeline === '' || rated.pipeline.pipeline === pipeline)
    .map((rated): ShownPipeline => {
      const jobs = rated.jobs.filter((one) => {
        const text = searchableText(`${rated.pipeline.pipeline} ${one.job.name}`)
        return (status === '' || one.status === status) && words.every((word) => text.includes(word))
      })
      return { rated, jobs }
    })
    .filter(({ jobs }) => jobs.length > 0)
}
