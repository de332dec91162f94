import { definedFields } from '../../../base/defined-fields.js'
import type { TestAttempt, TestResult } from '../../../records/record.js'

/** Returns the result of an earlier run of a test as an attempt. */
export const attemptOf = ({
  status,
  duration,
  message,
  details,
  expected,
  actual,
  stdout,
  stderr,
  timestamp,
  steps,
  stepsLeftOut,
  attachments,
}: Omit<TestResult, 'suite' | 'name'>): TestAttempt => ({
  status,
  ...definedFields({ duration, message, details, expected, actual, stdout, stderr, timestamp, steps, stepsLeftOut, attachments }),
})
