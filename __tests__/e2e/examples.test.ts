// Tests that every configuration in examples is valid, and that the command and the action report each example.
import { cpSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeFolder } from '../read/collect/tree.js'
import { runCli } from './cli-process.js'
import { nodes, root } from './nodes.js'
import { runStep } from './step.js'

const folder = join(root, 'examples')

/**
 * Examples of another kind: `workflows`, `moving` and `ci` require a runner, `server` is for machines, and `tools` contains one example for
 * each tool.
 */
const others: readonly string[] = ['workflows', 'moving', 'ci', 'server', 'tools']
const examples = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !others.includes(entry.name))

const configurations = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?:^|[\\/])\.?service\.json$/.test(path),
)

test('finds the examples', () => {
  expect(examples.length).toBeGreaterThan(0)
  expect(configurations.length).toBeGreaterThan(0)
})

describe.each(nodes)('on %s', (node) => {
  test.each(configurations)('%s is valid, without a warning', (path) => {
    // A copy, because git tracks the results of some examples.
    const cwd = makeFolder()
    cpSync(join(folder, path, '..'), cwd, { recursive: true })
    const { status, stdout, stderr } = runCli(['validate', '--config', join(cwd, basename(path))], { node, cwd })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('is valid')
  })

  test.each(examples)('$name is reported by the command and by the action', ({ name }) => {
    const workspace = makeFolder()
    cpSync(join(folder, name), workspace, { recursive: true })
    expect(runCli(['validate'], { node, cwd: workspace }).status).toBe(0)

    const cli = runCli(['report', '--json', '--fail-on', 'incomplete,no-tests,unreadable,delivery'], { node, cwd: workspace })
    expect(cli.status).toBe(0)
    // Some examples configure a report on GitHub, which requires a step.
    expect(cli.stderr.replace(/^report\.(?:codehost|github): Nothing was delivered: .*\n/, '')).toBe('')
    const { headline, tests, problems } = JSON.parse(cli.stdout)
    expect(problems).toEqual([])
    expect(tests.total).toBeGreaterThan(0)

    const step = runStep({ node, workspace, inputs: { 'fail-on': 'never' } })
    expect(step.status).toBe(0)
    expect(step.outputs.total).toBe(String(tests.total))
    expect(step.summary).toContain(` ${headline}\n`)
  })
})
