import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { createPopup } from '../../../../base/browser/popup.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { Selection } from '../answers/comparison.js'
import { createDayField } from '../pieces/day-field.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { dayOf, daysOf, periodBefore, periodOf } from '../state/period.js'

export interface AgainstMenuContext {
  readonly address: HashState<DashboardState>
  readonly now: number
  readonly readBranches: () => Promise<readonly string[]>
}

/** Creates the menu for what to compare with: a branch, the period before, or own dates, which have two fields beside it. */
export function againstMenu(
  state: DashboardState,
  older: Selection,
  name: string,
  { address, now, readBranches }: AgainstMenuContext,
): readonly HTMLElement[] {
  const before = periodBefore(periodOf(state, now))
  const isBranch = older.branch !== state.branch
  let branches: readonly string[] = isBranch ? [older.branch] : []
  const noDays = { baseFrom: '', baseTo: '' }
  const chooseBranch = (baseBranch: string) => address.change({ base: 'branch', baseBranch, ...noDays }, 'push')
  const menu = createPopup({
    id: 'against',
    label: 'Against',
    isLabelShown: true,
    searchLabel: 'Search branches',
    items: () => [
      ...branches
        .filter((branch) => branch !== state.branch)
        .map((branch) => ({
          title: displayLine(branch) || 'All branches',
          onChoose: () => chooseBranch(branch),
          isCurrent: isBranch && branch === older.branch,
        })),
      {
        title: `The ${daysOf(before)} before`,
        onChoose: () => address.change({ base: 'before', baseBranch: '', ...noDays }, 'push'),
        isCurrent: !isBranch && state.base !== 'days',
      },
      {
        title: 'Own dates',
        onChoose: () =>
          address.change({ base: 'days', baseBranch: '', baseFrom: dayOf(before.fromTs), baseTo: dayOf(before.toTs - 1) }, 'push'),
        isCurrent: state.base === 'days',
      },
    ],
    onText: chooseBranch,
    onOpen: () => void suggest(),
  })
  async function suggest(): Promise<void> {
    // The menu works without suggestions.
    const found = await readBranches().catch(() => [])
    branches = [...new Set([...branches, ...found])]
    menu.update()
  }
  menu.show(name)
  if (state.base !== 'days') return [menu.root]
  const from = createDayField('base-from', 'From', (day) => address.change({ baseFrom: day }, 'push'))
  const to = createDayField('base-to', 'To', (day) => address.change({ baseTo: day }, 'push'))
  from.input.value = state.baseFrom
  to.input.value = state.baseTo
  return [menu.root, element('span', { class: 'days' }, from.root, to.root)]
}
