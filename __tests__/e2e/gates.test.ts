// Tests that each word of fail-on fails a run with a reason, in the command and in a step.
import { describe, expect, test } from 'vitest'
import { makeTree } from '../read/collect/tree.js'
import { goodResults, junit } from '../results/junit-results.js'
import { runCli } from './cli-process.js'
import { nodes } from './nodes.js'
import { runStep } from './step.js'

const coverage = (value: number, more: object = {}) =>
  `${JSON.stringify({ kind: 'property', name: 'coverage', valueType: 'number', value, ...more })}\n`
const template = (fields: object) =>
  JSON.stringify({
    collect: { junit: {}, events: {} },
    report: { template: { components: [{ type: 'property', name: 'coverage', valueType: 'number', ...fields }] } },
  })
const configFile = '.service.json'
const events = 'service-quality-events.ndjson'

describe.each(nodes)('fail-on, on %s', (node) => {
  const report = (files: Readonly<Record<string, string>>, words: string, args: readonly string[] = []) =>
    runCli(['report', '--fail-on', words, ...args], { node, cwd: makeTree({ 'TEST-a.xml': goodResults, ...files }) })
  const step = (files: Readonly<Record<string, string>>, words: string) =>
    runStep({ node, files: { 'TEST-a.xml': goodResults, ...files }, inputs: { 'fail-on': words } })
  const messagesOf = ({ commands }: ReturnType<typeof step>) =>
    commands.filter(({ name }) => name === 'error').map(({ message }) => message)

  test('regressed fails a run when a property is outside of its limits', () => {
    const files = { [configFile]: template({ min: 80 }), [events]: coverage(79) }
    const reason = 'Properties regressed: coverage is 79, below the minimum of 80.'
    const failed = report(files, 'failed,regressed')
    expect(failed).toMatchObject({ status: 1, stdout: expect.stringContaining('79 (min 80)') })
    expect(failed.stderr).toContain(reason)
    expect(report(files, 'failed')).toMatchObject({ status: 0, stderr: '' })
    expect(report({ ...files, [events]: coverage(80) }, 'regressed').status).toBe(0)
    const failedStep = step(files, 'regressed')
    expect(failedStep.status).toBe(1)
    expect(messagesOf(failedStep)).toEqual([reason])
  })

  test('regressed fails a run when a property moved against its expected trend', () => {
    const files = {
      [configFile]: template({ baseline: { ref: 'main', expectedTrend: 'up', tolerance: 1 } }),
      [events]: coverage(70),
      'baseline.ndjson': coverage(90, { org: 'o', project: 'p', module: 'm', build: '1', ref: 'main', timestamp: 1 }),
    }
    const args = ['--baseline', 'baseline.ndjson', '--module', 'm']
    const { status, stderr } = report(files, 'regressed', args)
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'error Properties regressed: coverage went from 90 (main) to 70.\n' })
    expect(report({ ...files, [events]: coverage(89) }, 'regressed', args).status).toBe(0)
  })

  test('regressed fails a run with the reason when a baseline cannot be read', () => {
    const files = {
      [configFile]: template({ baseline: { ref: 'main', expectedTrend: 'up' } }),
      [events]: coverage(90),
      'baseline.ndjson': '{"kind":"property","name":"cov',
    }
    const inputs = { 'fail-on': 'regressed', baseline: 'baseline.ndjson' }
    const fault = 'The line is cut off: the file ends inside it'
    const reason = `The baseline of "coverage" could not be read (baseline.ndjson:1: ${fault}).`
    expect(report(files, 'regressed', ['--baseline', 'baseline.ndjson'])).toMatchObject({
      status: 1,
      stderr: `baseline.ndjson:1 error ${fault}.\nerror ${reason}\n`,
    })
    const failedStep = runStep({ node, files: { 'TEST-a.xml': goodResults, ...files }, inputs })
    expect(failedStep.status).toBe(1)
    expect(messagesOf(failedStep)).toEqual([`${fault}.`, reason])
    expect(failedStep.summary).toMatch(/^## ❌ 1 test passed\n/)
    expect(failedStep.summary).toContain('> - The baseline of "coverage" could not be read')
    const first = runStep({ node, files: { 'TEST-a.xml': goodResults, ...files }, inputs: { ...inputs, baseline: 'none.ndjson' } })
    expect(first.status).toBe(0)
  })

  test('missing fails a run when a pattern matches no file, which is a warning otherwise', () => {
    const files = { [configFile]: JSON.stringify({ collect: { junit: { include: ['TEST-*.xml', 'e2e/*.xml'] } } }) }
    const message = 'No file matches "e2e/*.xml" (included by "junit").'
    expect(report(files, 'missing')).toMatchObject({ status: 1, stderr: `error ${message}\n` })
    expect(report(files, 'failed')).toMatchObject({ status: 0, stderr: `warning ${message}\n` })
    const failedStep = step(files, 'missing')
    expect(messagesOf(failedStep)).toEqual([message])
    expect(failedStep.commands.filter(({ name }) => name === 'warning')).toEqual([])
    expect(failedStep.summary).toMatch(/^## ❌ 1 test passed\n/)
    expect(
      runCli(['report', '--fail-on', 'missing', 'TEST-*.xml', 'none.xml'], { node, cwd: makeTree({ 'TEST-a.xml': goodResults }) }),
    ).toMatchObject({
      status: 1,
    })
  })

  test('incomplete fails a run when a collector finds less than expected', () => {
    const files = { [configFile]: JSON.stringify({ collect: { junit: { expect: { files: 3 } } } }) }
    const message = '"junit" found 1 file, but collect.junit.expect requires at least 3 files'
    expect(report(files, 'incomplete')).toMatchObject({ status: 1, stdout: expect.stringContaining(message) })
    const failedStep = step(files, 'incomplete')
    expect([failedStep.status, messagesOf(failedStep)]).toEqual([1, [`${message}.`]])
    expect(report({ ...files, 'TEST-b.xml': goodResults, 'TEST-c.xml': goodResults }, 'incomplete').status).toBe(0)
  })

  test('new counts every failed test when no history exists', () => {
    const files = { 'TEST-a.xml': junit([{ name: 'adds', failure: { message: 'no' } }, { name: 'removes' }]) }
    expect(report(files, 'new').status).toBe(1)
    const failedStep = step(files, 'new')
    expect([failedStep.status, messagesOf(failedStep)]).toEqual([1, ['no\n\nBasket']])
    expect(report({}, 'new,fewer').status).toBe(0)
  })

  test('failed with a number allows this number of failed tests', () => {
    const files = {
      'TEST-a.xml': junit([
        { name: 'adds', failure: { message: 'no' } },
        { name: 'removes', failure: { message: 'no' } },
      ]),
    }
    expect(report(files, 'failed:2').status).toBe(0)
    expect(report(files, 'failed:1').status).toBe(1)
    const { gates } = JSON.parse(report(files, 'failed:1', ['--json']).stdout)
    expect(gates.reasons).toEqual([{ word: 'failed', message: '2 tests failed; fail-on allows 1.' }])
  })

  test('flaky fails a run whose tests passed, and every report shows the reason', () => {
    const files = { 'TEST-a.xml': junit([{ name: 'adds', flaky: true }, { name: 'removes' }]) }
    const failedStep = step(files, 'flaky')
    expect([failedStep.status, messagesOf(failedStep)]).toEqual([1, ['1 test is flaky.']])
    expect(failedStep.summary).toMatch(/^## ❌ 2 tests passed, 1 of them flaky\n/)
    expect(failedStep.summary).toContain('> - 1 test is flaky.')
  })

  test('refuses an unknown word with the nearest one', () => {
    const { status, stderr } = report({}, 'regresed')
    expect(status).toBe(2)
    expect(stderr).toContain('fail-on: unknown word "regresed"; did you mean "regressed"?')
  })
})
