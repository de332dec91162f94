import { definedFields } from '../../base/defined-fields.js'
import { detach } from '../../base/text/detach.js'
import { excerpt } from '../../base/text/excerpt.js'
import type { Status, TestAttempt } from '../../records/record.js'
import type { RecordedTest } from '../../records/recorder.js'
import { type Cause, causeOf } from '../failure/cause.js'
import { differenceExcerpt } from '../failure/difference-excerpt.js'
import { withoutEqualityNote } from '../failure/equality-note.js'
import type { Failure } from '../failure/failure.js'
import { leadOf } from '../failure/failure-lead.js'
import { outputTail } from '../failure/output-tail.js'
import { type StatedValues, statedValues } from '../failure/stated-values.js'
import { type ListedEvidence, listedEvidence } from './listed-evidence.js'

type StatedLocation = NonNullable<RecordedTest['sourceLocation']>

/** A test that reports show individually. Only a failed one has a step and attachments. Its texts are shortened copies; the records file has the complete ones. */
export interface ListedTest extends ListedEvidence {
  /** Only for failed and flaky tests. */
  readonly id?: string
  /** The part of the project, if the record names it. */
  readonly module?: string
  /** The job with the values of its matrix, if the record names it. */
  readonly job?: string
  /** Empty if the result file has no name. */
  readonly name: string
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly status: Status
  /** The result file it was read from. */
  readonly source: string
  /** The format of that file. Only for failed and flaky tests, and if the record names it. */
  readonly format?: string
  /** The tool that wrote that file, if the format recognised it. */
  readonly producer?: string
  /** In ms. */
  readonly duration?: number
  /** Unix ms. */
  readonly timestamp?: number
  readonly message?: string
  readonly details?: string
  /** The values that the failed assertion compared, if the result file states them apart from the message. */
  readonly compared?: StatedValues
  /** The headline in reports, for a failed or flaky test. */
  readonly headline?: string
  /** The lines that reports show first, if they do not begin with the message. */
  readonly lead?: string
  /** Only for failed and flaky tests. */
  readonly cause?: Cause
  /** The end of the output, if a failed test has no other reason. */
  readonly output?: string
  /** As in the result file: often a path on another machine. */
  readonly file?: string
  readonly line?: number
  /** The place of the failure in the repository, as in the record. */
  readonly sourceLocation?: StatedLocation
  /** As in the record. */
  readonly owners?: readonly string[]
  readonly flaky?: true
  /** Whether the failure is excused. Only in the list of the slowest tests. */
  readonly quarantined?: true
  /** The number of attempts, if there was more than one. */
  readonly attempts?: number
  /** Whether its last attempt was skipped, although it counts as flaky. */
  readonly isLastSkipped?: true
  /** The attempt of its job in which the test passes, if it failed in an earlier one. */
  readonly passedOnAttempt?: number
}

/** The longest texts that are kept, in UTF-16 units. A thousand failures then take about 20 MB at worst. */
const maximumName = 500
const maximumMessage = 2_000
const maximumDetails = 4_000
const maximumLead = 2_000
const maximumValue = 2_000
const maximumSegments = 20

/** Returns a test or, if it has no message, its last attempt with one: a flaky test has the message of its failure. */
const withMessage = (test: RecordedTest): RecordedTest | TestAttempt =>
  test.message !== undefined ? test : (test.attempts?.findLast((attempt) => attempt.message !== undefined) ?? test)

/** Returns the compared values of a failed test, or of the earlier failure of a flaky one. */
function comparedOf(test: RecordedTest, described: RecordedTest | TestAttempt): StatedValues | undefined {
  if (test.status !== 'failed' && test.flaky !== true) return undefined
  return statedValues(described, maximumValue)
}

/** Returns the failure of a failed test, or the earlier failure of a flaky one. */
function failureOf(test: RecordedTest): Failure | undefined {
  if (test.status === 'failed') return test
  if (test.flaky !== true) return undefined
  const { name, suite } = test
  const attempt = test.message === undefined ? test.attempts?.findLast(({ status }) => status === 'failed') : test
  if (attempt === undefined) return undefined
  const { message, details, steps } = attempt
  return { name, suite, ...definedFields({ message, details, steps }) }
}

function leadFields(test: RecordedTest, known: Cause | undefined): Pick<ListedTest, 'headline' | 'lead' | 'output' | 'cause'> {
  const failure = failureOf(test)
  if (failure === undefined) return {}
  const lead = leadOf(failure)
  const cause = known ?? causeOf(failure, lead)
  if (lead === undefined) return { cause }
  return {
    cause,
    headline: detach(withoutEqualityNote(lead.headline)),
    ...definedFields({
      lead: lead.text === undefined ? undefined : differenceExcerpt(withoutEqualityNote(lead.text), maximumLead),
      output: lead.isOutput ? detach(outputTail(failure)) : undefined,
    }),
  }
}

/** Limits the number and the length of the suites of a test. */
function boundedSuite(suite: readonly string[]): readonly string[] {
  const outer = suite.length > maximumSegments ? [...suite.slice(0, maximumSegments - 1), suite.at(-1) ?? ''] : suite
  return outer.map((name) => excerpt(name, maximumName))
}

/** A records file may have an unknown field with this name. */
const isAttempt = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 1

const boundedLocation = ({ file, line }: StatedLocation): StatedLocation => ({
  file: excerpt(file, maximumName),
  ...definedFields({ line }),
})

/** Facts about a test that its record does not contain. */
interface KnownOfTest {
  readonly id?: string | undefined
  readonly format?: string | undefined
  readonly cause?: Cause | undefined
}

/**
 * Copies the parts of a test that reports show.
 * @param source the result file, if the test does not name it
 * @param known what is known of a failed or flaky test
 */
export function listTest(test: RecordedTest, source: string, known: KnownOfTest = {}): ListedTest {
  const { id = test.id, format = test.format, cause } = known
  const described = withMessage(test)
  const { message } = described
  return {
    ...definedFields({
      id: id === undefined ? undefined : excerpt(id, maximumName),
      module: test.module === undefined ? undefined : excerpt(test.module, maximumName),
      job: test.job === undefined ? undefined : excerpt(test.job, maximumName),
    }),
    name: excerpt(test.name, maximumName),
    suite: boundedSuite(test.suite),
    status: test.status,
    source: test.source === undefined ? source : excerpt(test.source, maximumName),
    ...definedFields({
      format: format === undefined ? undefined : excerpt(format, maximumName),
      producer: test.producer === undefined ? undefined : excerpt(test.producer, maximumName),
      duration: test.duration,
      timestamp: test.timestamp,
      message: message === undefined ? undefined : differenceExcerpt(withoutEqualityNote(message), maximumMessage),
      details:
        test.details === undefined || test.status === 'successful'
          ? undefined
          : differenceExcerpt(withoutEqualityNote(test.details), maximumDetails),
      compared: comparedOf(test, described),
    }),
    ...leadFields(test, cause),
    ...(test.status === 'failed' && listedEvidence(test)),
    ...definedFields({
      file: test.file === undefined ? undefined : excerpt(test.file, maximumName),
      line: test.line,
      sourceLocation: test.sourceLocation && boundedLocation(test.sourceLocation),
      owners: test.owners?.map(detach),
      flaky: test.flaky === true ? true : undefined,
      attempts: test.attempts === undefined || test.attempts.length === 0 ? undefined : test.attempts.length + 1,
      isLastSkipped: test.isLastSkipped === true ? true : undefined,
      passedOnAttempt: isAttempt(test.passedOnAttempt) ? test.passedOnAttempt : undefined,
    }),
  }
}
