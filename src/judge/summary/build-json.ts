import { definedFields } from '../../base/defined-fields.js'
import type { Status } from '../../records/record.js'
import { groupCauses } from '../failure/cause/cause-fold.js'
import { shownFile } from '../failure/cause/cause-frame.js'
import type { VerdictKind } from '../verdicts/verdict.js'
import { fittingJson } from './fitting-json.js'
import { foldOfCause } from './fold-causes.js'
import type { CauseSummary } from './merged-failure.js'
import type { RunSummary } from './run-summary.js'
import type { TestCounts } from './test-counts.js'

/** A job or module in the JSON output. */
interface JobJson {
  readonly name?: string
  readonly module?: string
  readonly status: Status
  readonly tests: TestCounts
  /** In ms. */
  readonly duration?: number
  readonly url?: string
}

/** A cause in the JSON output. */
interface CauseJson {
  readonly id: string
  readonly signature: string
  /** The number of failed runs of tests. */
  readonly failures: number
  /** The number of distinct tests. */
  readonly tests: number
  /** The most important verdict on its tests. Absent if the run has no history. */
  readonly verdict?: VerdictKind
  /** The line that reports show for this cause and at least two others that differ only in an address, or in the test of a weak signature. */
  readonly group?: string
  /** The names of the jobs. */
  readonly jobs: readonly string[]
  readonly file?: string
  readonly line?: number
}

/** The jobs and the causes of a run in the JSON output. */
export interface BuildJson {
  readonly jobs: readonly JobJson[]
  readonly causes: readonly CauseJson[]
  /** The number of causes that `causes` lacks. */
  readonly causesLeftOut: number
  /** Whether `causesLeftOut` is a lower bound. Absent if it is exact. */
  readonly causesLeftOutIsMinimum?: true
}

const maximumCauses = 100
/** The limit for all causes together. A cause may have up to 1,000 jobs. */
const maximumBytes = 250_000

/**
 * Converts the jobs and the most frequent causes of a run.
 * @param causeLocations the places of causes in the repository, by their ids
 */
export function buildJson(
  { jobs, causes, otherCauses, otherCausesIsMinimum }: Pick<RunSummary, 'jobs' | 'causes' | 'otherCauses' | 'otherCausesIsMinimum'>,
  causeLocations?: ReadonlyMap<string, { readonly file: string }>,
): BuildJson {
  const groupOf = new Map(
    groupCauses(causes, foldOfCause).flatMap(({ causes: own, fold }) =>
      fold === undefined ? [] : own.map((each) => [each, fold.signature]),
    ),
  )
  const causeJson = (each: CauseSummary): CauseJson => {
    const { cause, executions, tests, jobs: places, verdict } = each
    const { id, signature, frame } = cause
    const names = new Set(places.map((place) => jobs[place]?.job).filter((name) => name !== undefined))
    const file = causeLocations?.get(id)?.file ?? (frame && shownFile(frame))
    const line = frame?.line
    return {
      id,
      signature,
      failures: executions,
      tests,
      ...definedFields({ verdict, group: groupOf.get(each) }),
      jobs: [...names],
      ...definedFields({ file, line }),
    }
  }
  const shown = fittingJson(causes.slice(0, maximumCauses), causeJson, maximumBytes)
  return {
    jobs: jobs.map(({ job, module, status, counts, duration, url }) => ({
      ...definedFields({ name: job, module }),
      status,
      tests: counts,
      ...definedFields({ duration, url }),
    })),
    causes: shown,
    causesLeftOut: causes.length - shown.length + otherCauses,
    ...definedFields({ causesLeftOutIsMinimum: otherCausesIsMinimum }),
  }
}
