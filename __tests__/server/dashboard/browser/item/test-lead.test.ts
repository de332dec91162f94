import { expect, test } from 'vitest'
import { buildsSentence, markOf, runsSentence } from '../../../../../src/server/dashboard/browser/item/test-lead.js'

test.each([
  ['PPfPFP', 'main', '2 of the last 6 builds of main: 1 passed after a retry, 1 failed.'],
  ['FF', 'main', '2 of the last 2 builds of main: 2 failed.'],
  ['P-P', 'main', 'No failure in the last 3 builds of main.'],
  ['P', '', 'No failure in the last build.'],
  ['--', 'main', 'Did not run in the last builds of main.'],
  ['', '', 'Did not run in the last builds.'],
])('the page of a test with the results %j on %j starts with a sentence about them', (results, ref, sentence) => {
  expect(buildsSentence(results, ref)).toBe(sentence)
})

test.each([
  ['PPfF', '2 of the last 4 runs: 1 passed after a retry, 1 failed.'],
  ['P', 'No failure in the last run.'],
  ['', 'Did not run.'],
])('the page of a test without builds starts with a sentence about its runs when their results are %j', (results, sentence) => {
  expect(runsSentence(results)).toBe(sentence)
})

test.each([
  ['PF-S', false, 'failed'],
  ['FP-', false, 'passed'],
  ['Ff', false, 'flaky'],
  ['FF', true, 'flaky'],
  ['S--', false, 'skipped'],
  ['--', false, undefined],
] as const)('the mark of a test shows its last result when the results are %j and flaky is %j', (results, isFlaky, mark) => {
  expect(markOf(results, isFlaky)).toBe(mark)
})
