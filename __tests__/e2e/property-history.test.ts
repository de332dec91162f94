// Tests that the history of properties such as coverage makes a build fail when a value falls, with the built command.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { makeTree } from '../read/collect/tree.js'
import { goodResults } from '../results/junit-results.js'
import { runCli } from './cli-process.js'
import { nodes } from './nodes.js'

const history = 'build-report-history.ndjson.gz'
const events = 'service-quality-events.ndjson'
const results = 'TEST-cart.xml'

const configOf = (baseline: object) =>
  JSON.stringify({
    collect: { junit: {}, events: {} },
    report: { template: { components: [{ type: 'property', name: 'coverage', valueType: 'number', baseline }] } },
  })

const coverage = (value: number, more: object = {}) =>
  `${JSON.stringify({ kind: 'property', name: 'coverage', valueType: 'number', value, ...more })}\n`

/** A build: the values that it records, and further files. */
interface Build {
  readonly ref?: string
  readonly files?: Readonly<Record<string, string>>
}

describe.each(nodes)('properties in the history, on %s', (node) => {
  /** Runs builds one after the other. Builds of main leave their history to the next ones. */
  function makeBranch(baseline: object) {
    let stored: Buffer | undefined
    let build = 0
    return (recorded: string, { ref = 'main', files = { [results]: goodResults } }: Build = {}) => {
      build += 1
      const cwd = makeTree({ '.service.json': configOf(baseline), [events]: recorded, ...files, ...(stored && { [history]: stored }) })
      const output = ref === 'main' ? ['--history-output', history] : []
      const words = ['report', '--history', history, ...output, '--fail-on', 'failed,regressed', '--module', 'shop']
      const { status, stdout, stderr } = runCli(words, { node, cwd, env: { SERVICE_BUILD: String(build), SERVICE_REF: ref } })
      if (ref === 'main') stored = readFileSync(join(cwd, history))
      const [header = ''] = gunzipSync(stored ?? '')
        .toString()
        .split('\n', 1)
      const ofBuild = JSON.parse(header).builds.find(({ build: id }: { build: string }) => id === String(build))
      const row = stdout.split('\n').find((line) => line.includes('coverage')) ?? ''
      return { status, stderr, row: row.replace(/\s+/g, ' ').trim(), stored: ofBuild }
    }
  }

  test('fails a build whose coverage falls', () => {
    const report = makeBranch({ expectedTrend: 'up', tolerance: 0.5 })
    expect(report(coverage(89))).toMatchObject({ status: 0, row: expect.stringContaining('(baseline no value)') })
    expect(report(coverage(90))).toMatchObject({ status: 0, row: expect.stringContaining('+1 (main 89)') })
    const pull = report(coverage(70), { ref: 'feature' })
    expect(pull).toMatchObject({ status: 1, row: expect.stringContaining('−20 (main 90)') })
    expect(pull.stderr).toBe('error Properties regressed: coverage went from 90 (main) to 70.\n')
    expect(report(coverage(89.6))).toMatchObject({ status: 0, stderr: '', row: expect.stringContaining('−0.4 (main 90)') })
  })

  test('compares with the median of the last builds, and excuses what their spread explains', () => {
    const report = makeBranch({ expectedTrend: 'up', over: 5 })
    for (const value of [10, 89, 91, 90, 88, 92]) report(coverage(value))
    expect(report(coverage(86), { ref: 'feature' })).toMatchObject({
      status: 0,
      stderr: '',
      row: expect.stringMatching(/−4 \(median of the last 5 builds 90\)$/),
    })
    const failed = report(coverage(70), { ref: 'feature' })
    expect(failed).toMatchObject({ status: 1, row: expect.stringContaining('−20 (median of the last 5 builds 90)') })
    expect(failed.stderr).toBe('error Properties regressed: coverage went from 90 (median of the last 5 builds) to 70.\n')
  })

  test('keeps the values of each module, and never compares one with another', () => {
    const report = makeBranch({ expectedTrend: 'up' })
    const ofModules = (own: number, web: number) => coverage(own) + coverage(web, { module: 'web' })
    expect(report(ofModules(80, 95)).stored).toMatchObject({ properties: { coverage: 80 }, modules: { web: { coverage: 95 } } })
    expect(report(ofModules(81, 70))).toMatchObject({ status: 0, row: expect.stringContaining('+1 (main 80)') })
    expect(report(coverage(60, { module: 'web' }))).toMatchObject({ status: 1, row: expect.stringContaining('−10 (main 70)') })
  })

  test('compares builds without tests as long as no build has tests', () => {
    const report = makeBranch({ expectedTrend: 'up' })
    const files = {}
    expect(report(coverage(90), { files }).stored).toEqual(expect.objectContaining({ properties: { coverage: 90 } }))
    expect(report(coverage(70), { files })).toMatchObject({ status: 1, row: expect.stringContaining('−20 (main 90)') })
    expect(report(coverage(80)).stored).toBeDefined()
    const lost = report(coverage(75), { files })
    expect(lost).toMatchObject({ status: 1, row: expect.stringContaining('−5 (main 80)'), stored: undefined })
    expect(report('', { files })).toMatchObject({ status: 0, row: expect.stringContaining('(main 80)') })
  })
})
