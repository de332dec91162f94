import { element, hiddenText } from '../../browser/element.js'
import { formatCount } from '../../text/counts.js'
import { formatDuration } from '../../text/durations.js'
import { filterTitles } from './status-filters.js'
import { statusIcon } from './status-icon.js'
import { nameOf, statusOf, type TestModel } from './test-model.js'
import type { GroupSums, TreeRows } from './tree-rows.js'

/** Creates the row with this index. The caller sets its position and `tabindex`. */
export function createTreeRow(model: TestModel, rows: TreeRows, index: number): HTMLElement {
  const item = rows.items[index] ?? 0
  const level = rows.levels[index] ?? 1
  const attributes = {
    class: item < 0 ? 'row group' : 'row test',
    role: 'treeitem',
    'aria-level': String(level),
    'aria-posinset': String(rows.positions[index] ?? 1),
    'aria-setsize': String(rows.siblings[index] ?? 1),
  }
  const row =
    item < 0
      ? element('div', { ...attributes, 'aria-expanded': String(rows.isOpen(-1 - item)) }, ...groupParts(rows, -1 - item))
      : element('div', attributes, ...testParts(model, item))
  // The indent is limited, so that names stay readable at deep levels.
  row.style.setProperty('--level', String(Math.min(level - 1, 8)))
  return row
}

function groupParts(rows: TreeRows, group: number): readonly Node[] {
  const { tests, failed, duration } = rows.sums.get(group) ?? ({ tests: 0, failed: 0, duration: 0 } satisfies GroupSums)
  const title = rows.titles.get(group) ?? ''
  const failures =
    failed === 0 ? [] : [element('span', { class: 'status-failed' }, `${formatCount(failed)} failed`), document.createTextNode(' of ')]
  return [
    element('span', { class: 'twisty', 'aria-hidden': 'true' }),
    element('span', { class: 'name', title }, title),
    element('span', { class: 'count' }, hiddenText(', '), ...failures, formatCount(tests)),
    element('span', { class: 'duration' }, hiddenText(', '), duration > 0 ? formatDuration(duration) : ''),
  ]
}

function testParts(model: TestModel, test: number): readonly Node[] {
  const status = statusOf(model, test)
  const name = nameOf(model, test)
  const duration = model.durations[test] ?? -1
  return [
    statusIcon(status),
    hiddenText(`${filterTitles[status]}: `),
    element('span', { class: 'name', title: name }, name),
    ...(model.flaky[test] === 1 ? [element('span', { class: 'mark status-flaky' }, statusIcon('flaky'), 'flaky')] : []),
    element('span', { class: 'duration' }, hiddenText(', '), duration < 0 ? '' : formatDuration(duration)),
  ]
}
