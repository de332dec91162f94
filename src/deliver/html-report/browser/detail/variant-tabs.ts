import { button, element } from '../../../../base/browser/element.js'
import { outcomeMark } from '../symbol.js'
import type { Variant } from './variants.js'

const panelId = 'attempt'
const tabId = (index: number) => `attempt-tab-${index}`

/** Creates tabs for the attempts of a test, with the content of the chosen one below them. Arrow keys move between them. */
export function variantTabs(variants: readonly Variant[], first: number, content: (variant: Variant) => readonly Node[]): HTMLElement {
  const panel = element('div', { id: panelId, role: 'tabpanel', class: 'detail-main' })
  const tabs = variants.map(({ label, outcome }, index) => {
    const tab = button(outcomeMark(outcome), { class: 'chip', role: 'tab', id: tabId(index), 'aria-controls': panelId }, () =>
      select(index),
    )
    tab.append(label)
    return tab
  })
  const list = element('div', { class: 'chips', role: 'tablist', 'aria-label': 'Attempts' }, ...tabs)
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const current = tabs.findIndex((tab) => tab.contains(document.activeElement))
    if (step === undefined || current === -1) return
    event.preventDefault()
    event.stopPropagation()
    const next = (current + step + tabs.length) % tabs.length
    select(next)
    tabs[next]?.focus()
  })

  function select(chosen: number): void {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === chosen))
      tab.tabIndex = index === chosen ? 0 : -1
    })
    panel.setAttribute('aria-labelledby', tabId(chosen))
    const variant = variants[chosen]
    panel.replaceChildren(...(variant === undefined ? [] : content(variant)))
  }
  select(first)
  return element('div', { class: 'detail-main variants' }, list, panel)
}
