import { element } from '../../browser/element.js'

/** The two halves of the page. */
export const viewTitles = { tests: 'Tests', summary: 'Summary' } as const

export type View = keyof typeof viewTitles

/** Tabs that show one half of the page at a time; in print and without a script both are there. */
export interface Views {
  readonly place: HTMLElement
  show(view: View): void
}

/** Makes the tabs for two elements, which become their panels. */
export function createViews(panels: Readonly<Record<View, HTMLElement>>, onView: (view: View) => void): Views {
  const names = Object.keys(viewTitles) as View[]
  const tabs = names.map((name) => {
    const tab = element('button', { type: 'button', role: 'tab', id: `${name}-tab`, 'aria-controls': panels[name].id }, viewTitles[name])
    tab.addEventListener('click', () => onView(name))
    panels[name].setAttribute('role', 'tabpanel')
    panels[name].setAttribute('aria-labelledby', tab.id)
    return tab
  })
  const place = element('div', { class: 'views', role: 'tablist', 'aria-label': 'Parts of the report' }, ...tabs)
  place.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    const current = tabs.findIndex((tab) => tab.contains(document.activeElement))
    const next = (current + (step ?? 0) + tabs.length) % tabs.length
    const name = names[next]
    if (step === undefined || current === -1 || name === undefined) return
    onView(name)
    tabs[next]?.focus()
  })
  return {
    place,
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
