// Tests that a signal or a reader that closes its stream leaves no incomplete file and no error of the command.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeFolder, makeTree } from '../read/collect/tree.js'
import { failingResults } from '../results/junit-results.js'
import { bareEnvironment, cliBundle, nodes } from './nodes.js'

/** A result file that takes a while to read. */
function writeLargeFile(path: string): void {
  const tests = '<testcase classname="Basket" name="adds" time="0.1"/>\n'.repeat(20_000)
  const file = openSync(path, 'w')
  writeSync(file, '<testsuite name="Basket">')
  for (let part = 0; part < 300; part += 1) writeSync(file, tests)
  writeSync(file, '</testsuite>')
  closeSync(file)
}

// On Windows, a process can neither catch signals nor detect closed pipes.
describe.skipIf(process.platform === 'win32').each(nodes)('the command on %s', (node) => {
  test.each(['SIGINT', 'SIGTERM'] as const)('leaves no incomplete file when %s ends the command', async (signal) => {
    const folder = makeFolder()
    writeLargeFile(join(folder, 'TEST-large.xml'))
    const child = spawn(node, [cliBundle, 'collect'], { cwd: folder, env: bareEnvironment, stdio: 'ignore' })
    const ended = once(child, 'exit')
    // The incomplete records file shows that the reading has begun.
    while (child.exitCode === null && readdirSync(folder).length === 1) await new Promise((resolve) => setImmediate(resolve))
    child.kill(signal)
    expect(await ended).toEqual([null, signal])
    expect(readdirSync(folder)).toEqual(['TEST-large.xml'])
  })

  test.each([
    ['--json', '--fail-on', 'never'],
    ['--verbose', '--fail-on', 'never'],
  ])('does not report a reader that closes both streams: %s', async (...words) => {
    const cwd = makeTree({ 'TEST-a.xml': failingResults(1000) })
    const child = spawn(node, [cliBundle, 'report', ...words], { cwd, env: bareEnvironment, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.destroy()
    child.stderr.destroy()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('does not report a reader that closes standard output', async () => {
    const cwd = makeTree({ 'TEST-a.xml': failingResults(1000) })
    const child = spawn(node, [cliBundle, 'report', '--json', '--fail-on', 'never'], {
      cwd,
      env: bareEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said: Buffer[] = []
    child.stderr.on('data', (text: Buffer) => said.push(text))
    child.stdout.destroy()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(Buffer.concat(said).toString()).toBe('')
  })
})
