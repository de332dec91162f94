import { execFileSync } from 'node:child_process'
import { opendirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Collector } from '../../../src/read/collect/collector.js'
import { type MatchOptions, matchFiles } from '../../../src/read/collect/match-files.js'
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
    return opendirSync(path)
  }
  return { opened, readFolder }
}

describe('finding files', () => {
  test('sorts files by path, whatever the order of the folders', () => {
    const cwd = makeTree({ 'b/a.xml': '', 'B.xml': '', 'a/z.xml': '', 'a.xml': '', 'a-b/c.xml': '', '.hidden/d.xml': '' })
    expect(pathsIn(cwd, ['**/*.xml'])).toEqual(['.hidden/d.xml', 'B.xml', 'a-b/c.xml', 'a.xml', 'a/z.xml', 'b/a.xml'])
  })

  test('shows files outside of the working directory relative to it', () => {
    const root = makeTree({ 'app/a.xml': '', 'results/b.xml': '' })
    expect(pathsIn(join(root, 'app'), ['../results/*.xml', join(root, 'app')])).toEqual(['../results/b.xml', 'a.xml'])
  })

  test('does not open node_modules and .git unless a pattern names them', () => {
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

  test('opens each folder once for all patterns, and only folders that can contain a match', () => {
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

  test('returns the collectors and patterns that match a file, and prefers exclusions', () => {
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

  test('warns of a folder that cannot be read, and continues', () => {
    const cwd = makeTree({ 'a/1.xml': '', 'locked/2.xml': '', 'z/3.xml': '' })
    const readFolder = (path: string) => {
      if (path.endsWith('/locked')) throw Object.assign(new Error("EACCES: permission denied, scandir 'locked'"), { code: 'EACCES' })
      return opendirSync(path)
    }
    const { files, problems } = matchFiles({ cwd, collectors: [collector(['**/*.xml'])], readFolder })
    expect(files.map(({ path }) => path)).toEqual(['a/1.xml', 'z/3.xml'])
    expect(problems).toEqual([{ severity: 'warning', message: expect.stringContaining('EACCES'), path: 'locked' }])
  })

  test('finds nothing when the folder does not exist', () => {
    const cwd = makeTree({ 'a.xml': '' })
    expect(matchFiles({ cwd, collectors: [collector(['missing/**', 'a.xml/b', '/no/such/folder/*.xml'])] })).toEqual({
      files: [],
      problems: [],
    })
  })
})

describe.skipIf(process.platform === 'win32')('symbolic links', () => {
  test('follows links, but never in circles', () => {
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

  test('returns a file once when links lead to it, with the path without a link', () => {
    const cwd = makeTree({ 'a-link': '-> z', 'z/1.xml': '', 'b-link/2.xml': '-> ../z/1.xml' })
    const { files } = matchFiles({ cwd, collectors: [collector(['z/*.xml']), collector(['a-link/*'], { key: 'trx' })] })
    expect(files.map(({ path, matches }) => [path, matches.length])).toEqual([['z/1.xml', 2]])
    expect(pathsIn(cwd, ['b-link/*.xml', 'a-link/*.xml'])).toEqual(['a-link/1.xml'])
  })

  test('takes linear time for links that multiply at each level', () => {
    const tree: Record<string, string> = { 'level40/a.xml': '' }
    for (let level = 0; level < 40; level += 1) {
      for (const name of ['x', 'y']) tree[`level${level}/${name}`] = `-> ../level${level + 1}`
    }
    const { opened, readFolder } = countingReader()
    expect(pathsIn(makeTree(tree), ['level0/**/*.xml'], { readFolder })).toHaveLength(1)
    expect(opened.length).toBeLessThan(100)
  })

  test('opens neither links to pipes nor pipes', () => {
    const cwd = makeFolder()
    execFileSync('mkfifo', [join(cwd, 'pipe.xml')])
    expect(pathsIn(cwd, ['**/*.xml', 'pipe.xml'])).toEqual([])
  })
})

describe.skipIf(process.platform === 'win32')('links that lead out of the working directory', () => {
  const problemsIn = (cwd: string, include: readonly string[], more: Partial<Collector> = {}) => {
    const { files, problems } = matchFiles({ cwd, collectors: [collector(include, more)] })
    return { paths: files.map(({ path }) => path), messages: problems.map(({ message }) => message) }
  }
  const leftOut = (name: string) => expect.stringMatching(new RegExp(`out of the working directory.*"${name}"`))

  test('does not follow links out of the working directory, and names them in one warning', () => {
    const root = makeTree({
      'app/a.xml': '',
      'app/root': '-> /',
      'app/sibling': '-> ../other',
      'app/b.xml': '-> ../other/secret.xml',
      'other/secret.xml': '',
    })
    const { opened, readFolder } = countingReader()
    const { files, problems } = matchFiles({ cwd: join(root, 'app'), collectors: [collector(['**/*.xml'])], readFolder })
    expect(files.map(({ path }) => path)).toEqual(['a.xml'])
    expect(opened).toEqual([join(root, 'app')])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ severity: 'warning', message: expect.stringMatching(/"b\.xml", "root", "sibling"/) })
  })

  test('does not follow links out when the include of a configuration names them', () => {
    const root = makeTree({
      'app/passwd': '-> ../other/passwd',
      'app/out': '-> ../other',
      'other/passwd': '',
      'other/deep/a.xml': '',
    })
    const cwd = join(root, 'app')
    expect(problemsIn(cwd, ['passwd'])).toEqual({ paths: [], messages: [leftOut('passwd')] })
    expect(problemsIn(cwd, ['out/passwd'])).toEqual({ paths: [], messages: [leftOut('out/passwd')] })
    expect(problemsIn(cwd, ['out/deep/*.xml'])).toEqual({ paths: [], messages: [leftOut('out/deep')] })
    expect(problemsIn(cwd, [`${cwd}/out/**`])).toEqual({ paths: [], messages: [leftOut('out')] })
  })

  test('follows links out when the user gives them as paths, but no further links out of those', () => {
    const root = makeTree({
      'app/a.xml': '',
      'app/passwd': '-> ../other/passwd',
      'app/out': '-> ../other',
      'other/passwd': '',
      'other/deep/a.xml': '',
      'other/deep/far': '-> ../../far',
      'far/b.xml': '',
    })
    const cwd = join(root, 'app')
    const named = { named: true }
    expect(problemsIn(cwd, ['passwd'], named)).toEqual({ paths: ['passwd'], messages: [] })
    expect(problemsIn(cwd, ['out/**/*.xml'], named)).toEqual({ paths: ['out/deep/a.xml'], messages: [leftOut('out/deep/far')] })
    expect(problemsIn(cwd, ['**/*.xml', 'out/**'], named).paths).toEqual(['a.xml', 'out/deep/a.xml', 'out/passwd'])
  })

  test('follows links out only for the patterns that the user gives', () => {
    const root = makeTree({ 'app/out': '-> ../other', 'app/a.xml': '', 'other/a.xml': '', 'other/passwd': '' })
    const collectors = [collector(['out/**'], { named: true }), collector(['out/**', '*.xml'], { key: 'files' })]
    const { files } = matchFiles({ cwd: join(root, 'app'), collectors })
    expect(files.map(({ path, matches }) => [path, ...matches.map((match) => match.collector.key)])).toEqual([
      ['a.xml', 'files'],
      ['out/a.xml', 'junit'],
      ['out/passwd', 'junit'],
    ])
  })

  test('follows links to the start of another include', () => {
    const root = makeTree({ 'app/out': '-> ../results/today', 'results/today/a.xml': '', 'results/old': '-> ../..' })
    expect(problemsIn(join(root, 'app'), ['out/*.xml', '../results/**/*.xml'])).toEqual({
      paths: ['../results/today/a.xml'],
      messages: [leftOut('../results/old')],
    })
  })

  test('follows links within a working directory that is a link itself', () => {
    const root = makeTree({ 'real/a.xml': '', 'real/sub/in': '-> ../deep', 'real/deep/b.xml': '', app: '-> real' })
    expect(problemsIn(join(root, 'app'), ['**/*.xml'])).toEqual({ paths: ['a.xml', 'deep/b.xml'], messages: [] })
  })
})

describe('limit of a search', () => {
  test('stops at the limit, and makes the run incomplete', () => {
    const files = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`folder/${index}.xml`, '']))
    const { files: found, problems } = matchFiles({ cwd: makeTree(files), collectors: [collector(['**/*.xml'])], maximumEntries: 50 })
    expect(found.length).toBeLessThan(51)
    expect(problems).toEqual([
      { severity: 'warning', kind: 'incomplete', path: 'folder', message: expect.stringMatching(/50 files and folders.*include/) },
    ])
  })

  test('does not stop when the number of entries equals the limit', () => {
    const cwd = makeTree({ 'a/1.xml': '', 'a/2.xml': '', 'b/3.xml': '' })
    const { files, problems } = matchFiles({ cwd, collectors: [collector(['**/*.xml'])], maximumEntries: 5 })
    expect(files).toHaveLength(3)
    expect(problems).toEqual([])
  })
})

// Windows has no such names.
describe.skipIf(process.platform === 'win32')('paths with control characters', () => {
  test('leaves out paths with control characters, and shows them escaped in a warning', () => {
    const cwd = makeTree({
      'a\n::stop-commands::x\nTEST-b.xml': '',
      'c\u001b[2J/d.xml': '',
      'e\u0085\u2028.xml': '',
      'f\r.xml': '-> g.xml',
      'g.xml': '',
      'other\n.txt': '',
    })
    const { files, problems } = matchFiles({ cwd, collectors: [collector(['**/*.xml'])] })
    expect(files.map(({ path }) => path)).toEqual(['g.xml'])
    const shown = problems.map(({ message }) => /"(.*)"/.exec(message)?.[1]).sort()
    expect(shown).toEqual(['a\\n::stop-commands::x\\nTEST-b.xml', 'c\\u001b[2J', 'e\\u0085\\u2028.xml', 'f\\r.xml'])
    for (const problem of problems) expect(problem).toEqual({ severity: 'warning', message: expect.stringContaining('control character') })
  })

  test('leaves out paths with control characters when an include names them', () => {
    const cwd = makeTree({ 'a\u0007/b.xml': '' })
    const { files, problems } = matchFiles({ cwd, collectors: [collector(['a\u0007/*.xml', 'a\u0007/b.xml'])] })
    expect(files).toEqual([])
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('a\\u0007')])
  })

  test('finds files when the path of the working directory has control characters', () => {
    const root = makeTree({ 'a\u0007/b.xml': '' })
    expect(pathsIn(join(root, 'a\u0007'), ['**/*.xml'])).toEqual(['b.xml'])
  })
})
