import picocolors from 'picocolors'
import type { Place } from '../../base/errors.js'
import { countOf, formatCount } from '../../base/text/counts.js'
import { displayLine, displayText } from '../../base/text/display-text.js'
import { placeText } from '../../base/text/place-text.js'
import { textColumns } from '../../report/render/text-columns.js'
import type { RunProgress } from '../../run/prepare/run-request.js'
import type { Output } from './options.js'

/** The log of a command, on standard error, so that standard output contains only the result. */
export interface Log {
  problem(problem: { readonly severity: 'error' | 'warning'; readonly message: string } & Place): void
  /** Writes a line, unless the log is quiet. */
  info(text: string): void
  progress(progress: RunProgress): void
  /** Removes the progress line. */
  progressDone(): void
}

/** The output of a log. With `quiet`, it contains only errors. */
export interface LogOptions {
  readonly stream: Output
  readonly color: boolean
  readonly quiet: boolean
}

const progressIntervalMs = 100
/** A progress line for shorter work would only flicker. */
const progressDelayMs = 300
const clearLine = '\r\u001b[2K'

/** Shortens a line to the width of the terminal, because a wrapped line cannot be removed. */
function cut(line: string, columns: number): string {
  let shown = line.slice(0, columns)
  while (textColumns(shown) > columns) shown = shown.slice(0, -1)
  return shown
}

/** Creates the log of a command. The progress line appears only on a terminal, at most ten times per second. */
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
      const at = displayLine(placeText(place))
      stream.write(`${at === '' ? '' : `${colors.bold(at)} `}${label} ${displayText(message)}\n`)
    },
    info(text) {
      if (quiet) return
      progressDone()
      stream.write(`${displayText(text)}\n`)
    },
    progress({ done, total, share, tests }) {
      if (!showsProgress || Date.now() < nextShownAtMs) return
      nextShownAtMs = Date.now() + progressIntervalMs
      shown = true
      const percent = share === undefined ? '' : ` (${Math.floor(share * 100)}%)`
      const line = `Reading ${formatCount(done + 1)} of ${countOf(total, 'file')}${percent} · ${countOf(tests, 'test')}`
      stream.write(clearLine + cut(line, Math.max(20, (stream.columns ?? 80) - 1)))
    },
    progressDone,
  }
}
