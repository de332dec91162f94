import type { FlakyModuleTest } from '../../answers/modules.js'
import type { Query } from '../query.js'
import { inRange, isAt, spanParameters, type TimeSpan } from './aggregation.js'
import { type FlakyScope, flakyTestsSql } from './flaky-query.js'
import { type ModuleBranch, moduleParameters, ofBranches, ofModules } from './module-branches.js'

/** A flaky test of one of several modules. */
export type ModuleFlakyRow = Omit<FlakyModuleTest, 'name' | 'suite'>

/** The maximum number of flaky tests of all modules. More are not counted. */
const maximumModuleFlaky = 10_000

/** Ranks the flaky tests of modules on their branches by the time that they cost. The list must not be empty. */
export const modulesFlakyQuery = (org: string, branches: readonly ModuleBranch[], span: TimeSpan): Query => {
  const scope: FlakyScope = {
    ofTests: `${ofBranches(branches)} AND records.kind = 'test' AND ${inRange}`,
    ofRuns: ofBranches(branches),
    range: span,
    ofModules: ofModules(branches),
    isBase: 'true',
    columns: ['project', 'module'],
  }
  return {
    sql: `SELECT project, module, testId, lostMs, flakyBuilds, builds, lastSeen
FROM (
${flakyTestsSql(scope)}
)
ORDER BY lostMs DESC, lastSeen DESC, project, module, testId
LIMIT ${maximumModuleFlaky}`,
    parameters: { ...moduleParameters(org, branches), ...spanParameters(span) },
  }
}

/** The name of a test of one of several modules. */
export type TestNameRow = Pick<FlakyModuleTest, 'project' | 'module' | 'testId' | 'name' | 'suite'>

/**
 * Selects the names of flaky tests at their last flips. The list must not be empty. The engine looks up the tests only at these times, which
 * takes 90 instead of 570 ms for 200 tests of 13 million results (26.7).
 */
export const testNamesQuery = (org: string, branches: readonly ModuleBranch[], tests: readonly ModuleFlakyRow[]): Query => ({
  sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, max(records.name) AS name, max(records.suite) AS suite
FROM records
PREWHERE ${ofBranches(branches)} AND records.kind = 'test' AND ${isAt(tests.map(({ lastSeen }) => lastSeen))}
WHERE (records.project, records.module, records.id, records.timestamp)
    IN arrayZip({testProjects:Array(String)}, {testModules:Array(String)}, {ids:Array(String)}, arrayMap(one -> toInt64(one), {times:Array(String)}))
GROUP BY project, module, testId`,
  parameters: {
    ...moduleParameters(org, branches),
    testProjects: tests.map(({ project }) => project),
    testModules: tests.map(({ module }) => module),
    ids: tests.map(({ testId }) => testId),
    times: tests.map(({ lastSeen }) => String(lastSeen)),
  },
})
