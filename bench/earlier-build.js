import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareVersions, isVersion } from '../scripts/version.js'
import { builtIn } from './built.js'

const maximumArchiveBytes = 256 * 1024 * 1024

/**
 * Returns the newest release of a repository: its newest tag `v1.2.3`, else the commit that set the version in `package.json`.
 * @param {string} root
 */
export function newestRelease(root) {
  const tags = git(root, 'tag', '--list', 'v*')
    .split('\n')
    .map((tag) => tag.slice(1))
    .filter(isVersion)
    .sort(compareVersions)
  if (tags.length > 0) return `v${tags.at(-1)}`
  const commit = git(root, 'log', '--max-count=1', '--format=%H', '-G"version":', '--', 'package.json')
  if (commit === '') throw new Error(`No commit in ${root} set the version in package.json. Name a revision: --against REVISION.`)
  return commit
}

/**
 * Extracts the committed `dist` of a revision into a temporary folder.
 * @param {string} root the folder of the repository
 * @param {string} revision a tag, a branch or a commit
 * @returns {{ commit: string, built: import('./built.js').Built, remove: () => void }}
 */
export function extractBuild(root, revision) {
  const commit = commitOf(root, revision)
  const folder = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const input = execFileSync('git', ['archive', commit, 'dist'], { cwd: root, stdio: 'pipe', maxBuffer: maximumArchiveBytes })
    execFileSync('tar', ['-xf', '-', '-C', folder], { input, stdio: 'pipe' })
  } catch (error) {
    remove()
    throw new Error(`Cannot extract dist of "${revision}" (${commit}). It must contain dist/cli/index.js.`, { cause: error })
  }
  return { commit, built: builtIn(join(folder, 'dist')), remove }
}

function commitOf(root, revision) {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  } catch (cause) {
    throw new Error(`Unknown revision "${revision}". Use a tag, a branch or a commit of this repository, or "release".`, { cause })
  }
}

const git = (cwd, ...words) => execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
