import { type Child, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { type Column, tableRow } from '../../../../base/browser/table.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { SymbolName } from '../../../../base/text/symbols.js'
import type { BranchVerdict, JudgedTest, ModuleVerdicts } from '../../../answers/branch-verdicts.js'
import { modulePath } from '../organisation/module-state.js'
import { historyCell } from '../pieces/history-cell.js'
import { ownersNode } from '../pieces/owner-text.js'
import { suiteOf, visibleName } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { branchRow, moduleRank } from './branch-modules.js'
import { baseText, countIn, failingVerdicts } from './branch-sentence.js'
import type { ShownBranch } from './read-branch.js'
import { sinceNodes } from './since-text.js'

/** The verdicts in the order of the report. */
const verdicts = [...failingVerdicts, 'fixed'] as const

interface Words {
  readonly symbol: SymbolName
  readonly title: string
  readonly reason: string
}

/** Returns the mark, the title and the reason of each group. */
const wordsOf = (base: string): Readonly<Record<BranchVerdict, Words>> => ({
  new: { symbol: 'failed', title: 'New', reason: `not failing on ${base}` },
  failed: { symbol: 'failed', title: 'Failed', reason: 'nothing to compare with' },
  known: { symbol: 'known', title: `Also fails on ${base}`, reason: 'not from this branch' },
  flaky: { symbol: 'known', title: 'Known flaky', reason: `flaky on ${base}` },
  quarantined: { symbol: 'quarantined', title: 'Quarantined', reason: 'does not fail the build' },
  fixed: { symbol: 'complete', title: 'Fixed', reason: base === '' ? '' : `${base} fails` },
})

/** The number of modules whose failing tests a group links to. */
const linkedModules = 3

export interface JudgedTestsContext {
  readonly address: HashState<DashboardState>
  readonly now: number
  /** Whether the tests are of several modules, whose names are shown. */
  readonly hasPlaces: boolean
}

/** Creates the table of the failing and fixed tests in the groups of the report. Undefined if there are none. */
export function judgedTests(branch: ShownBranch, { address, now, hasPlaces }: JudgedTestsContext): HTMLElement | undefined {
  const { name, built, tests } = branch
  const base = baseText(built)
  const refOf = new Map(built.map((module) => [modulePath(module), module.baseRef ?? '']))
  const hasOwners = tests.some(({ owners }) => owners.length > 0)
  const words = wordsOf(base)
  const columns: readonly Column<JudgedTest>[] = [
    { title: 'Test', content: (test) => testCell(test, words[test.verdict], { name, base, address, now, hasPlaces }) },
    { title: 'This branch', className: 'history-cell', content: ({ results }) => branchRow(results, name) },
    {
      title: `Last 50 builds of ${base}`,
      className: 'history-cell wide optional',
      content: (test) =>
        test.baseResults === ''
          ? element('span', { class: 'quiet' }, '–')
          : historyCell(test.baseResults, refOf.get(modulePath(test)) ?? ''),
    },
    { title: 'Why', className: 'why', content: whyOf },
    ...(hasOwners ? [{ title: 'Owner', className: 'owner wide', content: ({ owners }: JudgedTest) => ownersNode(owners) }] : []),
  ]
  const groups = verdicts.filter((verdict) => countIn(built, verdict) > 0)
  if (groups.length === 0) return undefined
  const table = element(
    'table',
    { class: 'table blocks judged-tests', 'aria-labelledby': 'judged-title' },
    element(
      'thead',
      {},
      element('tr', {}, ...columns.map(({ title, className }) => element('th', { scope: 'col', class: className }, title))),
    ),
    ...groups.map((verdict) => groupBody(branch, verdict, { columns, words: words[verdict], address })),
  )
  return element(
    'section',
    { class: 'card' },
    element(
      'div',
      { class: 'card-line card-head' },
      element('h2', { id: 'judged-title' }, 'Failing and fixed tests'),
      hasPlaces
        ? element('span', { class: 'small' }, compareLink(built, name, base, address))
        : element('span', { class: 'small quiet' }, `against ${base}`),
    ),
    table,
  )
}

/** Returns the link that compares the branch with the default branch. A comparison is of one module: of the one with the most urgent failures. */
export function compareLink(
  built: readonly ModuleVerdicts[],
  branch: string,
  base: string,
  address: HashState<DashboardState>,
  attributes: { readonly class?: string } = {},
): HTMLElement | undefined {
  const red = built.filter((module) => ['new', 'failing'].includes(moduleRank(module)))
  const [module] = [...red.filter((each) => moduleRank(each) === 'new'), ...red, ...built]
  if (module === undefined || module.basis !== 'compared') return undefined
  const place = { project: module.project, module: module.module, branch }
  const subject = built.length === 1 ? '' : `${displayLine(module.module)} `
  return element(
    'a',
    {
      ...attributes,
      href: address.link({ ...place, view: 'compare', base: 'branch', baseBranch: module.baseRef ?? '', item: '', query: '' }),
    },
    `Compare ${subject}with ${base}`,
  )
}

interface GroupContext {
  readonly columns: readonly Column<JudgedTest>[]
  readonly words: Words
  readonly address: HashState<DashboardState>
}

function groupBody({ name, built, tests }: ShownBranch, verdict: BranchVerdict, { columns, words, address }: GroupContext): HTMLElement {
  const shown = tests.filter((test) => test.verdict === verdict)
  const count = countIn(built, verdict)
  const colspan = String(columns.length)
  const links = built
    .filter(({ counts }) => counts[verdict] > 0)
    .slice(0, linkedModules)
    .flatMap((module, index) => [...(index === 0 ? [] : [' · ']), failingLink(module, name, built.length > 1, address)])
  const more = verdict === 'fixed' ? [`and ${countOf(count - shown.length, 'other test')}`] : links
  return element(
    'tbody',
    {},
    element(
      'tr',
      { class: 'group-row' },
      element(
        'th',
        { colspan, scope: 'rowgroup' },
        element('span', {}, words.title, ' ', element('span', { class: 'count' }, formatCount(count))),
        element('span', { class: 'small quiet' }, words.reason),
      ),
    ),
    ...shown.map((test) => tableRow(columns, test)),
    ...(count > shown.length ? [element('tr', { class: 'group-more' }, element('td', { colspan }, ...more))] : []),
  )
}

/** Creates the link to all failing tests of a module on the branch. No view filters tests by their verdict. */
function failingLink(module: ModuleVerdicts, branch: string, hasName: boolean, address: HashState<DashboardState>): HTMLElement {
  const failing = failingVerdicts.reduce((sum, verdict) => sum + module.counts[verdict], 0)
  const place = { project: module.project, module: module.module, branch }
  return element(
    'a',
    { href: address.link({ ...place, view: 'tests', status: 'failing', item: '', query: '' }) },
    `All ${countOf(failing, 'failing test')}${hasName ? ` of ${displayLine(module.module)}` : ''}`,
  )
}

interface CellContext extends JudgedTestsContext {
  readonly name: string
  readonly base: string
}

function testCell(test: JudgedTest, words: Words, { name, base, address, now, hasPlaces }: CellContext): HTMLElement {
  const { project, module, testId, since, verdict } = test
  const suite = suiteOf(test)
  const isOfBase = verdict === 'known' || verdict === 'fixed'
  const facts: readonly (readonly Child[])[] = [
    ...(hasPlaces ? [[modulePath(test)]] : []),
    ...(suite === '' ? [] : [[suite]]),
    ...(since === undefined ? [] : [[isOfBase ? `on ${base} ` : '', ...sinceNodes(since, now, false)]]),
  ]
  return element(
    'span',
    { class: 'marked' },
    symbolMark(words.symbol, words.title),
    element(
      'span',
      { class: 'test-name' },
      element('a', { href: address.link({ project, module, branch: name, view: 'tests', item: testId, query: '' }) }, visibleName(test)),
      element('span', { class: 'suite' }, ...facts.flatMap((fact, index) => [...(index === 0 ? [] : [' · ']), ...fact])),
    ),
  )
}

function whyOf({ verdict, message }: JudgedTest): HTMLElement {
  if (verdict === 'fixed') return element('span', { class: 'small' }, 'passes here')
  return message === undefined ? element('span', { class: 'quiet' }, '–') : element('code', { class: 'plain' }, displayLine(message))
}
