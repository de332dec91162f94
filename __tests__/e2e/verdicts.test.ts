// Tests that the terminal, the job summary, the file of failures and the JSON of the built command show the same verdicts.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTree } from '../read/collect/tree.js'
import { runCli } from './cli-process.js'
import { nodes } from './nodes.js'

/** Returns a result file with the tests that passed and failed. */
const results = (tests: Readonly<Record<string, 'passed' | 'failed'>>): string => {
  const cases = Object.entries(tests).map(([name, status]) => {
    const body = status === 'failed' ? `<failure message="expected the ${name} to be right"/>` : ''
    return `<testcase classname="Cart" name="${name}" time="0.01">${body}</testcase>`
  })
  return `<testsuite name="Cart" tests="${cases.length}">${cases.join('')}</testsuite>`
}

const green = { price: 'passed', stock: 'failed', order: 'passed' } as const

/** Runs builds of main, each with the history of those before it. */
function runBuilds(node: string, builds: readonly Parameters<typeof results>[0][], last: readonly string[]) {
  const cwd = makeTree({})
  const outcomes = builds.map((tests, index) => {
    writeFileSync(join(cwd, 'junit.xml'), results(tests))
    const words = ['report', 'junit.xml', '--history', 'history.ndjson.gz', '--history-output', 'history.ndjson.gz']
    const env = { SERVICE_REF: 'main', SERVICE_BUILD: `${index + 1}` }
    return runCli([...words, ...(index === builds.length - 1 ? last : [])], { node, cwd, env })
  })
  return { cwd, outcome: outcomes.at(-1) }
}

describe.each(nodes)('on %s', (node) => {
  it('shows the same verdicts in the terminal, the summary and the file of failures', () => {
    const builds = [green, green, { ...green, price: 'failed', label: 'failed' } as const]
    const { cwd, outcome } = runBuilds(node, builds, ['--markdown', 'report.md', '--failures', 'failures.md'])
    const headline = '3 of 4 tests failed: 2 new · 1 failed before'
    expect([outcome?.status, outcome?.stderr]).toEqual([1, ''])
    expect(outcome?.stdout).toMatch(/^✗ new {4}price /m)
    expect(outcome?.stdout).toMatch(/^ {9}passed in the 2 builds before, last in build 2$/m)
    expect(outcome?.stdout).toMatch(/^✗ new {4}label .*\n.*\n {9}new test$/m)
    expect(outcome?.stdout).toMatch(/^✗ known {2}stock .*\n {9}fails on main since build 1 \(2 builds\): expected the stock to be right$/m)
    expect(outcome?.stdout).toContain(`✗ ${headline}\n`)
    const [markdown, failures] = ['report.md', 'failures.md'].map((path) => readFileSync(join(cwd, path), 'utf8'))
    expect(markdown).toMatch(new RegExp(`^## ❌ ${headline}\n`))
    expect(markdown?.match(/^### .*/gm)).toEqual(['### New', '### Failed before'])
    expect(failures?.startsWith(`# ${headline}\n`)).toBe(true)
    expect(failures).toContain('- `stock` · `Cart` · `Fails on main since build 1 (2 builds)`')
  })

  it('prints the verdicts as JSON', () => {
    const builds = [green, green, { ...green, price: 'failed' } as const]
    const { outcome } = runBuilds(node, builds, ['--json', '--fail-on', 'never'])
    const json = JSON.parse(outcome?.stdout ?? '')
    expect(json).toMatchObject({
      headline: '2 of 3 tests failed: 1 new · 1 failed before',
      history: { builds: 2, ref: 'main', base: { build: '2' }, previousStatus: 'failed', source: 'file' },
      verdicts: { new: 1, known: 1 },
      failures: [
        { name: 'price', verdict: { kind: 'new', since: { build: '2' } } },
        { name: 'stock', verdict: { kind: 'known', since: { build: '1' }, builds: 2 } },
      ],
    })
  })
})
