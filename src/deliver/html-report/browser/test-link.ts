import { element } from '../../../base/browser/element.js'
import { formatDuration } from '../../../base/text/durations.js'
import { withIsolatedParts } from '../../../base/text/isolated-parts.js'
import { suiteTitle } from '../../../report/content/failed-test/suite-path.js'
import { createRowDrawer } from './earlier-results/small-row.js'
import { testKind } from './earlier-results/test-kind.js'
import { jobReachText } from './jobs/job-words.js'
import type { PageJobs } from './jobs/page-jobs.js'
import type { Navigation } from './page-context.js'
import { kindMark } from './symbol.js'
import { executionsOf, type TestModel, testName, testSuite } from './test-model.js'

/** A run as lists of links need it. */
export interface LinkedRun {
  readonly model: TestModel
  readonly navigation: Pick<Navigation, 'testHref'>
  readonly jobs: PageJobs
}

/**
 * Returns a function that creates the links of a list: mark, name, suite and jobs, duration and the results in earlier builds. A message
 * appears below them.
 */
export function createTestLinks(run: LinkedRun): (test: number, message?: string) => HTMLElement {
  const drawHistory = createRowDrawer(run.model)
  return (test, message) => testLink(run, test, drawHistory(test), message)
}

function testLink(
  { model, navigation, jobs }: LinkedRun,
  test: number,
  history: SVGSVGElement | undefined,
  message: string | undefined,
): HTMLElement {
  const suite = withIsolatedParts(suiteTitle(testSuite(model, test)))
  const facts = [suite, jobReachText(jobs, jobsWithOutcome(model, jobs, test))].filter((fact) => fact !== '')
  const duration = model.tests.durations[test] ?? -1
  const shownDuration = duration < 0 ? undefined : element('span', { class: 'small quiet nowrap' }, formatDuration(duration))
  return element(
    'a',
    { class: 'test-link', href: navigation.testHref(test) },
    kindMark(testKind(model, test), model),
    element(
      'span',
      { class: 'grow' },
      element('span', { class: 'name ellipsis' }, testName(model, test)),
      facts.length === 0 ? undefined : element('span', { class: 'small quiet ellipsis' }, facts.join(' · ')),
      message === undefined ? undefined : element('span', { class: 'small mono test-message' }, message),
    ),
    history === undefined ? shownDuration : element('span', { class: 'row-side' }, shownDuration, history),
  )
}

/** Returns the numbers of the jobs in which a test has the outcome that it has over all jobs, ascending. */
export function jobsWithOutcome(model: TestModel, { numbers }: PageJobs, test: number): readonly number[] {
  const { executions, tests } = model
  const same = executionsOf(model, test).filter((execution) => executions.ranks[execution] === tests.ranks[test])
  const found = same.flatMap((execution) => numbers[executions.jobOf[execution] ?? -1] ?? [])
  return [...new Set(found)].sort((one, other) => one - other)
}
