import type { RecordedRun, TestRuns } from '../../../answers/test-runs.js'
import type { RunList } from './run-list.js'

/** The failures that are read, or the runs that passed after a retry. */
export type NotPassedChoice = ({ readonly status: 'failed' } | { readonly flaky: 'true' }) & { readonly cursor?: string }

/** One of the two lists, and the runs of it that may be older than unread runs of the other list. */
interface Source {
  readonly choice: NotPassedChoice
  waiting: readonly RecordedRun[]
  /** Undefined before the first page, empty after the last one. */
  cursor: string | undefined
}

/** Creates the list of the runs that failed or passed only after a retry, from two lists of the server, which has no list of both. */
export function createNotPassedRuns(read: (choice: NotPassedChoice) => Promise<TestRuns>): RunList {
  const sources: readonly Source[] = [
    { choice: { status: 'failed' }, waiting: [], cursor: undefined },
    { choice: { flaky: 'true' }, waiting: [], cursor: undefined },
  ]
  let shown: readonly RecordedRun[] = []

  async function fill(source: Source): Promise<void> {
    if (source.waiting.length > 0 || source.cursor === '') return
    const { choice, cursor } = source
    const page = await read(cursor === undefined ? choice : { ...choice, cursor })
    source.waiting = page.runs
    source.cursor = page.nextCursor ?? ''
  }

  return {
    runs: () => shown,
    hasMore: () => sources.some(({ cursor, waiting }) => cursor !== '' || waiting.length > 0),
    async readMore() {
      await Promise.all(sources.map(fill))
      // Older runs wait until no run between them can be unread.
      const limits = sources.filter(({ cursor }) => cursor !== '').map(({ waiting }) => waiting.at(-1)?.timestamp ?? Infinity)
      const limit = Math.max(Number.NEGATIVE_INFINITY, ...limits)
      const next = sources.flatMap(({ waiting }) => waiting.filter(({ timestamp }) => timestamp >= limit))
      for (const source of sources) source.waiting = source.waiting.filter(({ timestamp }) => timestamp < limit)
      shown = [...shown, ...next.sort((one, other) => other.timestamp - one.timestamp)]
    },
  }
}
