import { describe, expect, test } from 'vitest'
import type { Status } from '../../src/records/record.js'
import type { RecordedTest } from '../../src/records/recorder.js'
import { renderGithubMarkdown } from '../../src/render/github-markdown.js'
import { defaultTemplate } from '../../src/report/default-template.js'
import { fullDetail } from '../../src/report/detail.js'
import { buildReport } from '../../src/report/report.js'
import type { Scope } from '../../src/report/scope.js'
import type { ResolvedComponent } from '../../src/report/template.js'
import { createSummary } from '../../src/summary/summary.js'
import { exampleRun, exampleScope } from './example-run.js'

const show = (scope: Scope, ...components: readonly ResolvedComponent[]) => renderGithubMarkdown(buildReport({ components }, scope)).trim()

function scopeOf(...tests: readonly Partial<RecordedTest>[]): Scope {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const [index, fields] of tests.entries()) summary.test({ name: `test ${index}`, suite: [], status: 'successful', ...fields })
  summary.endFile([])
  return { summary: summary.result(), detail: fullDetail, locations: new Map() }
}

const withStatuses = (...statuses: readonly Status[]) => scopeOf(...statuses.map((status) => ({ status })))

describe('the headline says what happened', () => {
  test.each([
    ['✅ All 2 tests passed', ['successful', 'successful']],
    ['✅ The only test passed', ['successful']],
    ['✅ 1 of 2 tests passed · 1 skipped', ['successful', 'skipped']],
    ['❌ 1 of 2 tests failed', ['successful', 'failed']],
    ['🚫 1 of 2 tests was cancelled', ['successful', 'cancelled']],
    ['⏳ 2 of 3 tests have not ended', ['successful', 'running', 'running']],
    ['⏭️ All 2 tests were skipped', ['skipped', 'skipped']],
    ['❔ No tests were found', []],
  ] as const)('%s', (line, statuses) => {
    expect(show(withStatuses(...statuses), { type: 'headline' })).toBe(`## ${line}`)
  })
})

describe('the default template', () => {
  test('says nothing of what did not happen', () => {
    const markdown = show(withStatuses('successful'), ...defaultTemplate.components)
    for (const title of ['Failed tests', 'Flaky tests', 'Tags', 'Slowest tests']) expect(markdown).not.toContain(title)
  })

  test('shows failures before everything that is only good to know', () => {
    const markdown = show(exampleScope(), ...defaultTemplate.components)
    const places = ['3 of 225 tests failed', '### Failed tests', '### Flaky tests', '### Tags', 'Slowest tests'].map((part) =>
      markdown.indexOf(part),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

describe('tests', () => {
  test('link to the line at the commit where both are known', () => {
    const url = 'https://github.com/acme/shop/blob/0123456789abcdef0123456789abcdef01234567/src/cart.test.ts#L42'
    expect(show(exampleScope(), { type: 'tests' })).toContain(`[\`src/cart.test.ts:42\`](${url})`)
    const { source: _, ...elsewhere } = exampleScope()
    expect(show(elsewhere, { type: 'tests' })).not.toContain('](')
  })

  test('say how many more there are beyond the limit', () => {
    expect(show(exampleScope(), { type: 'tests', limit: 2 })).toMatch(/and 1 more failed test$/)
  })

  test('show other statuses where they are asked for', () => {
    const markdown = show(exampleScope(), { type: 'tests', status: ['skipped'] })
    expect(markdown).toContain('exports in every currency')
    expect(markdown).toContain('needs the bank')
    expect(markdown).not.toContain('total is rounded')
  })

  test('stand under their suite or file where they are grouped', () => {
    expect(show(exampleScope(), { type: 'tests', groupBy: 'suite' })).toContain('### Cart › Rounding\n\n❌ <strong>total is rounded')
    expect(show(exampleScope(), { type: 'tests', groupBy: 'file' }).match(/^### .*/gm)).toEqual([
      '### `src/cart.test.ts`',
      '### `results/unit.xml`',
      '### `results/browser.trx`',
    ])
  })

  test('do not repeat a message as its own details', () => {
    expect(show(scopeOf({ status: 'failed', message: 'Boom', details: 'Boom' }), { type: 'tests' })).not.toContain('<details>')
  })

  test('keep the whole of a long message behind the fold', () => {
    const message = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n')
    const markdown = show(scopeOf({ status: 'failed', message, details: 'the stack' }), { type: 'tests' })
    const [open = '', folded = ''] = markdown.split('<details>')
    expect(open).toContain('… 20 more lines')
    expect(folded).toContain('line 29')
    expect(folded).toContain('the stack')
  })
})

describe('sections', () => {
  const section = { type: 'section', title: 'All', components: [{ type: 'tests' }] } as const

  test('are left out where nothing is in them', () => {
    expect(show(withStatuses('successful'), section)).toBe('')
  })

  test('fold where they may, and begin closed', () => {
    expect(show(withStatuses('failed'), section)).toContain('### All')
    expect(show(withStatuses('failed'), { ...section, collapsible: true })).toContain('<details>\n<summary>All')
    expect(show(withStatuses('failed'), { ...section, collapsible: true, collapsed: false })).toContain('<details open>\n<summary>All')
  })
})

test('tags show their counts, those with failures first', () => {
  expect(show(exampleScope(exampleRun()), { type: 'tagSummary' }).match(/^\| (?!Tag|---)\w+/gm)).toEqual(['| slow', '| money', '| unit'])
})
