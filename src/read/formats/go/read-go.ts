import { countOf } from '../../../base/text/counts.js'
import type { NdjsonFault } from '../../../records/ndjson.js'
import { readNdjson } from '../../../records/ndjson.js'
import { asObject } from '../events/event-fields.js'
import { createSkippedLines } from '../events/skipped-lines.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Sink, TextSource } from '../format.js'
import { createGoFailures } from './go-failures.js'
import { eventStart, type GoEvent, hasGoAction, parseGoEvent } from './go-lines.js'
import { createGoReruns, type RerunCounts } from './go-reruns.js'
import { createGoRun } from './go-run.js'
import { createGoShortcut } from './go-shortcut.js'

/** Reads the events of `go test -json`. */
export async function readGo(source: TextSource, sink: Sink): Promise<void> {
  const counts: RerunCounts = new Map()
  await readOnce(source, sink, undefined, counts)
  if (counts.size === 0) return
  // Tests were pushed before their further attempts. The second reading knows them.
  sink.restart()
  await readOnce(source, sink, counts, new Map())
}

async function readOnce(
  source: TextSource,
  sink: Sink,
  counts: ReadonlyMap<string, number> | undefined,
  found: RerunCounts,
): Promise<void> {
  const errors = createRunErrors(sink)
  const skipped = createSkippedLines(sink)
  const failures = createGoFailures(errors)
  const shortcut = createGoShortcut()
  const run = createGoRun(sink, failures, createGoReruns(counts, found))

  const readText = (fault: NdjsonFault): void => {
    const { text, line, kind } = fault
    if (kind !== 'too-long' && failures.text(text, line)) return
    const start = kind === 'too-long' ? -1 : eventStart(text)
    const event = start > 0 ? parseGoEvent(text.slice(start)) : undefined
    if (event !== undefined) {
      run.event(event, line)
      skipped.add({ line, kind: 'not-json', text: '' })
    } else if (kind === 'too-long' || start !== -1 || (kind === 'cut-off' && text.startsWith('{'))) skipped.add(fault)
    // Objects in the log of a program are not damaged events.
    else skipped.add({ line, kind: 'not-json', text: '' })
  }

  const lines = await readNdjson(source.chunks(), {
    shortcut: shortcut.read,
    value(value, line) {
      const event: GoEvent | undefined = asObject(value)
      if (event !== undefined && hasGoAction(event)) {
        run.event(event, line)
        shortcut.learn(event)
      } else if (event === undefined || !isOtherEvent(event)) skipped.add({ line, kind: 'not-json', text: '' })
    },
    fault: readText,
  })
  const unfinished = run.end()
  failures.report()
  if (unfinished.packages > 0) {
    const tests = unfinished.tests === 0 ? '' : `, and ${countOf(unfinished.tests, 'test')} began and did not end`
    const ends = `${countOf(unfinished.packages, 'package')} ${unfinished.packages === 1 ? 'has' : 'have'} no end (${unfinished.names.join(', ')})`
    errors.add(`The run was stopped, or the file was cut: ${ends}${tests}`, '', lines)
  }
  errors.finish()
  skipped.report()
}

/** Returns whether an object is an event of an action that is not known, such as `artifacts`. */
const isOtherEvent = ({ Action, Package }: GoEvent): boolean =>
  typeof Action === 'string' && (Package === undefined || typeof Package === 'string')
