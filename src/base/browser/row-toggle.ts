import { button } from './element.js'

/**
 * Creates the button that turns a row of marks into a list and back. The list is the control for readers for whom the marks are too small.
 * The row is shown at first.
 */
export function rowToggle(row: HTMLElement, list: HTMLElement, className = ''): HTMLButtonElement {
  list.hidden = true
  const toggle = button('As a list', { class: `text-button ${className}`.trim(), 'aria-expanded': 'false' }, () => {
    row.hidden = list.hidden
    list.hidden = !list.hidden
    toggle.textContent = list.hidden ? 'As a list' : 'As a row'
    toggle.setAttribute('aria-expanded', String(!list.hidden))
  })
  return toggle
}
