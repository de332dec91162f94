// Tests that a named pipe or an endless file as configuration neither blocks the command nor fills its memory.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeFolder } from '../../read/collect/tree.js'
import { runCli } from '../cli-process.js'
import { nodes } from '../nodes.js'

describe.each(nodes)('on %s', (node) => {
  test.skipIf(process.platform === 'win32')('the command refuses a configuration that is a named pipe, and does not wait for it', () => {
    const cwd = makeFolder()
    execFileSync('mkfifo', [join(cwd, '.service.json')])
    const { status, stderr } = runCli(['validate'], { node, cwd })
    expect(stderr).toContain('".service.json" is not a regular file')
    expect(status).toBe(2)
  })

  // Linux reports a size of 0 for this file.
  test.runIf(process.platform === 'linux')('the command reads no more than the limit when the size of a configuration is not known', () => {
    const large = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`LARGE_${index}`, 'x'.repeat(100_000)]))
    const { status, stderr } = runCli(['validate', '--config', '/proc/self/environ'], { node, env: large })
    expect(stderr).toContain('has more than 1048576 bytes')
    expect(status).toBe(2)
  })
})
