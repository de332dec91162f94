import type { Announcer } from '../../../base/browser/announcer.js'
import type { HashState } from '../../../base/browser/hash-state.js'
import { createApi } from './answers/api.js'
import { apiErrorOfAny, isRejectedKey } from './answers/api-error.js'
import { errorNotice } from './frame/notices.js'
import type { DashboardFrame } from './frame/page-frame.js'
import { focusPlace } from './frame/place-of-focus.js'
import type { ResultsPane } from './frame/results-pane.js'
import { loadedThing } from './pieces/loading-shape.js'
import { resultsKeys } from './results/results.js'
import type { ApiKey } from './state/api-key.js'
import { type DashboardState, missingCoordinate } from './state/dashboard-state.js'
import type { KeptAnswers } from './state/kept-answers.js'
import type { RequestUnderWay } from './state/request-under-way.js'
import { type LoadedResults, loadResults } from './state/results-loader.js'
import type { View } from './state/view.js'
import { loadingShapeOf } from './state/views.js'

/** The parts of the dashboard that show results. Each of them owns what changes in it. */
export interface DashboardParts {
  readonly apiKey: ApiKey
  readonly address: HashState<DashboardState>
  readonly announcer: Announcer
  readonly kept: KeptAnswers
  readonly request: RequestUnderWay
  readonly pane: ResultsPane
  readonly frame: DashboardFrame
  /** Removes the results from the page and asks for another key. */
  readonly askForKey: (reason: string) => void
}

/** Reads everything on the page again. */
export function refresh(parts: DashboardParts): void {
  const { apiKey, address, kept } = parts
  const key = apiKey.read()
  const state = address.state()
  if (key === undefined || state.page !== '') return
  kept.coordinates.reload(key)
  if (missingCoordinate(state) === undefined) void readShownResults(parts, key, state)
}

/** Reads the results of a state and shows them, or why that failed, unless another request starts before. */
export async function readShownResults(parts: DashboardParts, key: string, state: DashboardState): Promise<void> {
  const { announcer, kept, request } = parts
  const current = request.start(mainKeyOf(state))
  showProgress(parts, state)
  announcer.announce('Loading')
  try {
    const results = await loadResults(key, state, Date.now(), kept.usualBranches, current.signal)
    if (request.isCurrent(current)) announcer.announce(showLoaded(parts, key, current.resultsKey, results))
  } catch (error) {
    if (request.isCurrent(current)) showFailure(parts, error)
  }
}

/** Returns the key of results that are read for a state. */
export const mainKeyOf = (state: DashboardState): string => resultsKeys(state)[0] ?? ''

/** Marks the content as busy. It stays on the screen only if it belongs to the state. */
export function showProgress({ frame, pane }: DashboardParts, state: DashboardState): void {
  pane.setBusy(true)
  if (pane.resultsOf(state) !== undefined) return
  pane.showLoading(state)
  frame.showState(state)
}

export function stopReading({ request, pane }: DashboardParts): void {
  request.stop()
  pane.setBusy(false)
}

/**
 * Shows results. The state may have changed during the request in parts that need no new data.
 * @returns the results in words
 */
export function showLoaded(parts: DashboardParts, apiKey: string, resultsKey: string, loaded: LoadedResults): string {
  const { address, announcer, frame, kept, pane } = parts
  const { createView, digest, usualBranch } = loaded
  const state = address.state()
  const stop = new AbortController()
  const api = createApi(apiKey, stop.signal)
  const { view, summary } = createView(state, { address, announce: announcer.announce, frame, available: kept.available, api })
  // If the view cannot be created, the request is still under way, so the page shows the error.
  stopReading(parts)
  const field = pane.showResults({ key: resultsKey, view, digest, usualBranch, stop })
  showInView(parts, view, state)
  focusPlace(pane.content, field)
  return summary
}

/** Shows a state in a view that has its results. */
export function showInView({ frame }: DashboardParts, view: View, state: DashboardState): void {
  view.show(state)
  frame.showState(state)
}

/** Shows why a request failed, instead of content that does not belong to the page, or asks for another key if the server rejected this one. */
export function showFailure(parts: DashboardParts, error: unknown): void {
  const { apiKey, address, askForKey, frame, pane } = parts
  stopReading(parts)
  if (isRejectedKey(error)) {
    apiKey.forget()
    askForKey('The server rejected this key. Check that it is complete and was not revoked.')
    return
  }
  const state = address.state()
  if (pane.resultsOf(state) !== undefined) noteFailure(parts, error)
  else pane.showNotice(errorNotice(apiErrorOfAny(error), whatOf(state), address, () => refresh(parts)))
  frame.showState(state)
}

/** States that the results on the screen could not be read again. They stay. */
export function noteFailure({ announcer, pane }: DashboardParts, error: unknown): void {
  const note = `This page could not be refreshed. ${apiErrorOfAny(error).message}`
  pane.refreshNote.textContent = note
  announcer.announce(note)
}

function whatOf(state: DashboardState): string {
  const what = loadedThing(loadingShapeOf(state), state)
  return what.slice(0, 1).toUpperCase() + what.slice(1)
}
