const storageKey = 'build-report-api-key'

/** The key of whoever is signed in: it lasts as long as the tab, and no other tab has it. */
export interface ApiKey {
  read(): string | undefined
  write(key: string): void
  forget(): void
}

/** Keeps the key in the tab's own storage; where a browser allows none, for as long as the page is open. */
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
