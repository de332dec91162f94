import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { makeTree } from '../read/collect/tree.js'
import { bareEnvironment, cliBundle } from './nodes.js'

export interface CliOptions {
  readonly node: string
  /** The files of the working directory by path. */
  readonly files?: Readonly<Record<string, string | Buffer>>
  /** An existing folder; replaces `files`. */
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the built command with pipes for its streams. */
export function runCli(words: readonly string[], { node, files = {}, cwd = makeTree(files), env = {} }: CliOptions) {
  const { error, status, stdout, stderr } = spawnSync(node, [cliBundle, ...words], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...bareEnvironment, ...env },
  })
  if (error !== undefined) throw error
  return { status, stdout, stderr, cwd }
}

/** Runs the built command without blocking this process, for a command that uses a server in it. */
export async function startCli(words: readonly string[], { node, files = {}, cwd = makeTree(files), env = {} }: CliOptions) {
  const child = spawn(node, [cliBundle, ...words], { cwd, env: { ...bareEnvironment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status, stdout, stderr, cwd }
}
