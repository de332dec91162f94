/** A choice that lasts as long as the browser lets it. */
export interface Setting {
  /** Undefined where nobody chose. */
  read(): string | undefined
  write(value: string): void
}

/** Keeps a choice in the browser's storage; pages from a file or in a frame may have none, where it lasts as long as the page. */
export function createSetting(name: string): Setting {
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
        // Nothing depends on it.
      }
    },
  }
}
