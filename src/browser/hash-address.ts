/** A state, kept in the part of the page's address behind `#`. */
export interface HashAddress<State> {
  readonly state: () => State
  /** @param step whether the back button comes back to what was before */
  change(change: Partial<State>, step: boolean): void
  /** What a link to the same, or to it with a change, has as its `href`. */
  link(change?: Partial<State>): string
}

/** How a state is written into an address and read from it, without `#`. */
export interface HashForm<State> {
  readonly read: (hash: string) => State
  readonly write: (state: State) => string
}

/** Browsers refuse more than about 100 changes of the address in 30 s, which somebody who types or holds an arrow key reaches. */
const settleMs = 300

/** Reads the state from the address, and follows it there and back. */
export function createHashAddress<State extends object>(
  window: Window,
  { read: readHash, write: writeHash }: HashForm<State>,
  onChange: (state: State) => void,
): HashAddress<State> {
  const { history, location } = window
  let state = readHash(location.hash)
  let settling: number | undefined
  const link = (change: Partial<State> = {}) => `#${writeHash({ ...state, ...change })}`

  function write(step: boolean): void {
    window.clearTimeout(settling)
    settling = undefined
    // A key that is held down makes no history.
    if (step && link() === (location.hash || '#')) return
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
      if (step && settling !== undefined) write(false)
      state = { ...state, ...change }
      if (step) write(true)
      else {
        window.clearTimeout(settling)
        settling = window.setTimeout(write, settleMs, false)
      }
      onChange(state)
    },
    link,
  }
}
