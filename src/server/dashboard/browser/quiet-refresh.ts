import { isRejectedKey } from './answers/api-error.js'
import { focusPlace, placeOfFocus } from './frame/place-of-focus.js'
import { type DashboardParts, mainKeyOf, noteFailure, showFailure, showLoaded } from './read-results.js'
import { missingCoordinate } from './state/dashboard-state.js'
import { loadResults } from './state/results-loader.js'

/** Reads the results again, and replaces those on the screen only if they differ. */
export async function refreshQuietly(parts: DashboardParts, signal: AbortSignal): Promise<void> {
  const { apiKey, address, kept, pane, request } = parts
  const key = apiKey.read()
  const state = address.state()
  if (key === undefined || state.page !== '' || request.isRunning()) return
  kept.coordinates.reload(key)
  const before = pane.results()
  // Replacing the content would close the menu.
  if (pane.content.querySelector('.popup:not([hidden])') !== null) return
  if (before === undefined || missingCoordinate(state) !== undefined) return
  const results = await loadResults(key, state, Date.now(), kept.usualBranches, signal)
  if (request.isRunning() || pane.resultsOf(address.state()) !== before) return
  if (results.digest !== before.digest) {
    const place = placeOfFocus(pane.content)
    showLoaded(parts, key, mainKeyOf(state), results)
    focusPlace(pane.content, place)
  }
  pane.refreshNote.textContent = ''
}

/** Reports that a refresh failed. The results on the screen stay, unless the server rejected the key. */
export function showRefreshFailure(parts: DashboardParts, error: unknown): void {
  if (isRejectedKey(error)) {
    showFailure(parts, error)
    return
  }
  noteFailure(parts, error)
}
