import type { QuarantinedTest } from '../../answers/quarantined-tests.js'
import type { TestPlace } from '../place-keys.js'
import type { Query } from '../query.js'
import { conditionsOf, coordinateFilters, equalTo } from './filter.js'
import { newestRun } from './newest-runs-query.js'

const filters = { ...coordinateFilters, testId: equalTo('id', ''), ref: equalTo('ref', '') }

/** When a test came into the quarantine in which its newest run was. */
export interface QuarantineSinceRow extends TestPlace, Pick<QuarantinedTest, 'since'> {}

/** Keeps the runs of one test on one branch until a time, by the parameters of the same names. */
export const runsOfTest = `${conditionsOf(filters, filters)} AND records.kind = 'test' AND records.timestamp < {toTs:Int64}`

/**
 * Selects the first of the runs in quarantine in a row until the newest run, which must be in quarantine. Only reads the ids since the first
 * run in quarantine.
 * @param records selects the runs of the tests on their branches until a time
 */
export const quarantineSinceQuery = (records: string, parameters: Query['parameters']): Query => ({
  sql: `WITH (SELECT min(records.timestamp) FROM records WHERE ${records} AND records.quarantine != '') AS begin
SELECT project, module, testId, minIf(time, inQuarantine AND position > outside) AS since
FROM (
  SELECT records.project AS project, records.module AS module, records.id AS testId, records.timestamp AS time, ${newestRun} AS position,
    records.quarantine != '' AS inQuarantine,
    maxIf(${newestRun}, records.quarantine = '') OVER (PARTITION BY project, module, testId) AS outside
  FROM records
  WHERE ${records} AND records.timestamp >= begin
)
GROUP BY project, module, testId`,
  parameters,
})
