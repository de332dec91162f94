import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import type { Environment } from '../../base/environment.js'

/** A program to run. */
export interface ProgramRun {
  /** Absolute. */
  readonly path: string
  readonly words: readonly string[]
  /** The standard input. */
  readonly input: string
  readonly env: Environment
  readonly timeoutMs: number
}

const maximumOutputBytes = 64 * 1024

/** Runs a program. Returns why it failed, as it reports in the last line of its standard error; undefined if it succeeded. */
export function runProgram({ path, words, input, env, timeoutMs }: ProgramRun): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = execFile(
      path,
      [...words],
      { env: { ...env }, cwd: dirname(path), timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: maximumOutputBytes, encoding: 'utf8' },
      (error, _output, errors) => {
        if (error === null) resolve(undefined)
        else resolve(error.killed === true ? `no end after ${timeoutMs / 1_000} s` : lastLine(errors) || error.message)
      },
    )
    // A program that ends without reading its input has an exit status.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? ''
