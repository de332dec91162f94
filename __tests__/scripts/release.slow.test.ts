// Tests that the release scripts prepare, check and tag a version and refuse a faulty one, over real Git repositories.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareEnvironment } from '../e2e/nodes.js'
import { makeFolder, makeTree } from '../read/collect/tree.js'

const scripts = join(import.meta.dirname, '../../scripts')

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
    cwd,
    env: bareEnvironment,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

function run(script: string, cwd: string, version: string, env: Readonly<Record<string, string>> = {}) {
  const options = { cwd, encoding: 'utf8', env: { ...bareEnvironment, ...env } } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(scripts, script), version], options)
  return { status, stdout, faults: stderr.split('\n').filter((line) => line !== '') }
}

const changes = `### Added

- Reads one format more, which takes
  two lines.
- Lists fields in [a page](docs/json.md) and [another](https://example.com).`

interface Release {
  readonly version: string
  readonly changelog: string
}

/** Makes a package with a changelog in a repository that has a remote, and returns its folder. */
function makePackage({ version, changelog }: Release): string {
  const repository = { type: 'git', url: 'git+https://github.com/acme/shop.git' }
  const folder = makeTree({
    'package.json': `${JSON.stringify({ name: 'shop', version, repository }, null, 2)}\n`,
    'package-lock.json': JSON.stringify({ name: 'shop', version, lockfileVersion: 3, packages: { '': { name: 'shop', version } } }),
    'CHANGELOG.md': `# Changelog\n\n${changelog}`,
  })
  const remote = makeFolder()
  git(remote, 'init', '--quiet', '--bare')
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  git(folder, 'remote', 'add', 'origin', remote)
  commit(folder)
  return folder
}

function commit(folder: string) {
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'change')
}

const ready = {
  version: '1.2.0',
  changelog: `## [Unreleased]\n\n## [1.2.0] - 2026-01-31\n\n${changes}\n\n## [1.1.0] - 2025-12-31\n\n- Old.\n`,
}
const unreleased = { version: '1.1.0', changelog: `## [Unreleased]\n\n${changes}\n\n## [1.1.0] - 2025-12-31\n\n- Old.\n` }

test('a prepared release passes the check when it is committed', () => {
  const folder = makePackage(unreleased)

  expect(run('prepare-release.js', folder, '1.2.0').status).toBe(0)

  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').replace(/\d{4}-\d\d-\d\d/, 'DATE')).toBe(
    `# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - DATE\n\n${changes}\n\n## [1.1.0] - 2025-12-31\n\n- Old.\n`,
  )
  commit(folder)
  expect(run('check-release.js', folder, '1.2.0', { GITHUB_REF: 'refs/heads/main', GITHUB_REPOSITORY: 'acme/shop' })).toMatchObject({
    status: 0,
    faults: [],
  })
})

test('prepares the version that package.json already has when it was never released', () => {
  const folder = makePackage({ version: '0.1.0', changelog: `## [Unreleased]\n\n${changes}\n` })
  expect(run('prepare-release.js', folder, '0.1.0').status).toBe(0)
  commit(folder)
  expect(run('check-release.js', folder, '0.1.0').status).toBe(0)
})

test('refuses to prepare a release without changes, a lower version and a version that has a section', () => {
  const folder = makePackage({ ...ready, version: '1.3.0' })
  expect(run('prepare-release.js', folder, '1.2.0')).toMatchObject({
    status: 1,
    faults: [
      'Version 1.2.0 is lower than 1.3.0, the version in package.json.',
      'CHANGELOG.md already has a section for 1.2.0.',
      'CHANGELOG.md has no entries below "## [Unreleased]": there is nothing to release.',
    ],
  })
  expect(git(folder, 'status', '--porcelain')).toBe('')
})

test.each(['', 'v1.2.3', '1.2', '1.2.3-rc.1', '01.2.3', '1.2.3; id'])('every release script refuses the version "%s"', (version) => {
  const folder = makePackage(ready)
  for (const script of ['prepare-release.js', 'check-release.js', 'tag-release.js']) {
    const faults = [`Invalid version "${version}". Use X.Y.Z without a leading "v", as in 1.2.3.`]
    expect(run(script, folder, version)).toMatchObject({ status: 1, faults })
  }
})

test('prints the section of the changelog with joined lines and links to the files of the release', () => {
  expect(run('check-release.js', makePackage(ready), '1.2.0').stdout).toBe(`### Added

- Reads one format more, which takes two lines.
- Lists fields in [a page](https://github.com/acme/shop/blob/v1.2.0/docs/json.md) and [another](https://example.com).
`)
})

test('reports every reason why a commit cannot be released', () => {
  const folder = makePackage(unreleased)
  git(folder, 'tag', 'v1.3.0')
  const { status, stdout, faults } = run('check-release.js', folder, '1.2.0', {
    GITHUB_REF: 'refs/heads/topic',
    GITHUB_REPOSITORY: 'fork/shop',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(faults).toEqual([
    'Releases are made from refs/heads/main, not from refs/heads/topic.',
    expect.stringMatching(/^package\.json names the repository https:\/\/github\.com\/acme\/shop; it must name fork\/shop\./),
    expect.stringMatching(/^The version in package\.json is 1\.1\.0; it must be 1\.2\.0\. Run "npm run release -- 1\.2\.0"/),
    expect.stringMatching(/^The version in package-lock\.json is 1\.1\.0;/),
    expect.stringMatching(/^The version in the root package of package-lock\.json is 1\.1\.0;/),
    expect.stringMatching(/^CHANGELOG\.md has no section "## \[1\.2\.0\] - YYYY-MM-DD"\./),
    expect.stringMatching(/^CHANGELOG\.md has entries below "## \[Unreleased\]"/),
    'Version 1.2.0 is lower than the released 1.3.0.',
  ])
})

test('refuses a section without a date or without entries', () => {
  const changelog = '## [Unreleased]\n\n## [1.2.0]\n\n## [1.1.0] - 2025-12-31\n\n- Old.\n'
  expect(run('check-release.js', makePackage({ version: '1.2.0', changelog }), '1.2.0').faults).toEqual([
    'The heading of 1.2.0 in CHANGELOG.md must end in " - YYYY-MM-DD".',
    'The section of 1.2.0 in CHANGELOG.md is empty.',
  ])
})

test('accepts a released version only when its tag is on the same commit', () => {
  const folder = makePackage(ready)
  git(folder, 'tag', '--annotate', '--message', 'release', 'v1.2.0')
  expect(run('check-release.js', folder, '1.2.0').status).toBe(0)
  commit(folder)
  expect(run('check-release.js', folder, '1.2.0').faults).toEqual([expect.stringMatching(/^The tag v1\.2\.0 is on [0-9a-f]{40}, not on /)])
})

test('tags the commit and moves the tag of the major version, also when it runs twice', () => {
  const folder = makePackage(ready)
  const tagged = () => git(folder, 'ls-remote', '--tags', 'origin').replaceAll('\t', ' ').split('\n')
  expect(run('tag-release.js', folder, '1.2.0').status).toBe(0)
  const first = git(folder, 'rev-parse', 'HEAD')
  expect(tagged()).toEqual([`${first} refs/tags/v1`, `${first} refs/tags/v1.2.0`])

  writeFileSync(join(folder, 'new.txt'), '')
  commit(folder)
  for (const attempt of [1, 2])
    expect(run('tag-release.js', folder, '1.3.0'), `attempt ${attempt}`).toMatchObject({ status: 0, faults: [] })
  const second = git(folder, 'rev-parse', 'HEAD')
  expect(tagged()).toEqual([`${second} refs/tags/v1`, `${first} refs/tags/v1.2.0`, `${second} refs/tags/v1.3.0`])
})

test('leaves every tag where it is when the version is tagged on another commit', () => {
  const folder = makePackage(ready)
  expect(run('tag-release.js', folder, '1.2.0').status).toBe(0)
  const before = git(folder, 'ls-remote', '--tags', 'origin')
  commit(folder)
  expect(run('tag-release.js', folder, '1.2.0').status).not.toBe(0)
  expect(git(folder, 'ls-remote', '--tags', 'origin')).toBe(before)
})
