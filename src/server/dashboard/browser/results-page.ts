import { completeCoordinates } from './answers/available-coordinates.js'
import { noRecordsNotice, noRecordsTitle } from './frame/notices.js'
import { type DashboardParts, readShownResults, showFailure, showInView, showProgress, stopReading } from './read-results.js'
import { resultsKeys } from './results/results.js'
import { type DashboardState, missingCoordinate } from './state/dashboard-state.js'

/** Shows the results of a state, and reads them if they are neither on the screen nor being read. */
export function showResultsPage(parts: DashboardParts, main: HTMLElement, key: string, state: DashboardState): void {
  const { frame, kept, pane, request } = parts
  frame.showState(state)
  if (!frame.toolbar.isConnected) main.replaceChildren(frame.toolbar, pane.refreshNote, pane.content)
  kept.coordinates.loadOnce(key)
  const isBeingRead = request.isRunning(resultsKeys(state))
  const onScreen = pane.resultsOf(state)
  if (missingCoordinate(state) !== undefined) completeSelection(parts, state)
  else if (onScreen !== undefined) {
    if (!isBeingRead) stopReading(parts)
    showInView(parts, onScreen.view, state)
  } else if (!isBeingRead) void readShownResults(parts, key, state)
}

/** Shows the coordinates that were loaded, and fills in the coordinates that the page lacks. */
export function showCoordinates(parts: DashboardParts): void {
  const state = parts.address.state()
  if (state.page !== '') return
  parts.frame.showState(state)
  if (missingCoordinate(state) !== undefined) completeSelection(parts, state)
}

/** Shows why the coordinates could not be loaded. A link with complete coordinates works without them. */
export function showCoordinatesFailure(parts: DashboardParts, error: unknown): void {
  if (missingCoordinate(parts.address.state()) !== undefined) showFailure(parts, error)
}

/** Fills in coordinates that are not chosen yet. */
function completeSelection(parts: DashboardParts, state: DashboardState): void {
  const { address, frame, kept, pane } = parts
  stopReading(parts)
  const known = kept.coordinates.current()
  if (known === undefined) {
    showProgress(parts, state)
    return
  }
  const completed = completeCoordinates(known, state)
  if (missingCoordinate({ ...state, ...completed }) === undefined) address.change(completed, 'replace')
  else {
    pane.showNotice(noRecordsNotice(address), noRecordsTitle({ ...state, ...completed }))
    frame.showState(address.state())
  }
}
