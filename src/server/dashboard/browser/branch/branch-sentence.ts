import { formatAgo } from '../../../../base/browser/time-node.js'
import { roughAge } from '../../../../base/text/ages.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { BasisKind, BranchVerdict, ModuleVerdicts } from '../../../answers/branch-verdicts.js'
import { historyText, type ShownBranch } from './read-branch.js'

/** The verdicts on failing tests, in the order of the report. */
export const failingVerdicts = ['new', 'failed', 'known', 'flaky', 'quarantined'] as const satisfies readonly BranchVerdict[]

/** Returns the number of tests with a verdict in some modules. */
export const countIn = (modules: readonly Pick<ModuleVerdicts, 'counts'>[], verdict: BranchVerdict): number =>
  modules.reduce((sum, { counts }) => sum + counts[verdict], 0)

/** Returns `main`, or `the default branch` if modules have different ones. */
export function baseText(modules: readonly Pick<ModuleVerdicts, 'baseRef'>[]): string {
  const refs = new Set(modules.flatMap(({ baseRef }) => (baseRef === undefined ? [] : [baseRef])))
  const [only] = refs
  return refs.size === 1 && only !== undefined ? displayLine(only) : 'the default branch'
}

/** Returns `2 also fail on main`. */
export function verdictCount(verdict: BranchVerdict, count: number, base: string): string {
  const words: Readonly<Record<BranchVerdict, string>> = {
    new: 'new',
    failed: 'without history',
    known: `also ${count === 1 ? 'fails' : 'fail'} on ${base}`,
    flaky: 'known flaky',
    quarantined: 'quarantined',
    fixed: 'fixed',
  }
  return `${formatCount(count)} ${words[verdict]}`
}

/** The parts of the sentence about a branch: `5 tests fail`, and `: 3 new · 2 also fail on main`. */
export interface BranchSentence {
  readonly answer: string
  readonly verdicts: string
}

/** Returns the sentence about a branch, with the words of the report. */
export function branchSentence(modules: readonly ModuleVerdicts[]): BranchSentence {
  const base = baseText(modules)
  const groups = failingVerdicts.map((verdict) => ({ verdict, count: countIn(modules, verdict) })).filter(({ count }) => count > 0)
  const failing = groups.reduce((sum, { count }) => sum + count, 0)
  if (failing === 0) {
    const isDecided = modules.some(({ results }) => /[Pf]$/.test(results))
    return { answer: isDecided ? 'all tests pass' : 'no test passed or failed', verdicts: '' }
  }
  const answer = `${countOf(failing, 'test')} ${failing === 1 ? 'fails' : 'fail'}`
  const [first] = groups
  if (groups.length > 1 || first === undefined)
    return { answer, verdicts: `: ${groups.map(({ verdict, count }) => verdictCount(verdict, count, base)).join(' · ')}` }
  const ends: Readonly<Record<(typeof failingVerdicts)[number], string>> = {
    new: ': new',
    failed: '',
    known: `, as on ${base}`,
    flaky: ': known flaky',
    quarantined: ': quarantined',
  }
  return { answer, verdicts: ends[first.verdict] }
}

/** Returns the line below the sentence: `Compared with main · 2 fixed · 9 builds in 3 days, the last one 8 minutes ago`. */
export function branchLead({ built }: Pick<ShownBranch, 'built'>, now: number): string {
  const fixed = countIn(built, 'fixed')
  return [...basisTexts(built, now), ...(fixed === 0 ? [] : [verdictCount('fixed', fixed, '')]), buildsText(built, now)].join(' · ')
}

/** Returns what the branch is compared with, and why the tests of some modules have no verdict. */
function basisTexts(built: readonly ModuleVerdicts[], now: number): readonly string[] {
  const compared = built.filter(({ basis }) => basis === 'compared')
  const others = built.filter(({ basis }) => basis !== 'compared')
  const [first] = others
  const texts = compared.length === 0 ? [] : [`Compared with ${baseText(compared)}`]
  if (first === undefined) return texts
  const reason = reasonOf(first, now)
  const isSame = others.every((other) => reasonOf(other, now) === reason)
  const who = compared.length === 0 ? 'No verdicts' : `No verdicts in ${countOf(others.length, 'module')}`
  return [...texts, isSame ? `${who}: ${reason}` : who]
}

function reasonOf({ basis, baseRef, baseLastSeen }: Pick<ModuleVerdicts, 'basis' | 'baseRef' | 'baseLastSeen'>, now: number): string {
  const base = displayLine(baseRef ?? '')
  const reasons: Readonly<Record<BasisKind, string>> = {
    compared: '',
    default: `${base} is the default branch`,
    unknown: 'no test names a branch to compare with',
    unbuilt: `${base} has no build in ${historyText}`,
    old: `the last build of ${base} is older than the history (${roughAge(now - (baseLastSeen ?? 0))} ago; the history has ${historyText})`,
  }
  return reasons[basis]
}

/** Returns `9 builds in 3 days, the last one 8 minutes ago`. The builds of several modules overlap, so only the last one is named. */
function buildsText(built: readonly ModuleVerdicts[], now: number): string {
  const last = Math.max(...built.map(({ lastBuild }) => lastBuild?.timestamp ?? 0))
  const ago = formatAgo(now - last)
  const [only] = built
  if (built.length > 1 || only === undefined) return `the last build ${ago}`
  if (only.builds === 1) return `1 build, ${ago}`
  const length = roughAge(last - (only.firstBuild ?? last))
  return `${countOf(only.builds, 'build')}${length === '' ? '' : ` in ${length}`}, the last one ${ago}`
}
