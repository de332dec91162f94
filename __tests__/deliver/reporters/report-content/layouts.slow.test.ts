// Tests what comments and job summaries contain in typical and huge builds (src/deliver/reporters/report-content/github-report.ts).
import { describe, expect, test } from 'vitest'
import { renderComment, renderJobSummary } from '../../../../src/deliver/reporters/report-content/github-report.js'
import { headlineText } from '../../../../src/report/content/headline.js'
import { layoutCases } from './layout-cases.js'

const maximumComment = 60_000
const maximumSummary = 1024 * 1024

// Each is made once, because some have many tests.
const cases = Object.entries(layoutCases).map(([name, makeCase]) => ({ name, ...makeCase() }))

describe.each(cases)('the report of the case $name', ({ name, scope, frame }) => {
  test('looks like this as a comment', async () => {
    await expect(renderComment(scope, undefined, frame, maximumComment)).toMatchFileSnapshot(`layouts/${name}.comment.md`)
  })

  test('looks like this as a job summary', async () => {
    const { reportUrl, guide } = frame
    await expect(renderJobSummary(scope, undefined, { reportUrl, guide }, maximumSummary)).toMatchFileSnapshot(
      `layouts/${name}.job-summary.md`,
    )
  })
})

describe('5,000 failures of 4 causes in 8 jobs with 100,000 test runs', () => {
  const found = cases.find(({ name }) => name === 'four-causes')
  if (found === undefined) throw new Error('The case "four-causes" is missing.')
  const { scope, frame } = found
  const comment = renderComment(scope, undefined, frame, maximumComment) ?? ''
  const summary = renderJobSummary(scope, undefined, { reportUrl: frame.reportUrl }, maximumSummary) ?? ''

  test('have 5,000 failures and 100,000 runs', () => {
    expect([scope.summary.counts.failed, scope.summary.counts.total, scope.summary.failedTests]).toEqual([5_000, 100_000, 1_252])
  })

  test('take less than 10 kB in the comment and 60 kB in the job summary', () => {
    expect(Buffer.byteLength(comment)).toBeLessThan(10_000)
    expect(Buffer.byteLength(summary)).toBeLessThan(60_000)
  })

  test.each([
    ['connect ECONNREFUSED', '3,120', 390],
    ['Timed out after # ms waiting for #pay', '1,644', 822],
    ["TypeError: Cannot read properties of undefined (reading 'price')", '224', 28],
  ])('name the cause "%s" with its numbers in the comment and the job summary', (signature, executions, tests) => {
    const [row = ''] = comment.split('\n').filter((line) => line.startsWith('|') && line.includes(signature))
    expect(row).toContain(`**${executions}**`)
    expect(row).toContain(`${tests} tests in `)
    const [heading = ''] = summary.split('\n').filter((line) => line.startsWith('**`') && line.includes(signature))
    expect(heading).toContain(`${tests} tests in `)
  })

  test('do not repeat the number of failures when each test of a cause failed once', () => {
    const [row = ''] = comment.split('\n').filter((line) => line.startsWith('| **12** | `expected # to be #`'))
    expect(row).toContain('<br>In unit (windows-latest, 20) · ')
  })
})

test.each(cases)('shows the headline of the case $name once in the comment and the job summary', ({ scope, frame }) => {
  const headline = headlineText(scope)
  for (const markdown of [renderComment(scope, undefined, frame, maximumComment), renderJobSummary(scope, undefined, {}, maximumSummary)]) {
    const [heading = '', ...others] = (markdown ?? '').split('\n')
    // A job summary begins with a capital.
    expect(heading.toLowerCase().endsWith(` ${headline.toLowerCase()}`)).toBe(true)
    expect(others.join('\n')).not.toContain(headline)
  }
})

test('starts each comment with three lines that make sense without folds, images and colors', () => {
  // If no failure is new, only folds follow the first two lines.
  const withoutNew = new Set(['history-all-known', 'history-only-quarantined'])
  for (const { name, scope, frame } of cases) {
    const lines = (renderComment(scope, undefined, frame, maximumComment) ?? '').split('\n').filter((line) => line !== '')
    for (const line of lines.slice(0, withoutNew.has(name) ? 2 : 3)) expect(line).not.toMatch(/^(?:<details|<summary|```)/)
  }
})
