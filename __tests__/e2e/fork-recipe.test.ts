// Tests that the workflows for forks in examples/workflows report the same results in both of their runs.
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { create } from '@actions/glob'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { makeTree } from '../read/collect/tree.js'
import { nodes, root } from './nodes.js'
import { runStep } from './step.js'

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, string>>
}

/** Returns the inputs of an action in an example. */
function inputsOf(example: string, action: string): Readonly<Record<string, string>> {
  const { jobs } = parse(readFileSync(join(root, 'examples/workflows', example), 'utf8'))
  const steps = Object.values<{ readonly steps: readonly Step[] }>(jobs).flatMap((job) => job.steps)
  return steps.find(({ uses }) => uses?.includes(`/${action}@`))?.with ?? {}
}

/** Copies the files of an artifact, which actions/upload-artifact finds with the same module. */
async function passArtifact(from: string, to: string): Promise<readonly string[]> {
  const { path = '' } = inputsOf('fork-safe-test.yml', 'upload-artifact')
  const files = await (await create(join(from, path), { matchDirectories: false })).glob()
  for (const file of files) {
    const place = join(to, inputsOf('fork-safe-report.yml', 'download-artifact').path ?? '', relative(from, file))
    mkdirSync(dirname(place), { recursive: true })
    cpSync(file, place)
  }
  return files.map((file) => relative(from, file))
}

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const results = `<testsuite name="Basket"><testcase name="rounds"><failure message="expected 1"/>
<system-out>[[ATTACHMENT|shots/basket.png]]</system-out></testcase><testcase name="adds"/></testsuite>`

describe.each(nodes)('the workflows for forks in the examples, on %s', (node) => {
  test('reports a fork in its own run, and the same results with the screenshot in the second run', async () => {
    const workspace = makeTree({ 'TEST-a.xml': results, 'shots/basket.png': png })
    const fork = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: 'topic' }
    const first = runStep({ node, workspace, inputs: inputsOf('fork-safe-test.yml', 'build-report'), env: fork })
    expect(first.summary).toContain('1 of 2 tests failed')
    expect(first.commands.filter(({ name }) => name === 'error').length).toBeGreaterThanOrEqual(1)
    expect(first.status).toBe(1)

    const second = makeTree({})
    expect(await passArtifact(workspace, second)).toEqual([
      expect.stringMatching(/^build-report-attachments\/[0-9a-f]{32}\.png$/),
      'build-report.ndjson',
    ])
    const inputs = inputsOf('fork-safe-report.yml', 'build-report')
    const report = runStep({ node, workspace: second, inputs, env: { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_WORKFLOW: 'Report' } })
    expect(report.outputs).toMatchObject({ total: '2', failed: '1' })
    expect(report.stdout).not.toContain('in the root of the workspace')
    expect(report.commands.filter(({ name }) => name === 'warning')).toEqual([])
    expect(report.status).toBe(0)
    expect(report.summary).toContain('<br>screenshot')
    expect(readFileSync(join(second, 'report.html'), 'utf8')).toContain(png.toString('base64'))
  })
})
