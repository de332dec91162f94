import { inRange } from './aggregation.js'
import { conditionsOf, coordinateFilters } from './filter.js'

/** How {@link defaultBranch} chooses, for the description of a parameter. */
export const defaultBranchRule = '`main` or `master` if it has tests in the range, otherwise the branch with the most tests'

/** The branch that most changes go to, of a module in a range of time. Empty if no test names a branch. */
export const defaultBranch = `(
    SELECT anyOrNull(ref) FROM (
      SELECT records.ref AS ref
      FROM records
      WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND ${inRange} AND records.ref != ''
      GROUP BY ref
      ORDER BY ref = 'main' DESC, ref = 'master' DESC, count() DESC, ref
      LIMIT 1
    )
  )`
