import { type Api, createApi } from '../answers/api.js'
import type { AvailableCoordinates } from '../answers/available-coordinates.js'
import { createTestNames, type TestNames } from '../frame/test-names.js'
import type { DashboardState } from './dashboard-state.js'
import { createUsualBranches, type UsualBranches } from './usual-branch.js'

/** The answers of the server that more than one page uses. */
export interface KeptAnswers {
  readonly coordinates: CoordinatesLoader
  readonly usualBranches: UsualBranches
  readonly testNames: TestNames
  /** Returns the modules that can be chosen. There are none until they are loaded. */
  available(): AvailableCoordinates
  /** Forgets all answers, because another key may have access to other results. */
  clear(): void
}

export interface KeptAnswersContext {
  readonly apiOf: (signal: AbortSignal) => Api | undefined
  /** Returns the state with the branch of the page; empty for all branches. */
  readonly shownState: () => DashboardState
  readonly onCoordinates: () => void
  readonly onCoordinatesFailed: (error: unknown) => void
}

/** Creates the loaders of the answers. Each of them asks the server when its answer is needed. */
export function createKeptAnswers({ apiOf, shownState, onCoordinates, onCoordinatesFailed }: KeptAnswersContext): KeptAnswers {
  const coordinates = createCoordinatesLoader(onCoordinates, onCoordinatesFailed)
  const usualBranches = createUsualBranches()
  const testNames = createTestNames(shownState, Date.now, apiOf)
  return {
    coordinates,
    usualBranches,
    testNames,
    available: () => coordinates.current() ?? [],
    clear() {
      coordinates.clear()
      testNames.clear()
      usualBranches.clear()
    },
  }
}

/** Loads the available coordinates and keeps them. */
interface CoordinatesLoader {
  /** Returns undefined until they are loaded. */
  current(): AvailableCoordinates | undefined
  /** Loads them unless they are loaded or being loaded. */
  loadOnce(key: string): void
  /** Loads them again. Until then, the old ones stay. */
  reload(key: string): void
  /** Removes them, because another key may have access to other ones. */
  clear(): void
}

/** Creates a loader. It calls `onLoaded` after each success and `onFailed` after each failure. */
function createCoordinatesLoader(onLoaded: () => void, onFailed: (error: unknown) => void): CoordinatesLoader {
  let coordinates: AvailableCoordinates | undefined
  let pending: AbortController | undefined

  async function read(key: string): Promise<void> {
    pending?.abort()
    const request = new AbortController()
    pending = request
    try {
      const available = await createApi(key, request.signal).availableCoordinates()
      if (pending !== request) return
      pending = undefined
      coordinates = available
      onLoaded()
    } catch (error) {
      if (pending !== request) return
      pending = undefined
      onFailed(error)
    }
  }

  return {
    current: () => coordinates,
    loadOnce(key) {
      if (coordinates === undefined && pending === undefined) void read(key)
    },
    reload: (key) => void read(key),
    clear() {
      pending?.abort()
      pending = undefined
      coordinates = undefined
    },
  }
}
