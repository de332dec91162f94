import { createAnnouncer } from '../../../base/browser/announcer.js'
import { createHashState } from '../../../base/browser/hash-state.js'
import { branchesToSuggest } from './answers/branches.js'
import { createFrame } from './frame/page-frame.js'
import { createResultsPane, shownStateOf } from './frame/results-pane.js'
import { createPages } from './pages.js'
import { refreshQuietly, showRefreshFailure } from './quiet-refresh.js'
import { type DashboardParts, refresh } from './read-results.js'
import { showCoordinates, showCoordinatesFailure } from './results-page.js'
import { apiOfKey } from './state/api-key.js'
import { dashboardHash, readDashboard } from './state/dashboard-state.js'
import { createKeptAnswers } from './state/kept-answers.js'
import { openApiKey } from './state/key-from-link.js'
import { refreshEachMinute } from './state/refresh-each-minute.js'
import { createRequestUnderWay } from './state/request-under-way.js'

/** Starts the dashboard: creates its parts, connects them, and shows the page of the URL. */
export function startApp(header: HTMLElement, main: HTMLElement): void {
  // The key must be removed from the URL before the state is read from it.
  const apiKey = openApiKey(window, () => pages.restart())
  const apiOf = (signal: AbortSignal) => apiOfKey(apiKey, signal)
  const address = createHashState(window, { read: readDashboard, write: dashboardHash }, (state) => pages.show(state))

  const pane = createResultsPane()
  const kept = createKeptAnswers({
    apiOf,
    shownState: () => shownStateOf(pane, address.state()),
    onCoordinates: () => showCoordinates(parts),
    onCoordinatesFailed: (error) => showCoordinatesFailure(parts, error),
  })
  const frame = createFrame(header, {
    address,
    available: kept.available,
    pane,
    readBranches: () => branchesToSuggest(apiOf, address.state(), kept.available(), Date.now()),
    readTests: kept.testNames.read,
    signOut() {
      apiKey.forget()
      pages.askForKey('')
    },
    knownBranch: kept.usualBranches.known,
    refresh: () => refresh(parts),
  })
  const announcer = createAnnouncer()
  const request = createRequestUnderWay()
  const askForKey = (reason: string) => pages.askForKey(reason)
  const parts: DashboardParts = { apiKey, address, announcer, kept, request, pane, frame, askForKey }
  const pages = createPages(main, parts)

  refreshEachMinute(
    (signal) => refreshQuietly(parts, signal),
    (error) => showRefreshFailure(parts, error),
  )
  main.setAttribute('tabindex', '-1')
  document.body.append(announcer.root)
  pages.show(address.state())
}
