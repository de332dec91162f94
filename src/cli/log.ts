import picocolors from 'picocolors'
import { displayLine, displayText } from '../display-text.js'
import type { Place } from '../errors.js'
import type { Progress } from '../run.js'

/** What a command says while it runs: on standard error, so that standard output holds its result alone. */
export interface Log {
  problem(problem: { readonly severity: 'error' | 'warning'; readonly message: string } & Place): void
  /** Said unless `--quiet`. */
  info(text: string): void
  progress(progress: Progress): void
  /** Takes the progress line away. */
  progressDone(): void
}

/** How much is said: `--quiet` leaves errors. */
export interface LogOptions {
  readonly stream: Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean; readonly columns?: number }
  readonly color: boolean
  readonly quiet: boolean
}

const progressIntervalMs = 100
const clearLine = '\r\u001b[2K'

/** `file:line:column`, as editors and terminals turn into a link. */
export const formatPlace = ({ path, line, column }: Place): string =>
  path === undefined ? '' : `${displayLine(path)}${line === undefined ? '' : `:${line}${column === undefined ? '' : `:${column}`}`}`

/** Makes the log of a command. The progress line appears on a terminal alone, ten times a second at most. */
export function createLog({ stream, color, quiet }: LogOptions): Log {
  const colors = picocolors.createColors(color)
  const showsProgress = stream.isTTY === true && !quiet
  let shownAtMs = 0
  let shown = false
  const progressDone = () => {
    if (shown) stream.write(clearLine)
    shown = false
  }
  return {
    problem({ severity, message, ...place }) {
      if (quiet && severity === 'warning') return
      progressDone()
      const label = severity === 'error' ? colors.red('error') : colors.yellow('warning')
      const at = formatPlace(place)
      stream.write(`${at === '' ? '' : `${colors.bold(at)} `}${label} ${displayText(message)}\n`)
    },
    info(text) {
      if (quiet) return
      progressDone()
      stream.write(`${displayText(text)}\n`)
    },
    progress({ path, done, total }) {
      if (!showsProgress || Date.now() - shownAtMs < progressIntervalMs) return
      shownAtMs = Date.now()
      shown = true
      const line = `${done}/${total} ${displayLine(path)}`
      stream.write(`${clearLine}${line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`)
    },
    progressDone,
  }
}
