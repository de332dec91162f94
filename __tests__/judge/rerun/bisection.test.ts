import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bisection } from '../../../src/judge/rerun/bisection.js'
import { makeTree } from '../../read/collect/tree.js'

const range = { passed: '5e0d1b7'.padEnd(40, '0'), failed: 'abc1234'.padEnd(40, '0') }
const start = 'git bisect start abc123400000 5e0d1b700000'

test('runs the command of a test on the commits of the range', () => {
  const target = { producer: 'pytest', name: 'test_rounds[half a cent]', suite: ['', 'tests.test_prices'], file: 'tests/test_prices.py' }
  expect(bisection(target, range)).toEqual({
    command: `${start} && git bisect run pytest 'tests/test_prices.py::test_rounds[half a cent]'`,
  })
})

test('asks for a command when the tool of a test is not known', () => {
  expect(bisection({ name: 'rounds', suite: [] }, range)).toEqual({
    command: start,
    nextStep: 'Then start "git bisect run" with a command that runs only this test.',
  })
})

test('asks for a script that builds the tests when the program contains them', () => {
  const { command, nextStep } = bisection({ producer: 'googletest', name: 'Rounds', suite: ['Prices'], source: 'build/prices.xml' }, range)
  expect(command).toBe(start)
  expect(nextStep).toMatch(
    /^Then start "git bisect run" with a script that builds the tests, exits with 125 if that fails, and runs: .*Prices\.Rounds.* \|\| exit 1$/,
  )
})

test('never contains a text that could end the command', () => {
  const hostile = { producer: 'pytest', name: 'test_x', suite: ['', "a'; touch planted; '"], file: 'a.py' }
  expect(bisection(hostile, range).command).toBe(start)
})

test('finds the commit in a real repository', () => {
  const folder = makeTree({ 'test_value.py': 'exit(0)' })
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Jo', '-c', 'user.email=jo@acme.example', ...words], { cwd: folder, encoding: 'utf8' }).trim()
  const commit = (subject: string) => {
    git('add', '.')
    git('commit', '--quiet', '--allow-empty', '--message', subject)
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch', 'main')
  const passed = commit('good')
  commit('still good')
  writeFileSync(join(folder, 'test_value.py'), 'exit(1)')
  const culprit = commit('breaks')
  const failed = commit('later')
  // The program only has to behave like pytest with one test.
  writeFileSync(join(folder, 'pytest'), '#!/bin/sh\ngrep -q "exit(0)" test_value.py\n', { mode: 0o755 })
  const { command } = bisection(
    { producer: 'pytest', name: 'test_x', suite: ['', 'test_value'], file: 'test_value.py' },
    { passed, failed },
  )
  const found = execFileSync('sh', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  })
  expect(found).toContain(`${culprit} is the first bad commit`)
})
