import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeFolder } from '../../read/collect/tree.js'
import { git } from './run-git.js'

/** The texts of files by their paths. */
export type Files = Readonly<Record<string, string>>

/** Makes the merge commit of a pull request, and clones it like actions/checkout. A depth of 0 fetches everything. */
export function checkOut(base: Files, change: Files, depth = 1) {
  const folder = makeFolder()
  const commit = (files: Files): string => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    git(folder, 'add', '.')
    git(folder, 'commit', '--quiet', '--allow-empty', '-m', 'one')
    return git(folder, 'rev-parse', 'HEAD')
  }
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  const baseCommit = commit({ 'README.md': '', ...base })
  git(folder, 'checkout', '--quiet', '-b', 'topic')
  const head = commit({ 'topic.txt': '', ...change })
  git(folder, 'checkout', '--quiet', '--detach', 'main')
  git(folder, 'merge', '--quiet', '--no-ff', '-m', 'merge', 'topic')
  const merge = git(folder, 'rev-parse', 'HEAD')
  const cwd = makeFolder()
  git(cwd, 'init', '--quiet')
  git(cwd, 'remote', 'add', 'origin', pathToFileURL(folder).href)
  git(cwd, 'fetch', '--quiet', ...(depth === 0 ? [] : [`--depth=${depth}`]), 'origin', merge)
  git(cwd, 'checkout', '--quiet', '--detach', merge)
  return { cwd, base: baseCommit, head, merge }
}
