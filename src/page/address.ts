import { readHash, type ViewState, writeHash } from './view-state.js'

/** The view's state, kept in the page's address. */
export interface Address {
  readonly state: () => ViewState
  /** @param step whether the back button comes back to what was before */
  change(change: Partial<ViewState>, step: boolean): void
  /** The address that shows what is shown now, or with a change. */
  link(change?: Partial<ViewState>): string
}

/** Browsers refuse more than about 100 changes of the address in 30 s, which somebody who holds an arrow key reaches. */
const settleMs = 300

/** Reads the state from the address, and follows it there and back. */
export function createAddress(window: Window, onChange: (state: ViewState) => void): Address {
  const { history, location } = window
  let state = readHash(location.hash)
  let settling: number | undefined
  const link = (change: Partial<ViewState> = {}) => `#${writeHash({ ...state, ...change })}`

  function write(step: boolean): void {
    window.clearTimeout(settling)
    settling = undefined
    try {
      if (step) history.pushState(null, '', link())
      else history.replaceState(null, '', link())
    } catch {
      // A frame without an address of its own: what is shown is right, only the address is not.
    }
  }

  function read(): void {
    if (location.hash === link()) return
    window.clearTimeout(settling)
    state = readHash(location.hash)
    onChange(state)
  }
  window.addEventListener('hashchange', read)
  window.addEventListener('popstate', read)

  return {
    state: () => state,
    change(change, step) {
      // What is still settling belongs to the entry that is left behind.
      if (step && settling !== undefined) write(false)
      state = { ...state, ...change }
      if (step) write(true)
      else {
        window.clearTimeout(settling)
        settling = window.setTimeout(write, settleMs, false)
      }
      onChange(state)
    },
    link: (change) => new URL(link(change), location.href).href,
  }
}
