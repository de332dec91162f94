import { countOf, formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentageChange } from '../../../../base/text/percentages.js'
import type { Modules } from '../../../answers/modules.js'
import type { PageTitle } from '../state/view.js'
import { branchText } from './module-state.js'
import type { HealthDetails } from './modules-health.js'

/**
 * Returns the answer of the page: which modules fail, how many tests do, and what flaky tests cost.
 * @param flaky the sentence about flaky tests; empty if it is unknown
 */
export function organisationTitle({ modules }: Pick<Modules, 'modules'>, branch: string, flaky: string): PageTitle {
  const built = modules.filter(({ builds }) => builds > 0)
  const failing = built.filter(({ failing }) => failing !== undefined)
  const failingTests = failing.reduce((sum, { failing }) => sum + (failing?.tests ?? 0), 0)
  const pipelines = built.reduce((sum, { failingPipelines = [] }) => sum + failingPipelines.length, 0)
  return {
    text: `${headline(failing.length, built.length, branchText(built, branch))}${pipelinesText(pipelines, failing.length)}`,
    lead: `${failingText(failingTests)}${flaky}`,
  }
}

function headline(failing: number, all: number, branch: string): string {
  if (all === 1) return `The only module ${failing === 0 ? 'passes' : 'fails'} on ${branch}`
  if (failing === 0 || failing === all) return `All ${formatCount(all)} modules ${failing === 0 ? 'pass' : 'fail'} on ${branch}`
  return `${formatCount(failing)} of ${formatCount(all)} modules ${failing === 1 ? 'fails' : 'fail'} on ${branch}`
}

/** Names the pipelines that fail in modules whose last build passed, which the headline counts as passing. */
function pipelinesText(pipelines: number, failing: number): string {
  if (pipelines === 0) return ''
  return failing === 0
    ? `, but ${countOf(pipelines, 'pipeline')} ${pipelines === 1 ? 'fails' : 'fail'}`
    : `, and ${countOf(pipelines, 'pipeline')} of the others`
}

const failingText = (tests: number): string => (tests === 0 ? '' : `${countOf(tests, 'test')} ${tests === 1 ? 'fails' : 'fail'}. `)

/** Returns the sentence about flaky tests: how many there are, what they cost, and how that changed. */
export function flakySentence({ flakyTestCount, lostMs, lostMsBefore }: HealthDetails, time: string): string {
  if (flakyTestCount === 0) return `No flaky test in ${time}.`
  const change = lostMsBefore === 0 ? 0 : lostMs / lostMsBefore - 1
  const compared =
    lostMsBefore === 0
      ? ''
      : Math.round(Math.abs(change) * 100) === 0
        ? `, as much as in the ${time} before`
        : `, ${formatPercentageChange(Math.abs(change)).slice(1)} ${change < 0 ? 'less' : 'more'} than in the ${time} before`
  return `${countOf(flakyTestCount, 'flaky test')} cost ${formatDuration(lostMs)} of builds in ${time}${compared}.`
}
