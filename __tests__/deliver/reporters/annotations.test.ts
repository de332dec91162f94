import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnnotationProperties } from '@actions/core'
import { describe, expect, test } from 'vitest'
import { type Annotation, maximumOfSeverity, writeAnnotations } from '../../../src/deliver/reporters/annotations.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { buildAnnotations } from '../../../src/report/content/annotations.js'
import { exampleRun } from '../../report/content/example-run.js'
import { inJobs, scopeOf } from '../../report/content/failed-test/scope-of.js'
import { judgedRun } from '../../report/content/judged-run.js'

function delivered(annotations: readonly Annotation[], unlisted = 0) {
  const written: { severity: string; message: string; properties: AnnotationProperties }[] = []
  const writer = (severity: string) => (message: string, properties: AnnotationProperties) =>
    void written.push({ severity, message, properties })
  writeAnnotations(
    annotations,
    { error: writer('error'), warning: writer('warning'), notice: writer('notice') },
    { unlisted, rest: 'see the job summary' },
  )
  return written
}

describe('annotations of a run', () => {
  test('annotates the line of a failed test and a broken file', () => {
    const { annotations } = buildAnnotations(exampleRun(), (one) =>
      one.name.startsWith('total') ? { file: 'src/cart.test.ts', line: 42 } : undefined,
    )
    const written = delivered(annotations)
    expect(written.map(({ severity, properties }) => [severity, properties.title, properties.file, properties.startLine])).toEqual([
      ['error', 'Test results', 'results/browser.trx', 812],
      ['error', 'Cart › Rounding › total is rounded to cents', 'src/cart.test.ts', 42],
      ['error', 'Search › keeps <b>names</b> of |pipes| & @someone #12', undefined, undefined],
      ['error', 'Checkout › Payment › pays by voucher', undefined, undefined],
      ['warning', 'Test results: warning', 'results/browser.trx', undefined],
    ])
    expect(written[1]?.message).toContain('expected 3.009 to be 3.01')
    expect(written[1]?.message).toContain('src/cart.test.ts:42:18')
    expect(written[2]?.message).not.toContain('\u001b')
  })

  test('annotates the newest failures first', () => {
    const summary = createSummary()
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    for (const timestamp of [1, 3, 2]) summary.test({ name: `at ${timestamp}`, suite: [], status: 'failed', timestamp })
    summary.endFile([])
    const titles = (isFound: (name: string) => boolean) =>
      buildAnnotations(summary.result(), (one) => (isFound(one.name) ? { file: 'a.ts' } : undefined)).annotations.map((one) => one.title)
    expect(titles(() => true)).toEqual(['at 3', 'at 2', 'at 1'])
    expect(titles((name) => name === 'at 1')).toEqual(['at 1', 'at 3', 'at 2'])
  })

  test('locates only failed tests', () => {
    const asked: string[] = []
    buildAnnotations(exampleRun(), (one) => void asked.push(one.status))
    expect(asked).toEqual(['failed', 'failed', 'failed'])
  })
})

describe('annotations of a run with a history', () => {
  const summary = judgedRun(
    scopeOf([
      { id: 'old', name: 'old', message: 'the database is down' },
      { id: 'parked', name: 'parked', message: 'the bank is closed' },
      { id: 'fresh', name: 'fresh', message: 'the price is wrong' },
      { id: 'first', name: 'first', message: 'no such word' },
    ]).summary,
    ({ name }) => (name === 'old' ? 'known' : name === 'first' ? 'unseen' : 'new'),
    {
      quarantineOf: ({ name }) => (name === 'parked' ? { test: 'parked', until: '2026-12-31', issue: 'https://ci.example/7' } : undefined),
    },
  )

  test('annotations of a run with a history are errors only for new failures, and notices for known and quarantined ones', () => {
    const { annotations, leftOut } = buildAnnotations(summary, () => undefined)
    expect(delivered(annotations, leftOut).map(({ severity, message }) => [severity, message.replace(/\s+/g, ' ')])).toEqual([
      ['error', 'the price is wrong New: passed on main until 5e0d1b7.'],
      ['error', 'no such word New test.'],
      ['notice', 'the database is down Fails on main since abc1234 (6 builds, 2 days).'],
      ['notice', 'the bank is closed Quarantined until 2026-12-31.'],
    ])
  })

  test('count only new failures as left out', () => {
    const verdicts = { new: 31, unseen: 1, unknown: 0, known: 500, flaky: 0, quarantined: 1 }
    expect(buildAnnotations({ ...summary, verdicts }, () => undefined).leftOut).toBe(30)
  })
})

describe('annotations of causes and jobs', () => {
  const annotated = (tests: readonly Partial<RecordedTest>[], locate: (name: string) => boolean = () => false) => {
    const { summary } = scopeOf(tests)
    const { annotations, leftOut } = buildAnnotations(summary, ({ name }) => (locate(name) ? { file: 'a.ts', line: 1 } : undefined))
    return delivered(annotations, leftOut)
  }

  test('annotates a test that failed for the same cause in several jobs once, with its jobs', () => {
    const passed = { status: 'successful', job: 'unit (18)' } as const
    const written = annotated([passed, ...inJobs(['unit (20)', 'unit (22)'], { name: 'adds', message: 'no cart' })])
    expect(written.map(({ message, properties }) => [properties.title, message])).toEqual([
      ['adds', 'no cart\n\nFailed in unit (20) and unit (22).'],
    ])
  })

  test('annotates the first test of each cause before all others, and at most three of one cause', () => {
    const down = Array.from({ length: 40 }, (_, index) => ({
      id: `d${index}`,
      name: `down ${index}`,
      message: 'connect ECONNREFUSED',
      timestamp: index,
    }))
    const others = ['no cart', 'no price'].map((message) => ({ id: message, name: message, message }))
    const written = annotated([...down, ...others], (name) => name.startsWith('down'))
    expect(written.map(({ properties }) => properties.title)).toEqual(['down 39', 'no cart', 'no price', 'down 38', 'down 37'])
    expect(written[0]?.message).toBe('connect ECONNREFUSED\n\n39 more tests fail for the same cause.')
    expect(written.at(-1)?.message).toBe('connect ECONNREFUSED\n\nand 37 more errors: see the job summary')
  })

  test('keeps the jobs of a test with a message that is too long', () => {
    const passed = { status: 'successful', job: 'unit (18)' } as const
    const written = annotated([passed, ...inJobs(['unit (20)'], { message: 'm'.repeat(2_000), details: 'd'.repeat(4_000) })])
    expect(written[0]?.message.length).toBeLessThanOrEqual(4_096)
    expect(written[0]?.message).toMatch(/\n\nFailed in unit \(20\)\.$/)
  })
})

describe('the message of an annotation', () => {
  const messageOf = (fields: Partial<RecordedTest>): string => {
    const summary = createSummary()
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    summary.test({ name: 'testSum', suite: ['Cart'], status: 'failed', ...fields })
    summary.endFile([])
    return buildAnnotations(summary.result(), () => undefined).annotations[0]?.message ?? ''
  }

  test('shows the details when their first line is the headline', () => {
    expect(messageOf({ message: 'no stock', details: 'Error: no stock\n  at a.js:1:1' })).toBe('Error: no stock\n  at a.js:1:1')
  })

  test('leads with the headline when the details begin with something else', () => {
    const details = 'def test_sum():\n>   assert False\nE   assert False\n\ncart.py:2: AssertionError'
    expect(messageOf({ message: 'assert False', details })).toBe(`assert False\n\n${details}`)
  })

  test('leads with the message when the first line of the details only contains it', () => {
    const details = '>   def test_sum(): assert not True\nE   assert not True\n\ncart.py:2: AssertionError'
    expect(messageOf({ message: 'assert not True', details })).toBe(`assert not True\n\n${details}`)
  })

  test('does not repeat a message of several lines that follows the name of the exception', () => {
    const message = 'Expected values to be strictly equal:\n\n1 !== 2'
    const details = `Error [ERR_TEST_FAILURE]: ${message}\n\n    at a.js:1:1`
    expect(messageOf({ message, details })).toBe(details)
  })

  test('leads with the message when node:test encloses the error in brackets', () => {
    const enclosed = (message: string) => messageOf({ message, details: `[Error [ERR_TEST_FAILURE]: ${message}\n] {\n  code: 1\n}` })
    expect(enclosed('no stock')).toBe('no stock\n\n{\n  code: 1\n}')
    expect(enclosed('The value is falsy:\n\n  assert.ok(false)')).toBe('The value is falsy:\n\n  assert.ok(false)\n\n{\n  code: 1\n}')
  })

  test('leads with the reason in the details, and repeats nothing', () => {
    expect(messageOf({ message: 'Cart::testSum', details: 'Cart::testSum\nno stock\n\n/shop/Cart.php:3' })).toBe(
      'no stock\n\n/shop/Cart.php:3\n\nCart::testSum',
    )
  })

  test('shows the end of the output when a failure has no other text', () => {
    expect(messageOf({ stderr: 'checking\nno stock\n' })).toBe('checking\nno stock')
    expect(messageOf({})).toBe('The test failed without a message.')
  })
})

describe('limits of GitHub', () => {
  const error = (index: number): Annotation => ({ severity: 'error', title: `test ${index}`, message: '漢🎉'.repeat(3_000) })

  test('writes ten annotations per severity, the last one with the number of the others', () => {
    const written = delivered(
      [...Array.from({ length: 25 }, (_, index) => error(index)), { severity: 'warning', title: 'w', message: 'Odd.' }],
      1_000,
    )
    expect(written.filter(({ severity }) => severity === 'error').map(({ properties }) => properties.title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `test ${index}`),
    )
    expect(written[9]?.message).toMatch(/and 1,015 more errors: see the job summary$/)
    expect(written[10]?.message).toBe('Odd.')
  })

  test('cuts a message at the limit of GitHub, between characters', () => {
    for (const { message } of delivered(Array.from({ length: 12 }, (_, index) => error(index)))) {
      expect(message.length).toBeLessThanOrEqual(4_096)
      expect(message).not.toMatch(/\p{Surrogate}/u)
    }
  })

  test('leaves room for annotations that the step already has', () => {
    const written: string[] = []
    const core = { error: (message: string) => written.push(message), warning: () => {}, notice: () => {} }
    const annotations = Array.from({ length: 20 }, (_, index) => ({ severity: 'error', title: 'a', message: `b ${index}` }) as const)
    expect(writeAnnotations(annotations, core, { unlisted: 5, taken: { error: 3 } })).toBe(7)
    expect(written).toHaveLength(7)
    expect(written.at(-1)).toMatch(/and 18 more errors: see the log$/)
    writeAnnotations(annotations, core, { taken: { error: 30 } })
    expect(written).toHaveLength(8)
  })
})

test('states the limit of annotations in the docs', () => {
  for (const path of ['action.yml', 'docs/action.md', 'docs/permissions.md']) {
    const text = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
    expect(text, path).toContain(`${maximumOfSeverity} errors, ${maximumOfSeverity} warnings and ${maximumOfSeverity} notices`)
  }
})
