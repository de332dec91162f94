import type { TestAggregate } from '../../../src/server/answers/aggregates.js'
import type { ModuleVerdicts } from '../../../src/server/answers/branch-verdicts.js'
import type { FailureCause } from '../../../src/server/answers/failure-causes.js'
import type { ModuleHealth } from '../../../src/server/answers/modules.js'
import type { RecordedRun } from '../../../src/server/answers/test-runs.js'

/** Returns a run of an answer with some fields. */
export const runWith = (fields: Partial<RecordedRun>): RecordedRun => ({
  ...{ timestamp: 0, testId: 'a', name: 'a', suite: [], status: 'failed', flaky: false, build: '1.1', pipeline: '', job: '', ref: 'main' },
  ...{ superseded: false, tags: [], attempts: [], attemptCount: 0 },
  ...fields,
})

/** Returns a cause of an answer with some fields. */
export const causeWith = (fields: Partial<FailureCause>): FailureCause => ({
  ...{ cause: '1-aaaaaaaaaaaa', builds: 1, tests: 1, failures: 1, lastTest: { testId: 'a', name: 'a', suite: [] } },
  ...{ firstSeen: 0, firstBuild: '1.1', lastSeen: 0, lastBuild: '1.1' },
  ...fields,
})

/** Returns a module of an answer with some fields. */
export const moduleWith = (fields: Partial<ModuleHealth>): ModuleHealth => ({
  ...{ project: 'shop', module: 'web', ref: 'main', status: 'successful', builds: 1, passedBuilds: 1, results: 'P', tests: 1 },
  ...{ duration: 0, durationBefore: 0, isUsual: false, lastRecord: 0 },
  ...fields,
})

/** Returns a module on a branch with some fields, and some numbers of tests with a verdict. The other numbers are 0. */
export const moduleVerdictsWith = ({
  counts = {},
  ...fields
}: Partial<Omit<ModuleVerdicts, 'counts'>> & { readonly counts?: Partial<ModuleVerdicts['counts']> }): ModuleVerdicts => ({
  ...{ project: 'shop', module: 'web', basis: 'compared', baseRef: 'main', builds: 2, results: 'PP', baseResults: 'PP', tests: 1 },
  ...{ flakyTests: 0, duration: 0, baseDuration: 0 },
  ...fields,
  counts: { new: 0, failed: 0, known: 0, flaky: 0, quarantined: 0, fixed: 0, ...counts },
})

/** Returns an entry of a test with some figures. The others are 0. */
export const aggregateWith = (testId: string, figures: Partial<TestAggregate>): TestAggregate => ({
  ...{ timestamp: 0, testId, name: testId, totalCount: 0 },
  ...{ successfulCount: 0, failedCount: 0, skippedCount: 0, cancelledCount: 0, runningCount: 0, unknownCount: 0 },
  ...{ durationMin: 0, durationMax: 0, durationAvg: 0, durationP25: 0, durationP50: 0, durationP75: 0, durationP95: 0, durationP99: 0 },
  ...figures,
})
