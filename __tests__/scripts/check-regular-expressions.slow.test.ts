import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree } from '../collect/tree.js'

const script = join(import.meta.dirname, '../../scripts/check-regular-expressions.js')

function run(files: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, makeTree(files)], { encoding: 'utf8' })
  return { status, stdout, faults: stderr.split('\n').filter((line) => line !== '') }
}

test('finds every regular expression with superlinear time and its location', () => {
  const { status, faults } = run({
    'numbers.ts': String.raw`
      export const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
      export const end = (text: string) => text.replace(/\s+$/, '')
    `,
    'folder/made.ts': String.raw`const word = '\\w+'
      export const made = new RegExp('^(?:' + word + ')+$')
      export const other = (text: string) => new RegExp(text)
      export const ahead = /(?=.*y)x/
    `,
  })
  expect(status).toBe(1)
  expect(faults).toEqual([
    expect.stringMatching(/folder[\\/]made\.ts:2: new RegExp\(.*\) takes exponential time, for example for /),
    expect.stringMatching(/folder[\\/]made\.ts:3: new RegExp\(text\) is put together from parts that are not constants of its file/),
    expect.stringMatching(/folder[\\/]made\.ts:4: \/\(\?=\.\*y\)x\/ takes polynomial time because of \.\* /),
    expect.stringMatching(/numbers\.ts:2: .* takes 2nd degree polynomial time, for example for /),
    expect.stringMatching(/numbers\.ts:3: .* takes 2nd degree polynomial time, for example for /),
  ])
})

test('accepts regular expressions with linear time', () => {
  const { status, stdout, faults } = run({
    'a.ts': String.raw`
      const word = /[a-z]+/
      export const all = [/^\d+(?:\.\d*)?$/, /(?<!\/)\/+$/, /[^a]{1,200}b/, new RegExp(word.source, 'g'), new RegExp('^' + word.source + '$')]
    `,
  })
  expect(faults).toEqual([])
  expect(status).toBe(0)
  expect(stdout).toContain('6 regular expressions in 1 files')
})
