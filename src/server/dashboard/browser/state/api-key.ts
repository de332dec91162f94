import { type Api, createApi } from '../answers/api.js'

const storageKey = 'build-report-api-key'

/** The API key of the signed-in user. It lasts as long as the tab and is not shared with other tabs. */
export interface ApiKey {
  read(): string | undefined
  write(key: string): void
  forget(): void
}

/** Keeps the key in `sessionStorage`, or in memory if the browser allows no storage. */
export function createApiKey(): ApiKey {
  let held: string | undefined
  const guarded = <Result>(action: () => Result): Result | undefined => {
    try {
      return action()
    } catch {
      return undefined
    }
  }
  return {
    read: () => held ?? guarded(() => sessionStorage.getItem(storageKey) ?? undefined),
    write(key) {
      held = key
      guarded(() => sessionStorage.setItem(storageKey, key))
    },
    forget() {
      held = undefined
      guarded(() => sessionStorage.removeItem(storageKey))
    },
  }
}

/** Creates requests with the current key. Returns undefined if the user is not signed in. */
export function apiOfKey(apiKey: ApiKey, signal: AbortSignal): Api | undefined {
  const key = apiKey.read()
  return key === undefined ? undefined : createApi(key, signal)
}
