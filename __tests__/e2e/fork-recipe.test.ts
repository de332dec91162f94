import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTree } from '../read/collect/tree.js'
import { failingResults } from '../results/junit-results.js'
import { nodes, root } from './nodes.js'
import { runStep } from './step.js'

/** Reads the inputs of our action in an example: plain `name: value` lines at the end of the file. */
function inputsOf(example: string): Record<string, string> {
  const text = readFileSync(join(root, 'examples/workflows', example), 'utf8')
  const [, step = ''] = /\/build-report@v\d+\n([\s\S]*?)(?=^ {6}- |$(?![\s\S]))/m.exec(text) ?? []
  return Object.fromEntries([...step.matchAll(/^ {10}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]))
}

describe.each(nodes)('the workflows for forks in the examples, on %s', (node) => {
  test('reports a fork in its own run, and the same results in the second run', () => {
    const workspace = makeTree({ 'TEST-a.xml': failingResults(2) })
    const fork = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: 'topic' }
    const first = runStep({ node, workspace, inputs: inputsOf('fork-safe-test.yml'), env: fork })
    expect(first.summary).toContain('2 of 2 tests failed')
    expect(first.commands.filter(({ name }) => name === 'error').length).toBeGreaterThanOrEqual(1)
    expect(first.status).toBe(1)
    expect(existsSync(join(workspace, 'build-report.ndjson'))).toBe(true)

    const second = makeTree({})
    mkdirSync(join(second, 'records'))
    renameSync(join(workspace, 'build-report.ndjson'), join(second, 'records', 'build-report.ndjson'))
    const inputs = inputsOf('fork-safe-report.yml')
    const report = runStep({ node, workspace: second, inputs, env: { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_WORKFLOW: 'Report' } })
    expect(report.outputs).toMatchObject({ total: '2', failed: '2' })
    expect(report.stdout).not.toContain('in the root of the workspace')
    expect(report.status).toBe(0)
  })
})
