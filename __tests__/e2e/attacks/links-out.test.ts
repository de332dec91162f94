// Tests that links in a checkout lead neither the command nor a step to files outside of it, unless the user names them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { failingResults, goodResults } from '../../results/junit-results.js'
import { runCli } from '../cli-process.js'
import { nodes } from '../nodes.js'
import { runStep } from '../step.js'

/** A checkout whose links lead to the root of the disk and to files beside the checkout. */
const hostileCheckout = () =>
  join(
    makeTree({
      'secrets/passwd': 'root:x:0:0',
      'secrets/TEST-other.xml': failingResults(1),
      'checkout/TEST-a.xml': goodResults,
      'checkout/sub': '-> /',
      'checkout/TEST-link.xml': '-> ../secrets/TEST-other.xml',
      'checkout/passwd': '-> ../secrets/passwd',
      'checkout/beside': '-> ../secrets',
    }),
    'checkout',
  )

const config = '{ "collect": { "files": { "include": ["passwd", "beside/**", "*/passwd"] }, "junit": { "include": ["**/*.xml"] } } }'

// Links require a privilege on Windows.
describe.skipIf(process.platform === 'win32').each(nodes)('a checkout with links out of it, on %s', (node) => {
  test('neither walks the disk nor collects other files when the command runs in it', () => {
    const { status, stdout, stderr } = runCli(['report', '--json'], { node, cwd: hostileCheckout() })
    const { tests, files, problems } = JSON.parse(stdout)
    expect(status).toBe(0)
    expect(tests.total).toBe(2)
    expect(files).toHaveLength(1)
    expect(stderr).toMatch(/^warning .*out of the working directory.*"TEST-link\.xml", "beside", "sub"/m)
    expect(problems).toEqual([{ severity: 'warning', message: expect.stringMatching(/"TEST-link\.xml", "beside", "sub"/) }])
  })

  test.each(['.service.json', 'service.json'])('does not publish files from outside when its own %s asks for them', (name) => {
    const root = makeTree({
      'secrets/passwd': 'root:x:0:0',
      [`checkout/${name}`]: config,
      'checkout/TEST-a.xml': goodResults,
      'checkout/passwd': '-> ../secrets/passwd',
      'checkout/beside': '-> ../secrets',
    })
    const workspace = join(root, 'checkout')
    const { status, stdout } = runCli(['collect', '--json'], { node, cwd: workspace })
    expect(status).toBe(0)
    expect(JSON.parse(stdout).artifacts).toEqual([])

    const step = runStep({ node, workspace, inputs: { command: 'collect' } })
    expect(step.status).toBe(0)
    expect(step.outputs.total).toBe('2')
    expect(JSON.parse(readFileSync(step.outputs['summary-json'] ?? '', 'utf8')).artifacts).toEqual([])
    expect(step.commands).toContainEqual(
      expect.objectContaining({ name: 'warning', message: expect.stringMatching(/out of the working directory.*"beside", "passwd"/) }),
    )
  })

  test('follows a link that the user gives as a path', () => {
    const { status, stdout } = runCli(['report', '--json', 'TEST-link.xml'], { node, cwd: hostileCheckout() })
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ tests: { total: 1, failed: 1 }, problems: [] })
  })
})
