import { element } from '../../../../base/browser/element.js'
import { createPopup, type PopupOptions } from './popup.js'

/** A menu that shows what it filters or orders by, and the choice. */
export interface FilterMenu {
  readonly root: HTMLElement
  /** Shows the choice. */
  show(choice: string): void
  /** Shows changed entries if the menu is open. */
  update(): void
}

/** Creates a menu such as `Owner All`. */
export function createFilterMenu(options: Omit<PopupOptions, 'className'>): FilterMenu {
  const popup = createPopup({ ...options, className: 'pick' })
  return {
    root: popup.root,
    update: popup.update,
    // Screen readers read the label of the popup.
    show: (choice) =>
      popup.show(element('span', { class: 'quiet', 'aria-hidden': 'true' }, options.label), element('span', { class: 'ellipsis' }, choice)),
  }
}
