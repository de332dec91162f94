import type { Environment } from '../../base/environment.js'
import type { Keyboard } from '../../setup/init/questions.js'

/** The options of every command. */
export interface CommonOptions {
  readonly config?: string
  readonly cwd?: string
  readonly module?: string
  readonly failOn?: string
  readonly json?: boolean
  readonly verbose?: boolean
  readonly quiet?: boolean
}

/** The options of commands that use a server. */
export interface ServerOptions extends CommonOptions {
  readonly serverUrl?: string
  readonly apiKey?: string
}

/** The options of `collect` and `report`. */
export interface RunOptions extends ServerOptions {
  readonly output?: string
  readonly records?: readonly string[]
  readonly baseline?: readonly string[]
  readonly history?: readonly string[]
  readonly historyOutput?: string
  readonly allowOutputOutside?: boolean
  readonly attachments?: string
  readonly html?: string
  readonly markdown?: string
  readonly failures?: string
}

/** A stream that a command writes to. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number | undefined
}

/** The parts of the process that a command uses. */
export interface Terminal {
  readonly env: Environment
  /** The folder that the command was started in. */
  readonly cwd: string
  readonly stdout: Output
  readonly stderr: Output
  /** Writes a line to standard output without a filter: a command for the agent of a CI service. */
  readonly writeCommand?: (line: string) => void
  /** Aborted when the user interrupts the command. */
  readonly signal?: AbortSignal
  /** Returns the terminal to ask questions on; undefined if no user can answer. */
  readonly keyboard?: () => Keyboard | undefined
  /** Ends the process like a signal of the user. While a question is open, the terminal sends a key instead of a signal. */
  readonly interrupt?: () => void
}

/** The exit statuses of all commands. */
export const exitStatus = { ok: 0, failed: 1, usage: 2, internal: 3 } as const

/** Returns whether a stream is coloured: `NO_COLOR` and `FORCE_COLOR` decide, else whether it is a terminal (no-color.org). */
export function usesColor(stream: { readonly isTTY?: boolean }, env: Terminal['env'], quiet: boolean): boolean {
  if (quiet || env.NO_COLOR) return false
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0'
  return stream.isTTY === true && env.TERM !== 'dumb'
}
