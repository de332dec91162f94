/** The options that every command takes. */
export interface CommonOptions {
  readonly config?: string
  readonly cwd?: string
  readonly module?: string
  readonly failOn?: string
  readonly json?: boolean
  readonly verbose?: boolean
  readonly quiet?: boolean
}

/** Those of the commands that talk to a server. */
export interface ServerOptions extends CommonOptions {
  readonly serverUrl?: string
  readonly apiKey?: string
}

/** Those of `collect` and `report`. */
export interface RunOptions extends ServerOptions {
  readonly output?: string
  readonly records?: readonly string[]
  readonly baseline?: readonly string[]
  readonly allowOutputOutside?: boolean
}

/** A stream that a command writes to. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number | undefined
}

/** Where a command runs: everything of the process that it touches. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder it was started in. */
  readonly cwd: string
  readonly stdout: Output
  readonly stderr: Output
  /** Aborted when the user interrupts the command. */
  readonly signal?: AbortSignal
}

/** The statuses that a command ends with. */
export const exitStatus = { ok: 0, failed: 1, usage: 2, internal: 3 } as const

/** Whether a stream is shown in colour: `NO_COLOR` and `FORCE_COLOR` decide, else whether it is a terminal (no-color.org). */
export function usesColor(stream: { readonly isTTY?: boolean }, env: Terminal['env'], quiet: boolean): boolean {
  if (quiet || env.NO_COLOR) return false
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0'
  return stream.isTTY === true && env.TERM !== 'dumb'
}
