import { element } from '../../../../base/browser/element.js'
import { resultsKeys } from '../results/results.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { LoadedResults } from '../state/results-loader.js'
import { withBranch } from '../state/usual-branch.js'
import type { View } from '../state/view.js'

/** Results on the screen. */
export interface ShownResults extends Pick<LoadedResults, 'digest' | 'usualBranch'> {
  /** One of the keys of the states that these results belong to. */
  readonly key: string
  readonly view: View
  /** Aborts the requests of the view. */
  readonly stop: AbortController
}

/** The part of the page below the toolbar. It contains results or a notice. */
export interface ResultsPane {
  /** Contains why the last refresh failed. */
  readonly refreshNote: HTMLElement
  readonly content: HTMLElement
  /** Returns the results on the screen. */
  results(): ShownResults | undefined
  /** Returns the results on the screen if they belong to a state. */
  resultsOf(state: DashboardState): ShownResults | undefined
  /** Closes the results before and shows others. */
  showResults(results: ShownResults): void
  /** Closes the results before and shows a notice. */
  showNotice(notice: HTMLElement): void
  /** Marks that a request is under way. The results before it stay on the screen until it ends. */
  setBusy(isBusy: boolean): void
}

/** Creates the part of the page, without content. */
export function createResultsPane(): ResultsPane {
  const content = element('div', { class: 'content' })
  const refreshNote = element('p', { class: 'stale' })
  let shown: ShownResults | undefined

  function replace(root: HTMLElement): void {
    shown?.view.close()
    shown?.stop.abort()
    shown = undefined
    refreshNote.textContent = ''
    content.replaceChildren(root)
  }
  return {
    refreshNote,
    content,
    results: () => shown,
    resultsOf: (state) => (shown !== undefined && resultsKeys(state).includes(shown.key) ? shown : undefined),
    showResults(results) {
      replace(results.view.root)
      shown = results
    },
    showNotice: replace,
    setBusy(isBusy) {
      if (isBusy) content.setAttribute('aria-busy', 'true')
      else content.removeAttribute('aria-busy')
    },
  }
}

/** Returns a state with the branch of its results on the screen; empty for all branches. */
export const shownStateOf = (pane: ResultsPane, state: DashboardState): DashboardState =>
  withBranch(state, pane.resultsOf(state)?.usualBranch ?? '')
