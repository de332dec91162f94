import type { GateReason } from '../../../src/judge/summary/gate-reason.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { exampleBuilds, hugeBuild, incompleteBuild, matrixBuild, oneJob } from './example-builds.js'
import { exampleChanges, judgedRun, noChanges } from './judged-run.js'

const quarantine = { test: 'rounds*', until: '2026-12-31', reason: 'waits for the bank' }

/** Reasons why a step fails whose tests passed. */
export const exampleReasons: readonly GateReason[] = [
  {
    word: 'fewer',
    message: '2 suites of the base build ran no test: checkout › basket, checkout › prices. 212 of 1,482 tests of the base build are gone.',
  },
  { word: 'regressed', message: 'Properties regressed: coverage went from 86.9% (main) to 71.2%.' },
  { word: 'regressed', message: 'The baseline of "bundle size" could not be read (main.ndjson:1: The line is not JSON).' },
  { word: 'missing', message: 'No file matches "e2e/results/*.xml" (included by "junit").' },
]

/** The builds with a history that every surface is tested with. */
export const judgedBuilds: Readonly<Record<string, () => RunSummary>> = {
  'history one job': () => judgedRun(oneJob(), ({ name }) => (name.startsWith('merges') ? 'known' : 'new'), { changes: exampleChanges }),
  'history eight legs': () => judgedRun(matrixBuild(), () => 'new'),
  'history 5,000 failures': () =>
    judgedRun(hugeBuild(), ({ suite }) => (suite[0] === 'suite 3' ? 'known' : 'new'), { verdicts: { new: 829, known: 6 } }),
  'history all known': () => judgedRun(oneJob(), () => 'known'),
  'history new test and flaky': () => judgedRun(oneJob(), ({ name }) => (name.startsWith('merges') ? 'flaky' : 'unseen')),
  'history only quarantined': () => judgedRun(oneJob(), () => 'new', { quarantineOf: () => quarantine }),
  'history incomplete': () => judgedRun(incompleteBuild(), () => 'new'),
  'history fewer tests': () => ({
    ...judgedRun((exampleBuilds['all green'] ?? oneJob)(), () => 'new', {
      changes: { ...noChanges, gone: { ...exampleChanges.gone, count: 212 } },
    }),
    gateReasons: exampleReasons,
  }),
  'history all green': () =>
    judgedRun((exampleBuilds['all green'] ?? oneJob)(), () => 'new', { changes: { ...noChanges, recovered: 340 } }),
}
