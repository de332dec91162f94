import { element } from '../../browser/element.js'

export const tabTitles = { tests: 'Tests', summary: 'Summary' } as const

export type TabName = keyof typeof tabTitles

/** Tabs that show one part of the page at a time. In print and without a script, all parts are visible. */
export interface Tabs {
  readonly root: HTMLElement
  show(view: TabName): void
}

/** Creates the tabs. The elements become their panels. */
export function createTabs(panels: Readonly<Record<TabName, HTMLElement>>, onView: (view: TabName) => void): Tabs {
  const names = Object.keys(tabTitles) as TabName[]
  const tabs = names.map((name) => {
    const tab = element('button', { type: 'button', role: 'tab', id: `${name}-tab`, 'aria-controls': panels[name].id }, tabTitles[name])
    tab.addEventListener('click', () => onView(name))
    panels[name].setAttribute('role', 'tabpanel')
    panels[name].setAttribute('aria-labelledby', tab.id)
    return tab
  })
  const root = element('div', { class: 'views', role: 'tablist', 'aria-label': 'Parts of the report' }, ...tabs)
  root.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    const current = tabs.findIndex((tab) => tab.contains(document.activeElement))
    const next = (current + (step ?? 0) + tabs.length) % tabs.length
    const name = names[next]
    if (step === undefined || current === -1 || name === undefined) return
    onView(name)
    tabs[next]?.focus()
  })
  return {
    root,
    show(view) {
      // The style sheet hides the other panel, on screens only.
      document.documentElement.dataset.view = view
      tabs.forEach((tab, index) => {
        tab.setAttribute('aria-selected', String(names[index] === view))
        tab.tabIndex = names[index] === view ? 0 : -1
      })
    },
  }
}
