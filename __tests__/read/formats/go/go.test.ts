import { describe, expect, test } from 'vitest'
import { withoutMargins } from '../../../../src/base/text/cut-margin.js'
import { go } from '../../../../src/read/formats/go/go.js'
import { recognise } from '../../../../src/read/formats/index.js'
import { end, messages, output, packageEnd, packageOutput, read, run, statuses, streamOf } from './go-stream.js'

describe('recognition of Go events', () => {
  test.each([
    ['messages of the compiler precede them', streamOf('# shop <a>', './a.go:1:2: x', run('TestA'))],
    ['output without a final line break precedes the first one', `okay${streamOf(packageOutput('x'))}`],
    ['the package has no name', '{"Action":"run","Test":"TestA"}\n'],
    ['the first event is of the compiler', '{"ImportPath":"shop","Action":"build-output","Output":"# shop"}\n'],
    ['no package compiles', 'FAIL\tshop [build failed]\n'],
    ['the last line is truncated', `${streamOf(run('TestA'))}{"Time":"2026`],
  ])('recognises a stream when %s', (_what, text) => {
    expect(recognise('out/go-test.json', text).format).toBe(go)
  })

  test.each([
    ['an action of another tool', '{"Action":"opened","Package":"a"}\n'],
    ['an action without a package, a test or a build', '{"Action":"run","Name":"a"}\n'],
    ['an event in XML', '<log>\n{"Action":"run","Test":"TestA"}\n</log>'],
    ['an array of events', '[{"Action":"run","Test":["TestA"]}]'],
  ])('does not recognise %s', (_what, text) => {
    expect(recognise('go-test.json', text).format).not.toBe(go)
  })

  test('does not recognise the text of go test in a log', () => {
    expect(recognise('test.log', 'ok  \tcart\t0.1s\nFAIL\tshop [build failed]\n').format).toBeUndefined()
  })
})

describe('a test without an end event', () => {
  test('is successful when its package passed', async () => {
    expect(statuses(await read(run('TestA'), packageEnd('pass')))).toEqual(['TestA successful'])
  })

  test('has the result that follows output without a line break', async () => {
    const reading = await read(
      run('TestA'),
      run('TestB'),
      output('TestB', 'one--- PASS: TestA (0.02s)\n'),
      output('TestB', 'two--- FAIL: TestB (1.50s)\n'),
      packageEnd('fail'),
    )
    expect(reading.tests).toMatchObject([
      { name: 'TestA', status: 'successful', duration: 20 },
      { name: 'TestB', status: 'failed', duration: 1500, details: 'onetwo' },
    ])
    expect(reading.problems).toEqual([])
  })

  test('has the result that output outside of the tests contains', async () => {
    const reading = await read(run('TestA'), packageOutput('x--- SKIP: TestA (0.00s)\n'), packageEnd('pass'))
    expect(statuses(reading)).toEqual(['TestA skipped'])
  })

  test('counts once per run when it begins again', async () => {
    const hidden = [run('TestA'), output('TestA', 'x--- PASS: TestA (0.00s)\n')]
    expect(statuses(await read(...hidden, ...hidden, packageEnd('pass')))).toEqual(['TestA successful', 'TestA successful'])
    expect(statuses(await read(run('TestA'), run('TestA'), packageEnd('fail')))).toEqual(['TestA failed', 'TestA failed'])
  })

  test.each(['panic: no stock\n', 'fatal error: all goroutines are asleep - deadlock!\n', 'WARNING: DATA RACE\n'])(
    'is failed, and the others are cancelled, when its output has %j',
    async (line) => {
      const reading = await read(run('TestA'), run('TestB'), run('TestB/b'), output('TestB/b', line), packageEnd('fail'))
      const others = line.startsWith('WARNING') ? 'TestA failed' : 'TestA cancelled'
      expect(statuses(reading)).toEqual([others, 'TestB failed', 'TestB/b failed'])
    },
  )

  test('names the test that ended the process', async () => {
    const reading = await read(run('TestA'), run('TestB'), output('TestB', 'panic: no stock\n'), packageEnd('fail'))
    expect(reading.tests[0]).toMatchObject({ name: 'TestA', status: 'cancelled', message: 'ended with TestB' })
  })

  test('is failed when the time limit lists it, and the others are cancelled', async () => {
    const reading = await read(
      run('TestA'),
      run('TestB'),
      run('TestC'),
      packageOutput('panic: test timed out after 1s\n'),
      packageOutput('running tests:\n'),
      packageOutput('\tTestB (1m2.5s)\n'),
      packageOutput('\n'),
      packageOutput('\tTestC (1s)\n'),
      packageEnd('fail'),
    )
    expect(statuses(reading)).toEqual(['TestA cancelled', 'TestB failed', 'TestC cancelled'])
    expect(reading.tests[1]?.message).toBe('panic: test timed out after 1s')
  })

  test('is failed when its package failed for another reason', async () => {
    const reading = await read(run('TestA'), packageOutput('exit status 3\n'), packageEnd('fail'))
    expect(reading.tests).toMatchObject([{ name: 'TestA', status: 'failed', message: 'exit status 3' }])
  })

  test('is running when the stream is cut, and the file is incomplete', async () => {
    const reading = await read(run('TestA', 'cart'), run('TestB'), end('pass', 'TestB'))
    expect(statuses(reading)).toEqual(['TestB successful', 'TestA running'])
    expect(messages(reading)).toEqual([
      'The run was stopped, or the file was cut: 2 packages have no end (cart, shop), and 1 test began and did not end.',
    ])
  })
})

describe('what is not a test', () => {
  test('leaves out late output of a test that has ended', async () => {
    const reading = await read(run('TestA'), end('pass', 'TestA'), output('TestA', 'late\n'), packageEnd('pass'))
    expect(statuses(reading)).toEqual(['TestA successful'])
  })

  test('leaves out a benchmark that succeeds, although Go 1.20 reports that it began', async () => {
    const reading = await read(run('BenchmarkA'), output('BenchmarkA', 'BenchmarkA-8 1 2 ns/op\n'), packageEnd('pass'))
    expect(statuses(reading)).toEqual([])
  })

  test('counts a benchmark that fails, logs or panics', async () => {
    const failed = await read(run('BenchmarkA'), end('fail', 'BenchmarkA'), end('bench', 'BenchmarkB'), packageEnd('fail'))
    expect(statuses(failed)).toEqual(['BenchmarkA failed', 'BenchmarkB successful'])
    const crashed = await read(run('BenchmarkA'), run('BenchmarkB'), output('BenchmarkB', 'panic: x\n'), packageEnd('fail'))
    expect(statuses(crashed)).toEqual(['BenchmarkB failed'])
  })

  test('counts a test whose events have no beginning', async () => {
    expect(statuses(await read(output('TestA', 'x\n'), end('skip', 'TestA'), packageEnd('pass')))).toEqual(['TestA skipped'])
  })
})

test('reads events without a package, as test2json writes them', async () => {
  const { tests, problems } = await read({ Action: 'run', Test: 'TestA' }, { Action: 'fail', Test: 'TestA' }, { Action: 'fail' })
  expect(tests).toMatchObject([{ name: 'TestA', suite: [], status: 'failed' }])
  expect(problems).toEqual([])
})

describe('a failed package', () => {
  test.each([
    ['its own output', [packageOutput('PASS\n'), packageOutput('no database\n'), packageOutput('FAIL\tshop\t0.1s\n')], 'no database'],
    ['the exit status', [packageOutput('exit status 3\n')], 'exit status 3'],
    ['the step that failed', [packageOutput('FAIL\tshop [setup failed]\n')], 'setup failed'],
    ['a panic after the last test', [packageOutput('closing\n'), packageOutput('panic: closed twice\n')], 'panic: closed twice'],
    ['late output of a test', [end('pass', 'TestA'), output('TestA', 'panic: late\n')], 'panic: late'],
  ])('is a run error with %s when none of its tests failed', async (_what, events, reason) => {
    const reading = await read(run('TestA'), end('pass', 'TestA'), ...events, packageEnd('fail'))
    expect(reading.problems).toMatchObject([
      { severity: 'error', kind: 'incomplete', message: `The package shop failed outside its tests: ${reason}`, line: 3 + events.length },
    ])
  })

  test('is a run error without a reason when the output is missing', async () => {
    expect(messages(await read(packageEnd('fail')))).toEqual(['The package shop failed, though none of its tests did.'])
  })

  test('is not a run error when one of its tests failed, or it succeeds in a later execution', async () => {
    expect(messages(await read(run('TestA'), end('fail', 'TestA'), packageEnd('fail')))).toEqual([])
    expect(messages(await read(packageEnd('fail'), packageEnd('pass')))).toEqual([])
  })

  test('is one run error for all packages that need a build that failed', async () => {
    const build = 'shop/prices [shop/prices.test]'
    const packages = Array.from({ length: 10 }, (_, index) => ({ ...packageEnd('fail', `shop/${index}`), FailedBuild: build }))
    const reading = await read(
      { ImportPath: build, Action: 'build-output', Output: `# ${build}\n` },
      { ImportPath: build, Action: 'build-output', Output: 'note\n' },
      { ImportPath: build, Action: 'build-output', Output: './prices.go:3:11: undefined: round\n' },
      { ImportPath: build, Action: 'build-output', Output: './prices.go:4:1: missing return\n' },
      { ImportPath: 'shop', Action: 'build-output', Output: 'ld: warning\n' },
      { ImportPath: build, Action: 'build-fail' },
      ...packages,
    )
    expect(reading.problems).toMatchObject([
      { message: `The build of ${build} failed: ./prices.go:3:11: undefined: round`, kind: 'incomplete', line: 1 },
    ])
  })

  test('reports the messages of the compiler once when they are in the file as text', async () => {
    const failure = './a.go:3:11: undefined: x'
    const reading = await read('# shop', failure, '# shop [shop.test]', failure, 'FAIL\tshop [build failed]', 'FAIL\tcart [build failed]')
    expect(messages(reading)).toEqual([`The build of shop failed: ${failure}`])
    expect(reading.notices).toBeUndefined()
  })

  test('shortens the name of a package that is very long', async () => {
    const long = 'x'.repeat(5000)
    const failed = await read(packageEnd('fail', long), { ...packageEnd('fail', 'shop'), FailedBuild: long })
    for (const message of messages(failed)) expect(withoutMargins(message).length).toBeLessThan(400)
    const [cut = ''] = messages(await read(run('TestA', long)))
    expect(withoutMargins(cut).length).toBeLessThan(500)
  })

  test('reports a package that does not compile when too many other builds have messages', async () => {
    const others = Array.from({ length: 1000 }, (_, index) => ({
      ImportPath: `other${index}`,
      Action: 'build-output',
      Output: 'warning\n',
    }))
    const reading = await read(...others, { Action: 'fail', Package: 'shop', FailedBuild: 'shop' })
    expect(messages(reading)).toEqual(['The package shop failed, though none of its tests did.'])
  })

  test('names packages that do not compile when the messages of the compiler are not in the file', async () => {
    const lines = Array.from({ length: 7 }, (_, index) => `FAIL\tshop/${index} [${index === 0 ? 'setup' : 'build'} failed]`)
    expect(messages(await read(...lines))).toEqual([
      '7 packages did not compile (shop/0, shop/1, shop/2, shop/3, shop/4 and 2 more). Use Go 1.24 or later, or add `2>&1`, so that the messages of the compiler are in the file.',
    ])
  })
})

describe('a test that runs again', () => {
  const failed = [run('TestA'), output('TestA', '    a_test.go:3: locked\n'), end('fail', 'TestA', 1), run('TestB'), end('pass', 'TestB')]
  const passed = [run('TestA'), end('pass', 'TestA', 2)]

  test('is one flaky test when its package had failed', async () => {
    const reading = await read(...failed, packageEnd('fail'), ...failed, packageEnd('fail'), ...passed, packageEnd('pass'))
    expect(reading.tests).toHaveLength(2)
    expect(reading.tests).toContainEqual(
      expect.objectContaining({
        name: 'TestA',
        status: 'successful',
        duration: 2000,
        flaky: true,
        attempts: [
          expect.objectContaining({ status: 'failed', duration: 1000, message: 'locked' }),
          expect.objectContaining({ status: 'failed' }),
        ],
      }),
    )
    const steady = reading.tests.find(({ name }) => name === 'TestB')
    expect(steady).toMatchObject({ status: 'successful', attempts: [{ status: 'successful' }] })
    expect(steady).not.toHaveProperty('flaky')
    expect(reading.problems).toEqual([])
  })

  test('is failed when its last run failed', async () => {
    const reading = await read(...failed, packageEnd('fail'), ...failed, packageEnd('fail'))
    expect(reading.tests.map(({ name, status, attempts }) => [name, status, attempts?.length])).toEqual([
      ['TestA', 'failed', 1],
      ['TestB', 'successful', 1],
    ])
  })

  test('is two tests when its package had passed, and within one execution of the package', async () => {
    expect(statuses(await read(...passed, packageEnd('pass'), ...failed, packageEnd('fail')))).toHaveLength(3)
    expect(statuses(await read(...failed, ...passed, packageEnd('fail')))).toEqual(['TestA failed', 'TestB successful', 'TestA successful'])
  })

  test('is not mixed up with a test of the same name in another package', async () => {
    const other = [run('TestA', 'cart'), end('pass', 'TestA', 0, 'cart'), packageEnd('pass', 'cart')]
    expect(statuses(await read(...failed, packageEnd('fail'), ...other, ...passed, packageEnd('pass')))).toHaveLength(3)
  })
})

describe('lines that are not events', () => {
  test('are counted in one notice', async () => {
    const reading = await read(
      run('TestA'),
      'exit status 1',
      'level=info msg={"a":1}',
      '{"level":"info"}',
      end('pass', 'TestA'),
      packageEnd('pass'),
    )
    expect(reading.problems).toEqual([])
    expect(reading.notices).toEqual(['3 lines are not events and were left out; the first is line 2.'])
  })

  test('are read when an event follows text, or text that looks like an event', async () => {
    const event = JSON.stringify(end('pass', 'TestA'))
    const timed = JSON.stringify(output('TestA', '{"Time":"x"}'))
    const reading = await read(run('TestA'), `okay${timed}`, `{"a{"Action":"out${event}`, packageEnd('pass'))
    expect(reading.tests).toMatchObject([{ status: 'successful', stdout: '{"Time":"x"}' }])
    expect(reading.problems).toEqual([])
  })

  test('are an error when they contain a damaged event', async () => {
    const reading = await read(run('TestA'), '{"Action":"output","Package', 'x{"Time":"2026-', end('pass', 'TestA'), packageEnd('pass'))
    expect(messages(reading)).toEqual(['The events in 2 lines are damaged and were left out; the first is here. The others are kept.'])
  })

  test('are ignored when they are events of an action that Go added later', async () => {
    const reading = await read(
      run('TestA'),
      { Action: 'artifacts', Package: 'shop', Test: 'TestA', Path: '/a' },
      end('pass', 'TestA'),
      packageEnd('pass'),
    )
    expect(reading).toMatchObject({ problems: [] })
    expect(reading.notices).toBeUndefined()
  })
})
