import { dirname, resolve } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { headCommit } from '../git/head-commit.js'
import { findSuperproject, findWorkTree } from '../git/work-tree.js'
import { completedRun } from './completed-run.js'
import type { GitHubEvent } from './github-event.js'

/** A checkout whose commit is not the commit of the run. */
export interface OtherCheckout {
  /** The full hash; undefined if it cannot be read. */
  readonly commit: string | undefined
  /** The commit that the run is for; undefined if it is unknown. */
  readonly expected: string | undefined
}

/** The checkouts that a run on GitHub finds its results in. */
export interface Checkouts {
  /**
   * Returns the checkout around the working directory or around a file, if its commit is not the one that GitHub started the run for. The
   * results then belong to other code than the branch of the run, such as a pull request that a manual run on `main` has checked out.
   * Submodules belong to the checkout around them.
   * @param path relative to the working directory; default: the working directory itself
   */
  other(path?: string): OtherCheckout | undefined
}

/** The run, and the folder in which it works. */
export interface CheckoutsOptions {
  /** Absolute. */
  readonly cwd: string
  readonly event: () => GitHubEvent
  readonly env: Environment
}

/** Reads checkouts when they are asked for, each folder once. */
export function createCheckouts({ cwd, event, env }: CheckoutsOptions): Checkouts {
  const byTop = new Map<string, OtherCheckout | undefined>()
  const byFolder = new Map<string, OtherCheckout | undefined>()

  const read = (top: string): OtherCheckout | undefined => {
    const completed = completedRun(event(), env)
    const expected = completed === undefined ? env.GITHUB_SHA : completed.head_sha
    const commit = headCommit(top, env)
    return commit !== undefined && commit === expected ? undefined : { commit, expected }
  }
  const around = (folder: string): OtherCheckout | undefined => {
    if (byFolder.has(folder)) return byFolder.get(folder)
    const inner = findWorkTree(folder)
    const top = inner === undefined ? undefined : (findSuperproject(inner) ?? inner)
    if (top !== undefined && !byTop.has(top)) byTop.set(top, read(top))
    const found = top === undefined ? undefined : byTop.get(top)
    byFolder.set(folder, found)
    return found
  }
  return {
    other(path) {
      return around(cwd) ?? (path === undefined ? undefined : around(dirname(resolve(cwd, path))))
    },
  }
}
