import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Collector } from '../../src/collect/collector.js'
import { type MatchOptions, matchFiles } from '../../src/collect/match-files.js'
import { makeFolder, makeTree } from './tree.js'

const collector = (include: readonly string[], more: Partial<Collector> = {}): Collector => ({
  key: 'junit',
  include,
  exclude: [],
  metadata: {},
  ...more,
})

const pathsIn = (cwd: string, include: readonly string[], more: Partial<MatchOptions> = {}) =>
  matchFiles({ cwd, collectors: [collector(include)], ...more }).files.map(({ path }) => path)

/** Reads folders and remembers which. */
function countingReader() {
  const opened: string[] = []
  const readFolder = (path: string) => {
    opened.push(path)
    return readdirSync(path, { withFileTypes: true })
  }
  return { opened, readFolder }
}

describe('finding files', () => {
  test('sorts them by path, whatever the order of the folders', () => {
    const cwd = makeTree({ 'b/a.xml': '', 'B.xml': '', 'a/z.xml': '', 'a.xml': '', 'a-b/c.xml': '', '.hidden/d.xml': '' })
    expect(pathsIn(cwd, ['**/*.xml'])).toEqual(['.hidden/d.xml', 'B.xml', 'a-b/c.xml', 'a.xml', 'a/z.xml', 'b/a.xml'])
  })

  test('shows files outside of the working directory relative to it', () => {
    const root = makeTree({ 'app/a.xml': '', 'results/b.xml': '' })
    expect(pathsIn(join(root, 'app'), ['../results/*.xml', join(root, 'app')])).toEqual(['../results/b.xml', 'a.xml'])
  })

  test('does not open node_modules and .git, however much is in there, unless a pattern names them', () => {
    const cwd = makeTree({
      'src/a.xml': '',
      'node_modules/x/lib/b.xml': '',
      'packages/p/node_modules/y/c.xml': '',
      '.git/objects/d.xml': '',
      'packages/p/out/e.xml': '',
    })
    const { opened, readFolder } = countingReader()
    expect(pathsIn(cwd, ['**/*.xml'], { readFolder })).toEqual(['packages/p/out/e.xml', 'src/a.xml'])
    expect(opened.map((path) => path.slice(cwd.length)).sort()).toEqual(['', '/packages', '/packages/p', '/packages/p/out', '/src'])
    expect(pathsIn(cwd, ['node_modules/x/**/*.xml'])).toEqual(['node_modules/x/lib/b.xml'])
  })

  test('opens each folder once for all patterns of all collectors, and none that can hold no match', () => {
    const cwd = makeTree({ 'a/out/1.xml': '', 'a/src/deep/2.txt': '', 'b/out/3.xml': '', 'c/4.xml': '', 'old/5.xml': '' })
    const { opened, readFolder } = countingReader()
    const { files } = matchFiles({
      cwd,
      readFolder,
      collectors: [collector(['*/out/*.xml'], { exclude: ['b', 'old'] }), collector(['a/out/**', 'a/*.txt'], { key: 'trx' })],
    })
    expect(files.map(({ path, matches }) => [path, ...matches.map((match) => match.collector.key)])).toEqual([
      ['a/out/1.xml', 'junit', 'trx'],
    ])
    expect(opened.map((path) => path.slice(cwd.length)).sort()).toEqual(['', '/a', '/a/out', '/c'])
  })

  test('tells which patterns of which collector lead to a file; an exclusion wins', () => {
    const cwd = makeTree({ 'a.xml': '', 'b.xml': '' })
    const collectors = [collector(['*.xml', 'a.*']), collector(['**'], { key: 'files', exclude: ['a.xml'] })]
    const matches = matchFiles({ cwd, collectors }).files.map((file) =>
      file.matches.map(({ collector, patterns }) => [collector.key, patterns]),
    )
    expect(matches).toEqual([
      [['junit', ['*.xml', 'a.*']]],
      [
        ['junit', ['*.xml']],
        ['files', ['**']],
      ],
    ])
  })

  test('goes on where a folder cannot be read, and says so', () => {
    const cwd = makeTree({ 'a/1.xml': '', 'locked/2.xml': '', 'z/3.xml': '' })
    const readFolder = (path: string) => {
      if (path.endsWith('/locked')) throw Object.assign(new Error("EACCES: permission denied, scandir 'locked'"), { code: 'EACCES' })
      return readdirSync(path, { withFileTypes: true })
    }
    const { files, problems } = matchFiles({ cwd, collectors: [collector(['**/*.xml'])], readFolder })
    expect(files.map(({ path }) => path)).toEqual(['a/1.xml', 'z/3.xml'])
    expect(problems).toEqual([{ severity: 'warning', message: expect.stringContaining('EACCES'), path: 'locked' }])
  })

  test('finds nothing where nothing is', () => {
    const cwd = makeTree({ 'a.xml': '' })
    expect(matchFiles({ cwd, collectors: [collector(['missing/**', 'a.xml/b', '/no/such/folder/*.xml'])] })).toEqual({
      files: [],
      problems: [],
    })
  })
})

describe.skipIf(process.platform === 'win32')('symbolic links', () => {
  test('are followed, and never in circles', () => {
    const cwd = makeTree({
      'real/a.xml': '',
      'real/loop': '-> ..',
      self: '-> self',
      gone: '-> nowhere',
      'up/me': '-> ../up',
      'linked.xml': '-> real/a.xml',
    })
    expect(pathsIn(cwd, ['**/*.xml'])).toEqual(['real/a.xml'])
    expect(pathsIn(cwd, ['linked.xml'])).toEqual(['linked.xml'])
  })

  test('make no second file of one, and the path without a link is shown', () => {
    const cwd = makeTree({ 'a-link': '-> z', 'z/1.xml': '', 'b-link/2.xml': '-> ../z/1.xml' })
    const { files } = matchFiles({ cwd, collectors: [collector(['z/*.xml']), collector(['a-link/*'], { key: 'trx' })] })
    expect(files.map(({ path, matches }) => [path, matches.length])).toEqual([['z/1.xml', 2]])
    expect(pathsIn(cwd, ['b-link/*.xml', 'a-link/*.xml'])).toEqual(['a-link/1.xml'])
  })

  test('that multiply at each level do not multiply the work', () => {
    const tree: Record<string, string> = { 'level40/a.xml': '' }
    for (let level = 0; level < 40; level += 1) {
      for (const name of ['x', 'y']) tree[`level${level}/${name}`] = `-> ../level${level + 1}`
    }
    const { opened, readFolder } = countingReader()
    expect(pathsIn(makeTree(tree), ['level0/**/*.xml'], { readFolder })).toHaveLength(1)
    expect(opened.length).toBeLessThan(100)
  })

  test('and pipes: what is not a file is never opened', () => {
    const cwd = makeFolder()
    execFileSync('mkfifo', [join(cwd, 'pipe.xml')])
    expect(pathsIn(cwd, ['**/*.xml', 'pipe.xml'])).toEqual([])
  })
})
