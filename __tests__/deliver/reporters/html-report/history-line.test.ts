import { expect, test } from 'vitest'
import { historyLine } from '../../../../src/deliver/reporters/html-report/history-line.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import type { HistorySummary, TestChanges } from '../../../../src/judge/verdicts/verdict.js'
import { renderHtmlInline } from '../../../../src/report/render/html.js'

const source = { serverUrl: 'https://github.com', repository: 'acme/shop', commit: '7c4f3a8' }
const commit = '5e0d1b7a'.padEnd(40, '0')

function lineOf(history: HistorySummary | undefined, changes?: TestChanges) {
  const summary = { ...createSummary().result(), ...(history && { history }), ...(changes && { changes }) }
  const line = historyLine({ summary, source })
  return line && renderHtmlInline(line).replace(' rel="noopener noreferrer"', '')
}

test.each([
  ['artifact', ' from an artifact'],
  ['file', ' from a history file'],
  ['server', ' from the server'],
  [undefined, ''],
] as const)('names the builds, the branch and the base when the source of the history is %s', (from, words) => {
  const base = { build: '4211', commit, timestamp: Date.UTC(2026, 10, 20, 23, 40) }
  expect(lineOf({ builds: 50, ref: 'main', base, ...(from && { source: from }) })).toBe(
    `Compared with 50 builds of main${words}. The tested base is <a href="https://github.com/acme/shop/commit/${commit}"><code>5e0d1b7</code></a>, 20 Nov 2026, 23:40 UTC.`,
  )
})

test('leaves out the base when it is not known', () => {
  expect(lineOf({ builds: 1, ref: 'main' })).toBe('Compared with 1 build of main.')
})

test('states why there is no history', () => {
  expect(lineOf({ builds: 0, reason: 'this is the first build of main' })).toBe('No history: this is the first build of main.')
  expect(lineOf({ builds: 0, reason: 'The artifact has <b>expired</b>.' })).toBe('No history: the artifact has &lt;b&gt;expired&lt;/b&gt;.')
  expect(lineOf({ builds: 0, reason: 'GitHub has no artifact' })).toBe('No history: GitHub has no artifact.')
  expect(lineOf({ builds: 0 })).toBe('No history.')
})

test('names the permission that is missing', () => {
  expect(lineOf({ builds: 0, reason: 'GitHub refused the request', missingPermission: 'actions: read' })).toBe(
    'No history: add <code>actions: read</code> to the permissions of the job.',
  )
})

test('counts the tests that pass again when an outage is over', () => {
  const none = { count: 0, tests: [] }
  const changes = { fixed: none, recovered: 340, gone: none, newlySkipped: none, slower: none }
  expect(lineOf({ builds: 9, ref: 'main' }, changes)).toBe(
    'Compared with 9 builds of main. An outage on main is over: 340 tests pass again.',
  )
})

test('writes no line about the history when the history is turned off', () => {
  expect(lineOf(undefined)).toBeUndefined()
})

test('names the base branch without a history when another branch takes its place', () => {
  expect(lineOf({ builds: 50, ref: 'main', replaces: 'feature/a', source: 'artifact' })).toBe(
    'No history of feature/a: compared with 50 builds of main from an artifact.',
  )
})
