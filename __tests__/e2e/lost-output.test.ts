// Tests that the command ends with a clear status when its output cannot be written or its folder is gone.
import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeFolder, makeTree } from '../read/collect/tree.js'
import { goodResults } from '../results/junit-results.js'
import { bareEnvironment, cliBundle, nodes } from './nodes.js'

// Only Linux has the file /dev/full.
describe.skipIf(process.platform !== 'linux').each(nodes)('the command on %s, when its output cannot be written,', (node) => {
  const withFull = (stream: 'stdout' | 'stderr', words: readonly string[], cwd = makeTree({ 'TEST-a.xml': goodResults })) => {
    const full = openSync('/dev/full', 'w')
    try {
      const stdio = stream === 'stdout' ? (['ignore', full, 'pipe'] as const) : (['ignore', 'pipe', full] as const)
      return spawnSync(node, [cliBundle, ...words], { cwd, env: bareEnvironment, encoding: 'utf8', stdio: [...stdio] })
    } finally {
      closeSync(full)
    }
  }

  test.each([[['report']], [['report', '--json']], [['collect']], [['validate']], [['--version']], [['--help']]])(
    'ends with 3 and one line that gives the reason: %j',
    (words) => {
      const { status, stderr } = withFull('stdout', words)
      expect(status).toBe(3)
      expect(stderr.match(/^error .*$/gm)).toEqual([expect.stringMatching(/^error The output cannot be written: ENOSPC.*$/)])
      expect(stderr).not.toMatch(/^\s+at /m)
    },
  )

  test('exits with 3 when only messages are lost', () => {
    const { status, stdout } = withFull('stderr', ['report', 'none.xml', '--fail-on', 'never'])
    expect(status).toBe(3)
    expect(stdout).not.toBe('')
  })
})

// Windows does not remove the working directory of a process.
describe.skipIf(process.platform === 'win32').each(nodes)('the command on %s, when its folder was removed,', (node) => {
  test.each([[['report']], [['serve']], [['init']], [['--version']], [[]]])(
    'ends with 3 and one line that gives the reason: %j',
    (words) => {
      const folder = makeFolder()
      const inner = makeTree({})
      // The shell starts in the folder, removes it, and becomes the command.
      const script = 'cd "$1" && rmdir "$1" && shift && exec "$@"'
      const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', script, 'sh', inner, node, cliBundle, ...words], {
        cwd: folder,
        env: bareEnvironment,
        encoding: 'utf8',
      })
      expect({ status, stdout }).toEqual({ status: 3, stdout: '' })
      expect(stderr).toMatch(/^error The current folder is not available: ENOENT.*\n$/)
    },
  )
})
