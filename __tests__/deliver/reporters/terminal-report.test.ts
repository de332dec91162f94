import { expect, test } from 'vitest'
import { terminalReport } from '../../../src/deliver/reporters/terminal-report.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { ResolvedTemplate } from '../../../src/report/content/template.js'
import { exampleScope } from '../../report/content/example-run.js'

const shown = (...components: ResolvedTemplate['components']) => terminalReport(exampleScope(), { color: false }, { components })

test('shows flaky tests, slowest tests and tags when a template asks for them', async () => {
  expect(await shown({ type: 'flakyTests' })).toMatch(/pays by card.*The frame was detached/)
  expect(await shown({ type: 'slowestTests' })).toMatch(/pays by voucher +Checkout › Payment +1 m(?:in)? 33 s/)
  expect(await shown({ type: 'tagSummary' })).toMatch(/money +3/)
})

test('shows passed and skipped tests when a template asks for them, and counts those that it leaves out', async () => {
  expect(await shown({ type: 'tests', status: ['skipped'] })).toMatch(/exports in every currency.*needs the bank/)
  const passed = await shown({ type: 'tests', status: ['successful'], groupBy: 'none' })
  expect(passed.match(/passes \d+/g)).toHaveLength(20)
  expect(passed).toMatch(/and 201 more passed tests/)
})

test('shows the stack of a failed test when a template asks for failed tests, and counts the lines that it leaves out', async () => {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  const frames = Array.from({ length: 30 }, (_, index) => `    at frame${index} (a.js:${index + 1}:1)`)
  summary.test({ name: 'adds', suite: [], status: 'failed', message: 'boom', details: ['Error: boom', ...frames].join('\n') })
  summary.endFile([])
  const text = await terminalReport(
    exampleScope(summary.result()),
    { color: false },
    { components: [{ type: 'tests', status: ['failed'] }] },
  )
  expect(text).toMatch(/a\.js:9:1 +frame8\n/)
  expect(text).not.toContain('frame9 ')
  expect(text).toContain('… 21 more lines')
})

test('shows the tables by file and suite when a template asks for the summary', async () => {
  const text = await shown({ type: 'testSummary' })
  expect(text).toContain('Files (2)')
  expect(text).toMatch(/results\/unit\.xml +183/)
})

test('shows the content of a collapsed section', async () => {
  const text = await shown({ type: 'section', title: 'Slow', collapsible: true, components: [{ type: 'slowestTests' }] })
  expect(text).toMatch(/^Slow\n\n {2}Slowest +Suite/)
})

test('counts the flaky tests, tags and suites that it leaves out', async () => {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (let index = 0; index < 30; index++) {
    summary.test({
      name: `test ${index}`,
      suite: [`suite ${index}`],
      status: 'successful',
      flaky: true,
      attempts: [{ status: 'failed', message: 'boom' }],
      tags: [`tag ${index}`],
    })
  }
  summary.endFile([])
  const scope = exampleScope(summary.result())
  const all = (type: 'flakyTests' | 'tagSummary' | 'testSummary') => terminalReport(scope, { color: false }, { components: [{ type }] })
  expect(await all('flakyTests')).toContain('and 10 more flaky tests')
  expect(await all('tagSummary')).toContain('and 10 more tags')
  expect(await all('testSummary')).toContain('Suites (30, of which the 20 with the most failures and the longest are shown)')
})
