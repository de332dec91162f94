import { countOf, formatCount } from '../../../base/text/counts.js'
import type { Status } from '../../../records/record.js'
import { asNumber, asText } from '../events/event-fields.js'
import type { RunErrors } from '../fields/run-errors.js'
import type { Sink } from '../format.js'
import { type JsonRecord, jsonText } from '../json/json-fields.js'
import type { MochaEvent } from './mocha-event.js'
import { createMochaSuites, describesOf, type MochaError, mochaKey, mochaResult } from './mocha-result.js'

/** The keys of tests that fail after they have passed, and how often. */
export type LateFailures = Map<string, number>

/** One run of Mocha: the events from `start` to `end`. */
export interface MochaRun {
  event(event: MochaEvent, line: number): void
  /** Called at the end of the file or at the start of another run. */
  end(line: number): void
}

interface MochaRunContext {
  readonly sink: Sink
  readonly errors: RunErrors
  /** Receives the tests that fail after they have passed. */
  readonly late: LateFailures
  /** These tests, if an earlier reading found them. */
  readonly known: LateFailures | undefined
}

const maximumLateFailures = 10_000

/** Creates a reader of one run, which passes on each test immediately. */
export function createMochaRun({ sink, errors, late, known }: MochaRunContext): MochaRun {
  const suitesOf = createMochaSuites()
  let total: number | undefined
  let passed = 0
  let failed = 0
  let isDone = false

  const push = (test: JsonRecord, status: Status, error?: MochaError): void => {
    sink.test(mochaResult(test, { status, suite: suitesOf(describesOf(test) ?? ''), file: jsonText(test.file) ?? '', error }))
  }

  const pass = (test: JsonRecord): void => {
    passed += 1
    const count = known?.get(mochaKey(test)) ?? 0
    if (count > 0) known?.set(mochaKey(test), count - 1)
    else push(test, 'successful')
  }

  const fail = (test: JsonRecord): void => {
    failed += 1
    // Mocha sets the speed when a test passes.
    if (test.speed && late.size < maximumLateFailures) late.set(mochaKey(test), (late.get(mochaKey(test)) ?? 0) + 1)
    const message = jsonText(test.err)
    const stack = asText(test.stack)
    const error = { ...(message !== undefined && { message }), ...(stack !== undefined && { stack }) }
    push(test, 'failed', error)
  }

  const end = (stats: JsonRecord, line: number): void => {
    isDone = true
    const count = (key: string): number => Math.max(asNumber(stats[key]) ?? 0, 0)
    const pending = count('pending')
    if (pending > 0)
      sink.notice(
        `${countOf(pending, 'pending test')} ${pending === 1 ? 'is' : 'are'} not counted, because the file only states their number.`,
      )
    // Mocha counts the events that it writes.
    const lost = count('passes') + count('failures') - passed - failed
    if (lost > 0) errors.add(`${countOf(lost, 'result')} of the run ${lost === 1 ? 'is' : 'are'} missing in the file`, '', line)
    const missing = (total ?? 0) - count('tests')
    if (missing > 0 && failed === 0)
      errors.add(`${countOf(missing, 'test')} did not run, and no test failed: the run was stopped`, '', line)
  }

  return {
    event({ type, fields }, line) {
      switch (type) {
        case 'start':
          total = asNumber(fields.total)
          break
        case 'pass':
          pass(fields)
          break
        case 'fail':
          fail(fields)
          break
        case 'end':
          end(fields, line)
          break
      }
    },
    end(line) {
      if (isDone) return
      const of = total === undefined ? '' : `, after ${formatCount(passed + failed)} of ${countOf(total, 'test')}`
      errors.add(`The run was stopped, or the file was cut: there is no "end" event${of}`, '', line)
    },
  }
}
