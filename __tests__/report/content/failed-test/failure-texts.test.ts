import { expect, test } from 'vitest'
import { renderComment } from '../../../../src/deliver/reporters/report-content/github-report.js'
import type { ListedTest } from '../../../../src/judge/summary/listed-test.js'
import type { RunSummary } from '../../../../src/judge/summary/run-summary.js'
import { createFailureTexts } from '../../../../src/report/content/failed-test/failure-texts.js'
import { exampleRun, ownTemplate } from '../example-run.js'

/** Returns the example run, and counts how often the details of its failed tests are read. */
function countedRun(): { readonly summary: RunSummary; readonly reads: () => number } {
  const summary = exampleRun()
  let reads = 0
  const failures = summary.failures.map((failure) => {
    const { details } = failure.test
    const test = Object.defineProperty({ ...failure.test }, 'details', {
      get() {
        reads += 1
        return details
      },
    })
    return { ...failure, test }
  })
  return { summary: { ...summary, failures }, reads: () => reads }
}

const frame = { title: 'CI', titleUrl: '', ciContext: { build: {}, source: {} } }

test('reads the details of each failed test once for all steps of detail', () => {
  const { summary, reads } = countedRun()
  const scope = { summary, locations: new Map() }
  const failureTexts = createFailureTexts(scope)
  const whole = renderComment({ ...scope, failureTexts }, ownTemplate, frame, 1_000_000) ?? ''
  const readsOfOne = reads()
  expect(readsOfOne).toBeGreaterThan(0)
  const short = renderComment({ ...scope, failureTexts }, ownTemplate, frame, 2_000) ?? ''
  expect(short.length).toBeLessThan(whole.length)
  expect(reads()).toBe(readsOfOne)
})

test('asks for the owners of each failed test once when a comment must be shortened', () => {
  const summary = exampleRun()
  const asked: string[] = []
  const ownersOf = ({ name }: ListedTest) => {
    asked.push(name)
    return ['@acme/shop']
  }
  renderComment({ summary, locations: new Map(), ownersOf }, ownTemplate, frame, 2_000)
  expect(asked.toSorted()).toEqual(summary.failures.map(({ test }) => test.name).toSorted())
})

test('reads the details as often for a comment that must be shortened as for a whole one', () => {
  const [large, small] = [countedRun(), countedRun()]
  renderComment({ summary: large.summary, locations: new Map() }, ownTemplate, frame, 1_000_000)
  renderComment({ summary: small.summary, locations: new Map() }, ownTemplate, frame, 2_000)
  expect(small.reads()).toBe(large.reads())
})
