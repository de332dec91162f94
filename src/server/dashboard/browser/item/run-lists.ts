import type { RunList } from './run-list.js'
import type { TestReader } from './test-reader.js'

/** The runs that a list shows. */
export type RunsChoice = 'all' | 'notPassed'

/** Reads the newest runs of a test. */
export async function runLists(reader: TestReader): Promise<Readonly<Record<RunsChoice, RunList>>> {
  const [newest, notPassed] = await Promise.all([reader.newest(), reader.notPassed()])
  let { runs, nextCursor } = newest
  return {
    all: {
      runs: () => runs,
      hasMore: () => nextCursor !== undefined,
      async readMore() {
        if (nextCursor === undefined) return
        const page = await reader.older(nextCursor)
        runs = [...runs, ...page.runs]
        nextCursor = page.nextCursor
      },
    },
    notPassed,
  }
}
