import picocolors from 'picocolors'
import type { Progress } from '../collect/collect.js'
import type { Place } from '../errors.js'
import { textColumns } from '../render/text-columns.js'
import { displayLine, displayText } from '../text/display-text.js'
import type { Output } from './options.js'

/** What a command says while it runs: on standard error, so that standard output holds its result alone. */
export interface Log {
  problem(problem: { readonly severity: 'error' | 'warning'; readonly message: string } & Place): void
  /** Writes a line, unless the log is quiet. */
  info(text: string): void
  progress(progress: Progress): void
  /** Takes the progress line away. */
  progressDone(): void
}

/** How a log appears. With `quiet`, it contains only errors. */
export interface LogOptions {
  readonly stream: Output
  readonly color: boolean
  readonly quiet: boolean
}

const progressIntervalMs = 100
/** Shorter work needs no progress line, which would only flicker. */
const progressDelayMs = 300
const clearLine = '\r\u001b[2K'

/** `file:line:column`, as editors and terminals turn into a link. */
export const formatPlace = ({ path, line, column }: Place): string =>
  path === undefined ? '' : `${displayLine(path)}${line === undefined ? '' : `:${line}${column === undefined ? '' : `:${column}`}`}`

/** A line that wraps could not be taken away again. */
function cut(line: string, columns: number): string {
  let shown = line.slice(0, columns)
  while (textColumns(shown) > columns) shown = shown.slice(0, -1)
  return shown
}

/** Makes the log of a command. The progress line appears on a terminal alone, ten times a second at most. */
export function createLog({ stream, color, quiet }: LogOptions): Log {
  const colors = picocolors.createColors(color)
  const showsProgress = stream.isTTY === true && !quiet
  let nextShownAtMs = Date.now() + progressDelayMs
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
    progress({ path, done, total, share }) {
      if (!showsProgress || Date.now() < nextShownAtMs) return
      nextShownAtMs = Date.now() + progressIntervalMs
      shown = true
      const percent = share === undefined ? '' : ` ${Math.floor(share * 100)}%`
      stream.write(clearLine + cut(`Reading ${done + 1}/${total}${percent} ${displayLine(path)}`, Math.max(20, (stream.columns ?? 80) - 1)))
    },
    progressDone,
  }
}
