import { formatCount } from '../../../base/text/counts.js'
import { recordLimits } from '../../../records/limits.js'
import type { NdjsonFault } from '../../../records/ndjson.js'
import type { Sink } from '../format.js'

/** Counts the lines of an event stream that are not events: output of build tools, and damaged events. */
export interface SkippedLines {
  add(fault: NdjsonFault): void
  /** Reports one notice or problem for each kind of line. Called once, at the end of the file. */
  report(): void
}

/** The kind of a line. `damaged` and `cut-off` lines contain the start of an event, so results are lost. */
type Kind = 'foreign' | 'damaged' | 'cut-off' | 'too-long'

interface Tally {
  count: number
  readonly line: number
  readonly column: number
}

const foreignText = (count: number, line: number): string =>
  count === 1
    ? `Line ${line} is not an event and was left out.`
    : `${formatCount(count)} lines are not events and were left out; the first is line ${line}.`

const texts: Readonly<Record<Exclude<Kind, 'foreign'>, (count: number) => string>> = {
  damaged: (count) =>
    count === 1
      ? 'The event in this line is damaged and was left out; the others are kept.'
      : `The events in ${formatCount(count)} lines are damaged and were left out; the first is here. The others are kept.`,
  'cut-off': () =>
    'The file ends inside this line: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.',
  'too-long': (count) => {
    const limit = `longer than ${recordLimits.line / 1024 / 1024} MiB`
    return count === 1
      ? `This line is ${limit} and was left out.`
      : `${formatCount(count)} lines are ${limit} and were left out; the first is here.`
  },
}

/** Creates a counter that reports to `sink`. */
export function createSkippedLines(sink: Sink): SkippedLines {
  const tallies = new Map<Kind, Tally>()
  return {
    add(fault) {
      const kind = kindOf(fault)
      const tally = tallies.get(kind)
      if (tally !== undefined) tally.count += 1
      else tallies.set(kind, { count: 1, line: fault.line, column: kind === 'cut-off' ? fault.text.length + 1 : 1 })
    },
    report() {
      for (const [kind, { count, line, column }] of tallies) {
        if (kind === 'foreign') sink.notice(foreignText(count, line))
        else sink.problem({ severity: 'error', kind: 'incomplete', message: texts[kind](count), line, column })
      }
    },
  }
}

// Output without a final line break may precede an event, and the start of an event may be damaged.
function kindOf({ kind, text }: NdjsonFault): Kind {
  if (kind === 'too-long') return kind
  if (kind === 'cut-off' && /^(?:\{|\[")/.test(text)) return kind
  return text.includes('{"') || (text.startsWith('{') && text.includes('":')) ? 'damaged' : 'foreign'
}
