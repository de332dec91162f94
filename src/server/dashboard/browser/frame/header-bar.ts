import { button, element } from '../../../../base/browser/element.js'
import { createPopup } from '../../../../base/browser/popup.js'
import { addShortcuts, type Shortcut } from '../../../../base/browser/shortcuts.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { applyStoredTheme, switchTheme } from '../../../../base/browser/theme.js'
import type { AvailableCoordinates } from '../answers/available-coordinates.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { createCrumbs } from './crumbs.js'
import { createGoTo, type GoToContext } from './go-to.js'

/** The bar at the top of each page. */
export interface HeaderBar {
  /** Shows the path to the page. Without a state, the user is not signed in. */
  show(state: DashboardState | undefined, available: AvailableCoordinates, item: string): void
  focusSearch(): void
}

export interface HeaderBarContext extends GoToContext {
  readonly signOut: () => void
  readonly shortcuts: readonly Shortcut[]
}

/** Fills the header: the mark, the path, the field that goes to a module or test, the theme and the account. */
export function createHeaderBar(header: HTMLElement, { signOut, shortcuts, ...context }: HeaderBarContext): HeaderBar {
  const { address } = context
  const crumbs = createCrumbs(address, context.readTests)
  const goTo = createGoTo(context)
  const settings = element('div', { class: 'settings' })
  let isSignedIn = false
  const account = createPopup({
    label: 'Account',
    className: 'btn icon',
    items: () => [
      { title: 'Manage keys', href: address.link({ page: 'keys' }) },
      { title: 'Documentation of the API', href: 'docs' },
      ...(isSignedIn ? [{ title: 'Sign out', onChoose: signOut }] : []),
    ],
    foot: settings,
  })
  account.show(icon('account'))
  applyStoredTheme()
  addShortcuts(settings, shortcuts)
  header.replaceChildren(
    element(
      'div',
      { class: 'bar-row' },
      element('a', { class: 'brand', href: '#' }, icon('brand'), element('span', { class: 'brand-name' }, 'Build Report')),
      crumbs.root,
      element('div', { class: 'grow' }),
      goTo.root,
      button(icon('theme'), { class: 'btn icon', 'aria-label': 'Light or dark' }, switchTheme),
      account.root,
    ),
  )
  return {
    show(state, current, item) {
      isSignedIn = state !== undefined
      goTo.root.hidden = !isSignedIn
      crumbs.root.hidden = !isSignedIn
      if (state !== undefined) crumbs.show(state, current, item)
    },
    focusSearch: goTo.focus,
  }
}
