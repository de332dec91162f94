// Tests that every report shows causes instead of failed tests only when that shortens the list (src/report/content/causes).
import { expect, test } from 'vitest'
import { pageHead } from '../../../../src/deliver/reporters/html-report/page-head.js'
import { terminalAnswer } from '../../../../src/deliver/reporters/terminal/terminal-answer.js'
import { showsCauses } from '../../../../src/report/content/causes/cause-rows.js'
import { chatItems } from '../../../../src/report/content/chat-layout.js'
import { failures } from '../../../../src/report/content/components/failures.js'
import type { Scope } from '../../../../src/report/content/scope.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'
import { scopeOf } from '../failed-test/scope-of.js'

/** Returns a word without digits, which a signature would replace. */
const word = (index: number) => `word${String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26))}`

/** Makes a run with one cause for each number, which that number of tests share, and with tests that have a cause of their own. */
const runOf = (single: number, ...shared: readonly number[]): Scope =>
  scopeOf([
    ...Array.from({ length: single }, (_, index) => ({ id: word(index), name: `lacks ${word(index)}`, message: `no such ${word(index)}` })),
    ...shared.flatMap((tests, cause) =>
      Array.from({ length: tests }, (_, index) => ({ id: `${cause} ${index}`, name: `test ${index}`, message: `down: ${word(cause)}` })),
    ),
  ])

/** Returns which of the reports of a run show causes. */
const reportsWithCauses = (scope: Scope) => ({
  comment: renderGithubMarkdown({ type: 'root', children: failures.build({}, { ...scope, place: 'comment' }, () => []) }).includes(
    '| Failures | Cause |',
  ),
  summary: /^\*\*<code>|^\*\*`/m.test(
    renderGithubMarkdown({ type: 'root', children: failures.build({}, { ...scope, place: 'jobSummary' }, () => []) }),
  ),
  chat: /\bcauses?\b/.test(JSON.stringify(chatItems(scope, undefined))),
  terminal: / causes? of [\d,]+ failures/.test(terminalAnswer(scope, { color: false })),
  page: pageHead({ summary: scope.summary, ciContext: { build: {}, source: {} }, metadata: {}, now: new Date(0) }).startTab === 'causes',
})

/** Makes a run with more failures than those whose causes are read, and with one cause that some of the last tests share. */
const hugeRun = (single: number, shared: number): Scope => {
  const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  return scopeOf([
    ...Array.from({ length: single }, (_, index) => ({ id: `${index}`, name: `lacks ${index}`, message: `no such ${letters(index)}` })),
    ...Array.from({ length: shared }, (_, index) => ({ id: `down ${index}`, name: `test ${index}`, message: 'all shops are down' })),
  ])
}

test('shows the number of causes as a lower bound when some were not read', () => {
  const scope = hugeRun(2_500, 301)
  const terminal = terminalAnswer(scope, { color: false })
  expect(terminal).toMatch(/^at least 1,002 causes of \d+ failures$/m)
  expect(terminal).toContain('and 2,482 more failed tests')
  const chat = JSON.stringify(chatItems(scope, undefined))
  expect(chat).toContain('at least 1,002 causes')
  expect(chat).toContain('and at least 1,001 more causes')
  const summary = renderGithubMarkdown({ type: 'root', children: failures.build({}, { ...scope, place: 'jobSummary' }, () => []) })
  expect(summary).not.toContain('more cause')
})

test('lists failed tests when the tests of causes that were not read outnumber those that share one', () => {
  expect(reportsWithCauses(hugeRun(5_000, 200))).toEqual(all(false))
  expect(reportsWithCauses(hugeRun(2_500, 301))).toEqual(all(true))
})

const all = (value: boolean) => ({ comment: value, summary: value, chat: value, terminal: value, page: value })

test('lists failed tests in every report when causes would hardly shorten the list', () => {
  expect(reportsWithCauses(runOf(100, 2))).toEqual(all(false))
  expect(reportsWithCauses(runOf(25))).toEqual(all(false))
})

test('shows causes in every report when they shorten the list', () => {
  expect(reportsWithCauses(runOf(100, 8))).toEqual(all(true))
  expect(reportsWithCauses(runOf(18, 2, 2))).toEqual(all(true))
})

test('shows causes when they shorten the list by a twentieth', () => {
  const shows = (...numbers: Parameters<typeof runOf>) => showsCauses(runOf(...numbers).summary)
  expect([shows(0, 2), shows(18, 2), shows(19, 2), shows(0)]).toEqual([true, true, false, false])
})
