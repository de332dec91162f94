// Tests that neither the command nor a step runs a program that its folder has planted, such as a hook of Git.
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plantedAttacks } from '../../host/git/planted-attacks.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'
import { failingResults } from '../../results/junit-results.js'
import { runCli } from '../cli-process.js'
import { nodes } from '../nodes.js'
import { runStep } from '../step.js'

describe.each(nodes)('on %s', (node) => {
  test.each(Object.keys(plantedAttacks))('the command runs nothing when its folder is %s', (name) => {
    const attack = plantedAttacks[name]?.()
    if (attack === undefined) throw new Error(name)
    writeFileSync(join(attack.cwd, 'TEST-a.xml'), failingResults(1))
    const { status, stdout } = runCli(['report'], { node, cwd: attack.cwd })
    expect(stdout).toContain('✗ 1 of 1 test failed\n')
    expect(status).toBe(1)
    expect(existsSync(attack.marker)).toBe(false)
  })

  test.each(Object.keys(plantedAttacks))('a step on workflow_run runs nothing when its workspace is %s', (name) => {
    const attack = plantedAttacks[name]?.()
    if (attack === undefined) throw new Error(name)
    const record = { kind: 'test', suite: ['Basket'], name: 'adds', status: 'failed', message: 'expected 1 to be 0' }
    writeFileSync(join(attack.cwd, 'records.ndjson'), `${JSON.stringify(record)}\n`)
    const { status, outputs } = runStep({
      node,
      workspace: attack.cwd,
      inputs: { records: '*.ndjson', 'fail-on': 'never' },
      env: { GITHUB_EVENT_NAME: 'workflow_run' },
    })
    expect(status).toBe(0)
    expect(outputs.failed).toBe('1')
    expect(existsSync(attack.marker)).toBe(false)
  })

  test.skipIf(process.platform === 'win32').each(['.', ''])('the command starts no git of its folder when PATH has "%s"', (entry) => {
    const marker = join(makeFolder(), 'marker')
    const cwd = makeTree({
      'TEST-a.xml': failingResults(1),
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/objects/info/x': '',
      '.git/refs/x': '',
      git: `#!/bin/sh\necho ran > '${marker}'\n`,
    })
    chmodSync(join(cwd, 'git'), 0o755)
    const { stdout } = runCli(['report'], { node, cwd, env: { PATH: `${entry}${delimiter}${process.env.PATH}` } })
    expect(stdout).toContain('✗ 1 of 1 test failed\n')
    expect(existsSync(marker)).toBe(false)
  })
})
