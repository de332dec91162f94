import { button, element } from '../../../../base/browser/element.js'
import type { HistoryAction } from '../../../../base/browser/hash-state.js'
import type { MenuOption } from '../frame/menu-button.js'
import type { ViewState } from '../view-state.js'
import type { Grouping } from './groupings.js'
import type { OrderName } from './test-order.js'

/** Opens the choice of grouping and order on a phone, as a sheet at the bottom. */
export function openListSheet(
  { grouping, order }: ViewState,
  groupings: readonly MenuOption<Grouping>[],
  orders: readonly MenuOption<OrderName>[],
  change: (change: Partial<ViewState>, action: HistoryAction) => void,
): void {
  const dialog = element(
    'dialog',
    { class: 'sheet', 'aria-label': 'Group and order' },
    choices('Group', groupings, grouping, (value) => change({ grouping: value }, 'replace')),
    choices('Order', orders, order, (value) => change({ order: value }, 'replace')),
    button('Done', { class: 'btn' }, () => dialog.close()),
  )
  dialog.addEventListener('close', () => dialog.remove())
  // A tap beside the sheet closes it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
}

function choices<Value extends string>(
  title: string,
  options: readonly MenuOption<Value>[],
  chosen: Value,
  onChoice: (value: Value) => void,
): HTMLElement {
  const name = `sheet-${title.toLowerCase()}`
  return element(
    'fieldset',
    {},
    element('legend', { class: 'strong' }, title),
    ...options.map(({ value, title: text }) => {
      const input = element('input', { type: 'radio', name, value })
      input.checked = value === chosen
      input.addEventListener('change', () => onChoice(value))
      return element('label', { class: 'row' }, input, text)
    }),
  )
}
