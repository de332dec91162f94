// Tests that repeated runs of a test count as attempts of one test, by file names or by setting (src/read/collect/repeats).
import { describe, expect, test } from 'vitest'
import { defaultFailOn } from '../../../../src/judge/summary/fail-on.js'
import { applyGates } from '../../../../src/run/apply-gates.js'
import { run } from '../../../../src/run/run.js'
import { makeTree } from '../tree.js'

async function reported(files: Readonly<Record<string, string>>, paths: readonly string[] = []) {
  const finished = await run({ cwd: makeTree(files), paths, records: [] }, { env: {}, onWarning() {} })
  const { fails, summary } = applyGates(finished, [], defaultFailOn)
  const { total, successful, failed, flaky } = summary.counts
  return { fails, total, successful, failed, flaky, problems: summary.problems.map(({ message }) => message) }
}

describe('the attempts of Microsoft.Testing.Platform', () => {
  const definition = (name: string) =>
    `<UnitTest name="${name}" id="id-${name}"><Execution id="e-${name}"/><TestMethod codeBase="Shop.dll" className="Shop.T" name="${name}"/></UnitTest>`
  const result = (name: string, outcome: string) => {
    const error = outcome === 'Failed' ? '<Output><ErrorInfo><Message>Expected 1</Message></ErrorInfo></Output>' : ''
    return `<UnitTestResult executionId="e-${name}" testId="id-${name}" testName="${name}" outcome="${outcome}" duration="00:00:00.01">${error}</UnitTestResult>`
  }
  /** A file with the results by name; `Failed` is the outcome of the run if one of them failed. */
  const trx = (outcomes: Readonly<Record<string, string>> | readonly (readonly [string, string])[]) => {
    const all = Array.isArray(outcomes) ? (outcomes as readonly (readonly [string, string])[]) : Object.entries(outcomes)
    const names = [...new Set(all.map(([name]) => name))]
    const outcome = all.some(([, one]) => one === 'Failed') ? 'Failed' : 'Completed'
    return `<TestRun id="r" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>${all
      .map(([name, one]) => result(name, one))
      .join(
        '',
      )}</Results><TestDefinitions>${names.map(definition).join('')}</TestDefinitions><ResultSummary outcome="${outcome}"/></TestRun>`
  }
  const firstRun = trx({ A: 'Passed', B: 'Passed', Flaky: 'Failed' })

  test('are merged when a later one passes', async () => {
    const files = { 'TestResults/Retries/ziG1A/1/shop.trx': firstRun, 'TestResults/shop.trx': trx({ Flaky: 'Passed' }) }
    const expected = { fails: false, total: 3, successful: 3, failed: 0, flaky: 1, problems: [] }
    expect(await reported(files)).toEqual(expected)
    expect(await reported(files, ['TestResults'])).toEqual(expected)
  })

  test('are merged when the names of the files contain the time', async () => {
    const files = { 'out/Retries/a1B2c/1/ci_10_22_42.trx': firstRun, 'out/ci_10_23_01.trx': trx({ Flaky: 'Passed' }) }
    expect(await reported(files, ['out'])).toMatchObject({ fails: false, total: 3, flaky: 1 })
  })

  test('fail when the last one fails', async () => {
    const files = {
      'TestResults/Retries/ziG1A/1/shop.trx': trx({ A: 'Passed', Bad: 'Failed', Flaky: 'Failed' }),
      'TestResults/Retries/ziG1A/2/shop.trx': trx({ Bad: 'Failed', Flaky: 'Passed' }),
      'TestResults/shop.trx': trx({ Bad: 'Failed' }),
    }
    expect(await reported(files)).toMatchObject({ fails: true, total: 3, successful: 2, failed: 1, flaky: 1 })
  })

  test('are ordered by their numbers', async () => {
    const attempts = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `TestResults/Retries/ziG1A/${index + 1}/shop.trx`,
        trx({ Flaky: index === 9 ? 'Passed' : 'Failed' }),
      ]),
    )
    expect(await reported(attempts)).toMatchObject({ fails: false, total: 1, flaky: 1 })
  })

  test('keep the failure when the last attempt has no file', async () => {
    expect(await reported({ 'TestResults/Retries/ziG1A/1/shop.trx': firstRun })).toMatchObject({ fails: true, total: 3, failed: 1 })
    // The file of another project, which ran all of its tests.
    const files = { 'TestResults/Retries/ziG1A/1/a.trx': firstRun, 'TestResults/b.trx': trx({ A: 'Passed', Flaky: 'Passed' }) }
    expect(await reported(files)).toMatchObject({ fails: true, failed: 1, total: 5 })
  })

  test('keep the results of two projects apart', async () => {
    const files = {
      'TestResults/Retries/aaaaa/1/net8.trx': trx({ A: 'Failed', B: 'Passed' }),
      'TestResults/Retries/bbbbb/1/net9.trx': trx({ A: 'Failed', B: 'Passed' }),
      'TestResults/net8.trx': trx({ A: 'Passed' }),
      'TestResults/net9.trx': trx({ A: 'Failed' }),
    }
    expect(await reported(files)).toMatchObject({ fails: true, total: 4, failed: 1, flaky: 1 })
  })

  test('count all when an attempt has two tests of one name', async () => {
    const files = {
      'TestResults/Retries/ziG1A/1/shop.trx': trx([
        ['Row', 'Failed'],
        ['Row', 'Failed'],
      ]),
      'TestResults/shop.trx': trx([
        ['Row', 'Failed'],
        ['Row', 'Passed'],
      ]),
    }
    expect(await reported(files)).toMatchObject({ fails: true, failed: 3 })
  })

  test('are not taken for attempts in other folders', async () => {
    const files = { 'Retries/notes/shop.trx': firstRun, 'shop.trx': trx({ Flaky: 'Passed' }) }
    expect(await reported(files)).toMatchObject({ fails: true, total: 4, failed: 1 })
  })
})

describe('the setting "repeats"', () => {
  const junit = (cases: string, timestamp = '') => `<testsuite name="s"${timestamp && ` timestamp="${timestamp}"`}>${cases}</testsuite>`
  const failed = '<testcase name="pays" classname="Cart"><failure message="no">the trace</failure></testcase>'
  const passed = '<testcase name="pays" classname="Cart"/>'
  const config = (settings: object) => JSON.stringify({ collect: { junit: settings } })
  const attempts = { '.service.json': config({ repeats: 'attempts' }) }

  test('makes the tests of one file attempts in the order of their positions', async () => {
    const files = { ...attempts, 'junit.xml': junit(`${failed}<testcase name="other"/>${failed}${passed}`) }
    expect(await reported(files)).toEqual({ fails: false, total: 2, successful: 2, failed: 0, flaky: 1, problems: [] })
    expect(await reported({ ...attempts, 'junit.xml': junit(passed + failed) })).toMatchObject({ fails: true, total: 1, failed: 1 })
  })

  test('keeps the order of the file when a test follows the repeated ones', async () => {
    const other = '<testcase name="other" classname="Cart"/>'
    for (const cases of [failed + passed + other, failed + other + passed + other.replace('other', 'last')]) {
      expect(await reported({ ...attempts, 'junit.xml': junit(cases) })).toMatchObject({ fails: false, failed: 0, flaky: 1 })
    }
    const many = Array.from({ length: 30 }, (_, index) => (failed + passed).replaceAll('pays', `pays ${index}`)).join('')
    expect(await reported({ ...attempts, 'junit.xml': junit(many + other) })).toMatchObject({ fails: false, total: 31, flaky: 30 })
    expect(await reported({ ...attempts, 'junit.xml': junit(passed + failed + other) })).toMatchObject({ fails: true, total: 2, failed: 1 })
  })

  test('counts every test by default, and names the setting in the warning', async () => {
    for (const settings of [{}, { repeats: 'tests' }]) {
      const { fails, total, problems } = await reported({ '.service.json': config(settings), 'junit.xml': junit(failed + passed) })
      expect({ fails, total }).toEqual({ fails: true, total: 2 })
      expect(problems).toEqual([expect.stringContaining('set collect.junit.repeats to "attempts"')])
    }
  })

  test('makes the tests of several files attempts in the order of their starts', async () => {
    const early = '2026-01-01T10:00:00Z'
    const late = '2026-01-01T10:05:00Z'
    const inOrder = { ...attempts, 'a/junit.xml': junit(failed, early), 'b/junit.xml': junit(passed, late) }
    expect(await reported(inOrder)).toMatchObject({ fails: false, total: 1, flaky: 1, problems: [] })
    const reversed = { ...attempts, 'a/junit.xml': junit(passed, late), 'b/junit.xml': junit(failed, early) }
    expect(await reported(reversed)).toMatchObject({ fails: false, total: 1, flaky: 1 })
    const worse = { ...attempts, 'a/junit.xml': junit(failed, late), 'b/junit.xml': junit(passed, early) }
    expect(await reported(worse)).toMatchObject({ fails: true, total: 1, failed: 1 })
  })

  test.each([
    ['no times', '', ''],
    ['the same time', '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z'],
    ['one time', '2026-01-01T10:00:00Z', ''],
  ])('counts all tests of two files with a warning when they state %s', async (_, one, other) => {
    const files = { ...attempts, 'a/junit.xml': junit(failed, one), 'b/junit.xml': junit(passed, other) }
    expect(await reported(files)).toEqual({
      fails: true,
      total: 2,
      successful: 1,
      failed: 1,
      flaky: 0,
      problems: ['"pays" ran in several files that do not state when. So the order of the attempts is unknown, and all runs count.'],
    })
  })

  test('keeps the legs of a matrix apart', async () => {
    const early = junit(failed, '2026-01-01T10:00:00Z')
    const late = junit(passed, '2026-01-01T10:05:00Z')
    expect(await reported({ ...attempts, 'linux/junit.xml': early, 'windows/junit.xml': late })).toMatchObject({ fails: true, total: 2 })
    expect(await reported({ ...attempts, 'junit-node20.xml': early, 'junit-node22.xml': late })).toMatchObject({ fails: true, total: 2 })
    expect(await reported({ ...attempts, 'linux/first/junit.xml': early, 'linux/second/junit.xml': late })).toMatchObject({
      fails: false,
      total: 1,
    })
  })

  test('keeps tests of other suites and of other formats apart', async () => {
    const other = passed.replace('Cart', 'Order')
    expect(await reported({ ...attempts, 'junit.xml': junit(failed + other) })).toMatchObject({ fails: true, total: 2 })
    const testcase = { keyword: 'Scenario', name: 'a', type: 'scenario', steps: [] }
    const cucumber = JSON.stringify([{ keyword: 'Feature', name: 'f', uri: 'f.feature', elements: [testcase, testcase] }])
    const files = {
      '.service.json': JSON.stringify({ collect: { junit: { repeats: 'attempts' }, cucumber: {} } }),
      'cucumber.json': cucumber,
    }
    expect(await reported(files)).toMatchObject({ total: 2 })
  })

  test('applies to files that paths name, and counts merged tests once for "expect"', async () => {
    const files = { 'junit.xml': junit(failed + passed) }
    expect(await reported({ ...files, ...attempts }, ['junit.xml'])).toMatchObject({ fails: false, total: 1 })
    const expecting = { '.service.json': config({ repeats: 'attempts', expect: { tests: 2 } }) }
    expect((await reported({ ...files, ...expecting })).problems).toEqual([expect.stringContaining('found 1 test')])
  })

  test('keeps the messages of earlier attempts', async () => {
    const tree = makeTree({ ...attempts, 'junit.xml': junit(failed + passed) })
    const finished = await run({ cwd: tree, paths: [], records: [] }, { env: {}, onWarning() {} })
    const [flaky] = applyGates(finished, [], defaultFailOn).summary.flaky
    expect(JSON.stringify(flaky)).toContain('no')
  })
})
