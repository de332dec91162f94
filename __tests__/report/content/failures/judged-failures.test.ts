// Tests that a comment opens new failures and folds known ones by their verdicts (src/report/content/failures).
import { describe, expect, test } from 'vitest'
import type { QuarantineEntry } from '../../../../src/judge/quarantine/quarantine-entry.js'
import { withAddedQuarantine } from '../../../../src/judge/summary/added-quarantine.js'
import type { RunSummary } from '../../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import type { VerdictKind } from '../../../../src/judge/verdicts/verdict.js'
import { type Detail, fullDetail } from '../../../../src/report/content/detail.js'
import { headlineText } from '../../../../src/report/content/headline.js'
import { buildReport } from '../../../../src/report/content/report.js'
import type { ReportPlace } from '../../../../src/report/content/scope.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'
import { exampleVerdicts, judgedRun } from '../judged-run.js'

interface Failure {
  readonly name: string
  readonly kind: VerdictKind
  /** Tests with the same word fail for the same cause. */
  readonly cause?: string
  readonly isQuarantined?: boolean
}

const entry: QuarantineEntry = { test: '*', until: '2026-12-31', reason: 'waits for the bank' }

/** A run in which every failed test has a verdict. */
function judged(failures: readonly Failure[]): RunSummary {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const { name, cause = name } of failures)
    summary.test({ id: name, name, suite: ['shop'], status: 'failed', message: `The ${cause} is broken` })
  summary.endFile([])
  const byName = new Map(failures.map((failure) => [failure.name, failure]))
  return judgedRun(summary.result(), ({ name }) => byName.get(name)?.kind ?? 'unknown', {
    quarantineOf: ({ name }) => (byName.get(name)?.isQuarantined ? entry : undefined),
  })
}

function show(summary: RunSummary, place?: ReportPlace, { headings = false, detail = fullDetail as Detail } = {}): string {
  const scope = { summary, detail, locations: new Map(), ...(place && { place }) }
  return renderGithubMarkdown(buildReport({ components: [{ type: 'failures', ...(headings && { headings }) }] }, scope)).trim()
}

/** Names in letters, because digits do not distinguish causes. */
const word = (prefix: string, index: number) => `${prefix}${String.fromCharCode(97 + (index % 26)).repeat(1 + Math.floor(index / 26))}`

const many = (count: number, prefix: string, fields: Omit<Failure, 'name'>): readonly Failure[] =>
  Array.from({ length: count }, (_, index) => ({ name: word(prefix, index), ...fields }))

const openIn = (markdown: string) => [...markdown.matchAll(/^(?:❌|🔕) \*\*(\w+)/gm)].map(([, name]) => name)
const linesIn = (markdown: string) => [...markdown.matchAll(/^- (?:❌|🔕) \*\*(\w+)/gm)].map(([, name]) => name)
const foldsIn = (markdown: string) => [...markdown.matchAll(/<summary>(.*)<\/summary>/g)].map(([, title]) => title)

const mixed: readonly Failure[] = [
  { name: 'flaps', kind: 'flaky' },
  { name: 'parked', kind: 'new', isQuarantined: true },
  { name: 'old', kind: 'known' },
  { name: 'fresh', kind: 'new' },
  { name: 'first', kind: 'unseen' },
]

/** A run in which a test has two causes: one is new, and the base branch has the other. */
function twoCauses(): RunSummary {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const cause of ['bank', 'printer'])
    summary.test({ id: 'pays', name: 'pays', suite: ['shop'], status: 'failed', message: `The ${cause} is broken` })
  summary.endFile([])
  const result = judgedRun(summary.result(), () => 'new')
  const isOld = ({ message }: { readonly message?: string }) => message?.includes('printer') === true
  return {
    ...result,
    failures: result.failures.map((failure) => (isOld(failure.test) ? { ...failure, verdict: exampleVerdicts.known } : failure)),
  }
}

describe('in a comment', () => {
  test('folds the known failure of a test that also fails for a new cause', () => {
    const markdown = show(twoCauses(), 'comment')
    expect([openIn(markdown), linesIn(markdown), foldsIn(markdown)]).toEqual([['pays'], ['pays'], ['Also fails on main']])
  })

  test('opens only new failures, and folds the others by their verdicts', () => {
    const markdown = show(judged(mixed), 'comment')
    expect(openIn(markdown)).toEqual(['fresh', 'first'])
    expect(linesIn(markdown)).toEqual(['old', 'flaps', 'parked'])
    expect(foldsIn(markdown)).toEqual(['Also fails on main', 'Known flaky', 'Quarantined'])
    expect(markdown).toContain('❌ **fresh** · shop<br>**New:** passed on main until `5e0d1b7`')
    expect(markdown).toContain('❌ **first** · shop<br>**New test**')
    expect(markdown).toContain('- ❌ **old** · shop — fails on main since `abc1234` (6 builds, 2 days) · `The old is broken`')
    expect(markdown).toContain('- ❌ **flaps** · shop — flaky in 7 of the last 50 builds · `The flaps is broken`')
    expect(markdown).toContain('- 🔕 **parked** · shop — quarantined until 2026-12-31 · waits for the bank · `The parked is broken`')
  })

  test('marks the tests that this change quarantines', () => {
    const summary = withAddedQuarantine({ ...judged(mixed), quarantineUse: new Map([[entry, 1]]) }, () => true)
    const markdown = show(summary, 'comment')
    expect(foldsIn(markdown)).toEqual(['Also fails on main', 'Known flaky', 'Quarantined'])
    expect(markdown).toContain('- 🔕 **parked** · shop — quarantined by this change until 2026-12-31 · waits for the bank')
  })

  test('opens no known failure when there is no new one', () => {
    const markdown = show(judged(many(8, 'old', { kind: 'known' })), 'comment')
    expect(openIn(markdown)).toEqual([])
    expect([foldsIn(markdown), linesIn(markdown).length]).toEqual([['Also fails on main'], 8])
  })

  test('advises to merge main when main has fixed all known failures', () => {
    const summary = judged([...many(3, 'old', { kind: 'known' }), ...many(1, 'fresh', { kind: 'new' })])
    const fixed = (knownFixed: number) => ({ ...summary, verdicts: { ...summary.verdicts, knownFixed } }) as RunSummary
    for (const place of ['comment', 'jobSummary'] as const) {
      expect(show(fixed(3), place)).toContain('Fixed on main: merge main into this branch')
      expect(show(fixed(2), place)).toContain('Also fails on main')
    }
  })

  test('lists known failures only as far as new ones leave lines', () => {
    const markdown = show(judged([...many(20, 'old', { kind: 'known' }), ...many(15, 'fresh', { kind: 'new' })]), 'comment')
    expect(openIn(markdown).length).toBe(5)
    expect(linesIn(markdown).filter((name) => name?.startsWith('fresh')).length).toBe(10)
    expect(linesIn(markdown).filter((name) => name?.startsWith('old')).length).toBe(10)
    expect(foldsIn(markdown)).toEqual(['10 more failures', 'Also fails on main'])
    expect(markdown).toContain('- and 10 more\n')
  })

  test('leaves known failures out when there is no room for a line, because the headline counts them', () => {
    const summary = judged([...many(20, 'old', { kind: 'known' }), ...many(5, 'fresh', { kind: 'new' })])
    const markdown = show(summary, 'comment', { detail: { ...fullDetail, tests: 5 } })
    expect([openIn(markdown).length, foldsIn(markdown), markdown.includes('main')]).toEqual([5, [], true])
  })

  test('shows a table with known causes as well when new failures share a cause', () => {
    const failures = [
      ...many(4, 'old', { kind: 'known', cause: 'database' }),
      ...many(3, 'fresh', { kind: 'new', cause: 'network' }),
      { name: 'lonely', kind: 'new' },
      { name: 'alone', kind: 'known' },
    ] as const
    const markdown = show(judged(failures), 'comment')
    const rows = markdown.split('\n').filter((line) => line.startsWith('| **'))
    expect(rows.map((row) => row.split('<br>').slice(0, 2))).toEqual([
      ['| **3** | `The network is broken`', '**New**'],
      ['| **4** | `The database is broken`', 'Fails on main since `abc1234` (6 builds, 2 days)'],
    ])
    expect([openIn(markdown), linesIn(markdown), foldsIn(markdown)]).toEqual([[], ['lonely', 'alone'], ['1 more also fails on main']])
  })

  test('folds the table when only known failures share a cause', () => {
    const markdown = show(judged([...many(30, 'old', { kind: 'known', cause: 'database' }), { name: 'fresh', kind: 'new' }]), 'comment')
    expect([openIn(markdown), foldsIn(markdown)]).toEqual([['fresh'], ['Also fails on main']])
    expect(markdown.indexOf('| **30** |')).toBeGreaterThan(markdown.indexOf('<summary>'))
  })

  test('keeps a cause out of the table when all of its tests are quarantined', () => {
    const failures = [
      ...many(3, 'parked', { kind: 'new', cause: 'bank', isQuarantined: true }),
      ...many(2, 'fresh', { kind: 'new', cause: 'network' }),
    ]
    const markdown = show(judged(failures), 'comment')
    expect(markdown.split('\n').filter((line) => line.startsWith('| **')).length).toBe(2)
    expect(markdown.slice(0, markdown.indexOf('<summary>'))).not.toContain('The bank')
    expect(foldsIn(markdown)).toEqual(['Quarantined'])
  })
})

describe('on a page', () => {
  test('lists the known failure of a test that also fails for a new cause', () => {
    const markdown = show(twoCauses(), 'jobSummary', { headings: true })
    expect([...markdown.matchAll(/^### (.*)$/gm)].map(([, title]) => title)).toEqual(['New', 'Also fails on main'])
    expect([openIn(markdown), linesIn(markdown)]).toEqual([['pays'], ['pays']])
  })

  test('shows each verdict below a heading, which no line repeats', () => {
    const markdown = show(judged(mixed), 'jobSummary', { headings: true })
    expect([...markdown.matchAll(/^### (.*)$/gm)].map(([, title]) => title)).toEqual([
      'New',
      'Also fails on main',
      'Known flaky',
      'Quarantined',
    ])
    expect([openIn(markdown), linesIn(markdown)]).toEqual([
      ['fresh', 'first'],
      ['old', 'flaps', 'parked'],
    ])
    expect(markdown).toContain('❌ **fresh** · shop<br>Passed on main until `5e0d1b7`')
    expect(markdown).toContain('- ❌ **old** · shop — since `abc1234` (6 builds, 2 days) · ')
    expect(markdown).toContain('- ❌ **flaps** · shop — 7 of the last 50 builds · ')
    expect(markdown).toContain('- 🔕 **parked** · shop — until 2026-12-31 · ')
  })

  test('shows no heading above new failures when it is not asked for one', () => {
    const markdown = show(judged(mixed), 'jobSummary')
    expect(markdown).not.toContain('### New')
    expect(markdown).toContain('❌ **fresh** · shop<br>**New:** passed on main until `5e0d1b7`')
    expect(markdown).toContain('### Also fails on main')
  })

  test('opens known failures when no failure is new, but no quarantined one', () => {
    const known = show(judged([{ name: 'old', kind: 'known' }]), 'jobSummary', { headings: true })
    expect([openIn(known), known.split('\n')[0]]).toEqual([['old'], '### Also fails on main'])
    const parked = show(judged([{ name: 'parked', kind: 'new', isQuarantined: true }]), 'jobSummary', { headings: true })
    expect([openIn(parked), linesIn(parked)]).toEqual([[], ['parked']])
  })

  test('counts a cause in each verdict only with the tests that have it', () => {
    const failures = [
      { name: 'fresha', kind: 'new', cause: 'network' },
      { name: 'freshb', kind: 'new', cause: 'network' },
      { name: 'olda', kind: 'known', cause: 'network' },
      { name: 'oldb', kind: 'known', cause: 'network' },
      { name: 'oldc', kind: 'known', cause: 'network' },
    ] as const
    const markdown = show(judged(failures), 'jobSummary', { headings: true })
    const [before, after] = markdown.split('### Also fails on main')
    expect(before).toContain('**`The network is broken`** — 2 tests')
    expect(after).toContain('**`The network is broken`** — 3 tests')
    expect([openIn(markdown), linesIn(markdown)]).toEqual([['fresha'], ['freshb', 'olda', 'oldb', 'oldc']])
    expect(markdown).not.toContain('and ')
  })

  test('keeps within 200 lines when many failures are known', () => {
    const markdown = show(judged([...many(150, 'fresh', { kind: 'new' }), ...many(150, 'old', { kind: 'known' })]), 'jobSummary')
    expect([openIn(markdown).length, linesIn(markdown).length]).toEqual([20, 180])
    expect(markdown).toContain('- and 100 more')
  })
})

describe('a verdict that the headline contains', () => {
  test('is not repeated by new failures, but the build in which they passed is shown', () => {
    const markdown = show(judged(many(8, 'fresh', { kind: 'new' })), 'comment')
    expect(markdown).toContain('❌ **fresha** · shop<br>Passed on main until `5e0d1b7`\n')
    expect(markdown).toContain('- ❌ **freshf** · shop · `The freshf is broken`\n')
    expect(markdown).not.toMatch(/\bnew\b/i)
  })

  test('is not repeated by known failures, but the build in which they began to fail is shown', () => {
    const markdown = show(judged(many(3, 'old', { kind: 'known' })), 'comment')
    expect(markdown).toContain('- ❌ **olda** · shop — since `abc1234` (6 builds, 2 days) · `The olda is broken`')
    expect(markdown.match(/main/g)).toHaveLength(1)
  })

  test('is not repeated by the table of causes', () => {
    const rowOf = (kind: VerdictKind) =>
      show(judged(many(3, 'test', { kind, cause: 'network' })), 'comment')
        .split('\n')
        .find((line) => line.startsWith('| **'))
    expect(rowOf('new')).toBe('| **3** | `The network is broken`<br><sub>testa, testb, testc</sub> |')
    expect(rowOf('known')).toBe(
      '| **3** | `The network is broken`<br>Since `abc1234` (6 builds, 2 days)<br><sub>testa, testb, testc</sub> |',
    )
  })

  test('is still shown for a test that is new itself', () => {
    expect(show(judged([{ name: 'first', kind: 'unseen' }]), 'comment')).toContain('<br>**New test**')
  })
})

describe('the tests of a cause', () => {
  /** Shows a cause whose tests have these messages in a job summary. */
  function causeOf(...messages: readonly string[]): string {
    const summary = createSummary()
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    for (const [index, message] of messages.entries())
      summary.test({ id: `${index}`, name: `test ${index}`, suite: ['shop'], status: 'failed', message })
    summary.endFile([])
    return show(summary.result(), 'jobSummary')
  }

  test('do not repeat a message that is the cause', () => {
    const message = 'fixture missing'
    expect(causeOf(message, message, message)).toBe(
      '**`fixture missing`** — 3 tests\n\n❌ **test 0** · shop\n\n- ❌ **test 1** · shop\n- ❌ **test 2** · shop',
    )
  })

  test('have their messages when these differ from the cause and from the first test', () => {
    const [first, other] = ['connect ECONNREFUSED 10.0.0.1:5432', 'connect ECONNREFUSED 10.0.0.2:5432']
    expect(causeOf(first, first, other)).toBe(
      `**\`connect ECONNREFUSED #:5432\`** — 3 tests\n\n❌ **test 0** · shop\n\n\`\`\`\n${first}\n\`\`\`\n\n- ❌ **test 1** · shop\n- ❌ **test 2** · shop · \`${other}\``,
    )
  })

  test('have the first message once when no test is open', () => {
    const failures = many(3, 'old', { kind: 'known', cause: 'cart 12' })
    const markdown = show(judged([{ name: 'fresh', kind: 'new' }, ...failures]), 'jobSummary')
    expect(markdown.match(/`The cart 12 is broken`/g)).toHaveLength(1)
    expect(markdown).toContain(
      '- ❌ **olda** · shop — since `abc1234` (6 builds, 2 days) · `The cart 12 is broken`\n- ❌ **oldb** · shop — since',
    )
  })
})

test('names no count of the headline again in the titles of folds', () => {
  const headline = 'failed: 2 new · 1 also fails on main'
  const summary = judged([
    { name: 'fresh', kind: 'new' },
    { name: 'first', kind: 'new' },
    { name: 'old', kind: 'known' },
  ])
  expect(headlineText({ summary })).toContain(headline)
  expect(foldsIn(show(summary, 'comment'))).toEqual(['Also fails on main'])
})
