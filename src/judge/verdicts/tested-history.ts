import type { HistoryBuild } from '../history/history-build.js'
import type { HistoryColumns } from '../history/history-columns.js'
import type { TestHistory } from '../history/test-histories.js'
import type { Outages } from './outages.js'
import type { TestedBuild } from './tested-build.js'

/** A history, seen from the tested base. */
export interface TestedHistory {
  readonly builds: readonly HistoryBuild[]
  readonly base: TestedBuild
  /** Whether the real base may be an older one. */
  readonly mayBeOlder: boolean
  /** Whether tests of the history could not be read. */
  readonly isDamaged: boolean
  readonly outages: Outages
  /** Returns the later builds of the same commit or tree as a build. */
  readonly rerunsOf: (build: number) => readonly number[]
  readonly columns: HistoryColumns
  find(id: string, job?: string): TestHistory | undefined
  /** Returns the further rows of a test: the rows of other jobs with other results, and the one for all jobs. */
  otherRows(row: TestHistory): readonly TestHistory[]
}
