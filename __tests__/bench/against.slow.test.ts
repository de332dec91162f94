// Tests that a benchmark compares with the newest release or a named commit (bench/earlier-build.js), in a small Git repository.
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareEnvironment } from '../e2e/nodes.js'
import { makeTree } from '../read/collect/tree.js'

const root = join(import.meta.dirname, '../..')

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
    cwd,
    env: bareEnvironment,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

function bench(...words: string[]) {
  return spawnSync(process.execPath, [join(root, 'bench/run.js'), '--quick', '--rounds', '1', ...words], {
    cwd: root,
    env: bareEnvironment,
    encoding: 'utf8',
  })
}

function newestRelease(folder: string): string {
  const script = `import { newestRelease } from './bench/earlier-build.js'; process.stdout.write(newestRelease(process.argv[1]))`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script, folder], {
    cwd: root,
    env: bareEnvironment,
    encoding: 'utf8',
  })
}

/** Makes a repository whose second commit sets a version, and returns its folder and that commit. */
function makeRepository(): { readonly folder: string; readonly release: string } {
  const content = (version: string, isPrivate: boolean) => `{\n  "version": "${version}",\n  "private": ${isPrivate}\n}\n`
  const folder = makeTree({ 'package.json': content('0.9.0', false) })
  const commit = (version: string, isPrivate: boolean) => {
    writeFileSync(join(folder, 'package.json'), content(version, isPrivate))
    git(folder, 'add', '.')
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'change')
  }
  git(folder, 'init', '--quiet')
  commit('0.9.0', false)
  commit('1.0.0', false)
  const release = git(folder, 'rev-parse', 'HEAD')
  commit('1.0.0', true)
  return { folder, release }
}

test('uses the commit that set the version as the newest release when the repository has no tag', () => {
  const { folder, release } = makeRepository()
  expect(newestRelease(folder)).toBe(release)
})

test('uses the tag with the highest version as the newest release when the repository has several', () => {
  const { folder } = makeRepository()
  for (const tag of ['v1.9.0', 'v1.10.0', 'v1', 'v2.0.0-rc.1']) git(folder, 'tag', tag)
  expect(newestRelease(folder)).toBe('v1.10.0')
})

test('compares the CPU time of a row with the build of an earlier commit', { timeout: 60_000 }, () => {
  const { status, stdout } = bench('--rows', 'one-test', '--against', 'HEAD')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^one-test +[0-9a-f]{8} +\d+ +\d+ +\d+\.\d\dx +\d+\.\d\dx +\d+ +\d+$/m)
})

test('measures the locked rows, and fails only for rows above the limit, when it checks the lock', { timeout: 120_000 }, () => {
  const { status, stdout } = bench('--lock', '--against', 'HEAD')
  const measured = [...stdout.matchAll(/^(\S+) +(?:\d+ +)?[0-9a-f]{8} .*?(\d\.\d\d)x +(\d\.\d\d)x/gm)]
  expect(measured.map(([, row]) => row)).toEqual(['one-test', 'job', 'job-action', 'failed-60k', 'passed-60k'])
  const isSlower = measured.some(([, , medians, minima]) => Math.min(Number(medians), Number(minima)) > 1.03)
  expect(isSlower && status === 0).toBe(false)
  expect(status === 1).toBe(stdout.includes('Rows above 1.03 times the CPU time of'))
})

test('compares the action with the actions of a folder', { timeout: 60_000 }, () => {
  const folder = makeTree({
    'peer/action.yml': `inputs:\n  list-tests:\n    default: all\n  report-title:\n    default: \${{ github.job }}\n`,
    'peer/dist/index.js': `
      const { appendFileSync } = require('node:fs')
      const { env } = process
      if (env['INPUT_LIST-TESTS'] !== 'all' || env['INPUT_REPORT-TITLE'] !== '' || env.INPUT_REPORTER !== 'java-junit') process.exit(1)
      appendFileSync(env.GITHUB_STEP_SUMMARY, '0 1 2 3 4 5 6 7 8 9')`,
  })
  const { status, stdout, stderr } = bench('--rows', 'one-test,job-action', '--peers', folder)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^job-action +\d+ peer +\d+ +\d+ +\d+\.\d\dx /m)
  expect(stdout).not.toMatch(/^one-test +peer/m)
})

test('names the folder when it contains no action', () => {
  const folder = makeTree({ 'peer/README.md': '' })
  const { status, stderr } = bench('--peers', folder)
  expect(status).toBe(1)
  expect(stderr).toContain(`No action in "${folder}". Put each into a folder of its own, with action.yml and dist/index.js.`)
})

test('names the revision when it does not exist', () => {
  const { status, stderr } = bench('--rows', 'one-test', '--against', 'no-such-tag')
  expect(status).toBe(1)
  expect(stderr).toContain('Unknown revision "no-such-tag". Use a tag, a branch or a commit of this repository, or "release".')
})
