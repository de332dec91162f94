import { button, type Child, element } from '../../../../base/browser/element.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import type { Column } from '../../../../base/browser/table.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { SlowerGroup } from '../../../answers/slower-tests.js'
import { changeNode } from '../pieces/change-node.js'
import { ownersNode } from '../pieces/owner-text.js'
import { sinceText } from '../pieces/short-day.js'
import { changesNode, commitText, slowerGroupTitle, slowerSince } from '../pieces/slower-text.js'
import { suiteOf, visibleName } from '../pieces/test-name.js'
import { isUsualChange } from '../pieces/usual-change.js'
import { marksOfStatuses, medianAndChange, type TestOfModule } from './listed-test.js'
import type { RowSlots } from './row-slots.js'
import type { TestEntry } from './test-entries.js'

export interface TestsColumnsContext {
  readonly hasOwners: boolean
  /** Names the builds of the rows. */
  readonly historyTitle: string
  readonly linkOf: (id: string) => string
  /** Returns the parts of a row that show the results in the last builds, which are read later. */
  readonly slotsOf: (entry: TestEntry) => RowSlots
  readonly onToggle: (group: SlowerGroup) => void
}

/** Returns the columns of the table of tests. */
export function testsColumns(context: TestsColumnsContext): readonly Column<TestEntry>[] {
  const { hasOwners, historyTitle, slotsOf } = context
  const owner: Column<TestEntry> = { title: 'Owner', className: 'owner wide medium', content: (entry) => ownersNode(ownersIn(entry)) }
  return [
    { title: 'Test', content: (entry) => (entry.kind === 'test' ? testCell(entry, context) : groupCell(entry, context)) },
    { title: historyTitle, className: 'history-cell', content: (entry) => slotsOf(entry).history },
    { title: 'Failed or flaky', className: 'number wide', content: (entry) => slotsOf(entry).failed },
    { title: 'Last one', className: 'number wide optional quiet', content: (entry) => slotsOf(entry).last },
    { title: 'Median', className: 'number last', content: (entry) => medianCell(entry, slotsOf(entry)) },
    { title: 'Change', className: 'number wide', content: changeOf },
    ...(hasOwners ? [owner] : []),
  ]
}

const ownersIn = (entry: TestEntry): readonly string[] =>
  entry.kind === 'test' ? entry.test.metrics.owners : [...new Set(entry.tests.flatMap(({ metrics }) => metrics.owners))]

function testCell({ test, isPart }: TestEntry & { readonly kind: 'test' }, { linkOf, slotsOf }: TestsColumnsContext): HTMLElement {
  const { metrics, isQuarantined, status } = test
  const why = isPart ? partReason(test) : reasonOf(test, slotsOf({ kind: 'test', test, isPart }))
  return element(
    'span',
    { class: isPart ? 'marked part' : 'marked' },
    symbolMark(...marksOfStatuses[status]),
    element(
      'span',
      { class: 'test-name' },
      element('a', { href: linkOf(metrics.id) }, visibleName(metrics)),
      ...(isQuarantined && status !== 'quarantined' ? [' ', element('span', { class: 'tag' }, 'Quarantined')] : []),
      why.length === 0 ? undefined : element('span', { class: 'suite' }, ...why),
    ),
  )
}

function groupCell({ group, tests, isOpen }: TestEntry & { readonly kind: 'group' }, { onToggle }: TestsColumnsContext): HTMLElement {
  const commit = commitText(group.since)
  return element(
    'span',
    { class: 'marked' },
    symbolMark(...marksOfStatuses.slower),
    element(
      'span',
      { class: 'test-name' },
      button(slowerGroupTitle(group, tests.length), { class: 'fold-toggle', 'aria-expanded': String(isOpen) }, () => onToggle(group)),
      element('span', { class: 'suite' }, 'slower since ', ...slowerSince(group), commit === '' ? '' : ` · ${commit}`),
    ),
  )
}

/** Returns the suites of a test, and since when it needs attention. */
function reasonOf(test: TestOfModule, { since }: RowSlots): readonly Child[] {
  const { metrics, status, flaky, slower } = test
  const suite = suiteOf(metrics)
  const reasons: readonly (readonly Child[])[] = [
    ...(suite === '' ? [] : [[suite]]),
    ...(status === 'failing' ? [['fails', since]] : []),
    ...(status === 'flaky' && flaky !== undefined ? [[`flaky since ${sinceText(flaky.firstSeen)}`]] : []),
    ...(slower === undefined ? [] : [['slower since ', ...slowerSince(slower.group)]]),
  ]
  return reasons.flatMap((reason, index) => (index === 0 ? reason : [' · ', ...reason]))
}

/** The row of the group has the suite and the commit. */
function partReason({ slower }: TestOfModule): readonly Child[] {
  if (slower === undefined) return []
  const { before, after } = slower.test
  return [`${formatDuration(before)} → ${formatDuration(after)}`]
}

/** Creates the median. Phones show the figure of the status instead. */
function medianCell(entry: TestEntry, { phone }: RowSlots): readonly Child[] {
  const status = entry.kind === 'group' ? 'slower' : entry.test.status
  if (status !== 'failing' && status !== 'flaky' && status !== 'slower') return [medianText(entry)]
  return [
    element('span', { class: 'not-phone' }, medianText(entry)),
    element('span', { class: 'only-phone' }, status === 'slower' ? changeOf(entry) : phone),
  ]
}

/** Returns `130 ms`, or `130 ms to 1.2 s` for a group. */
function medianText(entry: TestEntry): string {
  const medians = (entry.kind === 'group' ? entry.tests : [entry.test])
    .map((test) => medianAndChange(test).median)
    .filter((median) => median !== undefined)
  if (medians.length === 0) return '–'
  const [least, most] = [formatDuration(Math.min(...medians)), formatDuration(Math.max(...medians))]
  return least === most ? least : `${least} to ${most}`
}

/** Creates the change of the median, in red or green only if it is outside of the spread of the durations. */
function changeOf(entry: TestEntry): HTMLElement | string {
  const tests = entry.kind === 'group' ? entry.tests : [entry.test]
  const changes = tests.map((test) => medianAndChange(test).change).filter((change) => change !== undefined)
  const [change] = changes
  if (change === undefined) return '–'
  if (entry.kind === 'group') return changesNode(changes)
  const { slower, metrics } = entry.test
  const isUsual = slower === undefined && (metrics.before === undefined || isUsualChange(metrics.total, metrics.before))
  return changeNode(1 + change, 1, isUsual)
}
