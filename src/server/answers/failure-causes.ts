import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, knownText } from './fields.js'
import { seenFields } from './sighting.js'

/** The maximum number of causes in an answer. */
export const listedCauses = 500

/** The limits for the message and the title of a cause, in characters. */
export const causeMessageLength = 2000
export const titleLength = 200

const cause = Type.Object({
  cause: Type.String({ description: 'The cause, as in the records of its failures.' }),
  title: knownText(`The first line of the message, or else of the details, of its last failure, at most ${titleLength} characters.`),
  message: knownText(`The message of its last failure, at most ${causeMessageLength.toLocaleString('en')} characters.`),
  builds: count('Builds in which a test failed for this cause.'),
  tests: count('Tests that failed for this cause.'),
  failures: count('Failures with this cause.'),
  ...seenFields('failure'),
  lastTest: Type.Object(
    { testId: Type.String(), name: Type.String(), suite: Type.Array(Type.String()) },
    { description: 'The test of that failure.' },
  ),
})
/** A common cause of several failures. */
export type FailureCause = Answer<typeof cause>

/** The answer of `/v1/data/tests/causes`. */
export const failureCausesAnswer = Type.Object({ causes: Type.Array(cause, { maxItems: listedCauses }) })
export type FailureCauses = Answer<typeof failureCausesAnswer>
