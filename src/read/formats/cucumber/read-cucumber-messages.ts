import { readNdjson } from '../../../records/ndjson.js'
import { asObject } from '../events/event-fields.js'
import { createSkippedLines } from '../events/skipped-lines.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Sink, TextSource } from '../format.js'
import { type CucumberRun, createCucumberRun, type UnannouncedRetries } from './cucumber-run.js'

/** The maximum number of test cases that are remembered for the second reading. */
const maximumRetries = 10_000

/** Reads a stream of Cucumber messages. */
export async function readCucumberMessages(source: TextSource, sink: Sink): Promise<void> {
  const retries = new Set<string>()
  await readRuns(source, sink, (run) => ({
    add(testCase) {
      if (retries.size < maximumRetries) retries.add(`${run}:${testCase}`)
    },
    expected: () => false,
  }))
  if (retries.size === 0) return
  // Some test cases were pushed before their last attempt. The second reading knows which.
  sink.restart()
  await readRuns(source, sink, (run) => ({ add() {}, expected: (testCase) => retries.has(`${run}:${testCase}`) }))
}

async function readRuns(source: TextSource, sink: Sink, retries: (run: number) => UnannouncedRetries): Promise<void> {
  const errors = createRunErrors(sink)
  const skipped = createSkippedLines(sink)
  let number = 0
  let isFresh = true
  let run: CucumberRun = createCucumberRun(sink, errors, retries(number))
  const lines = await readNdjson(source.chunks(), {
    value(value, line) {
      const envelope = asObject(value)
      const [name] = envelope === undefined ? [] : Object.keys(envelope)
      const body = name === undefined ? undefined : asObject(envelope?.[name])
      if (name === undefined || body === undefined) {
        skipped.add({ kind: 'not-json', line, text: '' })
        return
      }
      // A file may contain several runs, and each counts its ids from 0.
      if (name === 'meta' && !isFresh) {
        run.end(line)
        number += 1
        run = createCucumberRun(sink, errors, retries(number))
      }
      isFresh = false
      run.message(name, body, line)
    },
    fault: skipped.add,
  })
  run.end(lines)
  errors.finish()
  skipped.report()
}
