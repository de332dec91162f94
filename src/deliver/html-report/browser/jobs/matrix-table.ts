import { element } from '../../../../base/browser/element.js'
import { tableOf } from '../../../../base/browser/table.js'
import type { JobGrid } from '../../../../report/content/jobs/job-grid.js'
import type { PageJob } from './page-jobs.js'

/** Creates the table of a grid of jobs. A combination that the matrix lacks, or without content, is a dash. */
export function matrixTable({ base, columns, rows }: JobGrid<PageJob>, content: (job: PageJob) => HTMLElement | undefined): HTMLElement {
  const cell = (job: PageJob | undefined) => (job === undefined ? undefined : content(job)) ?? element('span', { class: 'cell' }, '–')
  const jobColumns = columns.map((title, index) => ({ title, content: ({ cells }: (typeof rows)[number]) => cell(cells[index]) }))
  const table = tableOf([{ title: base, content: ({ label }) => label }, ...jobColumns], rows, { class: 'matrix' })
  return element('div', { class: 'scroll-x' }, table)
}
