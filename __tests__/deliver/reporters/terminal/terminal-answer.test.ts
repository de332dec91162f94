import { describe, expect, test } from 'vitest'
import { terminalAnswer } from '../../../../src/deliver/reporters/terminal/terminal-answer.js'
import { terminalHeadline } from '../../../../src/deliver/reporters/terminal/terminal-headline.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import type { ReportScope } from '../../../../src/report/content/scope.js'
import { exampleScope } from '../../../report/content/example-run.js'

type Given = Partial<RecordedTest> & { readonly name: string }

function scopeOf(tests: readonly Given[], more: Partial<ReportScope> = {}): ReportScope {
  const summary = createSummary()
  summary.beginFile({ path: 'a.ndjson', format: 'records' })
  for (const given of tests) summary.test({ suite: ['checkout', 'prices'], status: 'successful', ...given })
  summary.endFile([])
  return { summary: summary.result(), locations: new Map(), ...more }
}

const rounds: Given = {
  id: '9f2c41d0',
  name: 'rounds half a cent up',
  status: 'failed',
  message: 'expected 17.95 to be 17.96',
  file: 'checkout/prices.test.ts',
  line: 42,
  duration: 18,
}

const pays: Given = {
  name: 'pays by card',
  suite: ['checkout', 'payment'],
  status: 'failed',
  duration: 6_300,
  file: 'e2e/payment.spec.ts',
  line: 48,
  message: 'TimeoutError: locator.click: Timeout 5000ms exceeded.',
  steps: [{ name: 'open the cart', status: 'failed', steps: [{ name: 'click "Pay"', status: 'failed' }] }],
  attachments: [
    { name: 'total-expected.png', type: 'image/png', size: 1, path: 'a.png', comparison: { name: 'total', side: 'expected' } },
    { name: 'total-actual.png', type: 'image/png', size: 1, path: 'b.png', comparison: { name: 'total', side: 'actual' } },
    { name: 'test-failed-1.png', type: 'image/png', size: 1, path: 'c.png' },
    { name: 'video', type: 'video/webm', size: 1, path: 'd.webm' },
    { name: 'trace', type: 'application/vnd.playwright.trace+zip', size: 1, path: 'test-results/payment-pays-by-card/trace.zip' },
  ],
}

describe('terminalAnswer', () => {
  test('shows the failed step, the files, and the command that opens the trace', () => {
    const scope = scopeOf([pays], {
      traceOf: ({ trace }) => `npx playwright show-trace ${trace}`,
      rerunOf: () => 'npx playwright test e2e/payment.spec.ts:48',
    })
    expect(terminalAnswer(scope, { color: false }).split('\n\n')[0]).toBe(`✗ failed pays by card checkout › payment · 6.3 s
         e2e/payment.spec.ts:48
         step: open the cart › click "Pay"
         TimeoutError: locator.click: Timeout 5000ms exceeded.
         1 image comparison · screenshot · video · Playwright trace
         trace: npx playwright show-trace test-results/payment-pays-by-card/trace.zip
         again: npx playwright test e2e/payment.spec.ts:48`)
  })

  test('shows no line for a trace when no command opens it', () => {
    expect(terminalAnswer(scopeOf([pays]), { color: false })).not.toContain('trace:')
    expect(terminalAnswer(scopeOf([pays], { traceOf: () => undefined }), { color: false })).not.toContain('trace:')
  })

  test('shows the step without the indentation of a diff', () => {
    const failed = { ...pays, message: 'expected 17.95 to be 17.96', attachments: [] }
    expect(terminalAnswer(scopeOf([failed]), { color: false })).toContain(
      '\n         step: open the cart › click "Pay"\n         expected 17.95 to be 17.96\n         - expected  17.96\n',
    )
  })

  test('shows failed and flaky tests and the errors of files, and the headline last', () => {
    expect(terminalAnswer(exampleScope(), { color: false, columns: 80 })).toMatchSnapshot()
  })

  test('shows no duration when a failed test has none or states 0', () => {
    const shown = terminalAnswer(scopeOf([{ ...rounds, duration: 0 }]), { color: false })
    expect(shown).toMatch(/^✗ failed rounds half a cent up /)
    expect(shown).not.toContain(' ms')
  })

  test('shows only the headline and the quiet line when all tests passed', () => {
    const scope = scopeOf([{ name: 'a', duration: 41_000 }, { name: 'b' }, { name: 'c', status: 'skipped' }])
    expect(terminalAnswer(scope, { color: false })).toBe('✓ 2 tests passed\n  1 skipped · 41 s\n')
  })

  test('shows causes before other failed tests when several tests fail for one cause', () => {
    const message = 'connect ECONNREFUSED 10.0.0.7:5432'
    const names = ['opens the cart', 'keeps the order', 'lists invoices', 'adds a voucher']
    const tests = names.map((name): Given => ({ id: name, name, status: 'failed', message }))
    const shown = terminalAnswer(scopeOf([...tests, rounds]), { color: false })
    expect(shown).toContain('1 cause of 4 failures')
    expect(shown).toMatch(/^ {6}4 {2}connect ECONNREFUSED/m)
    expect(shown).toMatch(/^ {9}opens the cart, keeps the order, lists invoices and 1 more$/m)
    expect(shown).toMatch(/ and 1 more\n\n✗ failed rounds half a cent up /)
    expect(shown).not.toMatch(/^✗ failed opens the cart/m)
    expect(shown).toMatch(/\n\n✗ 5 of 5 tests failed\n {2}18 ms\n$/)
  })

  test('opens 19 failed tests after a cause when most failures have a cause of their own', () => {
    const message = 'connect ECONNREFUSED 10.0.0.7:5432'
    const shared = ['opens the cart', 'keeps the order', 'lists invoices'].map(
      (name): Given => ({ id: name, name, status: 'failed', message }),
    )
    const others = Array.from({ length: 25 }, (_, index): Given => {
      const word = String.fromCodePoint(97 + index)
      return { id: word, name: `fails ${word}`, status: 'failed', message: `${word}: no such word` }
    })
    const shown = terminalAnswer(scopeOf([...others, ...shared]), { color: false })
    expect(shown).toMatch(/^1 cause of 3 failures\n\n {6}3 {2}connect ECONNREFUSED/)
    expect(shown.match(/^✗ failed fails /gm)).toHaveLength(19)
    expect(shown).toContain('\n\nand 6 more failed tests\n\n')
  })

  test('names the jobs of a failure that is not in all of them', () => {
    const inJob = (job: string, status: Given['status'] = 'failed'): Given => ({ ...rounds, job, status })
    const scope = scopeOf([inJob('unit (18)'), inJob('unit (20)'), inJob('unit (22)', 'successful')])
    const shown = terminalAnswer(scope, { color: false })
    expect(shown.match(/rounds half a cent up/g)).toHaveLength(1)
    expect(shown).toMatch(/^ {9}in (unit \()?18\)? and (unit \()?20\)?$/m)
    expect(shown).toContain('✗ 1 test failed in 2 of 3 jobs')
  })

  test('prints the command that runs a test again in one line', () => {
    const command = `npx vitest run checkout/prices.test.ts -t ${'x'.repeat(100)}`
    const shown = terminalAnswer(scopeOf([rounds], { rerunOf: () => command }), { color: false, columns: 40 })
    expect(shown).toContain(`\n         again: ${command}\n`)
  })

  test('opens at most 20 failed tests and counts the others', () => {
    const tests = Array.from({ length: 30 }, (_, index): Given => {
      const letters = String.fromCodePoint(97 + index)
      return { id: `${index}`, name: `fails ${index}`, status: 'failed', message: `${letters}: no such word` }
    })
    const shown = terminalAnswer(scopeOf(tests), { color: false })
    expect(shown.match(/^✗ failed /gm)).toHaveLength(20)
    expect(shown).toContain('and 10 more failed tests')
  })

  test('wraps messages at the width of the terminal but never cuts a name', () => {
    const name = 'n'.repeat(60)
    const scope = scopeOf([{ ...rounds, name, message: 'the order of the lines is not the order of the basket' }])
    const lines = terminalAnswer(scope, { color: false, columns: 40 }).split('\n')
    expect(lines.find((line) => line.includes('nnn'))).toContain(name)
    const message = lines.filter((line) => /order|lines|basket/.test(line))
    expect(message.length).toBeGreaterThan(1)
    expect(Math.max(...message.map((line) => line.length))).toBeLessThanOrEqual(40)
  })

  test('shows the searched places before the headline and the next step after it when nothing was found', () => {
    const hint = { searched: 'Looked for **/junit*.xml in /work.', next: ['Name the folder: build-report report results/'] }
    expect(terminalAnswer(scopeOf([]), { color: false, hint })).toBe(
      '  Looked for **/junit*.xml in /work.\n\n? no test results were found\n  Name the folder: build-report report results/\n',
    )
  })

  test('ends with the addresses of the comment and the report when they are given', () => {
    const links = [
      ['comment', 'https://example.com/1'],
      ['report', 'https://example.com/2'],
    ] as const
    expect(terminalAnswer(scopeOf([rounds]), { color: false, links })).toMatch(
      /\n {2}comment {2}https:\/\/example\.com\/1\n {2}report {3}https:\/\/example\.com\/2\n$/,
    )
  })

  test('cuts no name of a folder, a file or a suite when a line is longer than the terminal', () => {
    const suite = ['packages', 'checkout-service', 'calculates the total of a cart']
    const file = 'packages/checkout-service/src/components/calculates-totals.test.ts'
    const facts = ['build/reports/checkout-service/report-of-all-tests.html']
    const shown = terminalAnswer(scopeOf([{ ...rounds, suite, file }]), { color: false, columns: 40, facts })
    expect(shown).toBe(`✗ failed rounds half a cent up
         packages › checkout-service ›
         calculates the total of a cart
         · 18 ms
         packages/checkout-service/src/
         components/
         calculates-totals.test.ts:42
         expected 17.95 to be 17.96
         - expected  17.96
         + received  17.95

✗ 1 of 1 test failed
  18 ms ·
  build/reports/checkout-service/
  report-of-all-tests.html
`)
  })

  test('shows the same text with and without colours', () => {
    const colored = terminalAnswer(exampleScope(), { color: true, columns: 60 })
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(terminalAnswer(exampleScope(), { color: false, columns: 60 }))
  })

  test('shows no control characters of a result file', () => {
    const shown = terminalAnswer(scopeOf([{ ...rounds, name: 'a\u001b[2Jb', message: 'x\u0007\u001b]0;title\u0007y' }]), { color: false })
    expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
  })
})

test('terminalHeadline puts further facts into the quiet line', () => {
  expect(terminalHeadline(scopeOf([rounds]), { color: false, facts: ['report.html'] })).toBe('✗ 1 of 1 test failed\n  18 ms · report.html')
})
