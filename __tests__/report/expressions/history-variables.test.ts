// Tests the variables of expressions that depend on earlier builds and on the gates (src/report/expressions/variables.ts).
import { describe, expect, test } from 'vitest'
import type { GateReason } from '../../../src/judge/summary/gate-reason.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { VerdictKind } from '../../../src/judge/verdicts/verdict.js'
import { createEvaluator } from '../../../src/report/expressions/evaluator.js'
import { variablesIn } from '../../../src/report/expressions/variables.js'
import { exampleChanges, judgedRun } from '../content/judged-run.js'

function runOf(failed: readonly string[]): RunSummary {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const name of failed) summary.test({ id: name, name, suite: [], status: 'failed', message: `The ${name} is broken` })
  summary.test({ name: 'passes', suite: [], status: 'successful' })
  summary.endFile([])
  return summary.result()
}

const evaluatorOf = (summary?: RunSummary) =>
  createEvaluator(variablesIn({ env: {}, ciContext: { build: {}, source: {} }, summary, metadata: {}, properties: {} }))

const kinds: Readonly<Record<string, VerdictKind>> = { a: 'new', b: 'unseen', c: 'unknown', d: 'known', e: 'flaky' }

const numbers = '{{ tests.failed }} {{ tests.new }} {{ tests.known }} {{ tests.fixed }} {{ tests.gone }}'

describe('the numbers of tests by the history', () => {
  test('count unseen and unknown failures as new, and no quarantined ones', () => {
    const summary = judgedRun(runOf(['a', 'b', 'c', 'd', 'e', 'q']), ({ name }) => kinds[name] ?? 'new', {
      changes: exampleChanges,
      quarantineOf: ({ name }) => (name === 'q' ? { test: 'q' } : undefined),
    })
    expect(evaluatorOf(summary).text(numbers)).toBe('6 3 1 1 1')
  })
  test('count every failure as new when there is no history', () => {
    expect(evaluatorOf(runOf(['a', 'b'])).text(numbers)).toBe('2 2 0 0 0')
  })
  test('the numbers of tests by the history are 0 before results are collected', () => {
    expect(evaluatorOf().text(numbers)).toBe('0 0 0 0 0')
  })
})

describe('changed', () => {
  const changed = (failed: readonly string[], previousStatus?: RunSummary['status']) => {
    const summary = { ...runOf(failed), history: { builds: 3, ...(previousStatus && { previousStatus }) } }
    return [evaluatorOf(summary).condition('changed'), evaluatorOf(summary).text('{{ previous.status }}')]
  }
  test.each([
    ['a failure follows a success', ['a'], 'successful', true],
    ['a success follows a failure', [], 'failed', true],
    ['a failure follows a failure', ['a'], 'failed', false],
    ['a success follows a success', [], 'successful', false],
  ] as const)('compares the status with that of the previous build when %s', (_name, failed, previous, expected) => {
    expect(changed(failed, previous)).toEqual([expected, previous])
  })
  test('is true only for a failure when there is no previous build', () => {
    expect([changed(['a']), changed([])]).toEqual([
      [true, ''],
      [false, ''],
    ])
    expect(evaluatorOf().condition('changed')).toBe(false)
  })
})

test('states whether and why the step fails', () => {
  const reasons: readonly GateReason[] = [
    { word: 'fewer', message: 'A suite is gone.' },
    { word: 'missing', message: 'No file matches "a".' },
  ]
  const { text, condition } = evaluatorOf({ ...runOf([]), gateReasons: reasons })
  expect([condition('gates.fails'), text('{{ gates.reasons }}')]).toEqual([true, 'A suite is gone. No file matches "a".'])
  expect([evaluatorOf().condition('gates.fails'), evaluatorOf().text('{{ gates.reasons }}')]).toEqual([false, ''])
})

test('refuses a field that the previous build does not have', () => {
  expect(() => evaluatorOf().text('{{ previous.url }}')).toThrow('"previous" has no field "url"')
})
