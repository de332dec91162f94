import { execFileSync, spawnSync } from 'node:child_process'
import type { Environment } from '../../base/environment.js'
import { findProgram } from '../../base/files/find-program.js'
import { type GitCommand, gitCommand } from './git-command.js'
import { findWorkTree } from './work-tree.js'

/** A git repository with a work tree. */
export interface Repository {
  /** Returns what a git command prints, without white space around it; undefined if it fails. */
  ask(...words: readonly string[]): string | undefined
  /** Returns the text of a blob of at most 1 MiB; undefined if the clone lacks it or it is longer. */
  blob(hash: string): string | undefined
  /** Returns the NUL-terminated items that a git command prints, the first million of them; undefined if it fails. */
  list(...words: readonly string[]): readonly string[] | undefined
  /** Returns the first line of the error that git prints for a command; undefined if it prints none. */
  firstErrorLine(...words: readonly string[]): string | undefined
}

const askTimeoutMs = 10_000
const maximumAnswerBytes = 64 * 1024

const maximumBlobBytes = 1024 * 1024

const listTimeoutMs = 30_000
const maximumItems = 1_000_000
const maximumListBytes = 128 * 1024 * 1024

/**
 * Finds the repository around a folder, and git; undefined if one of them is missing. This is the only place that starts git: the
 * repository may belong to an attacker, and git obeys its configuration.
 */
export function findRepository(cwd: string, env: Environment = process.env): Repository | undefined {
  const workTree = findWorkTree(cwd)
  const program = workTree === undefined ? undefined : findProgram('git', workTree, env)
  if (workTree === undefined || program === undefined) return undefined
  return {
    ask: (...words) => answerOf(gitCommand(workTree, program, words, env), maximumAnswerBytes)?.trim(),
    blob: (hash) => answerOf(gitCommand(workTree, program, ['cat-file', 'blob', hash], env), maximumBlobBytes),
    list: (...words) => itemsOf(gitCommand(workTree, program, words, env)),
    firstErrorLine: (...words) => firstErrorLineOf(gitCommand(workTree, program, words, env)),
  }
}

function answerOf({ file, words, options }: GitCommand, maxBuffer: number): string | undefined {
  try {
    return execFileSync(file, words, {
      ...options,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: askTimeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer,
    })
  } catch {
    return undefined
  }
}

/** Synchronous, because the records writer asks in the middle of a file, and only if a test failed. */
function itemsOf({ file, words, options }: GitCommand): readonly string[] | undefined {
  const { stdout, status, error } = spawnSync(file, words, {
    ...options,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: listTimeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: maximumListBytes,
  })
  const isTooLong = error !== undefined && 'code' in error && error.code === 'ENOBUFS'
  if (status !== 0 && !isTooLong) return undefined
  const items: string[] = []
  for (let start = 0; items.length < maximumItems; ) {
    const end = stdout.indexOf(0, start)
    if (end === -1) break
    items.push(stdout.toString('utf8', start, end))
    start = end + 1
  }
  return items.length === 0 && isTooLong ? undefined : items
}

function firstErrorLineOf({ file, words, options }: GitCommand): string | undefined {
  const { stderr } = spawnSync(file, words, {
    ...options,
    // English messages, not translated ones.
    env: { ...options.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: askTimeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: maximumAnswerBytes,
  })
  return stderr?.trim().split('\n', 1)[0] || undefined
}
