import type { TestRun } from '../test-run.js'
import type { TestReader } from './test-reader.js'

/** The runs that a list shows. */
export type RunsChoice = 'all' | 'notPassed'

/** Runs of a test that are read in parts, the newest first. */
export interface RunList {
  readonly runs: () => readonly TestRun[]
  readonly hasMore: () => boolean
  /** Reads older runs. */
  readMore(): Promise<void>
}

/** Reads the newest runs of a test. */
export async function runLists(reader: TestReader): Promise<Readonly<Record<RunsChoice, RunList>>> {
  const [newest, notPassed] = await Promise.all([reader.newest(), reader.notPassed()])
  let { runs, nextCursor } = newest
  return {
    all: {
      runs: () => runs,
      hasMore: () => nextCursor !== '',
      async readMore() {
        const page = await reader.older(nextCursor)
        runs = [...runs, ...page.runs]
        nextCursor = page.nextCursor
      },
    },
    notPassed,
  }
}
