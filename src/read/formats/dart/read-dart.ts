import { readNdjson } from '../../../records/ndjson.js'
import { asObject } from '../events/event-fields.js'
import { createSkippedLines } from '../events/skipped-lines.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Sink, TextSource } from '../format.js'
import { createDartRun, type DartRun, type LateErrors } from './dart-run.js'

/** The maximum number of tests with late errors that are remembered for the second reading. */
const maximumLateTests = 10_000

/** Reads the events of a Dart or Flutter test runner. */
export async function readDart(source: TextSource, sink: Sink): Promise<void> {
  const late = new Map<string, number>()
  let forgotten = 0
  await readRuns(source, sink, (run) => ({
    add(test) {
      const key = `${run}:${test}`
      const count = late.get(key) ?? 0
      if (count > 0 || late.size < maximumLateTests) late.set(key, count + 1)
      else forgotten += 1
    },
    expected: () => 0,
  }))
  if (late.size === 0) return
  // Some tests were pushed before their last error. The second reading knows which.
  sink.restart()
  await readRuns(source, sink, (run) => ({ add() {}, expected: (test) => late.get(`${run}:${test}`) ?? 0 }))
  if (forgotten > 0) {
    const message = `${forgotten} errors came after the end of their tests and were left out.`
    sink.problem({ severity: 'error', kind: 'incomplete', message })
  }
}

async function readRuns(source: TextSource, sink: Sink, lateErrors: (run: number) => LateErrors): Promise<void> {
  const errors = createRunErrors(sink)
  const skipped = createSkippedLines(sink)
  let number = 0
  let isFresh = true
  let run: DartRun = createDartRun(sink, errors, lateErrors(number))
  const lines = await readNdjson(source.chunks(), {
    value(value, line) {
      const event = asObject(value)
      if (event === undefined) {
        // Flutter writes events of its daemon as arrays: [{"event":"test.startedProcess",…}].
        if (!Array.isArray(value)) skipped.add({ kind: 'not-json', line, text: '' })
        return
      }
      // A file may contain several runs, and each counts its tests from 0.
      if (event.type === 'start' && !isFresh) {
        run.end(line)
        number += 1
        run = createDartRun(sink, errors, lateErrors(number))
      }
      isFresh = false
      run.event(event, line)
    },
    fault: skipped.add,
  })
  run.end(lines)
  errors.finish()
  skipped.report()
}
