import { type DashboardState, readHash, writeHash } from './state.js'

/** The state, kept in the page's address. */
export interface Address {
  readonly state: () => DashboardState
  /** @param step whether the back button comes back to what was before */
  change(change: Partial<DashboardState>, step: boolean): void
  /** What a link to the same with a change has as its `href`. */
  link(change: Partial<DashboardState>): string
}

/** Browsers refuse more than about 100 changes of the address in 30 s, which somebody who types a search reaches. */
const settleMs = 300

/** Reads the state from the address, and follows it there and back. */
export function createAddress(window: Window, onChange: (state: DashboardState) => void): Address {
  const { history, location } = window
  let state = readHash(location.hash)
  let settling: number | undefined
  const link = (change: Partial<DashboardState> = {}) => `#${writeHash({ ...state, ...change })}`

  function settle(): void {
    if (settling === undefined) return
    window.clearTimeout(settling)
    settling = undefined
    history.replaceState(null, '', link())
  }

  function read(): void {
    if (location.hash === link()) return
    window.clearTimeout(settling)
    settling = undefined
    state = readHash(location.hash)
    onChange(state)
  }
  window.addEventListener('hashchange', read)
  window.addEventListener('popstate', read)

  return {
    state: () => state,
    change(change, step) {
      // What is still settling belongs to the entry that is left behind.
      if (step) settle()
      state = { ...state, ...change }
      if (step) {
        // A key that is held down makes no history.
        if (link() !== (location.hash || '#')) history.pushState(null, '', link())
      } else {
        window.clearTimeout(settling)
        settling = window.setTimeout(settle, settleMs)
      }
      onChange(state)
    },
    link,
  }
}
