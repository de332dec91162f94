import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { build } from 'rolldown'

/** A script of the tests, bundled so that Node can run it. */
export interface StoreScript {
  start(...parameters: readonly string[]): StoreProcess
  remove(): void
}

export interface StoreProcess {
  /** The lines of standard output, as they come. */
  readonly lines: AsyncIterable<string>
  readonly pid: number | undefined
  /** Ends it at once, as the kernel does when memory is short. */
  kill(): Promise<void>
  /** Tells it something, such as that it is to end. */
  signal(name: NodeJS.Signals): void
  /** Waits for its end: the exit code. */
  ended(): Promise<number | null>
}

const cache = join(import.meta.dirname, '../../../node_modules/.cache')

/** Bundles `name`.ts, as seen from here, into a folder of its own in `folder`; packages stay where they are, so the bundle stays where Node finds them. */
export async function bundleScript(name: string, { folder: parent = cache, external = /^[^./]/ } = {}): Promise<StoreScript> {
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
    start: (...parameters) => watch(spawn(process.execPath, [file, ...parameters], { stdio: ['ignore', 'pipe', 'ignore'] })),
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
