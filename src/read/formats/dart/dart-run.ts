import { countOf } from '../../../base/text/counts.js'
import { asNumber, asObject } from '../events/event-fields.js'
import type { RunErrors } from '../fields/run-errors.js'
import type { Sink } from '../format.js'
import type { JsonRecord } from '../json/json-fields.js'
import { createDartSuites } from './dart-suites.js'
import { addError, addPrint, beginTest, type DartTest, dartResult } from './dart-test.js'

/** The errors of one run that follow the end of their test. */
export interface LateErrors {
  add(test: number): void
  /** Returns the number of late errors of a test. It is 0 during the first reading. */
  expected(test: number): number
}

/** One run of a test runner: the events from one `start` event to the next. */
export interface DartRun {
  event(event: JsonRecord, line: number): void
  /** Called at the end of the file or at the start of another run. */
  end(line: number): void
}

/** The maximum number of open tests. A runner has one per worker. */
const maximumOpenTests = 2000

/** Creates a reader of one run, which drops a test when it ends. */
export function createDartRun(sink: Sink, errors: RunErrors, late: LateErrors): DartRun {
  const suites = createDartSuites()
  const tests = new Map<number, DartTest>()
  let failed = false
  let unfinished = 0
  let isDone = false

  const finish = (id: number, test: DartTest): void => {
    tests.delete(id)
    const result = dartResult(test, isDone ? 'cancelled' : 'running')
    if (result === undefined) return
    if (test.end === undefined) unfinished += 1
    if (result.status === 'failed') failed = true
    sink.test(result)
  }

  const begin = (event: JsonRecord): void => {
    const test = asObject(event.test)
    const id = asNumber(test?.id)
    if (test === undefined || id === undefined) return
    if (tests.size >= maximumOpenTests) {
      const [oldest] = tests
      if (oldest !== undefined) finish(...oldest)
    }
    tests.set(id, beginTest(test, asNumber(event.time), suites, late.expected(id)))
  }

  const end = (event: JsonRecord): void => {
    const id = asNumber(event.testID) ?? -1
    const test = tests.get(id)
    if (test === undefined) return
    test.end = event
    if (test.lateErrors === 0) finish(id, test)
    // From now on, errors are late.
    else test.errorCount = 0
  }

  const fail = (event: JsonRecord): void => {
    const id = asNumber(event.testID)
    if (id === undefined) return
    const test = tests.get(id)
    if (test === undefined) {
      late.add(id)
      return
    }
    addError(test, event)
    if (test.end !== undefined && test.errorCount >= test.lateErrors) finish(id, test)
  }

  const done = (event: JsonRecord, line: number): void => {
    isDone = true
    for (const [id, test] of tests) if (test.end === undefined) finish(id, test)
    // The runner writes null if it was closed early.
    if (event.success === null) errors.add(`The run was stopped before its end${began(unfinished)}`, '', line)
    else if (event.success === false && !failed) errors.add('The run failed, though none of its tests did', '', line)
  }

  return {
    event(event, line) {
      switch (event.type) {
        case 'testStart':
          begin(event)
          break
        case 'testDone':
          end(event)
          break
        case 'print': {
          const test = tests.get(asNumber(event.testID) ?? -1)
          if (test !== undefined) addPrint(test, event)
          break
        }
        case 'error':
          fail(event)
          break
        case 'suite':
          suites.addSuite(asObject(event.suite))
          break
        case 'group':
          suites.addGroup(asObject(event.group))
          break
        case 'done':
          done(event, line)
          break
      }
    },
    end(line) {
      for (const [id, test] of tests) finish(id, test)
      if (!isDone) errors.add(`The run was stopped, or the file was cut: there is no "done" event${began(unfinished)}`, '', line)
    },
  }
}

const began = (count: number): string => (count === 0 ? '' : `, and ${countOf(count, 'test')} began and did not end`)
