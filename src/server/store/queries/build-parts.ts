import type { SummaryFigure } from '../record-summary.js'
import { buildRun } from './build-run.js'
import { isNewestAttempt } from './newest-attempts.js'
import { summaries, type TimeRange } from './summaries.js'

/** The builds of one module, or of several modules that the columns identify. */
interface Builds {
  readonly columns: readonly ('project' | 'module' | 'ref')[]
  /** Keeps the records of the builds, by columns that a summary has. The range is not part of it. */
  readonly ofBuilds: string
  /** Keeps the records of the modules, in which the newest attempts of jobs are looked for. */
  readonly ofModules: string
  readonly range: TimeRange
}

const figures = ['first', 'total', 'passed', 'failed', 'skipped', 'flaky', 'duration', 'longest', 'pull'] as const

const ofTests = (figure: SummaryFigure): string => `sumIf(records.${figure}, records.kind = 'test')`

/**
 * Selects the figures of each attempt of builds, as `part`, and the run that it belongs to. If a job was run again, only the tests of its
 * newest attempt count.
 */
export function buildParts({ columns, ofBuilds, ofModules, range }: Builds): string {
  const ofRecords = columns.map((name) => `records.${name} AS ${name}, `).join('')
  return `SELECT ${ofRecords}records.build AS part, ${buildRun} AS run, ${ofTests('total')} AS tests,
    minIf(records.first, records.kind = 'test') AS first, ${ofTests('failed')} AS failed, ${ofTests('passed')} AS passed,
    ${ofTests('flaky')} AS flaky, ${ofTests('skipped')} AS skipped, max(records.pull) AS pullRequest,
    ifNull(${ofTests('duration')}, 0) AS testMs, ifNull(maxIf(records.longest, records.kind = 'build'), 0) AS ownMs
  FROM ${summaries({
    by: [...columns, 'kind', 'build', 'jobRun', 'jobAttempt'],
    figures,
    where: `${ofBuilds} AND records.kind IN ('test', 'build')`,
    range,
  })} AS records
  WHERE ${isNewestAttempt({ ofModules, columns: columns.filter((name) => name !== 'ref'), range })}
  GROUP BY ${[...columns, 'part'].join(', ')}`
}

/**
 * The duration of a build in ms, from its {@link buildParts}; 0 if it is unknown. It is the duration of its own record, or else the sum of
 * its tests.
 */
export const buildMs = 'if(max(ownMs) > 0, max(ownMs), sum(testMs))'

/** How a build ended, from its {@link buildParts}: `F` failed, `f` passed after a retry, `P` passed, `S` skipped, `-` without a result. */
export const buildResult = "multiIf(sum(failed) > 0, 'F', sum(flaky) > 0, 'f', sum(passed) > 0, 'P', sum(skipped) > 0, 'S', '-')"
