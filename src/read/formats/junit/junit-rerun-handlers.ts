import { definedFields } from '../../../base/defined-fields.js'
import { capText } from '../fields/captured-text.js'
import { parseDuration } from '../fields/numbers.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Attributes, ElementHandler, ElementHandlers } from '../xml/xml.js'
import { junitFault } from './junit-outcome.js'
import { type JunitReading, maximumFaults } from './junit-reading.js'

/** Creates the handlers of reruns: further attempts at a test case, as Surefire writes them. */
export function rerunHandlers(reading: JunitReading): ElementHandlers {
  let attributes: Attributes = {}

  // Surefire writes the stack trace in <stackTrace>, cargo-nextest as the element's own text.
  const rerunElement = (isFlaky: boolean): ElementHandler => ({
    open(own) {
      attributes = own
      const duration = parseDuration(own.time, 1000)
      const timestamp = parseTimestamp(own.timestamp)
      reading.rerun = {
        status: 'failed',
        ...definedFields({ duration, timestamp, message: own.message ? capText(own.message) : undefined }),
      }
    },
    close(text, complete) {
      const { testCase, rerun, suite } = reading
      if (rerun === undefined || !complete) return
      const fault = junitFault(rerun.message === undefined ? attributes : { message: rerun.message }, text)
      if (fault.message !== undefined) rerun.message ??= fault.message
      if (fault.details !== undefined) rerun.details ??= fault.details
      reading.rerun = undefined
      suite.hasReruns = true
      if (testCase === undefined) return
      if (testCase.reruns.length < maximumFaults) testCase.reruns.push(rerun)
      if (isFlaky) testCase.flakyAttempts += 1
    },
    text: true,
  })

  return {
    rerunFailure: rerunElement(false),
    rerunError: rerunElement(false),
    flakyFailure: rerunElement(true),
    flakyError: rerunElement(true),
    stackTrace: {
      close(text) {
        if (reading.rerun !== undefined && text !== '') reading.rerun.details = text
      },
      text: true,
    },
  }
}
