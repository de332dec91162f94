// Tests that the configuration in the root of the repository applies in a subfolder, and that its errors are annotated.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTree } from '../read/collect/tree.js'
import { goodResults } from '../results/junit-results.js'
import { runCli } from './cli-process.js'
import { nodes } from './nodes.js'
import { runStep } from './step.js'

const git = { '.git/HEAD': 'ref: refs/heads/main\n', '.git/objects/x': '', '.git/refs/x': '' }
const config = (outputFile: string) => JSON.stringify({ report: { html: { enabled: true, outputFile } } })

describe.each(nodes)('the configuration in the root of the repository, on %s', (node) => {
  test('is used by the command in a subfolder, which writes there', () => {
    const root = makeTree({ ...git, '.service.json': config('out/report.html'), 'api/TEST-a.xml': goodResults })
    const { status, stdout } = runCli(['report'], { node, cwd: join(root, 'api') })
    expect(status).toBe(0)
    expect(stdout).toContain(` · ${join('out', 'report.html')}\n`)
  })

  test('writes nothing outside of the subfolder', () => {
    const root = makeTree({ ...git, '.service.json': config('../report.html'), 'api/TEST-a.xml': goodResults })
    const { stdout, stderr } = runCli(['report'], { node, cwd: join(root, 'api') })
    expect(stdout + stderr).toContain('--allow-output-outside')
  })

  test('has its errors annotated when the step has a working directory', () => {
    const { commands, status } = runStep({
      node,
      files: { ...git, '.service.json': '{\n  "report": 1\n}\n', 'api/TEST-a.xml': goodResults },
      inputs: { 'working-directory': 'api' },
    })
    expect(status).toBe(1)
    expect(commands).toContainEqual(
      expect.objectContaining({ name: 'error', properties: expect.objectContaining({ file: '.service.json', line: '2' }) }),
    )
  })
})
