import type { TestResult } from '../../../records/record.js'
import type { Sink } from '../format.js'

/** Checks if the steps and attachments of a test are wanted. By default, tests that passed at their first attempt have none. */
export const keepsEvidence = ({ keepsPassed }: Pick<Sink, 'keepsPassed'>, { status, attempts }: Pick<TestResult, 'status' | 'attempts'>) =>
  status !== 'successful' || attempts !== undefined || keepsPassed === true
