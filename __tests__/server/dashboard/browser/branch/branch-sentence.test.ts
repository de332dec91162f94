import { expect, test } from 'vitest'
import type { ModuleVerdicts } from '../../../../../src/server/answers/branch-verdicts.js'
import { branchLead, branchSentence } from '../../../../../src/server/dashboard/browser/branch/branch-sentence.js'
import { moduleVerdictsWith } from '../../complete-answers.js'

const now = 100 * 86_400_000
const day = 86_400_000

/** Returns modules with these numbers of tests. */
const modules = (...counts: readonly Partial<ModuleVerdicts['counts']>[]) =>
  counts.map((each, index) => moduleVerdictsWith({ module: `module ${index}`, counts: each }))

test.each([
  ['new and known failures of several modules', modules({ new: 3, known: 1 }, { known: 1 }), '5 tests fail: 3 new · 2 also fail on main'],
  ['only one known failure and a new one', modules({ new: 1, known: 1 }), '2 tests fail: 1 new · 1 also fails on main'],
  ['only new failures', modules({ new: 1 }), '1 test fails: new'],
  ['only known failures', modules({ known: 2 }), '2 tests fail, as on main'],
  ['known flaky and quarantined failures', modules({ flaky: 1, quarantined: 2 }), '3 tests fail: 1 known flaky · 2 quarantined'],
  ['failures without a basis', modules({ failed: 5 }), '5 tests fail'],
  ['only fixed tests', modules({ fixed: 2 }), 'all tests pass'],
  ['no result', [moduleVerdictsWith({ results: 'P-' })], 'no test passed or failed'],
  [
    'known failures on different default branches',
    [moduleVerdictsWith({ counts: { new: 1 } }), moduleVerdictsWith({ counts: { known: 1 }, baseRef: 'trunk' })],
    '2 tests fail: 1 new · 1 also fails on the default branch',
  ],
])('writes the sentence of the report about %s', (_, built, sentence) => {
  const { answer, verdicts } = branchSentence(built)
  expect(`${answer}${verdicts}`).toBe(sentence)
})

const nine = { builds: 9, firstBuild: now - 3 * day, lastBuild: { build: '9.1', timestamp: now - 8 * 60_000 } }

test.each([
  [
    'counts fixed tests and builds',
    [moduleVerdictsWith({ ...nine, counts: { fixed: 2 } })],
    'Compared with main · 2 fixed · 9 builds in 2 days, the last one 8 minutes ago',
  ],
  [
    'names only the last build when there are several modules',
    [nine, nine].map(moduleVerdictsWith),
    'Compared with main · the last build 8 minutes ago',
  ],
  [
    'states that the default branch is older than the history',
    [moduleVerdictsWith({ ...nine, basis: 'old', baseLastSeen: now - 95 * day })],
    'No verdicts: the last build of main is older than the history (95 days ago; the history has 90 days) · 9 builds in 2 days, the last one 8 minutes ago',
  ],
  [
    'states that the default branch has no build',
    [moduleVerdictsWith({ ...nine, builds: 1, basis: 'unbuilt' })],
    'No verdicts: main has no build in 90 days · 1 build, 8 minutes ago',
  ],
  [
    'counts the modules without verdicts when others have them',
    [moduleVerdictsWith(nine), moduleVerdictsWith({ ...nine, basis: 'unknown', baseRef: undefined })],
    'Compared with main · No verdicts in 1 module: no test names a branch to compare with · the last build 8 minutes ago',
  ],
])('%s', (_, built, lead) => {
  expect(branchLead({ built }, now)).toBe(lead)
})
