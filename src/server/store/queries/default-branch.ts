import type { Query } from '../query.js'
import { inRange, spanParameters, type TimeSpan } from './aggregation.js'
import type { Module } from './build-facts-query.js'
import { conditionsOf, coordinateFilters } from './filter.js'
import { quarterRange, summaries } from './summaries.js'

/** How {@link defaultBranch} chooses, for the description of a parameter. */
export const defaultBranchRule = '`main` or `master` if it has tests in the range, otherwise the branch with the most tests'

/** Returns the order in which branches with tests are chosen, for the rule above. */
const byRank = (tests: string): string => `ref = 'main' DESC, ref = 'master' DESC, ${tests} DESC, ref`

/** Returns a query for the branch that most changes go to, of a module in a range of time. Null if no test names a branch. */
export const defaultBranch = (span: TimeSpan): string => `(
    SELECT anyOrNull(ref) FROM (
      SELECT ref
      FROM ${summaries({
        by: ['ref'],
        figures: ['total'],
        where: `${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND records.ref != ''`,
        range: quarterRange(span),
      })}
      GROUP BY ref
      ORDER BY ${byRank('sum(total)')}
      LIMIT 1
    )
  )`

/**
 * Selects a row if the default branch of a module is `main`. That takes 5 ms, and counting the tests of all branches 25 ms for a million
 * tests.
 */
export const isMainQuery = ({ org, project, module, ...span }: Module & TimeSpan): Query => ({
  sql: `SELECT 1
FROM records
WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND ${inRange} AND records.ref = 'main'
LIMIT 1`,
  parameters: { org, project, module, ...spanParameters(span) },
})

/**
 * Returns a query for the default branch of each module, as `project`, `module` and `ref`. The branch is empty if no test of a module in the
 * range names one.
 * @param records selects the records of the modules
 */
export const defaultBranches = (records: string, span: TimeSpan): string => `SELECT project, module, ref
FROM (
  SELECT project, module, ref, sum(total) AS tests
  FROM ${summaries({ by: ['project', 'module', 'ref'], figures: ['total'], where: `${records} AND records.kind = 'test'`, range: quarterRange(span) })}
  GROUP BY project, module, ref
)
ORDER BY project, module, ref != '' DESC, ${byRank('tests')}
LIMIT 1 BY project, module`
