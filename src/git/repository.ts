import { execFileSync, spawn } from 'node:child_process'
import { type GitCommand, gitCommand } from './git-command.js'
import { findGitProgram } from './git-program.js'
import { findWorkTree } from './work-tree.js'

/** A git repository with a work tree. */
export interface Repository {
  /** Returns what a git command prints, without white space around it; undefined if it fails. */
  ask(...words: readonly string[]): string | undefined
  /** Returns the NUL-terminated items that a git command prints, the first million of them; undefined if it fails. */
  list(...words: readonly string[]): Promise<readonly string[] | undefined>
}

const askTimeoutMs = 10_000
const maximumAnswerBytes = 64 * 1024

const listTimeoutMs = 30_000
const maximumItems = 1_000_000
// Both in UTF-16 units. No system has paths as long as the first.
const maximumItemLength = 64 * 1024
const maximumListLength = 256 * 1024 * 1024

/**
 * Finds the repository around a folder, and git; undefined if one of them is missing. This is the only place that starts git: the
 * repository may belong to an attacker, and git obeys its configuration.
 */
export function findRepository(cwd: string, env: Readonly<Record<string, string | undefined>> = process.env): Repository | undefined {
  const workTree = findWorkTree(cwd)
  const program = workTree === undefined ? undefined : findGitProgram(workTree, env)
  if (workTree === undefined || program === undefined) return undefined
  return {
    ask: (...words) => answerOf(gitCommand(workTree, program, words, env)),
    list: (...words) => itemsOf(gitCommand(workTree, program, words, env)),
  }
}

function answerOf({ file, words, options }: GitCommand): string | undefined {
  try {
    return execFileSync(file, words, {
      ...options,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: askTimeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: maximumAnswerBytes,
    }).trim()
  } catch {
    return undefined
  }
}

function itemsOf({ file, words, options }: GitCommand): Promise<readonly string[] | undefined> {
  return new Promise((resolve) => {
    const git = spawn(file, words, { ...options, stdio: ['ignore', 'pipe', 'ignore'] })
    const items: string[] = []
    let rest = ''
    let length = 0
    const end = (result: readonly string[] | undefined) => {
      clearTimeout(timer)
      // A process that git started may keep the pipe open, so its end is not waited for.
      git.stdout.destroy()
      git.kill('SIGKILL')
      resolve(result)
    }
    const timer = setTimeout(() => end(undefined), listTimeoutMs)
    git.stdout.setEncoding('utf8')
    git.stdout.on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\0')
      rest = parts.pop() ?? ''
      for (const part of parts) if (items.length < maximumItems) items.push(part)
      length += chunk.length
      if (items.length >= maximumItems || length > maximumListLength) end(items)
      else if (rest.length > maximumItemLength) end(undefined)
    })
    git.on('error', () => end(undefined))
    git.on('close', (code) => end(code === 0 ? items : undefined))
  })
}
