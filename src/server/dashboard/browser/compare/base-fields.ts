import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { createDayField, labelledField } from '../pieces/day-field.js'
import { type BaseName, baseTitles, type DashboardState } from '../state/dashboard-state.js'
import { dayOf, periodBefore, periodOf } from '../state/period.js'

/** Creates the fields for what to compare with. Each change takes effect at once. */
export function baseFields(
  state: DashboardState,
  address: HashState<DashboardState>,
  now: number,
  readBranches: () => Promise<readonly string[]>,
): HTMLElement {
  const base = createChoice<BaseName>('base', 'Compare with', (name) => {
    const { fromTs, toTs } = periodBefore(periodOf(state, now))
    const days = name === 'days' ? { baseFrom: dayOf(fromTs), baseTo: dayOf(toTs - 1) } : { baseFrom: '', baseTo: '' }
    address.change({ base: name, ...days }, 'push')
  })
  base.show(state.base, optionsOf(baseTitles))
  const from = createDayField('base-from', 'From', (day) => address.change({ baseFrom: day }, 'push'))
  const to = createDayField('base-to', 'To', (day) => address.change({ baseTo: day }, 'push'))
  from.input.value = state.baseFrom
  to.input.value = state.baseTo
  const chosen = { before: [], branch: [branchField(state, address, readBranches)], days: [from.root, to.root] }[state.base]
  return element('div', { class: 'choices base-fields' }, base.root, ...chosen)
}

function branchField(
  state: DashboardState,
  address: HashState<DashboardState>,
  readBranches: () => Promise<readonly string[]>,
): HTMLElement {
  const attributes = { id: 'base-branch', class: 'branch', type: 'search', list: 'base-branches', placeholder: 'All branches' }
  const input = element('input', { ...attributes, autocomplete: 'off', spellcheck: 'false' })
  input.value = state.baseBranch
  input.addEventListener('change', () => address.change({ baseBranch: input.value.trim() }, 'push'))
  const suggestions = element('datalist', { id: 'base-branches' })
  input.addEventListener(
    'focus',
    async () => {
      // The field works without suggestions.
      const names = await readBranches().catch(() => [])
      suggestions.replaceChildren(...names.map((value) => element('option', { value })))
    },
    { once: true },
  )
  const root = labelledField('base-branch', 'Branch to compare with', input)
  root.append(suggestions)
  return root
}
