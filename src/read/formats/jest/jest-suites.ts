/**
 * The suites of the tests of one file. The file, which is the outermost suite, is known only after its tests. Tests in the same `describe`
 * blocks that follow each other share one array.
 */
export interface JestSuites {
  /** @param titles the titles of the `describe` blocks of a test; may be empty */
  of(titles: string): readonly string[]
  /** Completes all suites of the file. An empty name means that the report does not state the file. */
  finish(file: string): void
}

/** Creates the suites of one file. */
export function createJestSuites(): JestSuites {
  const all: string[][] = []
  let lastTitles: string | undefined
  let last: string[] = []
  return {
    of(titles) {
      if (titles === lastTitles) return last
      lastTitles = titles
      last = titles === '' ? [''] : ['', titles]
      all.push(last)
      return last
    },
    finish(file) {
      for (const suite of all) {
        if (file === '') suite.shift()
        else suite[0] = file
      }
    },
  }
}
