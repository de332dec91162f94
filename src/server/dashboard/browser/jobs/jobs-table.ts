import { button, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { type Column, tableOf, tableRow } from '../../../../base/browser/table.js'
import type { BuildFigures } from '../../../answers/jobs.js'
import { visibleName } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { jobReason, pipelineReason } from './job-reasons.js'
import { jobStatuses, type RatedJob, type RatedPipeline } from './job-status.js'
import { figureColumns } from './jobs-columns.js'
import { pipelineName } from './jobs-sentence.js'

/** A pipeline that passed and has more jobs is closed. */
const openJobs = 8

/** A pipeline with the jobs to show. */
export interface ShownPipeline {
  readonly rated: RatedPipeline
  readonly jobs: readonly RatedJob[]
}

/** The table of pipelines with their jobs. */
export interface JobsTable {
  readonly root: HTMLTableElement
  /** @param isFiltered whether a filter is active, so that no pipeline is closed */
  show(pipelines: readonly ShownPipeline[], isFiltered: boolean): void
}

export interface JobsTableContext {
  readonly state: DashboardState
  readonly address: HashState<DashboardState>
  readonly now: number
  /** The largest number of builds in a row. */
  readonly listed: number
}

/** Creates the table. A pipeline that the user opened or closed stays so while the page is open. */
export function createJobsTable({ state, address, now, listed }: JobsTableContext): JobsTable {
  const figures = figureColumns(listed, state.branch)
  const columns = <Row extends BuildFigures>(title: string, content: (row: Row) => HTMLElement): readonly Column<Row>[] => [
    { title, className: 'job-cell', content },
    ...figures,
  ]
  const root = tableOf(
    columns('Pipeline and jobs', () => element('span')),
    [],
    { class: 'blocks jobs', 'aria-label': 'Pipelines and jobs' },
  )
  root.tBodies[0]?.remove()
  /** The choices of the user, by pipeline. */
  const choices = new Map<string, boolean>()

  function bodyOf({ rated, jobs }: ShownPipeline, isFiltered: boolean): HTMLElement {
    const { pipeline, status } = rated
    const rows = jobs.map((job) => {
      const row = tableRow(
        columns(pipeline.pipeline, () => jobCell(job, rated)),
        job.job,
      )
      row.className = 'job'
      return row
    })
    const toggle = button(pipelineName(pipeline.pipeline), { class: 'toggle' }, () => {
      const isOpen = toggle.getAttribute('aria-expanded') !== 'true'
      choices.set(pipeline.pipeline, isOpen)
      open(isOpen)
    })
    function open(isOpen: boolean): void {
      toggle.setAttribute('aria-expanded', String(isOpen))
      for (const row of rows) row.hidden = !isOpen
    }
    const head = tableRow(
      columns(pipeline.pipeline, () => cell(status, toggle, pipelineReason(rated, now))),
      pipeline,
    )
    head.className = 'pipeline'
    open(isFiltered || (choices.get(pipeline.pipeline) ?? (status === 'failing' || jobs.length <= openJobs)))
    return element('tbody', {}, head, ...rows)
  }

  function jobCell(rated: RatedJob, pipeline: RatedPipeline): HTMLElement {
    const { job, status } = rated
    const href = address.link({ view: 'tests', job: job.name, item: '', query: '', status: '', pipeline: '' })
    return cell(status, element('a', { href }, visibleName(job)), jobReason(rated, pipeline, now))
  }
  return {
    root,
    show(pipelines, isFiltered) {
      for (const body of [...root.tBodies]) body.remove()
      root.append(...pipelines.map((shown) => bodyOf(shown, isFiltered)))
    },
  }
}

function cell(status: RatedJob['status'], name: HTMLElement, reason: HTMLElement | undefined): HTMLElement {
  const { symbol, title } = jobStatuses[status]
  return element('div', { class: 'marked' }, symbolMark(symbol, title), element('div', { class: 'job-name' }, name, reason))
}
