import { mayNameFile } from '../../base/text/naming-line.js'
import type { TestAttempt } from '../../records/record.js'
import type { RecordedTest } from '../../records/recorder.js'

/** The last attempt of a test, or one before it. */
export type Attempt = RecordedTest | TestAttempt

/** The fields whose texts may name files. */
export const namingFields = ['message', 'details', 'stdout', 'stderr'] as const

/** Returns whether an attempt has steps or attachments. */
export const hasEvidence = ({ steps, stepsLeftOut, attachments, attachmentsLeftOut }: Attempt): boolean =>
  steps !== undefined || stepsLeftOut !== undefined || attachments !== undefined || attachmentsLeftOut !== undefined

/** Checks cheaply if a text of an attempt may name a file. Most failures name none. */
export function mayNameFiles(attempt: Attempt): boolean {
  for (const field of namingFields) {
    const text = attempt[field]
    if (text !== undefined && mayNameFile(text)) return true
  }
  return false
}
