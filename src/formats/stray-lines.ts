import type { NdjsonFault } from '../records/ndjson.js'
import type { Sink } from './format.js'

/** Counts the lines of an event stream that are no events: the output of build tools between them, damage. */
export interface StrayLines {
  add(fault: NdjsonFault): void
  /** Reports them, in one warning for each kind. To be called once, at the end of the file. */
  report(): void
}

const texts: Readonly<Record<NdjsonFault['kind'], string>> = {
  'not-json': 'no JSON',
  'cut-off': 'cut off by the end of the file',
  'too-long': 'longer than 16 MiB',
}

/** Makes a counter that reports to `sink`. */
export function createStrayLines(sink: Sink): StrayLines {
  const tallies = new Map<NdjsonFault['kind'], { count: number; readonly line: number }>()
  return {
    add({ kind, line }) {
      const tally = tallies.get(kind)
      if (tally === undefined) tallies.set(kind, { count: 1, line })
      else tally.count += 1
    },
    report() {
      for (const [kind, { count, line }] of tallies) {
        const message = count === 1 ? `This line is ${texts[kind]} and was left out.` : `${count} lines are ${texts[kind]} and were left out, the first here.`
        sink.problem({ severity: 'warning', message, line })
      }
    },
  }
}
