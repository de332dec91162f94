// Tests that each report lists the properties of a run without tests, even without a template.
import { describe, expect, test } from 'vitest'
import { failuresMarkdown } from '../../../src/deliver/reporters/failures-file/failures-markdown.js'
import { renderComment, renderJobSummary } from '../../../src/deliver/reporters/report-content/github-report.js'
import { terminalAnswer } from '../../../src/deliver/reporters/terminal/terminal-answer.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { PropertyRecord } from '../../../src/records/record.js'
import { chatItems } from '../../../src/report/content/chat-layout.js'
import { noDetail } from '../../../src/report/content/detail.js'
import { headlineText } from '../../../src/report/content/headline.js'
import type { ReportScope } from '../../../src/report/content/scope.js'
import { plainInline } from '../../../src/report/render/chat/plain-inline.js'

type Given = Pick<PropertyRecord, 'name' | 'value'> & Partial<PropertyRecord>

function scopeOf(properties: readonly Given[], hasTest = false): ReportScope {
  const summary = createSummary()
  summary.beginFile({ path: 'a.ndjson', format: 'events' })
  if (hasTest) summary.test({ name: 'adds', suite: [], status: 'successful', duration: 18 })
  summary.endFile([])
  for (const property of properties) summary.record({ kind: 'property', ...property } as PropertyRecord)
  return { summary: { ...summary.result(), ...(!hasTest && { onlyProperties: properties.length }) }, locations: new Map() }
}

const two: readonly Given[] = [
  { name: 'bundle size', value: 48_213 },
  { name: 'version', value: '1.2.3 | <b>' },
]
const many = Array.from({ length: 70 }, (_, index): Given => ({ name: `size ${index}`, value: index }))
const sameName: readonly Given[] = [
  { name: 'size', value: 1, module: 'api' },
  { name: 'size', value: 2, module: 'web' },
]

const frame = { title: 'CI', titleUrl: '', ciContext: { build: {}, source: {} } }
const comment = (scope: ReportScope) => renderComment(scope, undefined, frame, 60_000) ?? ''
const jobSummary = (scope: ReportScope) => renderJobSummary(scope, undefined, {}, 60_000) ?? ''
const terminal = (scope: ReportScope) => terminalAnswer(scope, { color: false })
const chat = (scope: ReportScope) =>
  chatItems({ ...scope, detail: noDetail }, undefined).map(({ children }) =>
    children.map((node) => (node.type === 'break' ? '\n' : plainInline([node]))).join(''),
  )

describe('a run with properties and no tests', () => {
  test('lists its properties below the headline in a comment and a job summary', () => {
    const table = '| Property | Value |\n| --- | --: |\n| bundle size | 48,213 |\n| version | 1.2.3 &#124; &lt;b> |'
    expect(comment(scopeOf(two))).toBe(`### ❔ CI — 2 properties recorded\n\n${table}\n`)
    expect(jobSummary(scopeOf(two))).toBe(`## ❔ 2 properties recorded\n\n${table}\n`)
  })

  test('lists its properties above the headline in a terminal', () => {
    expect(terminal(scopeOf(two))).toBe('  bundle size  48,213\n  version      1.2.3 | <b>\n\n? 2 properties recorded\n')
  })

  test('lists its properties in a chat', () => {
    expect(chat(scopeOf(two))).toEqual(['bundle size 48,213\nversion 1.2.3 | <b>'])
  })

  test('has its headline as the title of the file of failures', () => {
    const { summary, locations } = scopeOf(two)
    expect(failuresMarkdown({ summary, locations } as never, undefined)).toBe('# 2 properties recorded\n')
  })

  test('counts the properties that have no room', () => {
    const scope = scopeOf(many)
    expect(headlineText(scope)).toBe('70 properties recorded')
    for (const markdown of [comment(scope), jobSummary(scope)]) {
      expect(markdown).toContain('| size 49 | 49 |\n\nand 20 more\n')
      expect(markdown).not.toContain('size 50')
    }
    expect(terminal(scope)).toContain('  size 9  9\n  and 60 more\n\n? 70')
    expect(chat(scope)[0]).toMatch(/\nsize 9 9\nand 60 more$/)
  })

  test('names the modules of properties that have the same name', () => {
    expect(comment(scopeOf(sameName))).toContain('| size · api | 1 |\n| size · web | 2 |')
    expect(terminal(scopeOf(sameName))).toContain('  size · api  1\n  size · web  2\n')
  })
})

test('lists no properties without a template when a run has tests', () => {
  const scope = scopeOf(two, true)
  expect([comment(scope), jobSummary(scope), terminal(scope), chat(scope).join('')].filter((shown) => shown.includes('48,213'))).toEqual([])
})
