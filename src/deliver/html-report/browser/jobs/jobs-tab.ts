import { element } from '../../../../base/browser/element.js'
import { createLongTable } from '../../../../base/browser/long-table.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import type { Column } from '../../../../base/browser/table.js'
import { isWebAddress, webLink } from '../../../../base/browser/web-link.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { failedRank, flakyRank, skippedRank } from '../outcome.js'
import type { MountTab, PageContext } from '../page-context.js'
import { termText } from '../query.js'
import { outcomeMark } from '../symbol.js'
import { countJobs, type JobCounts, outcomeOfJob } from './job-counts.js'
import { matrixTable } from './matrix-table.js'
import { type PageJob, type PageJobs, pageJobs } from './page-jobs.js'

/** The number of rows at first, and per click on "more". */
const shownRows = 1000

/** Fills the tab of jobs or modules: a grid for a matrix with two axes, and a table. Each job is a link to its tests. */
export const mountJobsTab: MountTab = (root, context) => {
  const jobs = pageJobs(context.model)
  const counts = countJobs(context.model, jobs, context.run()?.jobs ?? [])
  root.append(element('div', { class: 'tab-page' }, gridOf(context, jobs, counts), jobTable(context, jobs, counts)))
  return { show() {} }
}

/** Returns the address of the tests of a job. No search finds a job without a name. */
const hrefOf = ({ navigation }: PageContext, { noun }: PageJobs, { name, isNamed }: PageJob) =>
  isNamed ? navigation.searchHref(termText(noun, name)) : navigation.tabHref('tests')

function gridOf(context: PageContext, jobs: PageJobs, counts: readonly JobCounts[]): HTMLElement | undefined {
  if (jobs.grid === undefined) return undefined
  const byNumber = new Map(counts.map((job) => [job.number, job]))
  return matrixTable(jobs.grid, ({ number }: PageJob) => {
    const job = byNumber.get(number)
    if (job === undefined) return undefined
    const { relevant, name } = job
    return element(
      'a',
      { class: relevant > 0 ? 'cell bad' : 'cell', href: hrefOf(context, jobs, job), title: name },
      jobMark(job),
      relevant > 0 ? element('span', { class: 'strong' }, formatCount(relevant)) : undefined,
    )
  })
}

function jobTable(context: PageContext, jobs: PageJobs, counts: readonly JobCounts[]): HTMLElement {
  const hasDurations = counts.some(({ duration }) => duration !== undefined)
  const count = (title: string, rank: number): Column<JobCounts> => ({
    title,
    className: rank === failedRank ? 'number' : 'number wide',
    content: ({ byRank, relevant }) => countNode(byRank[rank] ?? 0, rank === failedRank && relevant > 0),
  })
  const columns: readonly Column<JobCounts>[] = [
    { title: jobs.noun === 'job' ? 'Job' : 'Module', content: (job) => nameOf(context, jobs, job) },
    count('Failed', failedRank),
    count('Flaky', flakyRank),
    count('Skipped', skippedRank),
    { title: 'Tests', className: 'number', content: ({ total }) => formatCount(total) },
  ]
  const duration: Column<JobCounts> = {
    title: 'Duration',
    className: 'number',
    content: (job) => (job.duration === undefined ? '–' : formatDuration(job.duration)),
  }
  const table = createLongTable({
    columns: hasDurations ? [...columns, duration] : columns,
    attributes: { class: 'job-table' },
    rowsAtFirst: shownRows,
    rowsPerClick: shownRows,
  })
  table.show(counts)
  return table.root
}

const countNode = (count: number, isBad: boolean): HTMLElement =>
  element('span', { class: count === 0 ? 'quiet' : isBad ? 'text-failed strong' : '' }, count === 0 ? '–' : formatCount(count))

const nameOf = (context: PageContext, jobs: PageJobs, job: JobCounts): HTMLElement =>
  element(
    'span',
    { class: 'row' },
    jobMark(job),
    element('a', { class: 'plain name', href: hrefOf(context, jobs, job) }, job.name),
    isWebAddress(job.url) ? webLink(job.url, { class: 'small job-log', 'aria-label': `Log of ${job.name}` }, 'Log') : undefined,
  )

/** Creates the mark of a job. One that passed has a filled mark. */
function jobMark(job: JobCounts): SVGSVGElement {
  const outcome = outcomeOfJob(job)
  if (outcome === 'passed') return symbolMark('complete', 'Passed')
  return outcome === 'incomplete' ? symbolMark('incomplete', 'Incomplete') : outcomeMark(outcome)
}
