import { type TabName, tabNames, viewId } from '../../data/page-elements.js'
import { isPlainClick } from './plain-click.js'

/** The tabs of the page, of which one is shown. */
export interface PageTabs {
  /** The tabs that the page has. */
  readonly names: readonly TabName[]
  show(tab: TabName): void
}

/** Connects the links and sections that the file contains. */
export function connectTabs(links: HTMLElement, onChoice: (tab: TabName) => void): PageTabs {
  const byName = new Map(
    [...links.querySelectorAll<HTMLAnchorElement>('[data-tab]')].flatMap((link) => {
      const name = tabNames.find((tab) => tab === link.dataset.tab)
      return name === undefined ? [] : [[name, link] as const]
    }),
  )
  links.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tab]') : null
    const name = tabNames.find((tab) => tab === link?.dataset.tab)
    if (name === undefined || !isPlainClick(event)) return
    event.preventDefault()
    onChoice(name)
  })
  let shown: TabName | undefined
  return {
    names: [...byName.keys()],
    show(tab) {
      if (tab === shown) return
      shown = tab
      document.documentElement.dataset.tab = tab
      for (const [name, link] of byName) {
        if (name === tab) link.setAttribute('aria-current', 'page')
        else link.removeAttribute('aria-current')
        document.getElementById(viewId(name))?.setAttribute('aria-label', link.firstChild?.textContent?.trim() ?? name)
      }
      byName.get(tab)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
  }
}
