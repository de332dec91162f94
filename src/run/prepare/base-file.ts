import { realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { testedBase } from '../../host/ci-context/tested-base.js'
import { findRepository, type Repository } from '../../host/git/repository.js'
import { findWorkTree } from '../../host/git/work-tree.js'
import type { RunContext } from './run-request.js'

/** A file of a run that tests a change. */
export interface ChangedFile extends Pick<RunContext, 'env'> {
  readonly cwd: string
  /** Relative to `cwd`. */
  readonly path: string
  readonly ciContext: () => Pick<CiContext, 'source'>
  /** Unix ms. */
  readonly now: number
}

/** The place of a file in the commit that a change is compared with. */
export interface BasePlace {
  readonly repository: Repository
  readonly commit: string
  /** Relative to the root of the repository, with forward slashes. */
  readonly path: string
}

/** The events of GitHub on which a run tests a change with the files of its own workspace. */
const changeEvents: readonly string[] = ['pull_request', 'merge_group']

/** Returns whether a run tests a change: a pull request, or a group of them in a merge queue. */
export function testsChange({ env, ciContext }: Pick<ChangedFile, 'env' | 'ciContext'>): boolean {
  // Gitea and Forgejo have the same events.
  if (env.GITHUB_ACTIONS === 'true') return changeEvents.includes(env.GITHUB_EVENT_NAME ?? '')
  const { source } = ciContext()
  return source.pullRequest !== undefined || source.baseBranch !== undefined
}

/** Returns the place of a file in the tested base, or the reason why it is unknown. */
export function placeInBase({ cwd, path, env, ciContext, now }: ChangedFile): BasePlace | { readonly reason: string } {
  const repository = findRepository(cwd, env)
  const inRepository = repositoryPath(cwd, path)
  // A step of the job may have written a file that no commit contains.
  if (repository === undefined || inRepository === undefined || !entryOf(repository, 'HEAD', inRepository)) {
    return { reason: 'the tested commit does not contain the file.' }
  }
  const { source } = ciContext()
  const { commit, mayBeOlder } = testedBase({ event: readEvent(env.GITHUB_EVENT_PATH), env, ask: repository.ask, now, source })
  if (commit === undefined || mayBeOlder) return { reason: 'the commit that the change is compared with is unknown.' }
  return { repository, commit, path: inRepository }
}

/** Returns the entry of a file in the tree of a commit; empty if there is none, and undefined if the clone lacks the commit. */
const entryOf = ({ ask }: Repository, commit: string, path: string): string | undefined =>
  ask('--literal-pathspecs', 'ls-tree', '--full-tree', commit, '--', path)

function repositoryPath(cwd: string, path: string): string | undefined {
  const root = findWorkTree(cwd)
  if (root === undefined) return undefined
  const file = resolve(cwd, path)
  // The root has no links in its path. If the file itself is a link, the repository contains the link.
  const found = relative(root, resolve(realpathSync(dirname(file)), basename(file)))
  return found.startsWith('..') || isAbsolute(found) ? undefined : found.split(sep).join('/')
}

/** A file in the tested base. */
export interface BaseFile {
  /** Undefined if the base has no such file. */
  readonly text: string | undefined
}

/** Reads a file of the tested base from the clone. Returns undefined if the clone lacks it, or if it is not a regular file. */
export function fileInClone({ repository, commit, path }: BasePlace): BaseFile | undefined {
  const listed = entryOf(repository, commit, path)
  if (listed === undefined) return undefined
  if (listed === '') return { text: undefined }
  const [, hash] = /^100\d{3} blob ([0-9a-f]{40,64})\t[^\n]*$/.exec(listed) ?? []
  const text = hash === undefined ? undefined : repository.blob(hash)
  return text === undefined ? undefined : { text }
}
