import { describe, expect, test } from 'vitest'
import { failuresMarkdown } from '../../../../src/deliver/reporters/failures-file/failures-markdown.js'
import { renderComment } from '../../../../src/deliver/reporters/report-content/github-report.js'
import { failedTest } from '../../../../src/deliver/reporters/terminal/failed-test.js'
import { createPainter } from '../../../../src/deliver/reporters/terminal/painter.js'
import type { ListedTest } from '../../../../src/judge/summary/listed-test.js'
import type { RunSummary } from '../../../../src/judge/summary/run-summary.js'
import { buildAnnotations } from '../../../../src/report/content/annotations.js'
import { chatItems } from '../../../../src/report/content/chat-layout.js'
import { createFailureTexts } from '../../../../src/report/content/failed-test/failure-texts.js'
import { failureLines } from '../../../../src/report/content/failures/failure-list.js'
import { plainInline } from '../../../../src/report/render/chat/plain-inline.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'
import { exampleRun, ownTemplate } from '../example-run.js'
import { scopeOf } from './scope-of.js'

/** Returns the example run, and counts how often the details of its failed tests are read. */
function countedRun(): { readonly summary: RunSummary; readonly reads: () => number } {
  const summary = exampleRun()
  let reads = 0
  const failures = summary.failures.map((failure) => {
    const { details } = failure.test
    const test = Object.defineProperty({ ...failure.test }, 'details', {
      get() {
        reads += 1
        return details
      },
    })
    return { ...failure, test }
  })
  return { summary: { ...summary, failures }, reads: () => reads }
}

const frame = { title: 'CI', titleUrl: '', ciContext: { build: {}, source: {} } }

test('reads the details of each failed test once for all steps of detail', () => {
  const { summary, reads } = countedRun()
  const scope = { summary, locations: new Map() }
  const failureTexts = createFailureTexts(scope)
  const whole = renderComment({ ...scope, failureTexts }, ownTemplate, frame, 1_000_000) ?? ''
  const readsOfOne = reads()
  expect(readsOfOne).toBeGreaterThan(0)
  const short = renderComment({ ...scope, failureTexts }, ownTemplate, frame, 2_000) ?? ''
  expect(short.length).toBeLessThan(whole.length)
  expect(reads()).toBe(readsOfOne)
})

test('asks for the owners of each failed test once when a comment must be shortened', () => {
  const summary = exampleRun()
  const asked: string[] = []
  const ownersOf = ({ name }: ListedTest) => {
    asked.push(name)
    return ['@acme/shop']
  }
  renderComment({ summary, locations: new Map(), ownersOf }, ownTemplate, frame, 2_000)
  expect(asked.toSorted()).toEqual(summary.failures.map(({ test }) => test.name).toSorted())
})

test('reads the details as often for a comment that must be shortened as for a whole one', () => {
  const [large, small] = [countedRun(), countedRun()]
  renderComment({ summary: large.summary, locations: new Map() }, ownTemplate, frame, 1_000_000)
  renderComment({ summary: small.summary, locations: new Map() }, ownTemplate, frame, 2_000)
  expect(small.reads()).toBe(large.reads())
})

describe('a test with long values', () => {
  const [before, after] = ['x'.repeat(100), 'y'.repeat(100)]
  const [one, other] = [`…${'x'.repeat(20)}b${'y'.repeat(20)}…`, `…${'x'.repeat(20)}a${'y'.repeat(20)}…`]
  const message = `price ==> expected: <${before}b${after}> but was: <${before}a${after}>`
  const details = `org.opentest4j.AssertionFailedError: ${message}\n\tat shop.CartTest.rounds(CartTest.java:9)`
  const scope = scopeOf([{ name: 'rounds', message, details }])
  const [failure] = scope.summary.failures
  const texts = createFailureTexts(scope)

  test('shows only the parts that differ, and the whole values in the trace', () => {
    expect(failure && texts.shown(failure.test)?.value).toBe(`  price …\n- expected  ${one}\n+ received  ${other}`)
    expect(failure && texts.trace(failure.test)).toContain(message)
  })

  test('has the parts that differ in its line in a list', () => {
    expect(failure && texts.reason(failure.test)).toBe(`price: expected ${one}, received ${other}`)
    expect(
      renderGithubMarkdown({ type: 'root', children: failureLines(scope.summary.failures, 0, { ...scope, failureTexts: texts }) }),
    ).toContain(one)
  })

  test('has the same parts in a chat, in a terminal, in the file of failures and in its annotation', () => {
    const found = { ...scope, failureTexts: texts }
    const [paragraph] = chatItems(found, undefined)
    expect(plainInline(paragraph?.children ?? [])).toContain(`price … - expected ${one} + received ${other}`)
    const painter = createPainter({ color: false, columns: 200 })
    expect(failure && failedTest(failure, found, painter).map((line) => line.trim())).toEqual(
      expect.arrayContaining([`- expected  ${one}`, `+ received  ${other}`]),
    )
    expect(failuresMarkdown({ ...found, sourceLines: () => undefined }, undefined)).toContain(
      `\`\`\`diff\n  price …\n- expected  ${one}\n+ received  ${other}\n`,
    )

    const { annotations } = buildAnnotations(scope.summary, () => undefined, texts)
    expect(annotations.map((annotation) => annotation.message)).toEqual([`price …\n- expected  ${one}\n+ received  ${other}`])
  })

  test('keeps its headline when the values are short', () => {
    const short = scopeOf([{ name: 'rounds', message: 'expected: <1> but was: <2>' }])
    const [listed] = short.summary.failures
    expect(listed && createFailureTexts(short).reason(listed.test)).toBe('expected: <1> but was: <2>')
  })
})
