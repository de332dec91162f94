import { countOf } from '../../../base/text/counts.js'
import { readNdjson } from '../../../records/ndjson.js'
import { createSkippedLines } from '../events/skipped-lines.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Sink, TextSource } from '../format.js'
import { parseJson } from '../json/json-text.js'
import { type MochaEvent, mochaEvent } from './mocha-event.js'
import { createMochaRun, type LateFailures, type MochaRun } from './mocha-run.js'

/** Reads the events of Mocha's reporter `json-stream`. */
export async function readMochaJsonStream(source: TextSource, sink: Sink): Promise<void> {
  const late: LateFailures = new Map()
  await readRuns(source, sink, late)
  if (late.size === 0) return
  // Tests that failed after they had passed were pushed as successful. The second reading leaves these out.
  sink.restart()
  await readRuns(source, sink, new Map(), late)
}

/**
 * @param late receives the keys of the tests that fail after they have passed
 * @param known these keys, from an earlier reading
 */
async function readRuns(source: TextSource, sink: Sink, late: LateFailures, known?: LateFailures): Promise<void> {
  const errors = createRunErrors(sink)
  const skipped = createSkippedLines(sink)
  let withText = 0
  let run: MochaRun | undefined
  const lines = await readNdjson(source.chunks(), {
    value(value, line) {
      const event = mochaEvent(value)
      if (event === undefined) skipped.add({ kind: 'not-json', line, text: '' })
      else handle(event, line)
    },
    fault(fault) {
      const event = fault.kind === 'not-json' ? eventAfterText(fault.text) : undefined
      // Only a part of an event is a loss. A test may print anything else.
      if (event === undefined) skipped.add(eventStart.test(fault.text) ? fault : { ...fault, text: '' })
      else {
        withText += 1
        handle(event, fault.line)
      }
    },
  })
  // Without any event, the file was cut as well.
  const last = run ?? createMochaRun({ sink, errors, late, known })
  last.end(lines)
  if (withText > 0) {
    sink.notice(`${countOf(withText, 'event')} ${withText === 1 ? 'follows' : 'follow'} other output in the same line.`)
  }
  errors.finish()
  skipped.report()

  function handle(event: MochaEvent, line: number): void {
    // A file may contain several runs.
    if (event.type === 'start' || run === undefined) {
      run?.end(line)
      run = createMochaRun({ sink, errors, late, known })
    }
    run.event(event, line)
  }
}

const eventStart = /\["(?:start|pass|fail|end)"/

/** Returns the event at the end of a line after text that a test printed without a line break. */
function eventAfterText(text: string): MochaEvent | undefined {
  const start = text.search(eventStart)
  return start > 0 ? mochaEvent(parseJson(text.slice(start))) : undefined
}
