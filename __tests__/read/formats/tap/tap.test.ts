import { assert, asyncProperty, constantFrom, array as listOf, oneof, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutMargins } from '../../../../src/base/text/cut-margin.js'
import { recognise } from '../../../../src/read/formats/index.js'
import { tap } from '../../../../src/read/formats/tap/tap.js'
import { readText } from '../reading.js'

const read = (...lines: readonly string[]) => readText(tap, 'out/cart.tap', `${lines.join('\n')}\n`)

const incomplete = (text: string | RegExp) =>
  expect.objectContaining({ severity: 'error', kind: 'incomplete', message: expect.stringMatching(text), line: expect.any(Number) })

describe('recognition of TAP', () => {
  test.each([
    ['a version line after the output of npm', '\n> shop@1.0.0 test\n> tape test.js\n\nTAP version 13\n'],
    ['a version line after any output', 'Compiling …\nTAP version 14\n'],
    ['the version line of the Linux kernel', 'KTAP version 1\n'],
    ['a plan', '1..3\n'],
    ['a plan that skips everything', '1..0 # SKIP no database\n'],
    ['comments before a plan', '# random seed: R02S1\n1..5\n'],
    ['the first test point', 'ok 1 - adds\n'],
    ['a first test point that failed', 'not ok 1\n'],
    ['colours', '\u001b[32mok 1\u001b[0m adds\n'],
    ['the files of prove', 't/cart.t .. \n1..1\n'],
    ['the indented tests of a first subtest', '    ok 1\n    1..1\nok 1 - adds\n1..1\n'],
  ])('recognises TAP by %s', (_what, text) => {
    expect(recognise('x', text).format).toBe(tap)
  })

  test.each([
    ['test points without numbers', 'ok - adds\nnot ok - rounds\n1..2\n'],
    ['a log line before the first test point', 'Connected to db\nok 1 - adds\n1..1\n'],
  ])('recognises %s in a file with a name of TAP', (_what, text) => {
    expect(recognise('out/cart.tap', text).format).toBe(tap)
  })

  test.each([
    ['prose that begins with "ok"', 'ok then\nlet us begin\n'],
    ['a list', '1. one\n2. two\n'],
    ['a range in prose', '1..3 items are enough\n'],
    ['a numbered result in the middle of a log', 'Starting\nok 1 - adds\n'],
    ['a test point with another number', 'ok 7 files copied\n'],
    ['Markdown with a comment', '# Cart\n\nHow to use it.\n'],
    ['XML that contains TAP', '<out>\nTAP version 13\n1..1\nok 1\n</out>'],
    ['JSON that contains TAP', '{"out":\n"TAP version 13"}'],
    ['the short output of prove', 't/cart.t .. ok\nAll tests successful.\n'],
    ['a version line after the first 4,096 characters', `${'x\n'.repeat(2100)}TAP version 13\n`],
  ])('leaves out %s', (_what, text) => {
    expect(recognise('x', text).format).not.toBe(tap)
  })
})

describe('a test point', () => {
  test.each([
    ['ok', { name: 'test 1', status: 'successful' }],
    ['ok 1', { name: 'test 1', status: 'successful' }],
    ['ok 1 adds', { name: 'adds', status: 'successful' }],
    ['ok - adds', { name: 'adds', status: 'successful' }],
    ['ok 1 - 2 - 1', { name: '2 - 1', status: 'successful' }],
    ['not ok 1 - adds', { name: 'adds', status: 'failed' }],
    ['ok 1 - adds # skip no scale', { name: 'adds', status: 'skipped', message: 'no scale' }],
    ['ok 1 - adds # SKIPPED: no scale', { name: 'adds', status: 'skipped', message: 'no scale' }],
    ['not ok 1 - adds # SKIP', { name: 'adds', status: 'skipped' }],
    ['not ok 1 - adds # todo later', { name: 'adds', status: 'skipped', message: 'later' }],
    ['ok 1 - adds # TODO later', { name: 'adds', status: 'successful' }],
    ['ok 1 - adds \\# SKIP no scale', { name: 'adds # SKIP no scale', status: 'successful' }],
    ['ok 1 - C:\\\\shop', { name: 'C:\\shop', status: 'successful' }],
    ['ok 1 - issue #skip', { name: 'issue', status: 'skipped' }],
    ['ok 1 - closes # skipper', { name: 'closes # skipper', status: 'successful' }],
    ['ok 1 - adds # time=1.5ms', { name: 'adds', status: 'successful', duration: 1.5 }],
    ['ok 1 - adds # time=2s', { name: 'adds', status: 'successful', duration: 2000 }],
    ['ok 1 adds in 12ms', { name: 'adds', status: 'successful', duration: 12 }],
    ['ok 1 - ends in 12ms', { name: 'ends in 12ms', status: 'successful' }],
    ['not ok 1 waits # timeout after 2s', { name: 'waits', status: 'failed', message: 'timeout after 2s' }],
    ['not ok 1 waits in 2001ms # timeout after 2s', { name: 'waits', status: 'failed', duration: 2001 }],
    ['not ok 1 - counts # timeout after an hour', { name: 'counts # timeout after an hour', status: 'failed' }],
    ['ok 1 adds # in 14 ms', { name: 'adds', status: 'successful', duration: 14, former: { name: 'adds # in 14 ms' } }],
    ['ok 1 adds # in 14 ms # skip no scale', { name: 'adds', status: 'skipped', message: 'no scale', duration: 14 }],
    ['ok 1 - weighs # in 14 ms', { name: 'weighs # in 14 ms', status: 'successful' }],
    [
      'not ok 1 waits # in 1049 ms # timeout after 1 s',
      {
        name: 'waits',
        status: 'failed',
        duration: 1049,
        message: 'timeout after 1 s',
        former: { name: 'waits # in 1049 ms # timeout after 1 s' },
      },
    ],
    // Check 0.15.2
    ['ok 1 - t.c:core:adds: Passed', { name: 't.c:core:adds', status: 'successful', former: { name: 't.c:core:adds: Passed' } }],
    [
      "not ok 1 - t.c:core:adds: Assertion '3-1 == 5' failed",
      { name: 't.c:core:adds', status: 'failed', message: "Assertion '3-1 == 5' failed", file: 't.c' },
    ],
    ['ok 1 - t.c:core:adds: Failed', { name: 't.c:core:adds: Failed', status: 'successful' }],
    ['not ok 1 - a.js:core:adds: 5 is wrong', { name: 'a.js:core:adds: 5 is wrong', status: 'failed' }],
    // Criterion 2.4.1
    ['ok - core::adds  (0.01s)', { name: 'core::adds', status: 'successful', duration: 10, former: { name: 'core::adds  (0.01s)' } }],
    ['ok - core::adds with care (0.00s)', { name: 'core::adds with care', status: 'successful', duration: 0 }],
    ['not ok - core::adds timed out (1.25s)', { name: 'core::adds', status: 'failed', duration: 1250, message: 'timed out' }],
    [
      'not ok - core::adds unexpected signal after t.c:4',
      { name: 'core::adds', status: 'failed', message: 'unexpected signal after t.c:4', file: 't.c', line: 4 },
    ],
    ['ok 1 - core::adds  (0.01s)', { name: 'core::adds  (0.01s)', status: 'successful' }],
    // sharness 1.0 and the tests of git
    ['ok 1 # skip adds (missing SCALE)', { name: 'adds', status: 'skipped', message: 'missing SCALE', former: { name: 'test 1' } }],
    ['ok 1 # skip adds (all) (missing SCALE of SCALE,TILL)', { name: 'adds (all)', message: 'missing SCALE of SCALE,TILL' }],
    ['ok 1 # skip no scale (today)', { name: 'test 1', status: 'skipped', message: 'no scale (today)' }],
    ['ok 1 - pays # skip no scale (missing SCALE)', { name: 'pays', message: 'no scale (missing SCALE)' }],
    // Lab 26
    ['ok 1 (1) cart adds', { name: 'cart adds', status: 'successful', former: { name: '(1) cart adds' } }],
    ['ok 1 # SKIP (1) cart adds', { name: 'cart adds', status: 'skipped', former: { name: 'test 1' } }],
    ['ok 1 # TODO (1) cart adds', { name: 'cart adds', status: 'successful', former: { name: 'test 1' } }],
    ['ok 1 (2) cart adds', { name: '(2) cart adds', status: 'successful' }],
    // cmocka 1.1.5
    [
      'not ok 1 - adds Could not run test: Test setup failed',
      {
        name: 'adds',
        status: 'failed',
        message: 'Could not run test: Test setup failed',
        former: { name: 'adds Could not run test: Test setup failed' },
      },
    ],
    ['ok 1 - Could not run test: Test setup failed', { name: 'Could not run test: Test setup failed', status: 'successful' }],
    // clojure.test.tap 1.11
    ['ok (adds) (:)', { name: 'adds', status: 'successful', former: { name: '(adds) (:)' } }],
    ['not ok (adds) (cart.clj:3)', { name: 'adds', status: 'failed', file: 'cart.clj', line: 3, former: { name: '(adds) (cart.clj:3)' } }],
    ['ok (adds) 2 items', { name: '(adds) 2 items', status: 'successful' }],
    ['ok 1 (adds) (:)', { name: '(adds) (:)', status: 'successful' }],
    ['ok 1 - opens {', { name: 'opens {', status: 'successful' }],
    // jest-tap-reporter 1.9
    ['ok 1 — cart › adds', { name: 'cart › adds', status: 'successful' }],
    ['ok 1 # SKIP cart › adds', { name: 'cart › adds', status: 'skipped' }],
  ])('%s is read', async (line, expected) => {
    const { tests, problems } = await read(line, '1..1')
    expect(tests).toEqual([expect.objectContaining(expected)])
    expect(problems).toEqual([])
  })

  test.each(['okay', 'ok: 5 files', 'notok 1', 'ok5', 'not okay 1'])('"%s" is output of the next test', async (line) => {
    const { tests } = await read('1..1', line, 'ok 1 - adds')
    expect(tests).toEqual([{ name: 'adds', suite: [], status: 'successful', stdout: line }])
  })
})

describe('a test of node:test', () => {
  test.each([' # EXPECTED FAILURE', ' # EXPECTED FAILURE bug \\#12', ' # FLAKY 2 re-tries'])(
    'has a name without "%s"',
    async (directive) => {
      const { tests } = await read('TAP version 13', '# Subtest: pays \\# 1', `ok 1 - pays \\# 1${directive}`, '1..1')
      expect(tests).toEqual([
        { name: 'pays # 1', suite: [], status: 'successful', former: { name: `pays # 1${directive.replace('\\', '')}` } },
      ])
    },
  )

  test('has a name without the directive when the name begins with a bracket', async () => {
    const { tests } = await read('TAP version 13', '# Subtest: (old) pays', 'ok 1 - (old) pays # FLAKY 2 re-tries', '1..1')
    expect(tests).toMatchObject([{ name: '(old) pays', former: { name: '(old) pays # FLAKY 2 re-tries' } }])
  })

  test('keeps a name with capitals when its heading contains them', async () => {
    const { tests } = await read('TAP version 13', '# Subtest: pays \\# EUR', 'ok 1 - pays \\# EUR', '1..1')
    expect(tests).toEqual([{ name: 'pays # EUR', suite: [], status: 'successful' }])
  })

  test('gives a suite and its tests the same names when the suite is expected to fail', async () => {
    const { tests } = await read(
      'TAP version 13',
      '# Subtest: cart',
      '    # Subtest: pays',
      '    ok 1 - pays # EXPECTED FAILURE',
      '    1..1',
      'ok 1 - cart # EXPECTED FAILURE',
      '1..1',
    )
    expect(tests).toEqual([{ name: 'pays', suite: ['cart'], status: 'successful', former: { name: 'pays # EXPECTED FAILURE' } }])
  })
})

test('leaves the events of clojure.test out of the message of a failure', async () => {
  const comments = ['# no stock', '# expected:(= 1 2)', "# {:type :end-test-var, :var #'cart/adds}"]
  const { tests } = await read("# {:type :begin-test-var, :var #'cart/adds}", 'not ok (adds) (cart.clj:3)', ...comments, '1..1')
  expect(tests).toMatchObject([{ name: 'adds', message: 'no stock\nexpected:(= 1 2)', file: 'cart.clj', line: 3 }])
})

test('gives the message and the place that busted writes in comments', async () => {
  const comments = ['# spec/cart_spec.lua @ 3', '# Failure message: spec/cart_spec.lua:4: Expected 5.', '# Passed in:', '# (number) 2']
  const { tests } = await read('not ok 1 - cart adds', ...comments, '1..1')
  expect(tests).toMatchObject([
    { file: 'spec/cart_spec.lua', line: 3, message: 'spec/cart_spec.lua:4: Expected 5.\nPassed in:\n(number) 2' },
  ])
})

describe('the YAML block of Criterion', () => {
  test('gives the messages and the first place of its assertions', async () => {
    const { tests } = await read(
      'TAP version 13',
      '1..1',
      'not ok - core::subs  (0.01s)',
      '  ---',
      '  assertions: 2',
      '  failures:',
      '  - t.c:3: |+',
      '      Assertion failed: boom 3',
      '  - t.c:5: |+',
      '      Assertion failed: 0 is false.',
      '  ...',
    )
    expect(tests).toMatchObject([
      { name: 'core::subs', file: 't.c', line: 3, message: 'Assertion failed: boom 3\nAssertion failed: 0 is false.' },
    ])
  })
})

describe('a plan', () => {
  test('reports a run that ends early when fewer tests ran', async () => {
    const { tests, problems } = await read('1..5', 'ok 1', 'ok 2', 'ok 3')
    expect(tests).toHaveLength(3)
    expect(problems).toEqual([incomplete(/^The file ends early: its plan is 1\.\.5, and 3 tests ran\./)])
  })

  test('reports too many tests', async () => {
    const { problems } = await read('1..1', 'ok 1', 'ok 2')
    expect(problems).toEqual([incomplete('too many tests')])
  })

  test('reports the missing number when another one occurs twice', async () => {
    const { problems } = await read('1..3', 'ok 1', 'ok 2', 'ok 2')
    expect(problems).toEqual([incomplete('number 2 occurs more than once, and number 3 is missing')])
  })

  // The numbers of `node --test` (Node 20 to 26) if one of the files has no tests.
  const helperFile = ['TAP version 13', 'ok 1 - a', 'ok 2 - b', 'ok 2 - helper.test.js', '1..3', '# tests 3', '# pass 3']

  test('accepts repeated and missing numbers when the totals of the file state the failures that it has', async () => {
    expect((await read(...helperFile, '# fail 0', '# cancelled 0')).problems).toEqual([])
    // Mocha: a failed hook has the number of the next test, and the plan follows the totals.
    const mocha = ['not ok 1 "before all" hook', 'ok 1 a', 'ok 2 b', '# tests 3', '# pass 2', '# fail 1', '1..3']
    expect((await read(...mocha)).problems).toEqual([])
  })

  test('counts a subtest of node:test as a failure, but no suite, when it compares the totals', async () => {
    const point = (line: string, type: string, column = '') => [
      `${column}${line}`,
      `${column}  ---`,
      `${column}  type: '${type}'`,
      `${column}  ...`,
    ]
    const lines = [
      ...[
        'TAP version 13',
        '# Subtest: math',
        ...point('not ok 1 - adds', 'test', '    '),
        '    1..1',
        ...point('not ok 1 - math', 'suite'),
      ],
      ...['# Subtest: parent', ...point('not ok 1 - child', 'test', '    '), '    1..1', ...point('not ok 2 - parent', 'test')],
      ...[...point('not ok 3 - slow', 'test'), ...point('not ok 4 - later # TODO', 'test'), 'ok 2 - helper.test.js', '1..5'],
    ]
    expect((await read(...lines, '# fail 3', '# cancelled 1', '# todo 1')).problems).toEqual([])
    expect((await read(...lines, '# fail 4', '# cancelled 1', '# todo 1')).problems).toEqual([incomplete('number 5 is missing')])
  })

  test('reports a missing number when the totals are not at the end, or state other failures', async () => {
    const missing = incomplete('number 2 occurs more than once, and number 3 is missing')
    expect((await read(...helperFile)).problems).toEqual([missing])
    expect((await read(...helperFile, '# fail 1')).problems).toEqual([missing])
    expect((await read('TAP version 13', '1..3', 'ok 1', '# fail 0', 'ok 2', 'ok 2')).problems).toEqual([missing])
    expect((await read(...helperFile, '    # fail 0')).problems).toEqual([missing])
  })

  test.each(['# fail 1', '# fail  1', '# fail 0\n# cancelled 1'])('reports a failure that only "%s" at the end states', async (totals) => {
    const points = ['TAP version 13', 'ok 1', 'ok 2', '1..2', '# tests 2']
    expect((await read(...points, ...totals.split('\n'))).problems).toEqual([incomplete('states 1 failure, but lists no failed test')])
    expect((await read(...points, '# fail 0', '# cancelled 0')).problems).toEqual([])
    expect((await read('TAP version 13', 'ok 1', 'not ok 2 # TODO later', '1..2', ...totals.split('\n'))).problems).toEqual([])
  })

  test('reports fewer tests than the plan when the totals state the failures', async () => {
    expect((await read('ok 1', '1..3', '# pass 1', '# fail 0')).problems).toEqual([incomplete('ends early')])
  })

  test('accepts more tests than the plan of AVA when its totals state them', async () => {
    const ava = ['TAP version 13', 'ok 1 - a', 'not ok 2 - b', 'not ok 3 - broken.js exited with a non-zero exit code: 1', '1..2']
    expect((await read(...ava, '# tests 2', '# pass 1', '# fail 2')).problems).toEqual([])
    expect((await read(...ava, '# tests 2', '# pass 1', '# fail 3')).problems).toEqual([
      incomplete('The file lacks results: its totals state 4 results, and 3 tests ran'),
    ])
    // Totals never excuse a plan without a failure.
    expect((await read('ok 1', 'ok 2', '1..1', '# pass 2', '# fail 0')).problems).toEqual([incomplete('too many tests')])
  })

  test('accepts numbers in any order', async () => {
    expect((await read('1..4', 'ok 3', 'ok 1', 'ok 4', 'ok 2')).problems).toEqual([])
  })

  test('a plan is required at the end if there is none at the beginning', async () => {
    expect((await read('TAP version 14', 'ok 1')).problems).toEqual([incomplete('ends without a plan')])
    expect((await read('TAP version 14')).problems).toEqual([incomplete('ends without a plan')])
  })

  test('skips the whole file when it is 1..0 with a reason', async () => {
    const { tests, problems } = await read('1..0 # SKIP no database')
    expect(tests).toEqual([{ name: 'cart', suite: [], status: 'skipped', message: 'no database' }])
    expect(problems).toEqual([])
  })

  test('begins another script when the one before is complete', async () => {
    const { tests, problems } = await read('1..1', 'ok 1 - a', '1..1', 'ok 1 - b', 'TAP version 13', 'ok 1 - c', '1..1')
    expect(tests.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(problems).toEqual([])
  })

  test('a plan is not trusted in a last line that may be cut', async () => {
    const { problems } = await readText(tap, 'x', 'ok 1\nok 2\n1..')
    expect(problems).toEqual([incomplete('without a plan')])
    expect((await readText(tap, 'x', 'ok 1\nok 2\n1..2')).problems).toEqual([])
  })
})

describe('a test point in a last line without a line break', () => {
  const resultsOf = async (text: string) => {
    const { tests, problems } = await readText(tap, 'x', text)
    return { tests: tests.map(({ name, status }) => `${name} ${status}`), problems }
  }

  test.each([
    ['1..2\nok 1 - a\nnot ok 2 - b', ['a successful', 'b failed']],
    ['1..2\nok - a\nnot ok - b', ['a successful', 'b failed']],
    ['1..2\nok 2 - b\nok 1 - a', ['b successful', 'a successful']],
    ['1..1\n# Subtest: s\n    ok 1 - a\n    1..1\nok 1 - s', ['a successful']],
  ])('counts a last test point without a line break when it is the last one of the plan before it: %j', async (text, names) => {
    expect(await resultsOf(text)).toEqual({ tests: names, problems: [] })
  })

  test.each([
    ['ok 1 - a\nnot ok 2 - b', ['a successful', 'b failed']],
    ['TAP version 13\n# Subtest: s\n    not ok 1 - a', ['a failed']],
    ['1..2\nok 1 - a\nnot ok', ['a successful', 'test 2 failed']],
    // The first script is complete, so a second one begins.
    ['ok 1 - a\nok 2 - b\n1..2\nnot ok 1 - c', ['a successful', 'b successful', 'c failed']],
  ])('keeps a last test point without a line break, with an error, when no plan shows that it is complete: %j', async (text, names) => {
    expect(await resultsOf(text)).toEqual({ tests: names, problems: [incomplete('ends inside of a test point')] })
  })

  test('leaves out a last test point without a line break when the plan before it requires more tests', async () => {
    expect(await resultsOf('1..3\nok 1 - a\nnot ok 2 - b')).toEqual({
      tests: ['a successful'],
      problems: [incomplete('ends inside of a test point')],
    })
  })
})

describe('"Bail out!"', () => {
  test('reports that the run was stopped, once, without an error for the plan', async () => {
    const { problems } = await read('1..3', 'ok 1', '    ok 1', '    Bail out! disk full', 'Bail out! disk full')
    expect(problems).toEqual([incomplete(/^The run was stopped by "Bail out!": disk full$/)])
  })
})

describe('a subtest', () => {
  test('adds the name of a subtest to its tests when a comment before it has the name', async () => {
    const { tests, problems } = await read('1..1', '# Subtest: cart', '    1..1', '    ok 1 - adds', 'ok 1 - cart')
    expect(tests).toEqual([{ name: 'adds', suite: ['cart'], status: 'successful' }])
    expect(problems).toEqual([])
  })

  test('adds the name of a subtest to its tests when only the test point after it has the name', async () => {
    const { tests } = await read(
      '    ok 1 - adds',
      '        ok 1 - deep',
      '        1..1',
      '    ok 2 - inner',
      '    1..2',
      'ok 1 - cart',
      '1..1',
    )
    expect(tests).toEqual([
      { name: 'adds', suite: ['cart'], status: 'successful' },
      { name: 'deep', suite: ['cart', 'inner'], status: 'successful' },
    ])
  })

  test('a subtest is read between braces', async () => {
    const { tests, problems } = await read(
      'ok 1 - cart # time=5ms {',
      '    ok 1 - adds {',
      '        ok 1 - deep',
      '        1..1',
      '    }',
      '    1..1',
      '}',
      '1..1',
    )
    expect(tests).toEqual([{ name: 'deep', suite: ['cart', 'adds'], status: 'successful' }])
    expect(problems).toEqual([])
  })

  test('a subtest is read between braces after a YAML block', async () => {
    const { tests } = await read('not ok 1 - cart', '  ---', '  at: x', '  ...', '{', '    not ok 1 - adds', '    1..1', '}', '1..1')
    expect(tests).toEqual([{ name: 'adds', suite: ['cart'], status: 'failed' }])
  })

  test('a subtest is a test if it contains none', async () => {
    const { tests } = await read('# Subtest: cart', '    1..0', 'ok 1 - cart', '1..1')
    expect(tests).toEqual([{ name: 'cart', suite: [], status: 'successful' }])
  })

  test('expects failures inside when it is a TODO test', async () => {
    const { tests, problems } = await read('# Subtest: cart', '    not ok 1 - adds', '    1..1', 'not ok 1 - cart # TODO later', '1..1')
    expect(tests).toMatchObject([{ name: 'adds', suite: ['cart'], status: 'skipped' }])
    expect(problems).toEqual([])
  })

  test('reports a failed subtest when none of its tests failed', async () => {
    const { tests, problems } = await read('    ok 1 - adds', '    1..1', 'not ok 1 - cart', '  ---', '  message: leaks', '  ...', '1..1')
    expect(tests).toMatchObject([{ name: 'adds', status: 'successful' }])
    expect(problems).toEqual([incomplete(/^The subtest "cart" failed, although none of its tests did: leaks$/)])
  })

  test('reports its plan by its name', async () => {
    const { problems } = await read('# Subtest: cart', '    1..3', '    ok 1 - adds', 'not ok 1 - cart', '1..1')
    expect(problems).toEqual([incomplete('^The subtest "cart" ends early: its plan is 1..3, and 1 test ran')])
  })

  test('leaves out a subtest deeper than 100 levels, with an error', async () => {
    const depth = 150
    const down = Array.from({ length: depth }, (_, level) => `${' '.repeat(4 * level)}# Subtest: s${level}`)
    const { problems } = await read(...down, `${' '.repeat(4 * depth)}ok 1`, '1..1')
    expect(problems).toContainEqual(incomplete('deeper than 100 levels'))
  })
})

describe('the explanation of a failure', () => {
  test('comes from comments before the test point if standard error was faster', async () => {
    const { tests } = await read('1..2', 'ok 1 - a', "#   Failed test 'b'", '#   at t/b.t line 7.', 'not ok 2 - b')
    expect(tests).toEqual([
      { name: 'a', suite: [], status: 'successful' },
      { name: 'b', suite: [], status: 'failed', message: "Failed test 'b'\nat t/b.t line 7.", file: 't/b.t', line: 7 },
    ])
  })

  test('compares expected and found values in the words of YAML blocks', async () => {
    const { tests } = await read('not ok 1 - a', '  ---', '  message: "not\\tequal"', '  wanted: 4', "  found: 'it''s'", '  ...', '1..1')
    expect(tests[0]?.message).toBe("not\tequal\n\nexpected: 4\nactual:   it's")
  })

  test('the explanation of a failure has the place of a nested map', async () => {
    const { tests } = await read('not ok 1 - a', '  ---', '  at:', '    file: src/a.c', '    line: 12', '    column: 3', '  ...', '1..1')
    expect(tests).toMatchObject([{ file: 'src/a.c', line: 12 }])
  })

  const explained = async (...block: readonly string[]) => {
    const { tests } = await read('TAP version 14', 'not ok 1 - pays', '  ---', ...block.map((line) => `  ${line}`), '  ...', '1..1')
    return tests[0]
  }

  test('reads the block of Deno, which is a JSON object with terminal colours', async () => {
    const source = "Deno.test('fails', () => { throw new TypeError('boom') })"
    const stack = '    at \u001b[0m\u001b[2mfile:///shop/\u001b[0m\u001b[36ma_test.ts\u001b[0m:\u001b[33m2\u001b[0m:\u001b[33m34\u001b[0m'
    const message = `TypeError: boom\nsecond line\n${source}\n\u001b[31m      ^\u001b[0m\n${stack}`
    const block = { message, severity: 'fail', at: { file: './a_test.ts', line: 2 } }
    expect(await explained(JSON.stringify(block))).toMatchObject({
      message: 'TypeError: boom\nsecond line',
      details: `TypeError: boom\nsecond line\n${source}\n      ^\n    at file:///shop/a_test.ts:2:34`,
      file: 'a_test.ts',
      line: 2,
    })
    const plain = await explained(JSON.stringify({ ...block, message: '"text"', at: 7 }))
    expect(plain).toMatchObject({ message: '"text"' })
    expect(plain).not.toHaveProperty('file')
    expect(await explained('{"message": "cut')).toMatchObject({ status: 'failed' })
  })

  test.each([
    ['Error thrown in test', 'Error thrown in test:', ['Error {', "  message: 'boom',", '}'], 'boom'],
    [
      'Rejected promise returned by test',
      'Rejected promise returned by test. Reason:',
      ['TypeError {', "  message: `it's␊", '  broken`,', '}'],
      "TypeError: it's\nbroken",
    ],
    ['Error thrown in test', 'Error thrown in test:', ['Shop @Error {', "  code: 'X',", "  message: 'it\\'s',", '}'], "Shop: it's"],
    ['', 'Function threw:', ['Error {', "  message: 'did throw',", '}'], 'Function threw: did throw'],
    ['Error thrown in test', 'Error thrown in test:', ['{', '  code: 1,', '}'], 'Error thrown in test:\n{\n  code: 1,\n}'],
    ['Assertion failed', 'Assertion failed: ', ['1 !== 2'], '1 !== 2'],
  ])('shows the message of the error of AVA after "%s"', async (message, key, value, expected) => {
    const block = ['name: AssertionError', 'details:', `  '${key}': |-`, ...value.map((line) => `    ${line}`), `message: '${message}'`]
    expect((await explained(...block))?.message).toBe(expected)
  })

  test('shows the description of an assertion of node-tap that states no values', async () => {
    const at = ['at:', '  fileName: test/c.test.js', '  lineNumber: 8', '  columnNumber: 25']
    const source = ['source: |', "  t.test('reject', t => t.rejects(Promise.resolve(1)))", '  ------------------------^']
    expect(await explained(...at, ...source)).toMatchObject({
      message: 'pays',
      details: expect.stringMatching(/^ {4}at test\/c\.test\.js:8:25\n\nt\.test/),
      file: 'test/c.test.js',
      line: 8,
    })
  })

  test('keeps the lines of block scalars, and folds a block that begins with ">"', async () => {
    const block = ['  ---', '  message: >-', '    one', '    two', '  stack: |', '    at a (b.js:1:2)', '      at c (d.js:3:4)', '  ...']
    const { tests } = await read('not ok 1 - a', ...block, '1..1')
    expect(tests).toMatchObject([{ message: 'one two', details: '    at a (b.js:1:2)\n    at c (d.js:3:4)' }])
  })

  test('ends at the next test point when the YAML block has no end', async () => {
    const { tests, problems } = await read('1..2', 'not ok 1 - a', '  ---', '  message: broken', 'ok 2 - b')
    expect(tests).toMatchObject([{ message: 'broken' }, { name: 'b', status: 'successful' }])
    expect(problems).toEqual([])
  })

  test('the explanation of a failure is reported as cut when the file ends inside of a YAML block', async () => {
    const { tests, problems } = await read('1..1', 'not ok 1 - a', '  ---', '  message: broken')
    expect(tests).toMatchObject([{ message: 'broken' }])
    expect(problems).toEqual([incomplete('ends inside of a YAML block')])
  })
})

describe('a script that fails outside of its tests', () => {
  test('a script that fails outside of its tests is reported when Test::More states its exit status', async () => {
    const { problems } = await read('1..1', 'ok 1', '# Looks like your test exited with 22 just after 1.')
    expect(problems).toEqual([incomplete('^The file failed outside of its tests: Looks like your test exited with 22')])
  })

  test('a script that fails outside of its tests is reported when prove states its exit status', async () => {
    const { tests, problems } = await read(
      't/a.t .. ',
      '1..1',
      'ok 1 - a',
      'Dubious, test returned 2 (wstat 512, 0x200)',
      'All 1 subtests passed',
      't/b.t .. ',
      '1..1',
      'ok 1 - b',
      'ok        3 ms ( 0.00 usr )',
    )
    expect(tests).toMatchObject([{ suite: ['t/a.t'] }, { name: 'b', suite: ['t/b.t'], file: 't/b.t' }])
    expect(problems).toEqual([incomplete('^"t/a.t" failed outside of its tests: exit status 2')])
  })
})

test('the variant of the Linux kernel is read, with comments before their test points', async () => {
  const { tests, problems } = await read(
    '[    0.060000] KTAP version 1',
    '[    0.060001] 1..1',
    '    KTAP version 1',
    '    # Subtest: cart',
    '    1..2',
    '    # cart_adds: EXPECTATION FAILED at lib/cart.c:12',
    '    Expected 2 + 2 == 5',
    '    not ok 1 cart_adds',
    '    ok 2 cart_skips # SKIP no scale',
    '# cart: pass:0 fail:1 skip:1 total:2',
    'not ok 1 cart',
  )
  expect(tests).toMatchObject([
    { name: 'cart_adds', suite: ['cart'], status: 'failed', message: expect.stringContaining('EXPECTATION FAILED') },
    { name: 'cart_skips', suite: ['cart'], status: 'skipped', message: 'no scale' },
  ])
  expect(problems).toEqual([])
})

test('a line of more than 16 MiB keeps the result of its test, with an error', async () => {
  const { tests, problems } = await read(
    '1..2',
    `not ok 1 - ${'x'.repeat(17 * 1024 * 1024)}`,
    'ok 2 - b',
    `# ${'y'.repeat(17 * 1024 * 1024)}`,
  )
  expect(tests).toMatchObject([{ status: 'failed' }, { name: 'b' }])
  expect(problems).toEqual([
    incomplete('longer than 16 MiB'),
    { severity: 'warning', message: 'This line is longer than 16 MiB and was left out.', line: 4 },
  ])
})

test('line ends of Windows, a byte order mark, colours and zeros do not change the results', async () => {
  const text =
    '\ufeffTAP version 13\r\n1..2\r\n\u001b[32mok 1\u001b[39m - a\r\nnot ok 2 - b\u0000\r\n  ---\r\n  message: broken\r\n  ...\r\n'
  const { tests, problems } = await readText(tap, 'x', text.slice(1))
  expect(tests).toMatchObject([
    { name: 'a', status: 'successful' },
    { status: 'failed', message: 'broken' },
  ])
  expect(problems).toEqual([])
})

const pieces = [
  ...[
    'TAP version 14',
    'KTAP version 1',
    '1..3',
    '1..0 # SKIP x',
    'ok 1 - a',
    'not ok 2 - b # TODO',
    'ok 3 - c {',
    '{',
    '}',
    '# Subtest: s',
    '# c',
  ],
  ...[
    '  ---',
    '  ...',
    '  message: "x',
    '  at:',
    'Bail out! x',
    'pragma +strict',
    't/a.t .. ',
    'ok',
    'Result: FAIL',
    '',
    '\r',
    '\u001b[31m',
    '    ',
    '  ',
  ],
]

test('any mixture of lines is read without throwing, and independent of chunks', async () => {
  const line = oneof(constantFrom(...pieces), string({ maxLength: 20 }))
  const indented = listOf(line, { maxLength: 3 }).map((parts) => parts.join(''))
  await assert(
    asyncProperty(listOf(indented, { maxLength: 40 }), async (lines) => {
      const text = lines.join('\n')
      const whole = await readText(tap, 'x', text)
      expect(await readText(tap, 'x', text, 3)).toEqual(whole)
      // Nothing is successful without a plan that allows it, or an error.
      if (!/1\.\.\d/.test(text)) expect(whole.problems.some(({ severity }) => severity === 'error')).toBe(true)
    }),
    { numRuns: 500 },
  )
})

describe('the error of a subtest of node:test', () => {
  const block = (column: string, failureType: string, error: string, ...more: string[]) =>
    ['  ---', `  failureType: '${failureType}'`, `  error: '${error}'`, ...more.map((line) => `  ${line}`), '  ...'].map(
      (line) => column + line,
    )
  const cancelled = (column: string, number: number, name: string) => [
    `${column}# Subtest: ${name}`,
    `${column}not ok ${number} - ${name}`,
    ...block(column, 'cancelledByParent', 'test did not finish before its parent and was cancelled'),
  ]
  const stack = ['stack: |-', '  SuiteContext.<anonymous> (file:///shop/a.test.mjs:3:48)']

  test('explains the tests that it cancelled by the error of their suite when a hook failed, as one cause', async () => {
    const { tests, problems } = await read(
      ...['TAP version 13', '# Subtest: cart', ...cancelled('    ', 1, 'a'), '    # Subtest: inner', ...cancelled('        ', 1, 'b')],
      ...['        1..1', '    not ok 2 - inner', ...cancelled('    ', 2, 'inner').slice(2), '    1..2', 'not ok 1 - cart'],
      ...[...block('', 'hookFailed', 'no database', ...stack), '# Subtest: pays', 'ok 2 - pays', '1..2'],
    )
    const cause = { status: 'failed', message: 'no database', details: '    at SuiteContext.<anonymous> (file:///shop/a.test.mjs:3:48)' }
    expect(tests).toEqual([
      { name: 'a', suite: ['cart'], ...cause },
      { name: 'b', suite: ['cart', 'inner'], ...cause },
      { name: 'pays', suite: [], status: 'successful' },
    ])
    expect(problems).toEqual([])
  })

  test('explains the tests that it cancelled by the timeout of the test around them', async () => {
    const timeout = block('', 'testTimeoutFailure', 'test timed out after 20ms')
    const { tests } = await read(
      'TAP version 13',
      '# Subtest: cart',
      ...cancelled('    ', 1, 'a'),
      '    1..1',
      'not ok 1 - cart',
      ...timeout,
      '1..1',
    )
    expect(tests).toMatchObject([{ name: 'a', message: 'test timed out after 20ms' }])
  })

  const failing = ['    # Subtest: a', '    not ok 1 - a', ...block('    ', 'testCodeFailure', '1 == 2'), '    1..1', 'not ok 1 - cart']

  test('reports the error of a suite as well when a hook failed after tests that failed for other reasons', async () => {
    const { tests, problems } = await read('TAP version 13', '# Subtest: cart', ...failing, ...block('', 'hookFailed', 'left open'), '1..1')
    expect(tests).toMatchObject([{ name: 'a', status: 'failed', message: '1 == 2' }])
    expect(problems).toEqual([incomplete('^The subtest "cart" failed outside of its tests: left open$')])
  })

  test.each(['subtestsFailed', 'cancelledByParent'])('does not report the error of a suite when it is of the type %s', async (type) => {
    const { problems } = await read('TAP version 13', '# Subtest: cart', ...failing, ...block('', type, '1 subtest failed'), '1..1')
    expect(problems).toEqual([])
  })

  test('keeps the message of a cancelled test when the suite around it has no error of its own', async () => {
    const end = block('', 'subtestsFailed', '1 subtest failed')
    const { tests } = await read(
      'TAP version 13',
      '# Subtest: cart',
      ...cancelled('    ', 1, 'a'),
      '    1..1',
      'not ok 1 - cart',
      ...end,
      '1..1',
    )
    expect(tests).toMatchObject([{ message: 'test did not finish before its parent and was cancelled' }])
  })
})

describe('a text in quotes', () => {
  const messageOf = async (...lines: string[]) =>
    (await read('TAP version 13', 'not ok 1 - a', '  ---', ...lines.map((line) => `  ${line}`), '  ...', '1..1')).tests[0]?.message

  test.each([
    ["error: 'it\\'s `x` \"y\"'", 'it\'s `x` "y"'],
    ['error: `it\'s "x"`', 'it\'s "x"'],
    [String.raw`error: "it's C:\\shop\x1b"`, "it's C:\\shop\u001b"],
    [String.raw`error: 'back\\slash'`, 'back\\slash'],
  ])('reads a message of node:test without the quotes and escapes of util.inspect: %s', async (line, message) => {
    expect(await messageOf("failureType: 'testCodeFailure'", line)).toBe(message)
  })

  test.each([
    [String.raw`message: 'it\'s'`, "it's"],
    [String.raw`message: 'C:\\shop'`, String.raw`C:\\shop`],
    ["message: 'it''s'", "it's"],
    [String.raw`message: "no \"x\" in C:\path"`, String.raw`no "x" in C:\path`],
  ])('reads a message of other tools by the rules of YAML, or by the escapes that it contains: %s', async (line, message) => {
    expect(await messageOf(line)).toBe(message)
  })

  test.each([String.raw`expected 'a\nb' to be 'it\'s'`, String.raw`no "C:\new"`, String.raw`ends with \\`])(
    'reads a message of Vitest with all backslashes, because Vitest escapes only quotes: %s',
    async (message) => {
      expect(await messageOf('error:', '  name: "Error"', `  message: "${message.replaceAll('"', String.raw`\"`)}"`)).toBe(message)
    },
  )

  test('keeps all lines of a message of Vitest when one of them ends with a backslash and a quote', async () => {
    const lines = ['message: "expected', String.raw`{\"a\":\"x\\"`, String.raw`b\"} to be x"`, 'stack: "a.js:1:2"']
    expect(await messageOf(...lines)).toBe(['expected', String.raw`{"a":"x\"`, 'b"} to be x'].join('\n'))
  })
})

describe('output of node:test', () => {
  const crash = (number: number, name: string) => [
    `# Subtest: ${name}`,
    `not ok ${number} - ${name}`,
    '  ---',
    "  failureType: 'testCodeFailure'",
    '  exitCode: 1',
    "  error: 'test failed'",
    '  ...',
  ]

  test('explains each test file that crashed by the output before it', async () => {
    const { tests } = await read(
      'TAP version 13',
      "# Error: Cannot find module 'a'",
      ...crash(1, 'a.test.js'),
      '# SyntaxError: Unexpected end of input',
      ...crash(2, 'b.test.js'),
      '1..2',
    )
    expect(tests.map(({ details }) => details)).toEqual(["Error: Cannot find module 'a'", 'SyntaxError: Unexpected end of input'])
    expect(tests.map(({ message }) => message)).toEqual([undefined, undefined])
  })

  test('keeps the generic message of a test file that crashed without output', async () => {
    const { tests } = await read('TAP version 13', ...crash(1, 'a.test.js'), '1..1')
    expect(tests).toMatchObject([{ name: 'a.test.js', status: 'failed', message: 'test failed' }])
  })

  test('adds all output before the first test to that test', async () => {
    const { tests } = await read('TAP version 13', '# SKIP the cache', '# warm', '# Subtest: adds', 'ok 1 - adds', '1..1')
    expect(tests).toEqual([expect.objectContaining({ name: 'adds', stdout: 'SKIP the cache\nwarm' })])
  })

  test('keeps all tests, and a part of the output, when megabytes of comments precede the first test', async () => {
    const comments = Array.from({ length: 3000 }, (_, number) => `# ${number} ${'x'.repeat(1000)}`)
    const { tests, problems } = await read('TAP version 13', ...comments, '# Subtest: adds', 'ok 1 - adds', '1..1')
    expect(tests.map(({ name, status }) => [name, status])).toEqual([['adds', 'successful']])
    expect(withoutMargins(tests[0]?.stdout ?? '').length).toBeLessThan(70_000)
    expect(problems).toEqual([])
  })

  test('adds a diagnostic after a test to that test', async () => {
    const { tests } = await read(
      ...['TAP version 13', '# Subtest: adds', 'ok 1 - adds', '  ---', '  duration_ms: 1', '  ...', '# weight: 3 kg'],
      ...['# Subtest: rounds', 'ok 2 - rounds', '  ---', '  duration_ms: 1', '  ...', '1..2'],
    )
    expect(tests.map(({ name, stdout }) => [name, stdout])).toEqual([
      ['adds', 'weight: 3 kg'],
      ['rounds', undefined],
    ])
  })
})

test('keeps the tests of tape that are skipped before the first test point', async () => {
  const { tests } = await read('TAP version 13', '# SKIP adds', '# rounds', 'ok 1 is 0.3', '1..1')
  expect(tests.map(({ name, status }) => [name, status])).toEqual([
    ['adds', 'skipped'],
    ['is 0.3', 'successful'],
  ])
})

test('compares the values that the block `data` of the specification contains', async () => {
  const { tests } = await read(
    'TAP version 13',
    '1..1',
    'not ok 1 - b',
    '  ---',
    '  message: hi',
    '  data:',
    '    got: 1',
    '    expect: 2',
    '  ...',
  )
  expect(tests).toMatchObject([{ message: 'hi\n\nexpected: 2\nactual:   1' }])
})

test.each([
  ['12', ['tapCaught: testFunctionThrow', 'test: throws']],
  ['10', ['test: throws']],
])('an exception that names its test is the message when node-tap %s wrote it', async (_version, caught) => {
  const stack = ['stack: |', '  Test.<anonymous> (a.js:4:31)']
  const at = ['at:', '  line: 4', '  column: 31', '  file: a.js', '  function: Test.<anonymous>']
  const block = ['---', ...stack, ...at, ...caught, 'source: |', "  t.test('throws', t => { throw new Error('no stock') })", '...']
  const { tests } = await read('TAP version 13', 'not ok 1 - no stock', ...block.map((line) => `  ${line}`), '1..1')
  expect(tests.map(({ message }) => message)).toEqual(['no stock'])
})

describe('the files that a block names', () => {
  test.each([
    ['one path', ['screenshot: shots/a.png'], [{ name: 'a.png', path: 'shots/a.png' }]],
    [
      'a list',
      ['attachments:', '  - shots/a.png', '  - "b c.log"'],
      [
        { name: 'a.png', path: 'shots/a.png' },
        { name: 'b c.log', path: 'b c.log' },
      ],
    ],
    [
      'a list without indentation',
      ['attachments:', '- a.png', '- b.png'],
      [
        { name: 'a.png', path: 'a.png' },
        { name: 'b.png', path: 'b.png' },
      ],
    ],
    [
      'a list on one line',
      ["attachments: ['a.png', b.png]"],
      [
        { name: 'a.png', path: 'a.png' },
        { name: 'b.png', path: 'b.png' },
      ],
    ],
    ['maps', ['attachments:', '  - path: a.png', '    name: the cart', '    type: image/png'], [{ name: 'the cart', path: 'a.png' }]],
    ['data', ['screenshot: data:image/png;base64,iVBO'], [{ name: 'image', content: { base64: 'data:image/png;base64,iVBO' } }]],
    ['nothing', ['attachments: []', 'screenshot: null'], undefined],
  ])('attaches the files of a block to a failed test when they are %s', async (_, block, attachments) => {
    const { tests } = await read('TAP version 14', '1..1', 'not ok 1 - pays', '  ---', ...block.map((line) => `  ${line}`), '  ...')
    expect(tests[0]?.attachments).toEqual(attachments)
  })

  test('leaves out the files of a block when the test passed, unless they are wanted', async () => {
    const text = 'TAP version 14\n1..1\nok 1 - pays\n  ---\n  screenshot: a.png\n  ...\n'
    expect((await readText(tap, 'cart.tap', text)).tests[0]).not.toHaveProperty('attachments')
    expect((await readText(tap, 'cart.tap', text, undefined, true)).tests[0]?.attachments).toEqual([{ name: 'a.png', path: 'a.png' }])
  })
})
