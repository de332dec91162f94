import { element } from '../../../../base/browser/element.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { JobData } from '../../data/page-data.js'
import { jobReachText } from '../jobs/job-words.js'
import { matrixTable } from '../jobs/matrix-table.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { outcomes, outcomeTitles, type TestOutcome, unknownRank } from '../outcome.js'
import { outcomeMark } from '../symbol.js'
import { executionsOf, type TestModel } from '../test-model.js'

/** The result of a test in a job. */
interface JobResult {
  readonly outcome: TestOutcome
  /** The duration in ms; -1 if it is unknown. */
  readonly duration: number
  readonly url: string | undefined
}

const maximumRows = 200

/** Creates the results of a test in each of its jobs; undefined if the run has one job. */
export function jobResults(model: TestModel, jobs: PageJobs, data: readonly JobData[], test: number): HTMLElement | undefined {
  if (jobs.groups.length < 2) return undefined
  const results = resultsOf(model, jobs, data, test)
  const failed = jobs.groups.flatMap(({ number }) => (results.get(number)?.outcome === 'failed' ? [number] : []))
  return element(
    'section',
    {},
    element(
      'div',
      { class: 'section-head' },
      element('h3', {}, jobs.noun === 'job' ? 'Jobs' : 'Modules'),
      failed.length === 0 ? undefined : element('span', { class: 'small quiet' }, `failed in ${jobReachText(jobs, failed)}`),
    ),
    resultGrid(jobs, results) ?? resultList(jobs, results),
  )
}

function resultsOf(model: TestModel, { numbers }: PageJobs, data: readonly JobData[], test: number): ReadonlyMap<number, JobResult> {
  const { jobOf, ranks, durations } = model.executions
  const results = new Map<number, JobResult>()
  for (const execution of executionsOf(model, test)) {
    const job = jobOf[execution] ?? -1
    const number = numbers[job]
    const outcome = outcomes[ranks[execution] ?? unknownRank] ?? 'unknown'
    const known = number === undefined ? undefined : results.get(number)
    // The modules of a job may contain the same test.
    if (number === undefined || (known !== undefined && outcomes.indexOf(known.outcome) <= outcomes.indexOf(outcome))) continue
    results.set(number, { outcome, duration: durations[execution] ?? -1, url: data[job]?.url })
  }
  return results
}

function resultGrid({ grid }: PageJobs, results: ReadonlyMap<number, JobResult>): HTMLElement | undefined {
  if (grid === undefined) return undefined
  return matrixTable(grid, ({ name, number }) => {
    const result = results.get(number)
    if (result === undefined) return undefined
    const { outcome, duration, url } = result
    const words = duration < 0 ? outcomeTitles[outcome].toLowerCase() : formatDuration(duration)
    const attributes = { class: `cell${outcome === 'failed' ? ' bad' : ''}`, title: name }
    return webLink(url, attributes, outcomeMark(outcome), element('span', { class: 'small' }, words))
  })
}

/** Lists the jobs in which the test failed first. */
function resultList({ groups }: PageJobs, results: ReadonlyMap<number, JobResult>): HTMLElement {
  const sorted = [...results].sort(
    ([one, { outcome }], [other, { outcome: otherOutcome }]) => outcomes.indexOf(outcome) - outcomes.indexOf(otherOutcome) || one - other,
  )
  const rows = sorted
    .slice(0, maximumRows)
    .map(([job, { outcome, duration, url }]) =>
      element(
        'li',
        {},
        outcomeMark(outcome),
        webLink(url, { class: 'grow' }, groups[job]?.name ?? ''),
        duration < 0 ? undefined : element('span', { class: 'small quiet nowrap' }, formatDuration(duration)),
      ),
    )
  const more = sorted.length - rows.length
  return element(
    'ul',
    { class: 'box result-list' },
    ...rows,
    more > 0 ? element('li', { class: 'small quiet' }, `and ${formatCount(more)} more`) : undefined,
  )
}
