/** Whether a change adds an entry to the browser's history or replaces the current one. */
export type HistoryAction = 'push' | 'replace'

/** State of a page, kept in the hash of its URL. */
export interface HashState<State> {
  readonly state: () => State
  change(change: Partial<State>, action: HistoryAction): void
  /** Returns the `href` of a link to the current state with a change. */
  link(change?: Partial<State>): string
}

/** Converts a state to a hash and back. `write` returns the hash without `#`; `read` accepts it with and without. */
export interface HashCodec<State> {
  readonly read: (hash: string) => State
  readonly write: (state: State) => string
}

/** Delays replacing the URL: browsers refuse more than about 100 changes in 30 s, which typing or holding an arrow key exceeds. */
const settleMs = 300

/** Reads the state from the URL, writes changes to it, and follows the back and forward buttons. */
export function createHashState<State extends object>(
  window: Window,
  { read: readHash, write: writeHash }: HashCodec<State>,
  onChange: (state: State) => void,
): HashState<State> {
  const { history, location } = window
  let state = readHash(location.hash)
  let settling: number | undefined
  const link = (change: Partial<State> = {}) => `#${writeHash({ ...state, ...change })}`

  function write(action: HistoryAction): void {
    window.clearTimeout(settling)
    settling = undefined
    // A key that is held down repeats the same change.
    if (action === 'push' && link() === (location.hash || '#')) return
    try {
      if (action === 'push') history.pushState(null, '', link())
      else history.replaceState(null, '', link())
    } catch {
      // A frame without its own URL allows no changes. The page works without them.
    }
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
    change(change, action) {
      // A delayed change belongs to the current history entry, so it is written before the next entry is added.
      if (action === 'push' && settling !== undefined) write('replace')
      state = { ...state, ...change }
      if (action === 'push') write('push')
      else {
        window.clearTimeout(settling)
        settling = window.setTimeout(write, settleMs, 'replace')
      }
      onChange(state)
    },
    link,
  }
}
