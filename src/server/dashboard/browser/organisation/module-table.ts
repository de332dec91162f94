import { type Child, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { drawSmallRow } from '../../../../base/browser/small-row.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { type Column, tableOf } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { roughAge } from '../../../../base/text/ages.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import type { ModuleHealth } from '../../../answers/modules.js'
import { commitNode } from '../answers/sighting.js'
import { changeText } from '../branch/since-text.js'
import { changeNode } from '../pieces/change-node.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { branchText, marksOfStates, modulePath, stateOf } from './module-state.js'
import { type HealthDetails, placeKey } from './modules-health.js'

/** The number of builds that a row has room for. */
const shownBuilds = 50

export interface ModuleTable {
  readonly root: HTMLElement
  /** Shows the numbers of flaky tests. */
  showFlaky(details: HealthDetails): void
}

export interface ModuleTableOptions {
  readonly modules: readonly ModuleHealth[]
  readonly state: DashboardState
  readonly address: HashState<DashboardState>
  readonly now: number
}

/** Creates the table of the modules. Each is linked to its overview on the branch that the figures are of. */
export function moduleTable({ modules, state, address, now }: ModuleTableOptions): ModuleTable {
  const flakyCells = new Map(modules.map((health) => [placeKey(health), element('span', {}, quiet('…'))]))
  const branch = branchText(modules, state.branch)
  const columns: readonly Column<ModuleHealth>[] = [
    { title: 'Module', content: (health) => nameOf(health, address, now) },
    { title: `Last ${shownBuilds} builds of ${branch}`, className: 'history-cell', content: historyOf },
    {
      title: 'Builds passed',
      className: 'number wide',
      content: ({ builds, passedBuilds }) => (builds === 0 ? '–' : formatPercentage(passedBuilds / builds)),
    },
    { title: 'Flaky', className: 'number wide', content: (health) => flakyCells.get(placeKey(health)) },
    { title: 'Tests', className: 'number wide optional', content: ({ tests }) => (tests === 0 ? quiet('–') : formatCount(tests)) },
    {
      title: 'Duration',
      className: 'number wide optional',
      content: ({ duration }) => (duration === 0 ? quiet('–') : formatDuration(duration)),
    },
    {
      title: 'Change',
      className: 'number wide optional',
      content: ({ duration, durationBefore, isUsual }) =>
        duration === 0 || durationBefore === 0 ? quiet('–') : changeNode(duration, durationBefore, isUsual),
    },
    {
      title: 'Last build',
      className: 'number last',
      content: ({ lastBuild }) => (lastBuild === undefined ? quiet('–') : timeNode(lastBuild.timestamp)),
    },
  ]
  return {
    root: element('div', { class: 'card' }, tableOf(columns, modules, { class: 'blocks modules', 'aria-label': 'Modules' })),
    showFlaky({ flakyOf }) {
      for (const [key, cell] of flakyCells) {
        const count = flakyOf.get(key) ?? 0
        cell.replaceChildren(count === 0 ? quiet('–') : element('b', { class: 'text-flaky' }, formatCount(count)))
      }
    },
  }
}

const quiet = (text: string): HTMLElement => element('span', { class: 'quiet' }, text)

function nameOf(health: ModuleHealth, address: HashState<DashboardState>, now: number): HTMLElement {
  const [mark, title] = marksOfStates[stateOf(health, now)]
  const { project, module, ref } = health
  const href = address.link({ project, module, branch: ref, pipeline: '', view: 'overview', item: '', query: '', order: '' })
  return element(
    'div',
    { class: 'module-name' },
    symbolMark(mark === 'passed' ? 'complete' : mark, title),
    element(
      'div',
      {},
      element('a', { href, 'aria-label': modulePath(health) }, quiet(`${displayLine(project)} / `), displayLine(module)),
      reasonOf(health, now) ?? pipelinesReason(health, address, now),
    ),
  )
}

/** Creates the line with the reason of the state: `3 tests fail since abc1234, 2 days and 6 builds ago`. */
function reasonOf({ failing, lastBuild, builds, lastRecord }: ModuleHealth, now: number): HTMLElement | undefined {
  if (failing !== undefined) {
    const { tests, commit, build, timestamp } = failing
    const since = commitNode(commit) ?? `build ${displayLine(build)}`
    // The build that failed first may be older than the range.
    const start = failing.builds === builds && builds > 1 ? 'at least since' : 'since'
    const age = roughAge(now - timestamp) || 'less than a minute'
    const change = changeText(failing)
    const when = failing.builds === 1 ? ', the latest build' : `, ${age} and ${countOf(failing.builds, 'build')} ago`
    return element(
      'span',
      { class: 'reason' },
      `${countOf(tests, 'test')} ${tests === 1 ? 'fails' : 'fail'} ${start} `,
      since,
      `${when}${change === '' ? '' : `: ${change}`}`,
    )
  }
  const age = now - (lastBuild?.timestamp ?? lastRecord)
  if (lastBuild !== undefined && stateOf({ failing, lastBuild, results: 'P' }, now) !== 'idle') return undefined
  return element('span', { class: 'reason' }, `No build in ${roughAge(age)}`)
}

/** The number of pipelines that a row names. */
const namedPipelines = 2

/**
 * Creates the line with the pipelines that fail although the last build passed: `CI fails since abc1234, 2 hours and 3 builds ago; the last
 * build passed`. Each leads to the jobs.
 */
function pipelinesReason(
  { failingPipelines = [], project, module, ref, results }: ModuleHealth,
  address: HashState<DashboardState>,
  now: number,
): HTMLElement | undefined {
  if (failingPipelines.length === 0) return undefined
  const href = address.link({ project, module, branch: ref, pipeline: '', view: 'jobs', item: '', query: '', order: '' })
  const more = failingPipelines.length - namedPipelines
  const named = failingPipelines
    .slice(0, namedPipelines)
    .flatMap(({ pipeline, commit, build, timestamp, builds }, index): Child[] => [
      ...(index === 0 ? [] : [', ']),
      element('a', { href }, `${displayLine(pipeline)} fails`),
      ' since ',
      commitNode(commit) ?? `build ${displayLine(build)}`,
      `, ${roughAge(now - timestamp) || 'less than a minute'}${builds === 1 ? '' : ` and ${countOf(builds, 'build')}`} ago`,
    ])
  const others = more > 0 ? `, and ${countOf(more, 'more pipeline')}` : ''
  return element('span', { class: 'reason' }, ...named, `${others}; the last build ${/[Pf]$/.test(results) ? 'passed' : 'did not fail'}`)
}

const words = { P: 'passed', f: 'flaky', F: 'failed', S: 'skipped', '-': 'without a result' } as const

function historyOf({ results, ref, builds }: ModuleHealth): Node {
  const counts = Object.entries(words)
    .map(([letter, word]) => [results.split(letter).length - 1, word] as const)
    .filter(([count]) => count > 0)
  const label =
    builds === 0
      ? 'No builds'
      : `Last ${countOf(results.length, 'build')} of ${displayLine(ref)}: ${counts.map(([count, word]) => `${formatCount(count)} ${word}`).join(', ')}`
  return drawSmallRow({ results, room: shownBuilds, label })
}
