import { element } from '../../../../base/browser/element.js'
import { loadedThing, loadingLine, loadingShape } from '../pieces/loading-shape.js'
import { isTestPage, resultsKeys } from '../results/results.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { LoadedResults } from '../state/results-loader.js'
import { withBranch } from '../state/usual-branch.js'
import type { PageTitle, View } from '../state/view.js'
import { loadingShapeOf } from '../state/views.js'
import { fieldOfFocus } from './place-of-focus.js'

/** Results on the screen. */
export interface ShownResults extends Pick<LoadedResults, 'digest' | 'usualBranch'> {
  /** One of the keys of the states that these results belong to. */
  readonly key: string
  readonly view: View
  /** Aborts the requests of the view. */
  readonly stop: AbortController
}

/** The part of the page below the toolbar. It contains results, the shape of results that are being read, or a notice. */
export interface ResultsPane {
  /** Contains why the last refresh failed. */
  readonly refreshNote: HTMLElement
  readonly content: HTMLElement
  /** Returns the results on the screen. */
  results(): ShownResults | undefined
  /** Returns the results on the screen if they belong to a state. */
  resultsOf(state: DashboardState): ShownResults | undefined
  /**
   * Closes the results before and shows others.
   * @returns the field of the results before that had the focus, if the user did not move it since then
   */
  showResults(results: ShownResults): string | undefined
  /** Closes the results before and shows a notice, below a title of its own if it has one. */
  showNotice(notice: HTMLElement, title?: PageTitle): void
  /** Closes the results before and shows the shape of those that are being read. */
  showLoading(state: DashboardState): void
  /** Returns the title of the notice or shape on the screen. Results have their own. */
  title(): PageTitle | undefined
  /** Marks that a request is under way. */
  setBusy(isBusy: boolean): void
}

/** Creates the part of the page, without content. */
export function createResultsPane(): ResultsPane {
  const content = element('div', { class: 'content' })
  const refreshNote = element('p', { class: 'stale' })
  let shown: ShownResults | undefined
  let title: PageTitle | undefined
  let field: string | undefined

  function replace(root: HTMLElement): void {
    shown?.view.close()
    shown?.stop.abort()
    shown = undefined
    title = undefined
    refreshNote.textContent = ''
    content.replaceChildren(root)
  }
  return {
    refreshNote,
    content,
    results: () => shown,
    resultsOf: (state) => (shown !== undefined && resultsKeys(state).includes(shown.key) ? shown : undefined),
    showResults(results) {
      const kept = document.activeElement === document.body ? field : undefined
      const focused = fieldOfFocus(content) ?? kept
      field = undefined
      replace(results.view.root)
      shown = results
      return focused
    },
    showNotice(notice, ownTitle) {
      replace(notice)
      title = ownTitle
    },
    showLoading(state) {
      field = fieldOfFocus(content) ?? field
      const shape = loadingShapeOf(state)
      replace(loadingShape(shape, `Loading ${loadedThing(shape, state)} …`))
      title = { text: isTestPage(state) ? 'Test' : '', lead: loadingLine() }
    },
    title: () => title,
    setBusy(isBusy) {
      if (isBusy) content.setAttribute('aria-busy', 'true')
      else content.removeAttribute('aria-busy')
    },
  }
}

/** Returns a state with the branch of its results on the screen; empty for all branches. */
export const shownStateOf = (pane: ResultsPane, state: DashboardState): DashboardState =>
  withBranch(state, pane.resultsOf(state)?.usualBranch ?? '')
