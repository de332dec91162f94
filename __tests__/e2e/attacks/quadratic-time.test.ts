// Tests that hostile result files of a few megabytes are reported within seconds.
import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { bareEnvironment, cliBundle, nodes } from '../nodes.js'

const failing = '<testcase name="fails"><failure message="no"/></testcase>'

/** Result files of a few megabytes that once took minutes or hours. */
const files = {
  'a number of 500,000 digits': `<testsuite>${`<testcase name="a" time="${'1'.repeat(500_000)}x"/>`.repeat(6)}${failing}</testsuite>`,
  'end tags that match none of the open elements': `<testsuite>${failing}${'<a>'.repeat(100_000)}${'</x>'.repeat(1_000_000)}`,
  'outputs of one test': `<testsuite>${failing}<testcase name="a">${'<system-out>x</system-out>'.repeat(500_000)}</testcase></testsuite>`,
}

describe.each(nodes)('the command on %s', (node) => {
  test.each(Object.entries(files))('reports a hostile file in seconds when it holds %s', (_what, content) => {
    const { error, status, stdout } = spawnSync(node, [cliBundle, 'report', 'TEST-a.xml'], {
      cwd: makeTree({ 'TEST-a.xml': content }),
      encoding: 'utf8',
      env: bareEnvironment,
      timeout: 100_000,
    })
    expect(error).toBeUndefined()
    expect(status).toBe(1)
    expect(stdout).toContain('fails')
  })
})
