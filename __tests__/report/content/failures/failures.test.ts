// Tests how failed and flaky tests become lines, folds and tables as the room shrinks (src/report/content/failures).
import { describe, expect, test } from 'vitest'
import type { RunSummary } from '../../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { type Detail, fullDetail, noDetail } from '../../../../src/report/content/detail.js'
import { buildReport } from '../../../../src/report/content/report.js'
import type { ReportPlace } from '../../../../src/report/content/scope.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'

/** Returns a word of letters for each number, because digits do not distinguish causes. */
const wordOf = (number: number) => `word${number.toString(8).replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))}`

function summaryOf(tests: readonly Partial<RecordedTest>[]): RunSummary {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const [index, fields] of tests.entries()) {
    const name = fields.name ?? `test ${wordOf(index)}`
    summary.test({ id: name, name, suite: [], status: 'failed', message: `The ${wordOf(index)} is broken`, ...fields })
  }
  summary.endFile([])
  return summary.result()
}

const times = (count: number, fields: (index: number) => Partial<RecordedTest> = () => ({})) =>
  Array.from({ length: count }, (_, index) => fields(index))

function show(summary: RunSummary, place?: ReportPlace, detail: Detail = fullDetail): string {
  const scope = { summary, detail, locations: new Map(), ...(place && { place }) }
  return renderGithubMarkdown(buildReport({ components: [{ type: 'failures' }] }, scope)).trim()
}

const openIn = (markdown: string) => markdown.match(/^❌/gm)?.length ?? 0
const linesIn = (markdown: string) => markdown.match(/^- ❌/gm)?.length ?? 0

describe('failed tests with different causes', () => {
  test.each([
    ['comment', 30, [5, 20], 'and 5 more'],
    ['comment', 25, [5, 20], undefined],
    ['jobSummary', 230, [20, 200], 'and 10 more'],
    [undefined, 230, [20, 200], 'and 10 more'],
  ] as const)('are open and lines within the limits of %s when %i tests failed', (place, count, shown, rest) => {
    const markdown = show(summaryOf(times(count)), place)
    expect([openIn(markdown), linesIn(markdown)]).toEqual(shown)
    if (rest === undefined) expect(markdown).not.toContain('and ')
    else expect(markdown).toContain(`\n- ${rest}`)
  })

  test('failed tests with different causes are in a fold after the first ones only in a comment', () => {
    const summary = summaryOf(times(30))
    expect(show(summary, 'comment')).toMatch(/\n<details>\n<summary>25 more failures<\/summary>\n\n- ❌ \*\*test wordf\*\*/)
    expect(show(summary, 'jobSummary')).not.toContain('more failures')
  })

  test('failed tests with different causes are only counted when the room is too small for a line', () => {
    expect(show(summaryOf(times(30)), 'comment', noDetail)).toBe('and 30 more failures')
    expect(show(summaryOf(times(1)), 'comment', noDetail)).toBe('and 1 more failure')
    expect(show(summaryOf(times(30)), 'jobSummary', noDetail)).toBe('- and 30 more')
  })

  test('lose their lines before their messages when there is less room', () => {
    const summary = summaryOf(times(30))
    const shown = [25, 10, 5, 2]
      .map((tests) => show(summary, 'comment', { ...fullDetail, tests }))
      .map((text) => [openIn(text), linesIn(text)])
    expect(shown).toEqual([
      [5, 20],
      [5, 5],
      [5, 0],
      [2, 0],
    ])
    expect(show(summary, 'comment', { ...fullDetail, tests: 2 })).toMatch(/and 28 more failures$/)
  })

  test('failed tests with different causes are counted as tests when a test fails in several jobs', () => {
    const jobs = ['a', 'b'].flatMap((job) =>
      times(7, (index) => ({ job, name: `test ${wordOf(index)}`, message: `The ${wordOf(index)} is broken` })),
    )
    expect(show(summaryOf(jobs), 'comment')).toContain('<summary>2 more failures</summary>')
  })

  test('failed tests with different causes are nothing when no test failed', () => {
    expect(show(summaryOf([{ status: 'successful' }]))).toBe('')
  })
})

describe('failed tests that share causes', () => {
  const refused = { message: 'connect ECONNREFUSED' }
  const timeout = { message: 'Timed out' }
  const shared = [...times(40, () => refused), ...times(30, () => timeout)].map((fields, index) => ({
    ...fields,
    name: `shared ${wordOf(index)}`,
  }))

  test('failed tests that share causes are a table in a comment, with lines for the first five others and a fold for the rest', () => {
    const markdown = show(summaryOf([...shared, ...times(30)]), 'comment')
    expect(markdown).toMatch(/^\| Failures \| Cause \|/)
    expect(markdown).toContain('| **40** | `connect ECONNREFUSED`')
    expect(markdown).toContain('| **30** | `Timed out`')
    const [open = '', folded = ''] = markdown.split('<details>')
    expect([openIn(open), linesIn(open), linesIn(folded)]).toEqual([0, 5, 15])
    expect(folded).toContain('<summary>25 more failures</summary>')
    expect(folded).toContain('\n- and 10 more\n')
  })

  test('failed tests that share causes have their first test open elsewhere, and an equal share of the lines', () => {
    const markdown = show(summaryOf([...shared, ...times(2)]), 'jobSummary', { ...fullDetail, tests: 60 })
    const [refusedPart = '', timeoutPart = ''] = markdown.split(/^(?=\*\*`)/m).slice(-2)
    expect(refusedPart).toMatch(/^\*\*`connect ECONNREFUSED`\*\* — 40 tests\n\n❌ \*\*shared worda\*\*/)
    expect([linesIn(refusedPart), refusedPart.includes('\n- and 19 more\n')]).toEqual([20, true])
    expect(timeoutPart).toMatch(/^\*\*`Timed out`\*\* — 30 tests\n\n❌ \*\*shared wordf/)
    expect(linesIn(timeoutPart)).toBe(20)
    // The two others follow with their messages.
    expect(openIn(timeoutPart)).toBe(3)
  })

  test('leave room for the other failed tests when only a few share a cause', () => {
    const summary = summaryOf([...times(100), ...shared.slice(0, 8)])
    const [open = '', folded = ''] = show(summary, 'comment').split('<details>')
    expect([open.match(/^\| \*\*/gm)?.length, linesIn(open), linesIn(folded)]).toEqual([1, 5, 15])
    expect(folded).toContain('<summary>95 more failures</summary>')
    const page = show(summary, 'jobSummary')
    expect(page).toMatch(/^\*\*`connect ECONNREFUSED`\*\* — 8 tests\n/)
    // The first test of the cause is open as well, and its other tests are lines.
    expect([openIn(page), linesIn(page)]).toEqual([20, 7 + 81])
  })

  test('failed tests that share causes are at most ten causes, and the number of the others', () => {
    const many = times(26, (index) => ({ ...timeout, message: `The ${wordOf(index >> 1)} is broken`, name: `test ${wordOf(index)}` }))
    expect(show(summaryOf(many), 'comment')).toContain('and 3 more causes')
    const page = show(summaryOf(many), 'jobSummary')
    expect(page.match(/^\*\*`/gm)).toHaveLength(10)
    expect(page).toContain('and 3 more causes')
  })

  test('become fewer when there is less room', () => {
    const summary = summaryOf([...shared, ...times(3)])
    const rows = (tests: number) => show(summary, 'comment', { ...fullDetail, tests }).match(/^\| \*\*/gm)?.length ?? 0
    expect([10, 2, 1, 0].map(rows)).toEqual([2, 2, 1, 0])
    expect(show(summary, 'comment', noDetail)).toBe('and 3 more failures')
  })
})

describe('flaky tests', () => {
  const flaky = (count: number, failed = 0) =>
    summaryOf([
      ...times(failed),
      ...times(count, (index) => ({
        name: `flaky ${wordOf(index)}`,
        status: 'successful',
        flaky: true,
        attempts: [{ status: 'failed', message: 'Late' }],
      })),
    ])
  const showFlaky = (summary: RunSummary, collapsible: boolean, detail = fullDetail) =>
    renderGithubMarkdown(
      buildReport({ components: [{ type: 'flakyTests', collapsible }] }, { summary, detail, locations: new Map() }),
    ).trim()

  test('flaky tests are collapsed when a test failed', () => {
    expect(showFlaky(flaky(2, 1), true)).toMatch(/^<details>\n<summary>Flaky<\/summary>\n\n- 🔁/)
  })
  test('flaky tests are visible up to the third when no test failed', () => {
    expect(showFlaky(flaky(3), true)).not.toContain('<details>')
    const [open = '', folded = ''] = showFlaky(flaky(30), true).split('<details>')
    expect(open.match(/🔁/g)).toHaveLength(3)
    expect(folded).toContain('<summary>27 more flaky</summary>')
    expect(folded.match(/🔁/g)).toHaveLength(20)
    expect(folded).toContain('and 7 more flaky tests')
  })
  test('flaky tests are a list when it cannot be collapsed', () => {
    expect(showFlaky(flaky(30, 1), false).match(/^- 🔁/gm)).toHaveLength(30)
    expect(showFlaky(flaky(30, 1), false, { ...fullDetail, tests: 4 })).toContain('- and 26 more flaky tests')
  })
})
