import { definedFields } from '../../base/defined-fields.js'
import type { Status } from '../../records/record.js'
import { testId } from '../../records/test-identity.js'
import { historyIdLength } from '../history/test-histories.js'
import type { ChangedTest, ChangedTests, HistorySummary, VerdictCounts } from '../verdicts/verdict.js'
import { fittingJson } from './fitting-json.js'
import type { RunSummary } from './run-summary.js'
import { type BuildReferenceJson, buildReferenceJson } from './verdict-json.js'

/** The history of a run in the JSON output. */
interface HistorySummaryJson {
  readonly builds: number
  readonly ref?: string
  readonly replaces?: string
  readonly base?: BuildReferenceJson
  readonly previousStatus?: Status
  readonly source?: HistorySummary['source']
  readonly reason?: string
  readonly flakyPerBuild?: number
}

/** A test that changed without failing, in the JSON output. */
interface ChangedTestJson {
  readonly id: string
  readonly name: string
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly module?: string
  readonly jobs?: readonly string[]
  readonly since?: BuildReferenceJson
  readonly builds?: number
  /** In ms. */
  readonly duration?: number
  /** In ms. */
  readonly usual?: number
}

const kinds = ['fixed', 'gone', 'newlySkipped', 'slower'] as const
type Kind = (typeof kinds)[number]

/** The history of a run in the JSON output. All fields are absent if the history is turned off. */
export interface HistoryJson extends Readonly<Partial<Record<Kind, readonly ChangedTestJson[]>>> {
  readonly history?: HistorySummaryJson
  readonly verdicts?: VerdictCounts
  /** The number of tests with each change, of which the lists may lack some. */
  readonly changes?: Readonly<Record<Kind | 'recovered', number>>
}

/** The limit for each list of tests. */
const maximumBytes = 250_000

/** Returns the whole id of a test. A history has only its first digits, and the names make up the others unless tests share them. */
function wholeId({ id, name, suite, module = '' }: ChangedTest): string {
  if (id.length !== historyIdLength) return id
  const whole = testId(module, suite, name)
  return whole.startsWith(id) ? whole : id
}

function changedTestJson(test: ChangedTest): ChangedTestJson {
  const { name, suite, module, jobs, since, builds, duration, usual } = test
  return {
    id: wholeId(test),
    name,
    suite,
    ...definedFields({ module, jobs, since: since && buildReferenceJson(since), builds, duration, usual }),
  }
}

/** Returns the first tests that fit. */
const listOf = ({ tests }: ChangedTests): readonly ChangedTestJson[] => fittingJson(tests, changedTestJson, maximumBytes)

const historySummaryJson = (history: HistorySummary): HistorySummaryJson => {
  const { builds, ref, replaces, base, previousStatus, source, reason, flakyPerBuild } = history
  return {
    builds,
    ...definedFields({ ref, replaces, base: base && buildReferenceJson(base), previousStatus, source, reason, flakyPerBuild }),
  }
}

/** Converts the history of a run: the builds that it was compared with, the numbers of verdicts, and the tests that changed. */
export function historyJson({ history, verdicts, changes }: Pick<RunSummary, 'history' | 'verdicts' | 'changes'>): HistoryJson {
  return {
    ...definedFields({ history: history && historySummaryJson(history), verdicts: verdicts && verdictCountsJson(verdicts) }),
    ...(changes === undefined
      ? {}
      : {
          changes: {
            fixed: changes.fixed.count,
            recovered: changes.recovered,
            gone: changes.gone.count,
            newlySkipped: changes.newlySkipped.count,
            slower: changes.slower.count,
          },
          fixed: listOf(changes.fixed),
          gone: listOf(changes.gone),
          newlySkipped: listOf(changes.newlySkipped),
          slower: listOf(changes.slower),
        }),
  }
}

const verdictCountsJson = ({
  new: fresh,
  unseen,
  unknown,
  known,
  flaky,
  quarantined,
  knownFixed,
  knownInParent,
}: VerdictCounts): VerdictCounts => ({
  new: fresh,
  unseen,
  unknown,
  known,
  flaky,
  quarantined,
  ...definedFields({ knownFixed, knownInParent }),
})
