import { signatureOf } from '../../../../judge/failure/cause/signature.js'
import type { RecordedRun } from '../../../answers/test-runs.js'
import { headlineOf } from './failure-item.js'

/** A signature is computed for the start of a line. */
const maximumLength = 300

/** Returns the first line of the message of a run, or of its first attempt with one, with `#` for its variable parts. */
export const runSignature = (run: RecordedRun): string => titleSignature(headlineOf(run))

/** Returns a title with `#` for its variable parts. */
export const titleSignature = (title: string): string => signatureOf(title.slice(0, maximumLength))
