import type { Api } from '../answers/api.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { periodOf } from '../state/period.js'
import type { FoundTest } from './go-to.js'

/** The names of the tests of the module on the page. */
export interface TestNames {
  /** Requests them once per module, branch and range. */
  read(): Promise<readonly FoundTest[]>
  clear(): void
}

/**
 * Creates a reader. It keeps the names of the module that was asked for last.
 * @param stateOf returns the state with the branch of the page; empty for all branches
 */
export function createTestNames(
  stateOf: () => DashboardState,
  now: () => number,
  apiOf: (signal: AbortSignal) => Api | undefined,
): TestNames {
  let held: { readonly key: string; readonly names: Promise<readonly FoundTest[]>; readonly stop: AbortController } | undefined

  async function request(state: DashboardState, signal: AbortSignal): Promise<readonly FoundTest[]> {
    const period = periodOf(state, now())
    // An interval as long as the time since the epoch puts any period into one bucket, which has each test once.
    const found = await apiOf(signal)?.aggregates({ ...state, view: 'tests' }, period, period.toTs, { withSuite: true })
    return found ?? []
  }
  return {
    read() {
      const state = stateOf()
      const { org, project, module, branch, range, from, to } = state
      const key = JSON.stringify([org, project, module, branch, range, from, to])
      if (held?.key === key) return held.names
      held?.stop.abort()
      const stop = new AbortController()
      const started = { key, names: request(state, stop.signal), stop }
      held = started
      started.names.catch(() => {
        if (held === started) held = undefined
      })
      return started.names
    },
    clear() {
      held?.stop.abort()
      held = undefined
    },
  }
}
