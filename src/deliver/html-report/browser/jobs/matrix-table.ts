import { element } from '../../../../base/browser/element.js'
import type { JobGrid } from '../../../../report/content/jobs/job-grid.js'
import type { PageJob } from './page-jobs.js'

/** Creates the table of a grid of jobs. A combination that the matrix lacks, or without content, is a dash. */
export function matrixTable({ base, columns, rows }: JobGrid<PageJob>, content: (job: PageJob) => HTMLElement | undefined): HTMLElement {
  const header = (text: string, scope: 'col' | 'row') => element('th', { scope }, text)
  const cell = (job: PageJob | undefined) =>
    element('td', {}, (job === undefined ? undefined : content(job)) ?? element('span', { class: 'cell' }, '–'))
  return element(
    'div',
    { class: 'scroll-x' },
    element(
      'table',
      { class: 'matrix' },
      element('thead', {}, element('tr', {}, header(base, 'col'), ...columns.map((column) => header(column, 'col')))),
      element('tbody', {}, ...rows.map(({ label, cells }) => element('tr', {}, header(label, 'row'), ...cells.map(cell)))),
    ),
  )
}
