// Tests that a stored part keeps the builds that explain a verdict (src/deliver/reporters/comment/parts/part-of-report.ts).
import { expect, test } from 'vitest'
import { compressParts, readParts } from '../../../../../src/deliver/reporters/comment/parts/part-document.js'
import { partOfReport } from '../../../../../src/deliver/reporters/comment/parts/part-of-report.js'
import type { Verdict } from '../../../../../src/judge/verdicts/verdict.js'
import { oneJob } from '../../../../report/content/example-builds.js'
import { exampleHistory, judgedRun } from '../../../../report/content/judged-run.js'
import { exampleKey, partOf } from './example-parts.js'

const lastPassed = { build: '4099', commit: '0a1b2c3'.padEnd(40, '0') }

/** Returns the results of a part as another job reads them. */
function passedOn(verdict: Verdict) {
  const summary = judgedRun(oneJob(), () => verdict.kind, { history: { ...exampleHistory, comparedAt: 1_700_000_000_000 } })
  const failures = summary.failures.map((failure) => ({ ...failure, verdict }))
  const { name } = partOf({ job: 'a' }, [])
  const part = partOfReport({ summary: { ...summary, failures }, locations: new Map() }, { name, comment: exampleKey, job: 'a' })
  const compressed = compressParts({ run: 1, parts: [part], covered: new Set([name]) }, 65_536)
  return readParts(compressed ?? Buffer.alloc(0)).parts[0]?.results
}

test.each<[string, Verdict]>([
  ['new', { kind: 'new', passedBuilds: 37 }],
  ['flaky', { kind: 'flaky', failedBuilds: 3, ofBuilds: 50, lastSign: lastPassed, recent: { failed: 1, flaky: 2, ofBuilds: 10 } }],
  ['known', { kind: 'known', builds: 6, range: { lastPassed } }],
])('tells other jobs what a verdict rests on when it is %s', (_, verdict) => {
  const results = passedOn(verdict)
  expect(results?.failures[0]?.verdict).toEqual(verdict)
  expect(results?.history?.comparedAt).toBe(1_700_000_000_000)
})

test('leaves out the subject and the author, which a comment does not show', () => {
  const range = { lastPassed, onlyCommit: { subject: 'Round half a cent up', author: 'Jo Doe' } }
  expect(passedOn({ kind: 'known', range })?.failures[0]?.verdict).toEqual({ kind: 'known', range: { lastPassed, onlyCommit: {} } })
})

test('can be read when the ids of the builds are too long', () => {
  const long = { build: 'x'.repeat(1_000), commit: 'y'.repeat(1_000), url: `https://ci.example/${'z'.repeat(2_000)}` }
  const verdict = passedOn({ kind: 'known', range: { lastPassed: long }, lastSign: long })?.failures[0]?.verdict
  expect([verdict?.range?.lastPassed.build.length, verdict?.lastSign?.commit?.length]).toEqual([100, 100])
})
