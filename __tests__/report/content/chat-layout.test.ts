import { describe, expect, test } from 'vitest'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { chatContext, chatItems } from '../../../src/report/content/chat-layout.js'
import { contextFacts } from '../../../src/report/content/context-line.js'
import { fullDetail } from '../../../src/report/content/detail.js'
import { plainInline } from '../../../src/report/render/chat/plain-inline.js'
import type { Inline } from '../../../src/report/tree/node.js'
import { objectsIn } from '../render/chat/card-messages.js'
import { greenBuild, hugeBuild, incompleteBuild, matrixBuild, moduleBuild, oneJob, pullRequestContext } from './example-builds.js'
import { judgedRun } from './judged-run.js'

const allUrl = 'https://ci.example.org/report'

/** The items with the HTML report of each job, at most a number of tests or causes. */
function itemsOf(summary: RunSummary, tests = Number.POSITIVE_INFINITY) {
  const jobs = summary.jobs.map((job) => ({ ...job, reportUrl: allUrl }))
  return chatItems({ summary: { ...summary, jobs }, detail: { ...fullDetail, tests }, locations: new Map() }, allUrl)
}

/** The lines of a paragraph as plain text. */
function linesOf(nodes: readonly Inline[]): readonly string[] {
  const lines: Inline[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'break') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines.map(plainInline)
}

const shown = (summary: RunSummary, tests?: number) => itemsOf(summary, tests).map(({ children }) => linesOf(children))

/** A run whose tests fail in a function of the project that depends on the message. */
function runOf(tests: readonly Partial<RecordedTest>[]): RunSummary {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const [index, fields] of tests.entries()) {
    const { message } = fields
    const details = `Error: ${message}\n    at ${message?.slice(0, 3)} (src/shop.ts:12:7)`
    summary.test({ id: `t${index}`, name: `test ${index}`, suite: [], status: 'failed', details, ...fields })
  }
  summary.endFile([])
  return summary.result()
}

/** Failures without a common cause. */
const differentFailures = (count: number) =>
  runOf(Array.from({ length: count }, (_, index) => ({ message: String.fromCharCode(97 + index).repeat(3) })))

test('shows each failed test in two lines, with a link to its details', () => {
  const items = itemsOf(oneJob())
  expect(items.map(({ children }) => linesOf(children))).toEqual([
    ['❌ rounds half a cent up · checkout › prices', expect.stringContaining('expected 17.95 to be 17.96')],
    ['❌ merges equal products into one line · checkout › basket', 'expected [1, 1] to equal [2]'],
  ])
  const { failures } = oneJob()
  const urls = [...objectsIn(items)].flatMap(({ url }) => url ?? [])
  expect(urls).toEqual(failures.map(({ test: { id } }) => `${allUrl}#test=${id}`))
})

test('shows the files of a failed test after its verdict, linked to them', () => {
  const attachments = ['a', 'b'].map((name) => ({ name, type: 'image/png', size: 70, path: name }))
  const steps = [{ name: 'click "Pay"', status: 'failed' as const }]
  const items = itemsOf(runOf([{ message: 'no price', attachments, steps, job: 'e2e' }]))
  expect(items.map(({ children }) => linesOf(children))).toEqual([['❌ test 0 · 2 screenshots', 'no price']])
  expect([...objectsIn(items)].flatMap(({ url }) => url ?? [])).toEqual([`${allUrl}#test=t0`, `${allUrl}#test=t0&show=evidence`])
})

test('names the jobs of a failed test when it did not fail in all of them', () => {
  expect(shown(matrixBuild())).toEqual([
    ['❌ keeps the order of lines · cart › totals', expect.stringMatching(/ · in windows-latest \(20, 22\)$/)],
  ])
})

test('names the module of a failed test when the only job has several', () => {
  expect(shown(moduleBuild()).map(([, line]) => line)).toEqual([expect.stringMatching(/ · in checkout$/), 'expected 0 to be 3 · in search'])
})

test('shows causes with their numbers and jobs when tests share one', () => {
  expect(shown(hugeBuild())).toEqual([
    [
      '4 causes of 5,000 failures',
      expect.stringMatching(/^3,120 .*ECONNREFUSED.* · all 8 jobs$/),
      expect.stringMatching(/^1,644 .*Timed out after # ms waiting for #pay · 4 jobs$/),
      expect.stringMatching(/^224 .*reading 'price'\) · all 8 jobs$/),
      expect.stringMatching(/^12 .*expected # to be # · 2 jobs$/),
    ],
  ])
})

test('links the number of a cause to its details', () => {
  const [cause] = hugeBuild().causes
  expect([...objectsIn(itemsOf(hugeBuild()))].flatMap(({ url }) => url ?? [])[0]).toBe(`${allUrl}#cause=${cause?.cause.id}`)
})

test('writes "both jobs" when a cause is in the only two jobs', () => {
  const failures = ['a', 'b'].flatMap((job) => [1, 2].map((number) => ({ id: `${number}`, job, message: 'boom' })))
  expect(shown(runOf(failures))).toEqual([['1 cause of 4 failures', '4 boom · both jobs']])
})

test('leaves out the number of failures when the headline contains it', () => {
  expect(shown(runOf([{ message: 'boom' }, { message: 'boom' }]))).toEqual([['1 cause', '2 boom']])
})

test('shows four failed tests after a cause when most failures have a cause of their own', () => {
  const shared = ['x', 'y', 'z'].map((name) => ({ name, message: 'shared' }))
  const others = Array.from({ length: 20 }, (_, index) => ({ message: String.fromCharCode(97 + index).repeat(3) }))
  const items = shown(runOf([...others, ...shared]))
  expect(items.map(([line]) => line)).toEqual([
    '1 cause of 3 failures',
    '❌ test 0',
    '❌ test 1',
    '❌ test 2',
    '❌ test 3',
    'and 16 more failed tests',
  ])
  expect(items[1]).toEqual(['❌ test 0', 'aaa'])
})

test('shows no failed test after causes when no row is left for it', () => {
  const long = (start: string) => ({ message: `${start} ${'a very long text '.repeat(20)}`, name: `${start} ${'long name '.repeat(20)}` })
  const causes = ['aaa', 'bbb', 'ccc', 'ddd'].flatMap((start) => [long(start), { ...long(start), name: `other ${start}` }])
  const summary = runOf([...causes, { ...long('eee'), suite: ['a suite '.repeat(40)] }])
  expect(shown(summary).at(-1)?.[0]).toMatch(/^❌ eee/)
  const { problems } = incompleteBuild()
  const items = shown({ ...summary, problems: [...problems, ...problems, ...problems] })
  expect(items.at(-1)?.at(-1)).toBe('and 1 more failed test')
})

describe('the number of tests that a message leaves out', () => {
  test('lists at most five failed tests, and links to the others', () => {
    const items = itemsOf(differentFailures(12))
    expect(items).toHaveLength(6)
    expect(linesOf(items.at(-1)?.children ?? [])).toEqual(['and 7 more'])
    expect(items.at(-1)?.children).toMatchObject([{ type: 'link', url: allUrl }])
  })

  test('lists at most five causes', () => {
    const pairs = Array.from({ length: 14 }, (_, index) => ({ message: String.fromCharCode(97 + (index >> 1)).repeat(3) }))
    const [lines = []] = shown(runOf(pairs))
    expect(lines).toHaveLength(7)
    expect([lines.at(0), lines.at(-1)]).toEqual(['7 causes', 'and 2 more causes'])
  })

  test('counts the failed tests that share no cause with others', () => {
    const messages = ['aaa', 'aaa', 'bbb', 'ccc'].map((message) => ({ message }))
    expect(shown(runOf(messages), 1)).toEqual([['1 cause of 2 failures', '2 aaa', 'and 2 more failed tests']])
    const pairs = Array.from({ length: 12 }, (_, index) => ({ message: String.fromCharCode(97 + (index >> 1)).repeat(3) }))
    expect(shown(runOf([...pairs, { message: 'zzz' }]))[0]?.at(-1)).toBe('and 1 more cause and 1 more failed test')
  })

  test('counts a test that failed for two causes once', () => {
    const failures = [
      { id: 'same', name: 'same', job: 'a', message: 'aaa' },
      { id: 'same', name: 'same', job: 'b', message: 'bbb' },
      { id: 'other', name: 'other', job: 'a', message: 'ccc' },
    ]
    expect(shown(runOf(failures), 2).at(-1)).toEqual(['and 1 more'])
  })

  test('shows fewer with less detail, and nothing without any', () => {
    expect(shown(differentFailures(12), 2)).toHaveLength(3)
    expect(shown(differentFailures(12), 0)).toEqual([])
    expect(shown(hugeBuild(), 1)[0]?.at(-1)).toBe('and 3 more causes')
    expect(shown(hugeBuild(), 0)).toEqual([])
  })

  test.each(['a very long text '.repeat(20), '支払い'.repeat(40)])(
    'shows fewer failed tests when their texts are as long as %s',
    (long) => {
      const failures = ['aaa', 'bbb', 'ccc', 'ddd', 'eee'].map((start) => ({ name: long, suite: [long], message: `${start} ${long}` }))
      const items = shown(runOf(failures))
      expect(items.length).toBeLessThan(6)
      expect(items.at(-1)).toEqual([`and ${5 - (items.length - 1)} more`])
    },
  )
})

describe('a run with missing results', () => {
  test('states the reason before anything else', () => {
    expect(shown(incompleteBuild())).toEqual([
      [expect.stringMatching(/^⚠️ results\/junit-e2e\.xml.*The file ends inside the test "pays by card"/)],
    ])
  })

  test('counts the reasons that it leaves out', () => {
    const summary = createSummary()
    for (const path of ['a.xml', 'b.xml', 'c.xml', 'd.xml', 'e.xml']) {
      summary.beginFile({ path, format: 'junit' })
      summary.endFile([{ severity: 'error', kind: 'unreadable', message: 'This is no XML.', path }])
    }
    const [lines = []] = shown(summary.result())
    expect([lines.length, lines.at(-1)]).toEqual([4, 'and 2 more errors'])
  })

  test('keeps the end of a long path', () => {
    const summary = createSummary()
    const path = `${'results/'.repeat(30)}unit.xml`
    summary.beginFile({ path, format: 'junit' })
    summary.endFile([{ severity: 'error', kind: 'unreadable', message: 'This is no XML.', path }])
    expect(shown(summary.result())[0]?.[0]).toMatch(/^⚠️ … .{0,60}\/unit\.xml.* This is no XML\.$/)
  })
})

test('shows nothing below the first two lines when no test failed', () => {
  expect(itemsOf(greenBuild())).toEqual([])
  expect(itemsOf(runOf([{ status: 'cancelled' }, { status: 'successful' }]))).toEqual([])
})

describe('the second line', () => {
  const facts = contextFacts(pullRequestContext)

  test('ends with the duration when all tests passed', () => {
    expect(plainInline(chatContext(facts, { summary: greenBuild() }))).toBe(
      '#128 Round half a cent up · 7c4f3a8 · CI run 4212 · octocat · 41 s',
    )
  })

  test('the second line has no duration when a test failed', () => {
    expect(plainInline(chatContext(facts, { summary: oneJob() }))).toMatch(/octocat$/)
  })
})

test('does not repeat a verdict that the headline contains', () => {
  const causes = runOf([{ message: 'no cart' }, { message: 'no cart' }])
  for (const summary of [causes, differentFailures(2)]) {
    expect(JSON.stringify(shown(judgedRun(summary, () => 'new')))).not.toContain('new')
    expect(JSON.stringify(shown(judgedRun(summary, () => 'known')))).not.toContain('main')
  }
  expect(shown(judgedRun(differentFailures(1), () => 'known'))).toEqual([['❌ test 0 · since abc1234']])
})
