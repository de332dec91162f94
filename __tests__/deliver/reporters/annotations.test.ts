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
      ['error', 'total is rounded to cents', 'src/cart.test.ts', 42],
      ['error', 'keeps <b>names</b> of |pipes| & @someone #12', undefined, undefined],
      ['error', 'pays by voucher', undefined, undefined],
      ['warning', 'Test results: warning', 'results/browser.trx', undefined],
    ])
    expect(written[1]?.message).toBe('expected 3.009 to be 3.01\n- expected  3.01\n+ received  3.009\n\nCart › Rounding')
    expect(written[2]?.message).toBe('Timed out after 5000 ms\n\nSearch')
  })

  test('shows the failed step before the message, and no files', () => {
    const steps = [{ name: 'log in', status: 'failed' as const, phase: 'setup' as const }]
    const attachments = [{ name: 'shot.png', type: 'image/png', size: 70, path: 'shot.png' }]
    const { summary } = scopeOf([{ message: 'no price', suite: ['Cart'], steps, attachments }])
    expect(buildAnnotations(summary, () => undefined).annotations[0]?.message).toBe('step: setup › log in\nno price\n\nCart')
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

  test('writes no annotation for files of tests that were not found', () => {
    const summary = createSummary()
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    summary.endFile([{ severity: 'warning', kind: 'attachment', message: '3 of 14 attachments were not found.', path: 'a.xml' }])
    expect(buildAnnotations(summary.result(), () => undefined).annotations).toEqual([])
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
    expect(
      delivered(annotations, leftOut).map(({ severity, message, properties }) => [
        severity,
        properties.title,
        message.replace(/\s+/g, ' '),
      ]),
    ).toEqual([
      ['error', 'fresh: new', 'New: passed on main until 5e0d1b7. the price is wrong'],
      ['error', 'first: new', 'New test. no such word'],
      ['notice', 'old: fails on main', 'Fails on main since abc1234 (6 builds, 2 days). the database is down'],
      ['notice', 'parked: quarantined', 'Quarantined until 2026-12-31. the bank is closed'],
    ])
  })

  test('annotations name the parent of a stacked pull request only for the failures that it has', () => {
    const parent = { ...summary, history: { builds: 50, ref: 'main', parent: 812 } }
    const verdicts = { new: 0, unseen: 0, unknown: 0, known: 4, flaky: 0, quarantined: 0, knownInParent: 3 }
    const failures = summary.failures.map((failure) =>
      failure.test.name === 'old' ? failure : { ...failure, verdict: { kind: 'known' as const, parent: 812 } },
    )
    const { annotations, leftOut } = buildAnnotations({ ...parent, verdicts, failures }, () => undefined)
    const titles = delivered(annotations, leftOut).map(({ properties }) => properties.title)
    expect(titles).toEqual(expect.arrayContaining(['old: fails on main', 'fresh: fails in #812']))
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
      ['adds', 'Failed in unit (20) and unit (22).\nno cart'],
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
    expect(written[0]?.message).toBe('39 more tests fail for the same cause.\nconnect ECONNREFUSED')
    expect(written.at(-1)?.message).toBe('connect ECONNREFUSED\n\nand 37 more errors: see the job summary')
  })

  test('keeps the jobs of a test with a message that is too long', () => {
    const passed = { status: 'successful', job: 'unit (18)' } as const
    const written = annotated([passed, ...inJobs(['unit (20)'], { message: 'm'.repeat(2_000), details: 'd'.repeat(4_000) })])
    expect(written[0]?.message.length).toBeLessThanOrEqual(4_096)
    expect(written[0]?.message).toMatch(/^Failed in unit \(20\)\.\nm/)
  })
})

describe('the message of an annotation', () => {
  const annotationOf = (fields: Partial<RecordedTest>, file?: string) => {
    const summary = createSummary()
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    summary.test({ name: 'testSum', suite: ['Cart'], status: 'failed', ...fields })
    summary.endFile([])
    return buildAnnotations(summary.result(), () => (file === undefined ? undefined : { file, line: 3 })).annotations[0]
  }
  const messageOf = (fields: Partial<RecordedTest>, file?: string) => annotationOf(fields, file)?.message

  test('leads with the message, then has the compared values and the suite, when an assertion failed', () => {
    const details =
      'AssertionError: expected 17.95 to be 17.96 // Object.is equality\n    at src/cart.test.ts:42:18\n    at node_modules/runner/index.js:12:3'
    const message = 'expected 17.95 to be 17.96 // Object.is equality'
    expect(messageOf({ message, details, suite: ['checkout', 'prices'] })).toBe(
      'expected 17.95 to be 17.96\n- expected  17.96\n+ received  17.95\n\ncheckout › prices',
    )
  })

  test('has neither frames nor the path of the file when GitHub shows the place', () => {
    const message = 'no stock\n    at src/cart.test.ts:42:18\n    at node_modules/runner/index.js:12:3'
    const annotation = annotationOf({ message, details: `Error: ${message}`, suite: ['src/cart.test.ts', 'Cart'] }, 'src/cart.test.ts')
    expect(annotation).toMatchObject({ title: 'testSum', message: 'no stock\n\nCart', file: 'src/cart.test.ts', line: 3 })
    expect(messageOf({ message: 'Cart::testSum', details: 'Cart::testSum\nno stock\n\n/shop/Cart.php:3' })).toBe('no stock\n\nCart')
  })

  test('keeps the verdict in the title when the name is long', () => {
    const summary = judgedRun(scopeOf([{ id: 'a', name: 'n'.repeat(500), message: 'no stock' }]).summary, () => 'new')
    const [annotation] = delivered(buildAnnotations(summary, () => undefined).annotations)
    expect(annotation?.properties.title).toMatch(/^n{100,140} ….*: new$/)
  })

  test('shows the end of the output when a failure has no other text', () => {
    expect(messageOf({ stderr: 'checking\nno stock\n' })).toBe('checking\nno stock\n\nCart')
    expect(messageOf({ suite: [] })).toBe('The test failed without a message.')
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
