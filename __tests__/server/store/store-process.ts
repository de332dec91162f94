import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { build } from 'rolldown'

/** A bundled script that Node can run. */
export interface StoreScript {
  start(...parameters: readonly string[]): StoreProcess
  remove(): void
}

export interface StoreProcess {
  /** The lines of standard output as they arrive. */
  readonly lines: AsyncIterable<string>
  readonly pid: number | undefined
  /** Kills the process, as the kernel does when memory is low. */
  kill(): Promise<void>
  /** Sends a signal to the process. */
  signal(name: NodeJS.Signals): void
  /** Resolves to the exit code when the process ends. */
  ended(): Promise<number | null>
}

const cache = join(import.meta.dirname, '../../../node_modules/.cache')

interface ScriptOptions {
  /** The parent of the bundle's folder. Packages are not bundled, so Node must find them from there. */
  readonly folder?: string
  readonly external?: RegExp
  /** Options for Node, such as `--max-old-space-size=100`. */
  readonly nodeOptions?: readonly string[]
}

/** Bundles `name`.ts, relative to this file, into a new folder. */
export async function bundleScript(
  name: string,
  { folder: parent = cache, external = /^[^./]/, nodeOptions = [] }: ScriptOptions = {},
): Promise<StoreScript> {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'store-script-'))
  const file = join(folder, `${basename(name)}.mjs`)
  await build({
    input: join(import.meta.dirname, `${name}.ts`),
    platform: 'node',
    external,
    output: { file, codeSplitting: false },
    logLevel: 'silent',
  })
  return {
    start: (...parameters) =>
      watch(spawn(process.execPath, [...nodeOptions, file, ...parameters], { stdio: ['ignore', 'pipe', 'ignore'] })),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function watch(child: ChildProcessByStdio<null, Readable, null>): StoreProcess {
  const end = once(child, 'exit').then(([code]) => code as number | null)
  return {
    lines: createInterface({ input: child.stdout }),
    pid: child.pid,
    async kill() {
      child.kill('SIGKILL')
      await end
    },
    signal: (name) => void child.kill(name),
    ended: () => end,
  }
}
