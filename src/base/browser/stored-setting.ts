/** A setting that the browser stores. */
export interface StoredSetting {
  /** Returns undefined if nothing is stored. */
  read(): string | undefined
  write(value: string): void
}

/** Stores a setting in `localStorage`. Pages from a file or in a frame may have none: their settings end with the page. */
export function createStoredSetting(name: string): StoredSetting {
  const key = `build-report-${name}`
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, value)
      } catch {
        // The page works without stored settings.
      }
    },
  }
}
