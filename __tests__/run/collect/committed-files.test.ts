import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultFailOn } from '../../../src/judge/summary/fail-on.js'
import { applyGates } from '../../../src/run/apply-gates.js'
import { createCommittedFiles } from '../../../src/run/collect/committed-files.js'
import { commandSearchHint } from '../../../src/run/guide/search-hint.js'
import { run } from '../../../src/run/run.js'
import { bareEnvironment } from '../../e2e/nodes.js'
import { makeTree } from '../../read/collect/tree.js'

const junit = (name: string) => `<testsuite name="s">\n<testcase name="${name}"/>\n</testsuite>\n`

/** Makes a repository that tracks all of these files. They are a minute older than its index, as after a checkout. */
function makeClone(files: Readonly<Record<string, string>>): string {
  const cwd = makeTree(files)
  const git = (...words: string[]) => execFileSync('git', words, { cwd, env: bareEnvironment, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '.')
  for (const path of Object.keys(files)) setAge(cwd, path, 60)
  return cwd
}

/** Sets the time of a file to a number of seconds before the time of the index. */
function setAge(cwd: string, path: string, seconds: number): void {
  const time = statSync(join(cwd, '.git/index')).mtimeMs / 1000 - seconds
  utimesSync(join(cwd, path), time, time)
}

async function reported(cwd: string, paths: readonly string[] = []) {
  const finished = await run({ cwd, paths, records: [] }, { env: bareEnvironment, onWarning() {} })
  const { fails, summary } = applyGates(finished, [], defaultFailOn)
  return {
    fails,
    files: summary.files.map(({ path }) => path),
    problems: summary.problems.map(({ severity, message }) => [severity, message]),
    notices: finished.guide.notices.map(({ message }) => message),
    hint: commandSearchHint(finished)?.searched,
  }
}

test('leaves out committed results that the run did not write when only well-known names lead to them', async () => {
  const { fails, hint, ...found } = await reported(makeClone({ 'junit.xml': junit('a') }))
  const notice = 'junit.xml is committed and unchanged, so it is not a result of this run. Remove it from git, or name it in "paths".'
  expect(found).toEqual({ files: [], problems: [], notices: [notice] })
  expect(fails).toBe(true)
  expect(hint).toContain(notice)
})

test('names the first committed files in one notice, and reports the results of the run', async () => {
  const cwd = makeClone({ 'a/junit.xml': junit('a'), 'b/junit.xml': junit('b'), 'c/junit.xml': '<testsui' })
  writeFileSync(join(cwd, 'junit.xml'), junit('new'))
  expect(await reported(cwd)).toEqual({
    fails: false,
    files: ['junit.xml'],
    problems: [],
    notices: [
      '3 files are committed and unchanged, so they are not results of this run (a/junit.xml, b/junit.xml, …). Remove them from git, or name them in "paths".',
    ],
    hint: undefined,
  })
})

test.each([
  ['the tests wrote the same content again', (cwd: string) => setAge(cwd, 'junit.xml', -60)],
  [
    'its content has changed, although it is old',
    (cwd: string) => {
      writeFileSync(join(cwd, 'junit.xml'), junit('b'))
      setAge(cwd, 'junit.xml', 60)
    },
  ],
])('counts a committed file with a well-known name when %s', async (_, change) => {
  const cwd = makeClone({ 'junit.xml': junit('a') })
  change(cwd)
  expect(await reported(cwd)).toEqual({ fails: false, files: ['junit.xml'], problems: [], notices: [], hint: undefined })
})

test('counts an old file that git does not track', async () => {
  const cwd = makeClone({ 'a.txt': '' })
  writeFileSync(join(cwd, 'junit.xml'), junit('a'))
  setAge(cwd, 'junit.xml', 60)
  expect(await reported(cwd)).toMatchObject({ files: ['junit.xml'], notices: [] })
})

test('treats a committed file as unchanged when only its line ends differ', async () => {
  const cwd = makeClone({ 'junit.xml': junit('a') })
  writeFileSync(join(cwd, 'junit.xml'), junit('a').replaceAll('\n', '\r\n'))
  setAge(cwd, 'junit.xml', 60)
  expect((await reported(cwd)).files).toEqual([])
})

test.each([
  ['a folder', ['out']],
  ['a glob', ['out/*.xml']],
])('reads committed results with a warning when the user gives %s', async (_, paths) => {
  const one = await reported(makeClone({ 'out/junit.xml': junit('a') }), paths)
  expect(one).toMatchObject({ fails: false, files: ['out/junit.xml'], notices: [] })
  expect(one.problems).toEqual([
    ['warning', 'out/junit.xml is committed and unchanged. If the tests did not write it, its results are old.'],
  ])
  const several = await reported(makeClone({ 'out/a.xml': junit('a'), 'out/b.xml': junit('b') }), paths)
  expect(several.problems).toEqual([
    ['warning', '2 files are committed and unchanged (out/a.xml, out/b.xml). If the tests did not write them, their results are old.'],
  ])
})

test('reads committed results without a warning when the user names the file', async () => {
  const found = await reported(makeClone({ 'out/[a]/junit.xml': junit('a') }), ['out/[a]/junit.xml'])
  expect(found).toEqual({ fails: false, files: ['out/[a]/junit.xml'], problems: [], notices: [], hint: undefined })
})

test('recognises committed files in a subfolder of the repository and in a linked work tree', async () => {
  const cwd = makeClone({ 'app/junit.xml': junit('a') })
  expect((await reported(join(cwd, 'app'))).files).toEqual([])
  const git = (...words: string[]) => execFileSync('git', words, { cwd, env: bareEnvironment, stdio: 'pipe' })
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'a')
  const linked = makeTree({})
  git('worktree', 'add', '--quiet', join(linked, 'tree'))
  const path = join(linked, 'tree/app/junit.xml')
  utimesSync(path, 1_000_000, 1_000_000)
  expect((await reported(join(linked, 'tree'))).files).toEqual([])
})

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'protocol.file.allow=always', ...words], {
    cwd,
    env: bareEnvironment,
    stdio: 'pipe',
  })

test('recognises committed files of a submodule, of a checkout in a folder, and of the repository around them', async () => {
  const lib = makeClone({ 'junit.xml': junit('lib') })
  git(lib, 'commit', '--quiet', '-m', 'a')
  const cwd = makeClone({ 'junit.xml': junit('a') })
  git(cwd, 'submodule', '--quiet', 'add', lib, 'vendor/lib')
  for (const path of ['junit.xml', 'vendor/lib/junit.xml']) setAge(cwd, path, 3600)
  writeFileSync(join(cwd, 'vendor/junit.xml'), junit('new'))
  expect(await reported(cwd)).toMatchObject({
    files: ['vendor/junit.xml'],
    notices: [expect.stringMatching(/^2 files are committed and unchanged, .*\(junit\.xml, vendor\/lib\/junit\.xml\)/)],
  })

  const folder = makeTree({})
  git(folder, 'clone', '--quiet', lib, 'lib')
  utimesSync(join(folder, 'lib/junit.xml'), 1_000_000, 1_000_000)
  expect((await reported(folder)).files).toEqual([])
})

test('recognises committed files when git refuses the repository or is missing', () => {
  const cwd = makeClone({ 'a.xml': junit('a') })
  // With this variable, git treats every repository like one of another user, as in a container.
  const env = { ...bareEnvironment, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }
  expect(() => execFileSync('git', ['ls-files'], { cwd, env, stdio: 'pipe' })).toThrow('dubious ownership')
  const file = { absolutePath: join(cwd, 'a.xml'), modifiedMs: 0 }
  expect([env, { PATH: makeTree({}) }].map((each) => createCommittedFiles(each)(file))).toEqual([true, true])
})

test('starts git once for older files if the index needs it, and never for newer ones', () => {
  const cwd = makeClone({ 'a.xml': junit('a'), 'b.xml': junit('b') })
  git(cwd, 'update-index', '--split-index')
  const programs = makeTree({ git: '#!/bin/sh\necho >> "$0.log"\n' })
  chmodSync(join(programs, 'git'), 0o755)
  const isCommitted = createCommittedFiles({ PATH: programs })
  const now = statSync(join(cwd, '.git/index')).mtimeMs
  expect(isCommitted({ absolutePath: join(cwd, 'a.xml'), modifiedMs: now + 1 })).toBe(false)
  expect(existsSync(join(programs, 'git.log'))).toBe(false)
  isCommitted({ absolutePath: join(cwd, 'a.xml'), modifiedMs: now })
  isCommitted({ absolutePath: join(cwd, 'b.xml'), modifiedMs: now - 1 })
  expect(statSync(join(programs, 'git.log')).size).toBe(1)
  expect(createCommittedFiles(bareEnvironment)({ absolutePath: join(cwd, 'a.xml'), modifiedMs: 0 })).toBe(true)
})

test.skipIf(process.platform === 'win32')('recognises a committed file when a link leads to it or to its folder', () => {
  const cwd = makeClone({ 'out/a.xml': junit('a') })
  symlinkSync(join(cwd, 'out'), join(cwd, 'linked'))
  symlinkSync(join(cwd, 'out/a.xml'), join(cwd, 'b.xml'))
  const isCommitted = createCommittedFiles(bareEnvironment)
  const found = ['out/a.xml', 'linked/a.xml', 'b.xml', 'out/missing.xml'].filter((path) =>
    isCommitted({ absolutePath: join(cwd, path), modifiedMs: 0 }),
  )
  expect(found).toEqual(['out/a.xml', 'linked/a.xml', 'b.xml'])
})

test('ignores what a committed file beside the results states about a run', async () => {
  const cwd = makeClone({ 'out/.last-run.json': '{"status":"failed","failedTests":["a"]}' })
  writeFileSync(join(cwd, 'out/junit.xml'), junit('a'))
  expect(await reported(cwd, ['out'])).toMatchObject({ fails: false, problems: [] })
  // The run wrote it.
  setAge(cwd, 'out/.last-run.json', -60)
  expect(await reported(cwd, ['out'])).toMatchObject({ fails: true })
})
