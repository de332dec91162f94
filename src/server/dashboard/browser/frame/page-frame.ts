import type { HashState } from '../../../../base/browser/hash-state.js'
import type { AvailableCoordinates } from '../answers/available-coordinates.js'
import { type DashboardState, isOrganisationPage } from '../state/dashboard-state.js'
import type { PageFrame, PageTitle, View } from '../state/view.js'
import { appShortcuts } from './app-shortcuts.js'
import { createHeaderBar, type HeaderBarContext } from './header-bar.js'
import type { ResultsPane } from './results-pane.js'
import { createTabCounts } from './tab-counts.js'
import { createToolbar, type ToolbarContext } from './toolbar.js'

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
  const toolbar = createToolbar(address, { now: Date.now, readBranches })
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
