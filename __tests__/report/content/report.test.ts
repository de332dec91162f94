import { describe, expect, test } from 'vitest'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { Problem } from '../../../src/records/problem.js'
import type { Status } from '../../../src/records/record.js'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { defaultTemplate } from '../../../src/report/content/default-template.js'
import { fullDetail } from '../../../src/report/content/detail.js'
import { buildReport } from '../../../src/report/content/report.js'
import type { Scope } from '../../../src/report/content/scope.js'
import type { ResolvedComponent } from '../../../src/report/content/template.js'
import { chats } from '../../../src/report/render/chat/chats.js'
import { renderGithubMarkdown } from '../../../src/report/render/github-markdown.js'
import { renderHtml } from '../../../src/report/render/html.js'
import { createTerminalRenderer } from '../../../src/report/render/terminal.js'
import type { Root } from '../../../src/report/tree/node.js'
import { messageOf } from '../render/chat/card-messages.js'
import { exampleRun, exampleScope, ownTemplate } from './example-run.js'

const show = (scope: Scope, ...components: readonly ResolvedComponent[]) => renderGithubMarkdown(buildReport({ components }, scope)).trim()

const scopeOf = (...tests: readonly Partial<RecordedTest>[]): Scope => scopeWith([], ...tests)

function scopeWith(problems: readonly Problem[], ...tests: readonly Partial<RecordedTest>[]): Scope {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const [index, fields] of tests.entries()) summary.test({ name: `test ${index}`, suite: [], status: 'successful', ...fields })
  summary.endFile(problems)
  return { summary: summary.result(), detail: fullDetail, locations: new Map() }
}

const withStatuses = (...statuses: readonly Status[]) => scopeOf(...statuses.map((status) => ({ status })))

describe('the headline', () => {
  test.each([
    ['✅ 2 tests passed', ['successful', 'successful']],
    ['✅ 1 test passed\n\n1 skipped', ['successful', 'skipped']],
    ['❌ 1 of 2 tests failed', ['successful', 'failed']],
    ['🚫 1 of 2 tests was cancelled', ['successful', 'cancelled']],
    ['❔ no test results were found', []],
  ] as const)('shows "%s" elsewhere than on GitHub', (lines, statuses) => {
    expect(show(withStatuses(...statuses), { type: 'headline' })).toBe(`## ${lines}`)
  })

  test.each(['comment', 'jobSummary'] as const)('shows only the second line in a %s, whose heading contains the first one', (place) => {
    expect(show({ ...withStatuses('failed', 'skipped'), place }, { type: 'headline' })).toBe('1 skipped')
    expect(show({ ...withStatuses('failed'), place }, { type: 'headline' })).toBe('')
  })
})

describe('an incomplete run', () => {
  const cut: Problem = {
    severity: 'error',
    kind: 'incomplete',
    message: 'The file ends inside <testsuite>.',
    path: 'a.xml',
    line: 7,
    column: 3,
  }
  const cutRun = (...statuses: readonly Status[]) => scopeWith([cut], ...statuses.map((status) => ({ status })))

  test('shows the position of the damage and no green bar when no test of an incomplete run failed', () => {
    const markdown = show(cutRun('successful'), ...ownTemplate.components)
    expect(markdown).toContain('**a.xml**, line 7, column 3: The file ends inside')
    expect(markdown).not.toContain('🟩')
  })

  test('shows its errors only once when the place shows them above the components', () => {
    expect(show({ ...cutRun('successful'), place: 'comment' }, { type: 'problems' })).toBe('')
  })

  test('folds an error that concerns no result when the place shows missing results above the components', () => {
    const baseline: Problem = { severity: 'error', message: 'The baseline was not read to its end.' }
    const markdown = show({ ...scopeWith([baseline], {}), place: 'jobSummary' }, { type: 'problems' })
    expect(markdown).toBe('<details>\n<summary>1 problem</summary>\n\n- The baseline was not read to its end.\n\n</details>')
  })

  test.each([
    ['comment', false],
    ['jobSummary', false],
    ['page', true],
  ] as const)('shows in the %s that files of tests were not found: %s', (place, isShown) => {
    const missing: Problem = { severity: 'warning', kind: 'attachment', message: '3 of 14 attachments were not found.', path: 'a.xml' }
    expect(show({ ...scopeWith([missing], {}), place }, { type: 'problems' }).includes('3 of 14 attachments')).toBe(isShown)
  })

  test('starts with the unreadable file when results are missing', () => {
    const unreadable: Problem = { severity: 'error', kind: 'unreadable', message: 'The file holds no XML.', path: 'b.xml' }
    const markdown = show(scopeWith([unreadable], {}), { type: 'headline' })
    expect(markdown).toBe('## ❌ results are incomplete; the only test found did not fail')
  })

  test('shows no duration in a table of counts when no test has one', () => {
    expect(show(withStatuses('successful'), { type: 'testSummary' })).not.toContain('0 ms')
  })

  test('keeps the bar when a test of an incomplete run failed', () => {
    expect(show(cutRun('successful', 'failed'), { type: 'testSummary' })).toContain('🟥')
  })
})

describe('the default template', () => {
  test('omits components without content', () => {
    const markdown = show(withStatuses('successful'), ...defaultTemplate.components)
    for (const title of ['Failed', 'Flaky', 'Slowest']) expect(markdown).not.toContain(title)
  })

  test('shows failures before all other components', () => {
    const markdown = show(exampleScope(), ...defaultTemplate.components)
    const parts = ['3 of the 225 tests found failed', '### Failed', '### Flaky', 'Slowest tests', '`results/unit.xml`', '| money']
    const places = parts.map((part) => markdown.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

describe('the list of tests', () => {
  test('links a test to its line at the commit when both are known', () => {
    const url = 'https://github.com/acme/shop/blob/0123456789abcdef0123456789abcdef01234567/src/cart.test.ts#L42'
    expect(show(exampleScope(), { type: 'tests' })).toContain(`[src/cart.test.ts:42](${url})`)
    const { source: _, ...elsewhere } = exampleScope()
    expect(show(elsewhere, { type: 'tests', status: ['failed'] })).not.toContain('](')
  })

  test('counts the tests beyond the limit', () => {
    expect(show(exampleScope(), { type: 'tests', status: ['failed'], limit: 2 })).toMatch(/and 1 more failed test$/)
  })

  test('shows tests of the requested statuses', () => {
    const markdown = show(exampleScope(), { type: 'tests', status: ['skipped'] })
    expect(markdown).toContain('exports in every currency')
    expect(markdown).toContain('needs the bank')
    expect(markdown).not.toContain('total is rounded')
  })

  test('groups tests by suite or file', () => {
    expect(show(exampleScope(), { type: 'tests', status: ['failed'], groupBy: 'suite' })).toContain(
      '### Cart › Rounding\n\n❌ **total is rounded',
    )
    expect(show(exampleScope(), { type: 'tests', status: ['failed'], groupBy: 'file' }).match(/^### .*/gm)).toEqual([
      '### `src/cart.test.ts`',
      '### `results/unit.xml`',
      '### `results/browser.trx`',
    ])
  })

  test('shows all tests by default, the worst first, each suite once', () => {
    const statuses: readonly Status[] = ['successful', 'skipped', 'running', 'cancelled', 'unknown', 'failed']
    const markdown = show(scopeOf(...statuses.map((status) => ({ name: status, suite: ['A'], status }))), { type: 'tests' })
    expect([...markdown.matchAll(/\*\*(\w+)\*\*/g)].map(([, name]) => name)).toEqual([
      'failed',
      'cancelled',
      'running',
      'unknown',
      'skipped',
      'successful',
    ])
    expect(markdown.match(/^#.*/gm)).toEqual(['### A'])
  })

  test('shows no heading when no test has a suite', () => {
    expect(show(withStatuses('successful'), { type: 'tests' })).toBe('- ✅ **test 0**')
    expect(show(scopeOf({ suite: ['A'] }, {}), { type: 'tests' }).match(/^#.*/gm)).toEqual(['### A', '### No suite'])
  })

  test('nests headings of suites below the heading of the section', () => {
    const scope = scopeOf({ suite: ['A'] })
    const inner = { type: 'section', title: 'Inner', components: [{ type: 'tests' }] } as const
    expect(show(scope, { type: 'section', title: 'Outer', components: [inner] }).match(/^#.*/gm)).toEqual([
      '### Outer',
      '#### Inner',
      '##### A',
    ])
  })

  test('applies the limit to all statuses together', () => {
    const scope = withStatuses('failed', 'failed', 'skipped', 'skipped', 'successful')
    const markdown = show(scope, { type: 'tests', status: ['failed', 'skipped', 'successful'], limit: 3 })
    expect(markdown.match(/\*\*\w/g)).toHaveLength(3)
    expect(markdown).toMatch(/and 1 more skipped test · 1 passed test, not listed here$/)
  })

  test('marks flaky tests', () => {
    const markdown = show(scopeOf({ flaky: true, attempts: [{ status: 'failed', message: 'Lost' }] }, {}), { type: 'tests' })
    expect(markdown).toBe('- 🔁 **test 0** · 2 attempts · Lost\n- ✅ **test 1**')
  })

  test('does not repeat the message in the details', () => {
    expect(show(scopeOf({ status: 'failed', message: 'Boom', details: 'Boom' }), { type: 'tests' })).not.toContain('<details>')
  })

  test('keeps a long message complete inside the fold', () => {
    const message = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n')
    const markdown = show(scopeOf({ status: 'failed', message, details: 'the stack' }), { type: 'tests' })
    const [open = '', folded = ''] = markdown.split('<details>')
    expect(open).toContain('line 10\n… 19 more lines')
    expect(folded).toContain('line 1\n')
    expect(folded).toContain('line 29')
    expect(folded).toContain('the stack')
  })
})

describe('the compared values of a failure', () => {
  const failure = (fields: Partial<RecordedTest>) =>
    show(scopeOf({ status: 'failed', ...fields }), { type: 'tests' }).replace(/^.*\n\n/, '')

  test('shows expected and actual values as a diff', () => {
    expect(failure({ message: '  Status\n  Expected: OK\n  But was:  Gone\n' })).toBe(
      '```diff\n  Status\n- expected  OK\n+ received  Gone\n```',
    )
  })

  test('finds the compared values in the details when the message has none', () => {
    const details = 'Error: not equal\n\nExpected: 1\nReceived: 2\n    at run (a.js:1:1)'
    const markdown = failure({ message: 'Error: not equal', details })
    expect(markdown).toMatch(/^```diff\n {2}Error: not equal\n- expected {2}1\n\+ received {2}2\n```\n/)
    expect(markdown).toContain('```\na.js:1:1  run\n```')
  })

  test('shows no fold when nothing was left out', () => {
    const message = 'expected: <1> but was: <2>'
    expect(failure({ message, details: message })).toBe('```diff\n  expected: <1> but was: <2>\n- expected  1\n+ received  2\n```')
  })

  test('finds the compared values in a long text, and keeps it complete inside the fold', () => {
    const value = (middle: string) => Array.from({ length: 60 }, (_, index) => (index === 40 ? middle : `line ${index}`)).join('\n')
    const message = `expected: <${value('this')}> but was: <${value('that')}>`
    const [open = '', folded = ''] = failure({ message }).split('<details>')
    expect(open).toContain('- this\n+ that\n')
    expect(open).toContain('… 35 more lines')
    expect(open.trim().split('\n').slice(1, -1)).toHaveLength(12)
    expect(folded).toContain('line 12')
  })

  test('shows no diff for an ordinary text with signs', () => {
    expect(failure({ message: 'Missing:\n- a\n+ b' })).toBe('```\nMissing:\n- a\n+ b\n```')
  })
})

describe('texts of the user', () => {
  const value = (text: string) => [{ kind: 'value', text }] as const

  test('shows the text of an alert in a box', () => {
    expect(show(exampleScope(), { type: 'alert', severity: 'tip', text: [{ kind: 'markdown', text: '**Well**\n\ndone' }] })).toBe(
      '> [!TIP]\n> **Well**\n> \n> done',
    )
  })

  test('omits empty texts and the section around them', () => {
    const components = [
      { type: 'alert', severity: 'note', text: value('') },
      { type: 'markdown', text: value(' ') },
    ] as const
    expect(show(exampleScope(), { type: 'section', title: 'Notes', components })).toBe('')
  })
})

describe('sections', () => {
  const section = { type: 'section', title: 'All', components: [{ type: 'tests', status: ['failed'], groupBy: 'none' }] } as const

  test('omits empty sections', () => {
    expect(show(withStatuses('successful'), section)).toBe('')
  })

  test('renders collapsible sections, closed at first', () => {
    expect(show(withStatuses('failed'), section)).toContain('### All')
    expect(show(withStatuses('failed'), { ...section, collapsible: true })).toContain('<details>\n<summary>All')
    expect(show(withStatuses('failed'), { ...section, collapsible: true, collapsed: false })).toContain('<details open>\n<summary>All')
  })
})

describe('a section without a title', () => {
  const tests = { type: 'tests', status: ['failed'], groupBy: 'none' } as const
  const surfaces = {
    GitHub: renderGithubMarkdown,
    'the HTML report': renderHtml,
    'the terminal': createTerminalRenderer({ color: false }),
    ...Object.fromEntries(
      Object.entries(chats).map(([kind, { render }]) => [kind, (root: Root) => JSON.stringify(render(messageOf({ root })))]),
    ),
  }
  const scope = withStatuses('failed', 'successful')
  const root = (component: ResolvedComponent) => buildReport({ components: [component] }, scope)

  test.each(Object.entries(surfaces))('shows only the components of a section without a title on %s', (_, render) => {
    const components = render(root(tests))
    expect(components).toContain('test 0')
    expect(render(root({ type: 'section', components: [tests] }))).toBe(components)
    expect(render(root({ type: 'section', title: ' ', components: [tests] }))).toBe(components)
  })

  test.each(Object.entries(surfaces))('labels a collapsible section without a title "Details" on %s', (_, render) => {
    const labelled = render(root({ type: 'section', title: 'Details', collapsible: true, components: [tests] }))
    expect(render(root({ type: 'section', collapsible: true, components: [tests] }))).toBe(labelled)
  })
})

test('shows the counts of tags, tags with failures first', () => {
  expect(show(exampleScope(exampleRun()), { type: 'tagSummary' }).match(/^\| (?!Tag|---)\w+/gm)).toEqual(['| slow', '| money', '| unit'])
})

describe('a failure without a reason in its message', () => {
  const failure = (fields: Partial<RecordedTest>) =>
    show(scopeOf({ status: 'failed', ...fields }), { type: 'tests' }).replace(/^[^`]*(?=```)/, '')

  test('leads with the reason from the details, and does not repeat it inside the fold', () => {
    const details = 'Shop\\CartTest::testSum\nFailed asserting that false is true.\n\n/shop/CartTest.php:5'
    const markdown = failure({ name: 'testSum', suite: ['Shop\\CartTest'], message: 'Shop\\CartTest::testSum', details })
    const [open = '', folded = ''] = markdown.split('<details>')
    expect(open).toMatch(/^```diff\n {2}Failed asserting that false is true\.\n- expected {2}true\n\+ received {2}false\n/)
    expect(folded).toBe('\n<summary>Stack trace</summary>\n\n```\n/shop/CartTest.php:5\n```\n\n</details>')
  })

  test('leads with a diff of the compared values from the details', () => {
    const details =
      "Shop\\CartTest::testSum\nFailed asserting that two strings are identical.\n--- Expected\n+++ Actual\n@@ @@\n-'a'\n+'b'\n"
    const markdown = failure({ name: 'testSum', suite: ['Shop\\CartTest'], message: 'Shop\\CartTest::testSum', details })
    expect(markdown).toMatch(/^```diff\n {2}Failed asserting that two strings are identical\.\n/)
    expect(markdown.match(/Failed asserting/g)).toHaveLength(1)
  })

  test('shows the message in addition to the reason from the details', () => {
    const markdown = failure({ message: 'Failed', details: '    fail_test.go:6: Error message\n--- FAIL: TestSum (0.00s)' })
    const [open = '', folded = ''] = markdown.split('<details>')
    expect(open).toBe('```\nfail_test.go:6: Error message\n```\n\n')
    expect(folded).toContain('Failed\n')
    expect(folded).not.toContain('Error message')
  })

  test('shows the end of the output without a fold when there is nothing else', () => {
    expect(failure({ stdout: 'checking the cart\ntotal: 17.95, expected 17.96\n' })).toBe(
      '```\nchecking the cart\ntotal: 17.95, expected 17.96\n```',
    )
  })

  test('shows the error of Playwright once', () => {
    const details =
      '  cart.spec.ts:2:1 › sum ─────\n\n    Error: expect(received).toBe(expected) // Object.is equality\n\n    Expected: 17.96\n' +
      "    Received: 17.95\n\n      1 | import\n    > 2 | test('sum')\n        |\n        at /shop/cart.spec.ts:2:41\n"
    const markdown = failure({
      name: 'sum',
      suite: ['cart.spec.ts'],
      message: 'expect(received).toBe(expected) // Object.is equality',
      details,
    })
    expect(markdown).toMatch(/^```diff\n {2}Error: expect\(received\)\.toBe\(expected\)\n/)
    expect(markdown.match(/expect\(received\)/g)).toHaveLength(1)
    expect(markdown.match(/17\.95/g)).toHaveLength(1)
    expect(markdown).toContain('\n/shop/cart.spec.ts:2:41\n')
  })

  test('shows the reason of a flaky test in one line', () => {
    const attempts = [{ status: 'failed', message: 'Failed', details: '    fail_test.go:6: Error message' }] as const
    expect(show(scopeOf({ flaky: true, attempts: [...attempts] }), { type: 'flakyTests' })).toContain('`fail_test.go:6: Error message`')
  })

  test('shows "(no name)" for a test without a name', () => {
    expect(show(scopeOf({ name: ' ', status: 'failed' }), { type: 'tests' })).toContain('**(no name)**')
  })
})
