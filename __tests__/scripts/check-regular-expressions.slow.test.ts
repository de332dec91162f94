import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder, makeTree } from '../read/collect/tree.js'

const script = join(import.meta.dirname, '../../scripts/check-regular-expressions.js')

function run(files: Readonly<Record<string, string>>) {
  return runScript(makeTree(files))
}

function runScript(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { status, stdout, faults: stderr.split('\n').filter((line) => line !== '') }
}

let emptyList: string | undefined

/** Returns a list without entries. Its comments contain the current version of the rules. */
function readEmptyList() {
  if (emptyList === undefined) {
    const list = join(makeFolder(), 'list.txt')
    runScript('--update', '--list', list, makeFolder())
    emptyList = readFileSync(list, 'utf8')
  }
  return emptyList
}

/** Makes a folder with one file of the given expressions, and a list with the given entries, made with the given version of recheck. */
function makeSources(expressions: readonly string[], { recheck, entries = [] }: { recheck?: string; entries?: readonly string[] } = {}) {
  const folder = makeTree({ 'a.ts': `export const all = [\n${expressions.join(',\n')}\n]` })
  const list = join(makeFolder(), 'list.txt')
  const comments = recheck === undefined ? readEmptyList() : readEmptyList().replace(/recheck [^,]+/, `recheck ${recheck}`)
  writeFileSync(list, `${comments}${entries.join('\n')}\n`)
  return {
    check: () => runScript('--list', list, folder),
    update: () => runScript('--update', '--list', list, folder),
    entries: () =>
      readFileSync(list, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#')),
  }
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

test('skips a regular expression when the list contains it', () => {
  const { check } = makeSources([String.raw`/^(?:\w+)+$/`], { entries: [String.raw`/^(?:\w+)+$/`] })
  expect(check()).toMatchObject({ status: 0, stdout: '1 regular expressions in 1 files, 0 checked, 0 faults.\n', faults: [] })
})

test('reports a vulnerable regular expression when the list does not contain it', () => {
  const { check } = makeSources([String.raw`/^\d+$/`, String.raw`/^(?:\w+)+$/`], { entries: [String.raw`/^\d+$/`] })
  const { status, faults } = check()
  expect(status).toBe(1)
  expect(faults).toEqual([expect.stringMatching(/a\.ts:3: .* takes exponential time, for example for /)])
})

test('reports a safe regular expression once when the list does not contain it', () => {
  const { check } = makeSources([String.raw`/^\d+$/`, String.raw`/^\d+$/`, '/[a-z]/'])
  const { status, faults } = check()
  expect(status).toBe(1)
  expect(faults).toEqual([expect.stringMatching(/a\.ts:2: .* is safe, but .*list\.txt does not list it\. Run: node .* --update$/)])
})

test('reports an entry of the list of regular expressions when no source contains it', () => {
  const { check } = makeSources([String.raw`/^\d+$/`], { entries: [String.raw`/^\d+$/`, String.raw`/^\d+$/g`] })
  const { status, faults } = check()
  expect(status).toBe(1)
  expect(faults).toEqual([expect.stringMatching(/list\.txt contains \/\^\\d\+\$\/g, which is not a safe .* Run: node .* --update$/)])
})

test('checks every regular expression again when the list was made with another version of recheck', () => {
  const expressions = [String.raw`/^\d+$/`, String.raw`/^(?:\w+)+$/`]
  const { check } = makeSources(expressions, { recheck: '0.0.1', entries: expressions })
  const { status, stdout, faults } = check()
  expect(status).toBe(1)
  expect(stdout).toContain('2 checked')
  expect(faults).toEqual([
    expect.stringMatching(/a\.ts:3: .* takes exponential time/),
    expect.stringMatching(/list\.txt was checked with: recheck 0\.0\.1, .* must be checked with: recheck [1-9].* Run: node .* --update$/),
  ])
})

test('writes exactly the safe regular expressions to the list when --update is given', () => {
  const withLineBreak = 'new RegExp("^b*\\n")'
  const { check, update, entries } = makeSources([String.raw`/^\d+$/`, '/[a-z]/', '/^a+b/', withLineBreak], {
    entries: ['<<<<<<< HEAD', '/stale+/', '=======', '/^a+b/', '>>>>>>> other'],
  })
  expect(update()).toMatchObject({ status: 0, faults: [] })
  expect(entries()).toEqual([String.raw`"/^b*\n/"`, String.raw`/^\d+$/`, '/^a+b/'])
  expect(check()).toMatchObject({ status: 0, faults: [] })
})

test('leaves a vulnerable regular expression out of the list when --update is given', () => {
  const { update, entries } = makeSources([String.raw`/^\d+$/`, String.raw`/^(?:\w+)+$/`])
  const { status, faults } = update()
  expect(status).toBe(1)
  expect(faults).toEqual([expect.stringMatching(/a\.ts:3: .* takes exponential time/)])
  expect(entries()).toEqual([String.raw`/^\d+$/`])
})

test('refuses --update when a folder is given without a list', () => {
  expect(runScript('--update', makeFolder())).toEqual({ status: 1, stdout: '', faults: ['--update requires --list if a folder is given.'] })
})
