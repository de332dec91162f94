import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import { type Detail, detailLadder } from '../../../src/report/content/detail.js'
import { createFailureTexts } from '../../../src/report/content/failed-test/failure-texts.js'
import { buildReport } from '../../../src/report/content/report.js'
import { fit as fitText, richestThatFits } from '../../../src/report/render/fit.js'
import { renderGithubMarkdown } from '../../../src/report/render/github-markdown.js'
import { ownTemplate } from '../content/example-run.js'

function failures(count: number): RunSummary {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  const suite = ['決済 💳']
  for (let index = 0; index < count; index++) {
    summary.test({
      name: `支払い ${index} 🎉`,
      suite,
      status: 'failed',
      message: '期待値 💥'.repeat(20),
      details: '    at 場所.ts:1\n'.repeat(100),
      tags: ['遅い'],
      duration: 1_000 + index,
    })
  }
  summary.endFile([])
  return summary.result()
}

function fitted(summary: RunSummary, limitBytes: number): string | undefined {
  const locations = new Map()
  const failureTexts = createFailureTexts({ locations })
  const render = (detail: Detail) => renderGithubMarkdown(buildReport(ownTemplate, { summary, detail, locations, failureTexts }))
  return fitText(detailLadder(summary.tests.failed.length), render, limitBytes)
}

const shownIn = (text = '') => text.match(/^❌ \*\*/gm)?.length ?? 0

describe('a report with a limit', () => {
  test('finds exactly the richest step that fits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 30 }), fc.nat(250), (sizes, limit) => {
        const ladder = sizes.toSorted((a, b) => b - a)
        const best = ladder.find((size) => size <= limit)
        expect(fitText(ladder, (size) => 'x'.repeat(size), limit)).toBe(best === undefined ? undefined : 'x'.repeat(best))
      }),
    )
  })

  test('finds the richest payload when its steps are asynchronous', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(200), { minLength: 1, maxLength: 30 }), fc.nat(250), async (sizes, limit) => {
        const ladder = sizes.toSorted((a, b) => b - a)
        const payload = await richestThatFits(
          ladder,
          async (size) => ({ size }),
          ({ size }) => size <= limit,
        )
        expect(payload?.size).toBe(ladder.find((size) => size <= limit))
      }),
    )
  })

  test('fits 10,000 failures into a comment and a job summary, in bytes', () => {
    const summary = failures(10_000)
    for (const [limit, fewest] of [
      [60_000, 80],
      [1_000_000, 1_000],
    ] as const) {
      const text = fitted(summary, limit)
      expect(Buffer.byteLength(text ?? '')).toBeLessThanOrEqual(limit)
      expect(shownIn(text)).toBeGreaterThanOrEqual(fewest)
      expect(text).toContain('10,000 of 10,000 tests failed')
      expect(text).toContain(`and ${(10_000 - shownIn(text)).toLocaleString('en-US')} more failed tests`)
    }
  })

  test('keeps failures when the rest must be left out', () => {
    const summary = failures(3)
    const whole = fitted(summary, 1_000_000) ?? ''
    const lower = fitted(summary, Buffer.byteLength(whole) - 1) ?? ''
    expect(whole).toContain('Slowest tests')
    expect(lower).not.toContain('Slowest tests')
    expect(shownIn(lower)).toBe(3)
  })

  test('keeps only counts at the end, then returns nothing', () => {
    const summary = failures(1_000)
    const counts = fitted(summary, 400)
    expect(counts).toContain('1,000 failed tests, not listed here')
    expect(fitted(summary, 10)).toBeUndefined()
  })

  test('never grows from one step to the next', () => {
    const summary = failures(50)
    const sizes = detailLadder(50).map(
      (detail) => renderGithubMarkdown(buildReport(ownTemplate, { summary, detail, locations: new Map() })).length,
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })
})
