// Tests that every report shows the values that a failure states, once and in full (src/report/content/failed-test).
import { expect, test } from 'vitest'
import { testDetails } from '../../../../src/deliver/html-report/writer/test-details.js'
import { failuresMarkdown } from '../../../../src/deliver/reporters/failures-file/failures-markdown.js'
import { renderComment } from '../../../../src/deliver/reporters/report-content/github-report.js'
import { failedTest } from '../../../../src/deliver/reporters/terminal/failed-test.js'
import { createPainter } from '../../../../src/deliver/reporters/terminal/painter.js'
import { causeOf } from '../../../../src/judge/failure/cause.js'
import { failuresJson } from '../../../../src/judge/summary/failures-json.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { buildAnnotations } from '../../../../src/report/content/annotations.js'
import { chatItems } from '../../../../src/report/content/chat-layout.js'
import { createFailureTexts } from '../../../../src/report/content/failed-test/failure-texts.js'
import { shownValues } from '../../../../src/report/content/failed-test/shown-values.js'
import { failureComparison } from '../../../../src/report/content/failure-diff/failure-comparison.js'
import { plainInline } from '../../../../src/report/render/chat/plain-inline.js'
import { ownTemplate } from '../example-run.js'
import { scopeOf } from './scope-of.js'

const cart = (total: number) => JSON.stringify({ items: [{ name: 'tea', count: 2 }], total, currency: 'EUR', customer: 'ada', paid: true })

const headline = 'expected { Object (items, total, ...) } to deeply equal { Object (items, total, ...) }'

/** A failure of chai, whose message cuts the values. */
const unstated: RecordedTest = {
  id: '9f2c41d0ab',
  name: 'computes the total',
  suite: ['cart'],
  status: 'failed',
  message: headline,
  details: `AssertionError: ${headline}\n    at Context.<anonymous> (test/cart.js:7:5)`,
}
const failed: RecordedTest = { ...unstated, expected: cart(17.96), actual: cart(17.95) }

/** The value in six lines, then the member that differs. */
const diff = `  ${headline}
  {
    "currency": "EUR",
    "customer": "ada",
    "items": [
      {
        "count": 2,
        "name": "tea"
      }
    ],
    "paid": true,
-   "total": 17.96
+   "total": 17.95
  }`
const shortDiff = `  ${headline}
  {
    "currency": "EUR",
  … 5 more lines
      }
    ],
    "paid": true,
-   "total": 17.96
+   "total": 17.95
  }`

test('shows the stated values in each report when the message cuts them', () => {
  const own = scopeOf([failed])
  const scope = { ...own, failureTexts: createFailureTexts(own) }
  const [failure] = scope.summary.failures
  if (failure === undefined) throw new Error('no failure')
  const frame = { title: 'CI', titleUrl: '', ciContext: { build: {}, source: {} } }
  expect(renderComment(scope, ownTemplate, frame, 60_000)).toContain(shortDiff)
  expect(failuresMarkdown({ ...scope, sourceLines: () => undefined }, undefined)).toContain(shortDiff)
  const lines = failedTest(failure, scope, createPainter({ color: false, columns: 200 })).map((line) => line.trim())
  expect(lines).toEqual(expect.arrayContaining([headline, '-   "total": 17.96', '+   "total": 17.95']))
  const { annotations } = buildAnnotations(scope.summary, () => undefined, scope.failureTexts)
  expect(annotations[0]?.message).toContain('-   "total": 17.96\n+   "total": 17.95')
  expect(plainInline(chatItems(scope, undefined)[0]?.children ?? [])).toContain(headline)
  const [json] = failuresJson(scope.summary, { compare: failureComparison }).failures
  expect(json?.diff).toMatchObject({
    expected: expect.stringContaining('"total": 17.96'),
    actual: expect.stringContaining('"total": 17.95'),
  })
  expect(testDetails(failed, 'everything')?.diff?.join('\n')).toBe(diff)
})

test('shows the stated values of an earlier attempt when a test is flaky', () => {
  const { expected, actual, message, details, ...others } = failed
  const attempt = { status: 'failed' as const, ...{ expected, actual, message, details } }
  const flaky = { ...others, status: 'successful' as const, flaky: true, attempts: [attempt] } as RecordedTest
  expect(testDetails(flaky, 'everything')?.attempts?.[0]?.diff?.join('\n')).toBe(diff)
  expect(scopeOf([flaky]).summary.flakyFailures[0]?.test.compared?.expected).toContain('"total": 17.96')
})

test('gives a failure the same cause whether the values are stated or not', () => {
  expect(causeOf(failed)).toEqual(causeOf(unstated))
})

test('has no diff when the message cuts the values and only one is stated', () => {
  const { actual: _, ...half } = failed
  expect(testDetails(half as RecordedTest, 'everything')?.diff).toBeUndefined()
})

test('has no values when a test did not fail', () => {
  expect(scopeOf([{ ...failed, status: 'skipped' }, failed]).summary.failures).toHaveLength(1)
  expect(testDetails({ ...failed, status: 'skipped' }, 'everything')?.diff).toBeUndefined()
})

test.each([
  // The message distinguishes a text from a number.
  ["expected '1' to equal '2'", { expected: '2', actual: '1' }, "- expected  '2'\n+ received  '1'"],
  ['expect(received).toBe(expected)\n\nExpected: 2\nReceived: 1', { expected: '2', actual: '1' }, '- expected  2\n+ received  1'],
  // The message has shortened the values.
  [
    'expected [ 1, 2, …(9) ] to equal [ 1, 3, …(9) ]',
    { expected: '[1,3,4]', actual: '[1,2,4]' },
    '- expected  [1,3,4]\n+ received  [1,2,4]',
  ],
  ['expected: "a\\nb"\n     got: "a\\nc"', { expected: 'a\nb', actual: 'a\nc' }, '  a\n- b\n+ c'],
  ['the totals differ', { expected: '2', actual: '1' }, '- expected  2\n+ received  1'],
])('compares the stated values of the message %s', (message, stated, lines) => {
  expect(shownValues(message, '', stated)?.lines.join('\n')).toBe(lines)
})

test('leaves values out of the fold when the diff shows them completely', () => {
  const message =
    'Error: expect(received).toEqual(expected)\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "total": 17.96,\n+   "total": 17.95,\n  }'
  const scope = scopeOf([
    { message, details: `${message}\n    at test/cart.js:7:5`, expected: '{"total":17.96}', actual: '{"total":17.95}' },
  ])
  const [failure] = scope.summary.failures
  expect(failure && createFailureTexts(scope).trace(failure.test)).not.toContain('"total": 17.96')
})
