import { type Bar, barRow } from '../../../../base/browser/bar-row.js'
import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { barNames } from '../../../../base/browser/small-row.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { countOf } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { ModuleVerdicts } from '../../../answers/branch-verdicts.js'
import type { Api } from '../answers/api.js'
import { overviewCharts } from '../overview/overview-charts.js'
import { readOverview } from '../overview/read-overview.js'
import { enoughBuilds } from '../pieces/enough-builds.js'
import { buildsTitle, countResults } from '../pieces/history-cell.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'
import type { View } from '../state/view.js'
import { branchFigures, readLateFigures } from './branch-figures.js'
import { moduleRank } from './branch-modules.js'
import { baseText, branchLead, branchSentence } from './branch-sentence.js'
import { compareLink, judgedTests } from './judged-tests.js'
import type { ShownBranch } from './read-branch.js'
import { sinceLine } from './since-text.js'

export interface BranchOverviewContext {
  readonly address: HashState<DashboardState>
  readonly api: Api
  readonly period: Period
}

/** Creates the overview of a module on a branch that is not the default one: the verdicts on its failing tests, its builds and figures. */
export function branchOverview(branch: ShownBranch, state: DashboardState, { address, api, period }: BranchOverviewContext): View {
  const now = Date.now()
  const stop = new AbortController()
  const [module] = branch.built
  const root = element('div', { class: 'results' })
  if (module !== undefined) {
    const charts =
      module.builds < enoughBuilds
        ? undefined
        : loadingPanel(
            element('div', {}),
            () => element('div', { class: 'card attention-pending' }),
            async () => [overviewCharts(await readOverview(api, state, period), stop.signal)],
            stop.signal,
          )
    const parts = [
      banner(branch, module, address, now),
      judgedTests(branch, { address, now, hasPlaces: false }),
      buildsOf(branch.name, module),
      loadingPanel(
        element('div', {}),
        () => branchFigures(module),
        async () => [branchFigures(module, await readLateFigures(api, state, period))],
        stop.signal,
      ),
      charts,
    ]
    root.append(...parts.filter((part) => part !== undefined))
  }
  const tests = module === undefined ? '' : `${countOf(module.tests, 'test')} · `
  return {
    root,
    title: {
      mark: module === undefined ? undefined : markOf(module),
      text: displayLine(state.module),
      lead: `${tests}${branchLead(branch, now)}`,
    },
    show() {},
    close: () => stop.abort(),
  }
}

const titleMarks = { new: 'failed', failing: 'failed', flaky: 'flaky', passing: 'passed', unknown: 'skipped' } as const

const markOf = (module: ModuleVerdicts) => titleMarks[moduleRank(module)]

/** Creates the banner with the sentence about the branch, and since when it fails. */
function banner(branch: ShownBranch, module: ModuleVerdicts, address: HashState<DashboardState>, now: number): HTMLElement {
  const { answer, verdicts } = branchSentence([module])
  const rank = moduleRank(module)
  const isRed = rank === 'new' || rank === 'failing'
  const base = baseText([module])
  return element(
    'section',
    { class: isRed ? 'banner' : 'banner calm', 'aria-label': `Verdict on ${displayLine(branch.name)}` },
    icon(isRed ? (rank === 'new' ? 'failed' : 'known') : rank === 'flaky' ? 'flaky' : rank === 'passing' ? 'complete' : 'skipped'),
    element(
      'div',
      { class: 'grow' },
      element('p', {}, element('b', {}, `${displayLine(branch.name)}: ${answer}`), verdicts),
      sinceLine(module, branch.tests, now),
    ),
    compareLink([module], branch.name, base, address, { class: 'btn' }),
  )
}

/** Creates the last builds of the branch, and below them the last builds of the default branch. */
function buildsOf(branch: string, { results, baseResults, baseRef = '', builds }: ModuleVerdicts): HTMLElement {
  const row = (letters: string, ref: string) => {
    const title = buildsTitle(letters.length, ref)
    return [
      element('div', { class: 'card-head' }, element('h2', {}, title), element('span', { class: 'hint' }, countResults(letters))),
      element('div', { class: letters.length < enoughBuilds ? 'few-builds' : undefined }, barRow([...letters].map(barOf), title)),
    ]
  }
  return element(
    'section',
    { class: 'card padded runs', 'aria-label': countOf(builds, 'build') },
    ...row(results, branch),
    ...(baseResults === '' ? [] : row(baseResults, baseRef)),
  )
}

function barOf(letter: string, index: number, letters: readonly string[]): Bar {
  const result = barNames[letter as keyof typeof barNames] ?? 'none'
  const ago = letters.length - 1 - index
  const name = ago === 0 ? 'The last build' : `${countOf(ago, 'build')} before the last one`
  return { result, label: `${name}: ${result}`, tip: `${name} · ${result}`, url: undefined }
}
