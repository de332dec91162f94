import { element } from '../../browser/element.js'
import { formatDuration } from '../../text/durations.js'
import { jobReach } from './jobs/job-words.js'
import type { PageJobs } from './jobs/page-jobs.js'
import type { Navigation } from './page-context.js'
import { outcomeMark } from './symbol.js'
import { executionsOf, nameOf, outcomeOf, suiteOf, type TestModel } from './test-model.js'

/** A run as lists of links need it. */
export interface LinkedRun {
  readonly model: TestModel
  readonly navigation: Pick<Navigation, 'testHref'>
  readonly jobs: PageJobs
}

/** Creates a link to a test: mark, name, suite and jobs, duration. */
export function testLink({ model, navigation, jobs }: LinkedRun, test: number): HTMLElement {
  const facts = [suiteOf(model, test).join(' › '), jobReach(jobs, jobsWithOutcome(model, jobs, test))].filter((fact) => fact !== '')
  const duration = model.tests.durations[test] ?? -1
  return element(
    'a',
    { class: 'test-link', href: navigation.testHref(test) },
    outcomeMark(outcomeOf(model, test)),
    element(
      'span',
      { class: 'grow' },
      element('span', { class: 'name ellipsis' }, nameOf(model, test)),
      facts.length === 0 ? undefined : element('span', { class: 'small quiet ellipsis' }, facts.join(' · ')),
    ),
    duration < 0 ? undefined : element('span', { class: 'small quiet nowrap' }, formatDuration(duration)),
  )
}

/** Returns the numbers of the jobs in which a test has the outcome that it has over all jobs, ascending. */
export function jobsWithOutcome(model: TestModel, { numbers }: PageJobs, test: number): readonly number[] {
  const { executions, tests } = model
  const same = executionsOf(model, test).filter((execution) => executions.ranks[execution] === tests.ranks[test])
  const found = same.flatMap((execution) => numbers[executions.jobOf[execution] ?? -1] ?? [])
  return [...new Set(found)].sort((one, other) => one - other)
}
