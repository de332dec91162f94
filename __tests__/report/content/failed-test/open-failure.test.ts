import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recognise } from '../../../../src/read/formats/index.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { openFailure } from '../../../../src/report/content/failed-test/open-failure.js'
import { withoutKnown } from '../../../../src/report/content/failed-test/without-known.js'
import type { Scope } from '../../../../src/report/content/scope.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'
import { readText } from '../../../read/formats/reading.js'
import { inJobs, scopeOf, withReports } from './scope-of.js'

const source = { serverUrl: 'https://github.com', repository: 'acme/shop', commit: '7c4f3a8' }

function shown(scope: Scope, index = 0): string {
  const failure = scope.summary.failures[index]
  return failure === undefined ? '' : renderGithubMarkdown({ type: 'root', children: openFailure(failure, scope) }).trim()
}

const shownTest = (test: Partial<RecordedTest>, fields: Partial<Scope> = {}) => shown(scopeOf([test], fields))

/** The part below the title. */
const body = (test: Partial<RecordedTest>) => shownTest(test).replace(/^.*\n\n/, '')

const prices = {
  id: '9f2c41d0ab',
  name: 'rounds half a cent up',
  suite: ['checkout', 'prices'],
  message: 'AssertionError: expected 17.95 to be 17.96 // Object.is equality\n\n- Expected\n+ Received\n\n- 17.96\n+ 17.95',
  details:
    'AssertionError: expected 17.95 to be 17.96 // Object.is equality\n\n- Expected\n+ Received\n\n- 17.96\n+ 17.95\n\n' +
    ' ❯ roundToCents /home/runner/work/shop/checkout/prices.ts:18:21\n ❯ /home/runner/work/shop/checkout/prices.test.ts:42:31\n' +
    ' ❯ run /home/runner/work/shop/node_modules/vitest/dist/run.js:1:2\n ❯ new Promise (<anonymous>)\n',
}

const shot = { name: 'test-failed-1.png', type: 'image/png', size: 70, path: 'test-results/pays/test-failed-1.png' }
const trace = { name: 'trace', type: 'application/vnd.playwright.trace+zip', size: 9, path: 'test-results/pays/trace.zip' }
const pays: Partial<RecordedTest> = {
  id: '4be21f90',
  name: 'pays by card',
  suite: ['checkout', 'payment'],
  file: 'e2e/payment.spec.ts',
  line: 48,
  message: 'TimeoutError: locator.click: Timeout 5000ms exceeded.',
  steps: [{ name: 'open the cart', status: 'failed', steps: [{ name: 'click "Pay"', status: 'failed' }] }],
  attachments: [shot, trace],
}

describe('an open failed test with steps and files', () => {
  test('shows the files after the source, linked to the page, and the step line first', () => {
    const scope = withReports(scopeOf([pays]), 'https://a.example')
    expect(shown(scope)).toBe(
      [
        '❌ **pays by card** · checkout › payment<br>e2e/payment.spec.ts:48 · ' +
          '[screenshot · Playwright trace](https://a.example#test=4be21f90&amp;show=evidence) · [details](https://a.example#test=4be21f90)',
        '```\nstep: open the cart › click "Pay"\nTimeoutError: locator.click: Timeout 5000ms exceeded.\n```',
      ].join('\n\n'),
    )
  })

  test('shows the files as plain text when the run has no HTML report', () => {
    expect(shownTest(pays)).toMatch(/<br>e2e\/payment\.spec\.ts:48 · screenshot · Playwright trace\n/)
  })

  test('shows the step line as context of a diff, without the step in its title', () => {
    const message = 'AssertionError: expected true to be false // Object.is equality'
    const compared = { expected: 'false', actual: 'true' }
    expect(body({ ...pays, message, ...compared })).toBe(
      '```diff\n  step: open the cart › click "Pay"\n  AssertionError: expected true to be false\n- expected  false\n+ received  true\n```',
    )
  })

  test('shows no step line when the message contains the name of the step', () => {
    expect(body({ ...pays, message: 'cannot click "Pay"' })).toBe('```\ncannot click "Pay"\n```')
  })

  test('shows only the step line when the test has no text', () => {
    const { message: _, ...silent } = pays
    expect(body(silent)).toBe('```\nstep: open the cart › click "Pay"\n```')
  })

  test('shows only the step line when the message appears above the test', () => {
    const message = 'no price for item 7'
    expect(shownTest({ ...pays, message }, { shownMessages: new Set([message]) })).toMatch(
      /\n\n```\nstep: open the cart › click "Pay"\n```$/,
    )
  })

  test('ends neither a code block nor a link by the name of a step or a file', () => {
    const steps = [{ name: '```\n<b>@octocat</b>', status: 'failed' as const }]
    const markdown = shownTest({ ...pays, steps, attachments: [{ ...shot, name: '](https://evil.example)' }] })
    expect(markdown).toContain('````\nstep: ``` <b>@octocat</b>\nTimeoutError')
    expect(markdown).not.toContain('evil.example')
  })
})

describe('an open failed test', () => {
  test('shows the place, the compared values and the frames of the project', () => {
    const scope = scopeOf([prices], { source })
    const [failure] = scope.summary.failures
    const locations = new Map(failure && [[failure.test, { file: 'checkout/prices.test.ts', line: 42 }]])
    expect(shown({ ...withReports(scope, 'https://github.com/acme/shop/actions/runs/4212/artifacts/901'), locations })).toBe(
      [
        '❌ **rounds half a cent up** · checkout › prices<br>' +
          '[checkout/prices.test.ts:42](https://github.com/acme/shop/blob/7c4f3a8/checkout/prices.test.ts#L42) · ' +
          '[details](https://github.com/acme/shop/actions/runs/4212/artifacts/901#test=9f2c41d0ab)',
        '```diff\n  AssertionError: expected 17.95 to be 17.96\n- expected  17.96\n+ received  17.95\n```',
        '<details>\n<summary>Stack trace</summary>',
        '```\ncheckout/prices.ts:18:21       roundToCents\ncheckout/prices.test.ts:42:31  rounds half a cent up\n2 frames of libraries left out\n```',
        '</details>',
      ].join('\n\n'),
    )
  })

  test('names the jobs, the owners without mentioning them, and the report of the first job that has one', () => {
    const names = ['unit (ubuntu, 20)', 'unit (ubuntu, 22)', 'unit (windows, 20)', 'unit (windows, 22)']
    const jobs = inJobs(names.slice(1, 3), { name: 'adds', file: 'cart.test.ts', message: 'boom' })
    const passed = names.map((job) => ({ status: 'successful' as const, job }))
    const scope = scopeOf([...passed, ...jobs], { ownersOf: () => ['@acme/checkout', '@octocat'] })
    const reports = withReports(scope, 'https://a.example', undefined, 'https://c.example', 'https://d.example')
    expect(shown(reports)).toMatch(
      /^❌ \*\*adds\*\*<br>in ubuntu \(22\) and windows \(20\) · cart\.test\.ts · acme\/checkout, octocat · \[details\]\(https:\/\/c\.example#test=9f2c41d0ab\)\n/,
    )
  })

  test('shows the command that runs the test again and the shells that it is for', () => {
    const markdown = shownTest(prices, { rerunOf: ({ name }) => `npx vitest run -t "${name}"` })
    expect(markdown).toMatch(
      /```\n\nRun it again in a POSIX shell or PowerShell: `npx vitest run -t "rounds half a cent up"`\n\n<\/details>$/,
    )
  })

  test('folds the command under its own name when the test has no trace', () => {
    const markdown = shownTest({ name: 'adds', message: 'boom' }, { rerunOf: () => 'npx vitest run' })
    expect(markdown).toMatch(/<summary>Run it again<\/summary>\n\nIn a POSIX shell or PowerShell: `npx vitest run`\n\n<\/details>$/)
  })

  test('shows only the title when the test has no other text', () => {
    expect(shownTest({ name: 'adds', suite: [] })).toBe('❌ **adds**')
  })
})

describe('the compared values of an open test', () => {
  test('appear as a diff without words when they have several lines', () => {
    const message = 'expected lines to equal\n\n- Expected\n+ Received\n\n  "apples"\n- "pears\\n"\n+ "pears\\r\\n"'
    expect(body({ message })).toBe('```diff\n  expected lines to equal\n  "apples"\n- "pears\\n"\n+ "pears\\r\\n"\n```')
  })

  test('are called left and right when the assertion has no fixed order', () => {
    const message = 'assertion `left == right` failed\n  left: 1\n right: 2'
    expect(body({ message })).toBe('```diff\n  assertion `left == right` failed\n- left   1\n+ right  2\n```')
  })

  test('take at most 12 lines, and the message is complete inside the fold', () => {
    const value = (last: string) =>
      Array.from({ length: 30 }, (_, index) => (index % 10 === 9 ? `${last} ${index}` : `line ${index}`)).join('\n')
    const [open = '', folded = ''] = body({ message: `expected: <${value('this')}> but was: <${value('that')}>` }).split('<details>')
    expect(open.trim().split('\n').slice(1, -1).length).toBeLessThanOrEqual(12)
    expect(folded).toContain('this 29')
    expect(folded).toContain('that 29')
  })

  test('do not repeat the rest of the message, which is inside the fold', () => {
    const details =
      'Error: expect(locator).toHaveText(expected) failed\n\nLocator:  locator("h1")\nExpected: "Cart"\nReceived: "Basket"\nTimeout:  5000ms\n\n    at /shop/cart.spec.ts:3:5'
    const [open = '', folded = ''] = body({ message: 'Error: expect(locator).toHaveText(expected) failed', details }).split('<details>')
    expect(open).toBe('```diff\n  Error: expect(locator).toHaveText(expected) failed\n- expected  "Cart"\n+ received  "Basket"\n```\n\n')
    expect(folded).toContain('```\nLocator:  locator("h1")\nTimeout:  5000ms\n\n/shop/cart.spec.ts:3:5\n```')
  })
})

describe('the fold of an open test', () => {
  test('is absent when the trace adds nothing to the message and the place', () => {
    const details = 'AssertionError: boom\n    at CartTest.adds (/shop/cart.test.ts:3:5)\n'
    expect(shownTest({ name: 'adds', message: 'boom', file: '/shop/cart.test.ts', line: 3, details })).not.toContain('<details>')
    expect(shownTest({ name: 'adds', message: 'boom', file: '/shop/cart.test.ts', line: 3, details: 'Error: boom' })).not.toContain(
      '<details>',
    )
  })

  test('keeps the causes of an exception between the frames', () => {
    const details =
      'java.lang.IllegalStateException: no cart\n\tat shop.Cart.add(Cart.java:3)\n\tat org.junit.Assert.run(Assert.java:1)\n' +
      'Caused by: java.io.IOException: closed\n\tat shop.Storage.get(Storage.java:9)\n\t... 12 more'
    expect(body({ message: 'no cart', details })).toContain(
      '```\nCart.java:3     shop.Cart.add\nCaused by: java.io.IOException: closed\nStorage.java:9  shop.Storage.get\n1 frame of libraries left out\n```',
    )
  })

  test('names the folder of the libraries when all frames that are left out are in it', () => {
    const trace = (...frames: readonly string[]) => body({ message: 'boom', details: ['Error: boom', ...frames].join('\n    at ') })
    const [own, library] = ['add (/shop/cart.js:3:5)', 'parse (/shop/node_modules/yaml/index.js:3:5)']
    expect(trace(own, library, library)).toContain('\n2 frames of node_modules left out\n')
    expect(trace(own, library, 'run (node:internal/process/task_queues:1:2)')).toContain('\n2 frames of libraries left out\n')
    expect(trace(own, library, 'get (/shop/vendor/a.js:1:2)')).toContain('\n2 frames of libraries left out\n')
  })

  test('shows a text without frames as it is', () => {
    const details = 'def test_sum():\n>       assert total() == 3\nE       assert 2 == 3\n\ntest_cart.py:5: AssertionError'
    expect(body({ message: 'the total is wrong', details })).toContain(`\`\`\`\n${details}\n\`\`\``)
  })

  test('shows the frames of libraries when no frame belongs to the project', () => {
    const details = 'Error: boom\n    at parse (/shop/node_modules/yaml/index.js:3:5)'
    expect(body({ message: 'boom', details })).toContain('```\n    at parse (/shop/node_modules/yaml/index.js:3:5)\n```')
  })
})

describe('an open test of Playwright', () => {
  const rule = '─'.repeat(40)
  const adds = { name: 'adds', suite: ['cart.spec.ts'], message: 'cart.spec.ts:8:5 adds' }
  const retry = (number: number) => `    Retry #${number} ${rule}\n\n`
  const title = `  [chromium] › cart.spec.ts:8:5 › adds ${rule}\n\n`

  test('ends its open block before the second attempt and has no fold when both failed alike', () => {
    const error = '    Test timeout of 1000ms exceeded.\n\n'
    const image = `    attachment #1: screenshot (image/png) ${rule}\n    test-results/cart/failed.png\n    ${rule}\n\n`
    const context = '    Error Context: ../test-results/cart/error-context.md\n\n'
    const details = `${title}${error}${context}${image}${retry(1)}${error}${context}`
    expect(body({ ...adds, details })).toBe('```\nTest timeout of 1000ms exceeded.\n```')
  })

  test('shows each different attempt and the same source code once', () => {
    const source = "       8 | test('adds', () => {\n    >  9 |   expect(total()).toBe(2)\n         |                   ^\n\n"
    const error = (received: number) =>
      `    Error: the total is wrong\n\n    Expected: 2\n    Received: ${received}\n\n${source}        at /shop/cart.spec.ts:9:19\n\n`
    const log = `    attachment #1: log (text/plain) ${rule}\n    four apples\n    ${rule}\n\n`
    const details = `${title}${error(3)}${retry(1)}${error(4)}${log}${retry(2)}${error(3)}`
    expect(body({ ...adds, details })).toBe(
      [
        '```diff\n  Error: the total is wrong\n- expected  2\n+ received  3\n```',
        '<details>\n<summary>Stack trace</summary>',
        `\`\`\`\n${source}/shop/cart.spec.ts:9:19\n\nRetry #1\n    Received: 4\n\n/shop/cart.spec.ts:9:19\n\n    attachment #1: log (text/plain)\n    four apples\n\`\`\``,
        '</details>',
      ].join('\n\n'),
    )
  })
})

describe('an open test of node:test', () => {
  /** Returns the text that Node.js 20 writes into a JUnit file. */
  const nodeError = (message: string, cause: string) =>
    `[Error [ERR_TEST_FAILURE]: ${message}] {\n  code: 'ERR_TEST_FAILURE',\n  failureType: 'testCodeFailure',\n  cause: ${cause}\n}\n`
  const frames =
    '      at TestContext.<anonymous> (file:///shop/cart.test.mjs:3:25)\n      at Test.run (node:internal/test_runner/test:796:25) {\n'
  const place = '/shop/cart.test.mjs:3:25  TestContext.<anonymous>'

  test('shows nothing of the error that encloses the one that was thrown', () => {
    const values = "    generatedMessage: false,\n    code: 'ERR_ASSERTION',\n    actual: 1,\n    expected: 2,\n    operator: '=='\n  }"
    const details = nodeError('one is two', `AssertionError [ERR_ASSERTION]: one is two\n${frames}${values}`)
    expect(body({ message: 'one is two', details })).toContain(`\n\`\`\`\n${place}\n1 frame of libraries left out\n\`\`\`\n`)
  })

  test('keeps the properties and the cause of the error that was thrown', () => {
    const more = `... 4 lines matching cause stack trace ...\n${frames}    status: 404,\n    [cause]: Error: no network\n          at load (/shop/load.js:1:2)\n  }`
    const details = nodeError('not found', `Error: not found\n      ${more}`)
    expect(body({ message: 'not found', details })).toContain(
      `\n\`\`\`\n${place}\n  status: 404,\n  [cause]: Error: no network\n/shop/load.js:1:2         load\n1 frame of libraries left out\n\`\`\`\n`,
    )
  })

  test('has no fold when a text was thrown', () => {
    const details = "[Error [ERR_TEST_FAILURE]: late] { code: 'ERR_TEST_FAILURE', failureType: 'testTimeoutFailure', cause: 'late' }\n"
    expect(body({ message: 'late', details })).toBe('```\nlate\n```')
  })
})

describe('hostile texts', () => {
  const hostile = '</summary></details>**x** @octocat <img src=x> `code` | #12 https://evil.example [a](b)'

  test('stay plain text in the name, the suite, the file and the owner', () => {
    const test: Partial<RecordedTest> = { name: hostile, suite: [hostile], file: hostile, message: hostile }
    const [title = '', ...rest] = shownTest(test, { ownersOf: () => ['@everyone\n# x'] }).split('\n\n')
    expect(title).not.toMatch(/@octocat|@everyone|<img|<\/details>|\n/)
    expect(rest.join('\n\n')).toBe(`\`\`\`\n${hostile}\n\`\`\``)
  })

  test('cannot close the code block of a diff or a trace', () => {
    const message = 'expected: <```> but was: <````>'
    const details = `${message}\n    at \`\`\`\`\`x (/shop/\`\`\`\`\`\`.js:1:2)`
    const markdown = body({ message, details })
    expect(markdown).toMatch(/^`{5}diff\n/)
    expect(markdown).toMatch(/\n`{7}\n/)
  })

  test('take linear time when they have thousands of lines without a word', () => {
    const items = Array.from({ length: 200_000 }, () => ({ text: '}' }))
    expect(withoutKnown([...items, { text: 'boom' }], { name: 'adds', suite: [], headline: 'boom' }, [])).toEqual([])
    expect(withoutKnown([...items, { text: 'other' }], { name: 'adds', suite: [], headline: 'boom' }, [])).toHaveLength(200_001)
  })

  test('are bounded when they are long', () => {
    const markdown = shownTest({ name: 'n'.repeat(10_000), message: 'm'.repeat(100_000), details: 'at x (/a.js:1:1)\n'.repeat(10_000) })
    expect(markdown.length).toBeLessThan(12_000)
  })
})

describe('the failures of real result files', () => {
  const fixtures = join(import.meta.dirname, '../../../fixtures')

  /** Returns the first 120 characters of the open part of a failure, and of its fold if it has one, without fences and indents. */
  const partsOf = (markdown: string) =>
    markdown
      .split('<details>')
      .map((part) => part.split('\n').filter((line) => /^(?!```|<\/?details|<summary>)\s*\S/.test(line)))
      .map((lines) => lines.join(' / ').replace(/\s+/g, ' ').trim().slice(0, 120))

  test.each(
    Object.entries({
      'junit/playwright.xml': [
        '❌ **sum** · cart.spec.ts / Error: expect(received).toBe(expected) / - expected 17.96 / + received 17.95',
        "1 | import { test, expect } from '@playwright/test' / > 2 | test('sum', async () => { expect(17.95).toBe(17.96) }) / | ^",
      ],
      'junit/phpunit.xml': [
        "❌ **testName**<br>…/tests/CartTest.php:5 / Failed asserting that two strings are identical. / - expected 'expected text'",
        '❌ **testSum with data set "one and two"** · Shop\\\\CartTest::testSum<br>…/tests/CartTest.php:7 / The sums differ: Failed ',
        '❌ **testSum with data set \\#⁠0** · Shop\\\\CartTest::testSum<br>…/tests/CartTest.php:7 / The sums differ: Failed asserting',
      ],
      'junit/node-test-diff.xml': [
        '❌ **adds** / Expected values to be strictly deep-equal: / { / a: 1, / - b: 3 / + b: 2 / }',
        '/home/runner/work/shop/shop/x.test.mjs:3:27 TestContext.<anonymous> / 7 frames of libraries left out',
        '❌ **sum** · cart / Expected values to be strictly equal: 1 !== 2 / - expected 2 / + received 1',
        '/home/runner/work/shop/shop/x.test.mjs:4:51 TestContext.<anonymous> / 9 frames of libraries left out',
      ],
      'junit/jest-after-all.xml': [
        "❌ <strong> Test execution failure: could be caused by test hooks like 'afterAll'.</strong> · cart / Error: cannot close ",
        '/home/runner/work/shop/shop/cart.test.js:1:49 Object.<anonymous> / 12 frames of libraries left out',
      ],
      'junit/pytest-xunit1.xml': [
        '❌ **test_one** · pytest › TestBasket<br>tests/calc/test_basket.py:9 / assert 1 == 2 / - expected 2 / + received 1',
        'self = <test_basket.TestBasket object at 0x7f0000000000> / def test_one(self): / """doc""" / y = 1 / > helper(y) / tests',
        '❌ **test_mod** · pytest<br>tests/calc/test_basket.py:17 / assert 1 == 2 / - expected 2 / + received 1',
        'def test_mod(): / x = 1 / > assert x == 2 / E assert 1 == 2 / tests/calc/test_basket.py:19: AssertionError',
        '❌ **test_first** · pytest<br>tests/calc/test_basket.py:21 / ValueError: boom',
        'def test_first(): / > raise ValueError("boom") / E ValueError: boom / tests/calc/test_basket.py:22: ValueError',
      ],
      'junit/rspec.xml': [
        '❌ **Cart adds** · rspec<br>spec/cart_spec.rb / - expected 2 / + received 1',
        "Failure/Error: it('adds') { expect(1).to eq(2) } / (compared using ==) / spec/cart_spec.rb:2 block (2 levels) in <top (r",
        '❌ **Cart compares** · rspec<br>spec/cart_spec.rb / - expected "a\\nx\\nc" / + received "a\\nb\\nc"',
        `Failure/Error: it('compares') { expect("a\\nb\\nc").to eq("a\\nx\\nc") } / (compared using ==) / Diff: / a / -x / +b / c / s`,
      ],
      'junit/go.xml': [
        '❌ **TestLog** · example.com/shop / fail_test.go:7: Error message',
        'Failed / fail_test.go:6: preparing the cart',
        '❌ **TestPanic** · example.com/shop / panic: assignment to entry in nil map [recovered] / panic: assignment to entry in n',
        'Failed / testing.tRunner.func1.2({0x508ec0, 0x551d30}) / /usr/lib/go-1.19/src/testing/testing.go:1396 +0x24e',
        '❌ **TestSum** · example.com/shop/cart / cart_test.go:7: first / second line',
        'Failed / === RUN TestSum / cart_test.go:6: preparing the cart / --- FAIL: TestSum (0.00s)',
      ],
      'junit/catch2.xml': [
        '❌ **adds** · t › t.global / sum == 3 / - left 2 / + right 3',
        'FAILED: / CHECK( sum == 3 ) / with expansion: / 2 == 3 / t.cpp:8',
        '❌ **throws** · t › t.global / no stock',
        'FAILED: / t.cpp:9',
        '❌ **fails** · t › t.global / out of stock',
        'FAILED: / t.cpp:10',
      ],
      'junit/testng-junit-xml-reporter.xml': [
        '❌ **bare** · Command line test › shop.CartTest / ArrayIndexOutOfBoundsException: 5',
        'java.lang.ArrayIndexOutOfBoundsException: 5 / CartTest.java:8 shop.CartTest.bare / ... Removed 24 stack frames',
        `❌ **compares** · Command line test › shop.CartTest / prices differ expected [other] but found [<b> "x" & 'y'] / - expect`,
        'CartTest.java:5 shop.CartTest.compares / ... Removed 29 stack frames',
        '❌ **indexes** · Command line test › shop.CartTest / Index 5 out of bounds for length 3',
        'CartTest.java:7 shop.CartTest.indexes / ... Removed 24 stack frames',
      ],
      'dart/late-errors.jsonl': [
        '❌ **takes a job**<br>…/test/queue_test.dart:5 / Bad state: the queue is closed / This test failed after it had already c',
        'test/queue_test.dart:7:3 main.<fn>',
        '❌ **(tearDownAll)**<br>test/queue_test.dart / Bad state: a job is left',
        'test/queue_test.dart:30:3 main.<fn>',
      ],
      'tap/node-tap.tap': [
        '❌ **rounds half a cent** · cart<br>alt/tap.test.js:4 / The values differ / - expected 0.3 / + received 0.300000000000000',
        "alt/tap.test.js:4:5 Test.<anonymous> / alt/tap.test.js:2:3 / t.test('cart', (t) => { / t.equal(2 + 3, 5, 'adds prices') ",
        '❌ **same order** · cart<br>alt/tap.test.js:5 / The values differ / Object { / "lines": Array [ / "tea", / - "sugar", / +',
        "alt/tap.test.js:5:5 Test.<anonymous> / alt/tap.test.js:2:3 / t.equal(2 + 3, 5, 'adds prices') / t.equal(0.1 + 0.2, 0.3, ",
        '❌ **The card has expired** · throws<br>alt/tap.test.js:13 / TypeError: The card has expired',
        "alt/tap.test.js:13:32 Test.<anonymous> / t.test('checkout', { skip: 'no card' }, (t) => t.end()) / t.test('empty', (t) =",
      ],
      'tap/mocha.tap': [
        '❌ **cart rounds half a cent** / Expected values to be strictly equal: / - expected 0.3 / + received 0.30000000000000004',
        'm/mocha.cjs:4:41 Context.<anonymous> / 1 frame of libraries left out',
        "❌ **cart compares orders** / Expected values to be strictly deep-equal: / { / id: 7, / lines: [ / 'tea', / - 'sugar' / +",
        'm/mocha.cjs:5:38 Context.<anonymous> / 1 frame of libraries left out',
        '❌ **cart shipping "before all" hook for "is free"** / no truck',
        'm/mocha.cjs:8:53 Context.<anonymous> / 1 frame of libraries left out',
      ],
      'trx/vstest.trx': [
        '❌ **Removes**<br>C:\\\\shop\\\\CartTests.cs:12 / Assert.AreEqual failed. Expected:<1>. Actual:<2>. / - expected 1 / + receiv',
        'C:\\shop\\CartTests.cs:12 Shop.Tests.CartTests.Removes',
        '❌ **Counts (2,1)** · Shop.Tests.CartTests / 2 > 1',
      ],
      'nunit/v3-everything.xml': [
        '❌ **RemovesItem** · Shop.Tests.dll<br>C:\\\\agent\\\\s\\\\CartTests.cs:42 / Multiple failures or warnings in test: / 1) Expect',
        'C:\\agent\\s\\Check.cs:7 Shop.Tests.Check.Equal / C:\\agent\\s\\CartTests.cs:42 Shop.Tests.CartTests.RemovesItem',
        '❌ **Throws** · Shop.Tests.dll<br>/src/CartTests.cs:57 / System.Exception : a ]]> in the text',
        '/src/CartTests.cs:57 Shop.Tests.CartTests.<Throws>d__5.MoveNext',
        '❌ **IsInvalid** · Shop.Tests.dll › Shop.Tests.CartTests / No arguments were provided',
      ],
      'xunit/v3-everything.xml': [
        '❌ **Adds(count: 2, name: null)** · Shop.Tests.dll<br>/src/CartTests.cs / Assert.Equal() Failure: Values differ / - expec',
        '/src/CartTests.cs:17 Shop.Tests.CartTests.Adds',
        '❌ **TimesOut** · Shop.Tests.dll › Shop.Tests.CartTests / Xunit.Sdk.TestTimeoutException',
        '❌ **Parses(text: "a long one"···, count: 1) \\#⁠3** · Shop.Tests.dll<br>D:\\\\s\\\\CartTests.cs:77 / colour \\x1b[31mred',
        'D:\\s\\Check.cs:3 Shop.Check / D:\\s\\CartTests.cs:77 Shop.Tests.CartTests.Parses',
      ],
      'qt/qt6.xml': [
        '❌ **removes** · tst_Cart<br>\\..\\\\tests\\\\tst_cart.cpp:12 / Compared values are not the same / - expected 1 / + received 2',
        'Loc: [..\\tests\\tst_cart.cpp(12)] / and a second "]]>" / Loc: [..\\tests\\tst_cart.cpp(14)]',
        '❌ **unexpected** · tst_Cart<br>tst_cart.cpp:30 / returned TRUE unexpectedly',
        'Loc: [tst_cart.cpp(30)]',
        '❌ **hangs** · tst_Cart / qfatal: Test function timed out',
        'Received a fatal error.',
      ],
      'robot/robot7.xml': [
        `❌ **Removes** · Shop &amp; More › Cart<br>/home/ci/shop/cart.robot:12 / step: Remove Item › Should Be Equal \${count} 2 a`,
        `Also teardown failed: / still open / BuiltIn.Should Be Equal \${count} 2 / in Remove Item / /home/ci/shop/cart.py:3 remov`,
        `❌ **Tries** · Shop &amp; More › Cart<br>/home/ci/shop/cart.robot:20 / step: FOR › \${i} = 0 › Fail in the loop / in the l`,
        'BuiltIn.Fail in the loop',
        '❌ **Formatted** · Shop &amp; More › Cart<br>/home/ci/shop/cart.robot:39 / bold / 1 < 2 && 3',
      ],
      'cucumber/js.json': [
        '❌ **Before hook fails** · Hooks<br>features/hooks.feature:3 / step: setup › Before / Error: no browser',
        'Before / hooks.js:4:9 World.<anonymous>',
        '❌ **Rows** · Hooks<br>features/hooks.feature:8 / step: Given row 1 / Error: 1',
        'Given row 1 (steps.js:3)',
        '❌ **Pending** · Hooks<br>features/hooks.feature:15 / The step "Given later" is pending.',
        'Given later (steps.js:3)',
      ],
      'ctrf/retries.json': ['❌ **fails each time** / Broken'],
    }),
  )('show the text and the frames that matter for %s', async (path, wanted) => {
    const text = readFileSync(join(fixtures, path), 'utf8')
    const { format } = recognise(path, text)
    const { tests } = format === undefined ? { tests: [] } : await readText(format, path, text)
    const scope = scopeOf(tests.filter(({ status }) => status === 'failed').slice(0, 3))
    expect(scope.summary.failures.flatMap((_, index) => partsOf(shown(scope, index)))).toEqual(wanted)
  })
})
