import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { drawSmallRow } from '../../../../base/browser/small-row.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { type Column, tableOf } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { SymbolName } from '../../../../base/text/symbols.js'
import { wordList } from '../../../../base/text/word-list.js'
import type { ModuleVerdicts } from '../../../answers/branch-verdicts.js'
import { modulePath } from '../organisation/module-state.js'
import { changeNode } from '../pieces/change-node.js'
import { enoughBuilds } from '../pieces/enough-builds.js'
import { buildsTitle, countResults, historyCell } from '../pieces/history-cell.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { baseText, failingVerdicts, verdictCount } from './branch-sentence.js'
import type { ShownBranch } from './read-branch.js'
import { sinceLine } from './since-text.js'

/** The number of projects that a line names. */
const namedProjects = 4

/** Creates the table of the modules with a build of the branch. The ones with new failures come first. */
export function branchModules(branch: ShownBranch, address: HashState<DashboardState>, now: number): HTMLElement {
  const { name, modules, built, moreModules } = branch
  const base = baseText(built)
  const idle = modules.filter(({ builds }) => builds === 0)
  const columns: readonly Column<ModuleVerdicts>[] = [
    { title: 'Module', content: (module) => nameCell(module, branch, address, now) },
    { title: 'This branch', className: 'history-cell', content: ({ results }) => branchRow(results, name) },
    {
      title: `Last 50 builds of ${base}`,
      className: 'history-cell wide optional',
      content: ({ baseResults, baseRef = '' }) => (baseResults === '' ? quiet('–') : historyCell(baseResults, baseRef)),
    },
    { title: 'Tests', className: 'number wide', content: ({ tests }) => formatCount(tests) },
    { title: 'Duration', className: 'number wide', content: ({ duration }) => (duration === 0 ? quiet('–') : formatDuration(duration)) },
    { title: `Against ${base}`, className: 'number wide optional', content: againstBase },
    {
      title: 'Last build',
      className: 'number last',
      content: ({ lastBuild }) => (lastBuild === undefined ? quiet('–') : timeNode(lastBuild.timestamp)),
    },
  ]
  const more =
    moreModules === 0 ? '' : ` ${countOf(moreModules, 'more module')} with older records ${moreModules === 1 ? 'is' : 'are'} not listed.`
  const rest = `${idle.length === 0 ? '' : idleText(idle, name)}${more}`.trim()
  return element(
    'div',
    { class: 'card' },
    tableOf(columns, built.toSorted(byUrgency), { class: 'blocks modules branch-modules', 'aria-label': 'Modules' }),
    rest === '' ? undefined : element('p', { class: 'hint card-line table-foot' }, rest),
  )
}

const quiet = (text: string): HTMLElement => element('span', { class: 'quiet' }, text)

/** Draws the builds of a branch from the left, because a branch has few of them. */
export const branchRow = (results: string, ref: string): SVGSVGElement =>
  drawSmallRow({ results, room: results.length, label: `${buildsTitle(results.length, ref)}: ${countResults(results)}` })

function againstBase({ duration, baseDuration, builds }: ModuleVerdicts): HTMLElement {
  return duration === 0 || baseDuration === 0 ? quiet('–') : changeNode(duration, baseDuration, builds < enoughBuilds)
}

const ranks = ['new', 'failing', 'flaky', 'passing', 'unknown'] as const

/** Returns how urgent a module is. */
export function moduleRank({ counts, results }: Pick<ModuleVerdicts, 'counts' | 'results'>): (typeof ranks)[number] {
  if (counts.new + counts.failed > 0) return 'new'
  if (failingVerdicts.some((verdict) => counts[verdict] > 0)) return 'failing'
  return results.endsWith('f') ? 'flaky' : results.endsWith('P') ? 'passing' : 'unknown'
}

const byUrgency = (one: ModuleVerdicts, other: ModuleVerdicts): number =>
  ranks.indexOf(moduleRank(one)) - ranks.indexOf(moduleRank(other)) || collator.compare(modulePath(one), modulePath(other))

const collator = new Intl.Collator('en', { numeric: true })

const marks: Readonly<Record<(typeof ranks)[number], readonly [SymbolName, string]>> = {
  new: ['failed', 'Failed'],
  failing: ['known', 'No new failure'],
  flaky: ['flaky', 'Flaky'],
  passing: ['complete', 'Passed'],
  unknown: ['skipped', 'No result'],
}

function nameCell(module: ModuleVerdicts, branch: ShownBranch, address: HashState<DashboardState>, now: number): HTMLElement {
  const rank = moduleRank(module)
  const href = address.link({ project: module.project, module: module.module, branch: branch.name, view: 'overview', item: '', query: '' })
  return element(
    'div',
    { class: 'module-name' },
    symbolMark(...marks[rank]),
    element(
      'div',
      {},
      element('a', { href, 'aria-label': modulePath(module) }, quiet(`${displayLine(module.project)} / `), displayLine(module.module)),
      ...reasonLines(module, branch, now),
    ),
  )
}

/** Creates the verdicts of a module, and since when it fails. */
function reasonLines(module: ModuleVerdicts, branch: ShownBranch, now: number): readonly HTMLElement[] {
  const { counts, flakyTests, baseResults, baseRef } = module
  const base = baseText([{ baseRef }])
  const found = failingVerdicts.filter((verdict) => counts[verdict] > 0)
  const reason = (...children: Parameters<typeof element>[2][]) => element('span', { class: 'reason' }, ...children)
  if (found.length === 0) {
    return flakyTests === 0 ? [] : [reason(`${formatCount(flakyTests)} flaky${baseResults.includes('f') ? `, as on ${base}` : ''}`)]
  }
  const texts = found.flatMap((verdict, index) => {
    const text =
      verdict === 'failed'
        ? `${countOf(counts.failed, 'test')} ${counts.failed === 1 ? 'fails' : 'fail'}`
        : verdictCount(verdict, counts[verdict], base)
    return [...(index === 0 ? [] : [' · ']), verdict === 'new' ? element('b', {}, text) : text]
  })
  const line = sinceLine(module, branch.tests, now)
  return [reason(...texts), ...(line === undefined ? [] : [line])]
}

/** Returns `5 modules of pay and mobile have no build of fix/rounding.` */
function idleText(idle: readonly ModuleVerdicts[], branch: string): string {
  const projects = [...new Set(idle.map(({ project }) => displayLine(project)))].toSorted(collator.compare)
  const named = projects.slice(0, namedProjects)
  const more = projects.length - named.length
  const list = wordList([...named, ...(more === 0 ? [] : [`${formatCount(more)} more`])])
  return `${countOf(idle.length, 'module')} of ${list} ${idle.length === 1 ? 'has' : 'have'} no build of ${displayLine(branch)}.`
}
