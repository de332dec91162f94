import { button, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { createPopup } from '../../../../base/browser/popup.js'
import { addShortcuts, type Shortcut } from '../../../../base/browser/shortcuts.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { applyStoredTheme, switchTheme } from '../../../../base/browser/theme.js'
import type { AvailableCoordinates } from '../answers/available-coordinates.js'
import { type DashboardState, isOrganisationPage, type ViewName, viewTitles } from '../state/dashboard-state.js'
import type { PageFrame, PageTitle, View } from '../state/view.js'
import { openView, views } from '../state/views.js'
import { createCrumbs } from './crumbs.js'
import { createGoTo, type GoToContext } from './go-to.js'
import type { ResultsPane } from './results-pane.js'
import { createTabCounts } from './tab-counts.js'
import { createPageToolbar, type ToolbarContext } from './toolbar.js'

/** The parts of the page around its content: the header, the toolbar and the title of the document. */
export interface DashboardFrame extends PageFrame {
  readonly toolbar: HTMLElement
  /** Shows the path, the title and the fields of a state. The title comes from the content on the screen. */
  showState(state: DashboardState): void
  /**
   * Shows the title of a page without results.
   * @param path the state whose path the header shows; undefined if the user is not signed in
   */
  showTitle(title: string, path: DashboardState | undefined): void
}

export interface DashboardFrameContext extends Pick<HeaderBarContext, 'readTests' | 'signOut'>, Pick<ToolbarContext, 'readBranches'> {
  readonly address: HashState<DashboardState>
  readonly available: () => AvailableCoordinates
  readonly pane: Pick<ResultsPane, 'resultsOf' | 'title'>
  /** Returns the branch of a page without a chosen one if it was found before. */
  readonly knownBranch: (state: DashboardState) => string | undefined
  readonly refresh: () => void
}

/** Fills the header, and creates a toolbar that is not in the page yet. */
export function createFrame(header: HTMLElement, context: DashboardFrameContext): DashboardFrame {
  const { address, available, pane, readBranches, readTests, signOut, knownBranch, refresh } = context
  const toolbar = createPageToolbar(address, { now: Date.now, readBranches })
  const counts = createTabCounts()
  const shortcuts = appShortcuts(address, { focusSearch: () => bar.focusSearch(), refresh })
  const bar = createHeaderBar(header, { address, available, readTests, signOut, shortcuts })

  function showState(state: DashboardState): void {
    const results = pane.resultsOf(state)
    const title = results === undefined ? pane.title() : titleOf(results.view)
    const item = title?.isItem ? title.text : itemOf(state, results?.view)
    bar.show(state, available(), item)
    const shown = counts.add(state, results?.view.counts?.() ?? {})
    toolbar.show(state, title, results?.usualBranch ?? knownBranch(state), shown)
    document.title = documentTitle(item, state)
  }
  return {
    toolbar: toolbar.root,
    showState,
    showTitle(title, path) {
      bar.show(path, available(), '')
      document.title = title
    },
    update: () => showState(address.state()),
    focusTitle() {
      showState(address.state())
      toolbar.focusTitle()
    },
  }
}

const titleOf = ({ title }: View): PageTitle | undefined => (typeof title === 'function' ? title() : title)

/** Returns the end of the path: what a page shows within its module or organisation. */
const itemOf = (state: DashboardState, view: View | undefined): string =>
  isOrganisationPage(state) && state.view === 'flaky' ? 'Flaky tests' : (view?.root.querySelector('.item-title')?.textContent ?? '')

const documentTitle = (item: string, { module, project }: DashboardState): string =>
  [item, module, project, 'Build Report'].filter((part) => part !== '').join(' · ')

interface ShortcutActions {
  readonly focusSearch: () => void
  readonly refresh: () => void
}

/** Returns the keys that work on every page. */
const appShortcuts = (address: HashState<DashboardState>, { focusSearch, refresh }: ShortcutActions): readonly Shortcut[] => [
  { key: '/', title: 'go to a module or test', action: focusSearch },
  { key: 's', title: 'search the table', action: () => document.getElementById('search')?.focus() },
  ...(Object.keys(views) as ViewName[]).map((view) => ({
    key: views[view].shortcut,
    title: `show ${viewTitles[view].toLowerCase()}`,
    action: () => address.change(openView(view, address.state()), 'push'),
  })),
  { key: 'r', title: 'refresh', action: refresh },
  {
    key: 'Escape',
    title: 'go back to the list',
    action: () => address.change({ item: '' }, address.state().item === '' ? 'replace' : 'push'),
  },
]

/** The bar at the top of each page. */
interface HeaderBar {
  /** Shows the path to the page. Without a state, the user is not signed in. */
  show(state: DashboardState | undefined, available: AvailableCoordinates, item: string): void
  focusSearch(): void
}

interface HeaderBarContext extends GoToContext {
  readonly signOut: () => void
  readonly shortcuts: readonly Shortcut[]
}

/** Fills the header: the mark, the path, the field that goes to a module or test, the theme and the account. */
function createHeaderBar(header: HTMLElement, { signOut, shortcuts, ...context }: HeaderBarContext): HeaderBar {
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
