import { element } from '../../../../base/browser/element.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { isWebAddress, webLink } from '../../../../base/browser/web-link.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { failedRank, outcomes } from '../outcome.js'
import type { MountTab, PageContext } from '../page-context.js'
import { termText } from '../query.js'
import { outcomeMark } from '../symbol.js'
import { countJobs, type JobCounts, outcomeOfJob } from './job-counts.js'
import { matrixTable } from './matrix-table.js'
import { type PageJob, type PageJobs, pageJobs } from './page-jobs.js'

/** The summary lists no more jobs. */
const maximumRows = 1000

/** Fills the tab of jobs or modules: a grid for a matrix with two axes, and a table. Each job is a link to its tests. */
export const mountJobsTab: MountTab = (root, context) => {
  const jobs = pageJobs(context.model)
  const counts = countJobs(context.model, jobs, context.run()?.jobs ?? [])
  root.append(element('div', { class: 'tab-page' }, gridOf(context, jobs, counts), tableOf(context, jobs, counts)))
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

function tableOf(context: PageContext, jobs: PageJobs, counts: readonly JobCounts[]): HTMLElement {
  const hasDurations = counts.some(({ duration }) => duration !== undefined)
  const rows = counts.slice(0, maximumRows).map((job) => rowOf(context, jobs, job, hasDurations))
  const more = counts.length - rows.length
  const number = (text: string, isOptional = false) =>
    element('th', { class: `number${isOptional ? ' optional' : ''}`, scope: 'col' }, text)
  return element(
    'div',
    { class: 'card scroll-x' },
    element(
      'table',
      { class: 'table job-table' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          element('th', { scope: 'col' }, jobs.noun === 'job' ? 'Job' : 'Module'),
          number('Failed'),
          number('Flaky', true),
          number('Skipped', true),
          number('Tests'),
          hasDurations ? number('Duration') : undefined,
        ),
      ),
      element('tbody', {}, ...rows),
    ),
    more > 0 ? element('p', { class: 'small quiet list-foot' }, `and ${countOf(more, `more ${jobs.noun}`)}`) : undefined,
  )
}

function rowOf(context: PageContext, jobs: PageJobs, job: JobCounts, hasDurations: boolean): HTMLElement {
  const { name, byRank, relevant, total, duration, url } = job
  const count = (rank: number, kind: string, ifAny = '') => {
    const value = byRank[rank] ?? 0
    return element(
      'td',
      { class: ['number', kind, value > 0 ? ifAny : 'quiet'].filter(Boolean).join(' ') },
      value > 0 ? formatCount(value) : '–',
    )
  }
  return element(
    'tr',
    {},
    element(
      'td',
      {},
      element(
        'span',
        { class: 'row' },
        jobMark(job),
        element('a', { class: 'plain name', href: hrefOf(context, jobs, job) }, name),
        isWebAddress(url) ? webLink(url, { class: 'small job-log', 'aria-label': `Log of ${name}` }, 'Log') : undefined,
      ),
    ),
    count(failedRank, '', relevant > 0 ? 'text-failed strong' : ''),
    count(outcomes.indexOf('flaky'), 'optional'),
    count(outcomes.indexOf('skipped'), 'optional'),
    element('td', { class: 'number' }, formatCount(total)),
    hasDurations ? element('td', { class: 'number' }, duration === undefined ? '–' : formatDuration(duration)) : undefined,
  )
}

/** Creates the mark of a job. One that passed has a filled mark. */
function jobMark(job: JobCounts): SVGSVGElement {
  const outcome = outcomeOfJob(job)
  if (outcome === 'passed') return symbolMark('complete', 'Passed')
  return outcome === 'incomplete' ? symbolMark('incomplete', 'Incomplete') : outcomeMark(outcome)
}
