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
  test.each([
    'junit/playwright.xml',
    'junit/phpunit.xml',
    'junit/node-test-diff.xml',
    'junit/jest-after-all.xml',
    'junit/pytest-xunit1.xml',
    'junit/rspec.xml',
    'junit/go.xml',
    'junit/catch2.xml',
    'junit/testng-junit-xml-reporter.xml',
    'dart/late-errors.jsonl',
    'tap/node-tap.tap',
    'tap/mocha.tap',
    'trx/vstest.trx',
    'nunit/v3-everything.xml',
    'xunit/v3-everything.xml',
    'qt/qt6.xml',
    'robot/robot7.xml',
    'cucumber/js.json',
    'ctrf/retries.json',
  ])('look as stored for %s', async (path) => {
    const text = readFileSync(join(fixtures, path), 'utf8')
    const { format } = recognise(path, text)
    const { tests } = format === undefined ? { tests: [] } : await readText(format, path, text)
    const scope = scopeOf(tests.filter(({ status }) => status === 'failed').slice(0, 3))
    expect(scope.summary.failures.map((_, index) => shown(scope, index)).join('\n\n')).toMatchSnapshot()
  })
})
