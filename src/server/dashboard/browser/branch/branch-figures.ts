import { type Child, element } from '../../../../base/browser/element.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import type { ModuleVerdicts } from '../../../answers/branch-verdicts.js'
import type { Api } from '../answers/api.js'
import { changeNode } from '../pieces/change-node.js'
import { enoughBuilds } from '../pieces/enough-builds.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'
import { baseText } from './branch-sentence.js'

/** Figures of the builds of a branch in the range, which take longer to read than the verdicts on its last build. */
export interface LateFigures {
  readonly builds: number
  /** The duration of the slowest build in ms; 0 if none is known. */
  readonly slowest: number
  /** The time that flaky tests cost, in ms. */
  readonly lostMs: number
}

/** Reads the late figures of a branch. */
export async function readLateFigures(api: Api, state: DashboardState, period: Period): Promise<LateFigures> {
  const [{ whole }, { lostMs }] = await Promise.all([api.totals(state, period), api.flakyTests(state, period, { limit: 1 })])
  return { builds: whole?.buildCount ?? 0, slowest: whole?.durations.max ?? 0, lostMs }
}

/**
 * Creates the figures of a module on a branch.
 * @param late undefined until they are read
 */
export function branchFigures(module: ModuleVerdicts, late?: LateFigures): HTMLElement {
  const { results, baseResults, duration, baseDuration, builds, tests } = module
  const few = builds < enoughBuilds
  const [passed, decided] = [passedIn(results), decidedIn(results)]
  const baseDecided = decidedIn(baseResults)
  const base = baseDecided === 0 ? undefined : `${baseText([module])} ${formatPercentage(passedIn(baseResults) / baseDecided)}`
  const change = baseDuration === 0 ? undefined : changeNode(duration, baseDuration, few)
  const ofBuilds = (word: string) => (late === undefined ? undefined : note(`${word} ${countOf(late.builds, 'build')}`))
  const rate = few ? `${formatCount(passed)} of ${formatCount(decided)}` : formatPercentage(passed / Math.max(decided, 1))
  return element(
    'dl',
    { class: 'card kpis' },
    figure('Builds passed', rate, base === undefined ? undefined : note(base)),
    duration === 0 ? undefined : figure('Duration of a build, median', formatDuration(duration), change),
    late?.slowest === 0
      ? undefined
      : figure('Duration of a build, slowest', late === undefined ? '…' : formatDuration(late.slowest), ofBuilds('of')),
    figure('Lost to flaky tests', late === undefined ? '…' : formatDuration(late.lostMs), ofBuilds('in')),
    figure('Tests', formatCount(tests)),
  )
}

const note = (text: string): HTMLElement => element('small', { class: 'quiet' }, text)

const figure = (title: string, value: string, more?: Child): HTMLElement =>
  element('div', {}, element('dt', {}, title), element('dd', {}, value, more === undefined ? undefined : ' ', more))

const passedIn = (results: string): number => results.replace(/[^Pf]/g, '').length
const decidedIn = (results: string): number => results.replace(/[^PfF]/g, '').length
