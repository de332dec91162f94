import type { FailureLead } from '../../failure/failure.js'
import { leadOf } from '../../failure/failure-lead.js'
import type { TestAttempt, Writable } from '../../records/record.js'
import type { RecordedTest } from '../../records/recorder.js'
import { diffExcerpt } from '../../report/failure-diff/diff-excerpt.js'
import { diffFromHeadline } from '../../report/failure-diff/diff-from-headline.js'
import { failureDiff } from '../../report/failure-diff/failure-diff.js'
import { wholeText, withoutShown } from '../../report/failure-text.js'
import type { SourceLocation } from '../../source-locations/test-location.js'
import { displayLine, displayText } from '../../text/display-text.js'
import { excerpt } from '../../text/excerpt.js'
import type { TestDetails } from '../page-data.js'

/** The longest texts that a page shows of a test, in UTF-16 units. */
const maximumMessage = 20_000
const maximumDetails = 40_000
const maximumOutput = 20_000
const maximumShortMessage = 300
const maximumDiffLines = 400
const maximumAttempts = 20
const maximumMetadata = 50
const maximumMetadataName = 100
const maximumMetadataValue = 2_000

/**
 * How much of a test is kept: all of it; nothing of tests that went well, since their output would be too much; the beginning of
 * the message alone, since what failed is too much already.
 */
export type DetailLimit = 'ample' | 'scarce' | 'none'

/** Whether a reader wants to know more of a test than that it went well. */
export const isNotable = ({ status, flaky }: Pick<RecordedTest, 'status' | 'flaky'>): boolean => status !== 'successful' || flaky === true

/** Whether there is anything to tell of a test beside its line in the list. */
export const hasDetails = ({ message, details, stdout, stderr, attempts, metadata }: RecordedTest): boolean =>
  Boolean(message || details || stdout || stderr || attempts?.length || (metadata && Object.keys(metadata).length > 0))

const shown = (text: string | undefined, limit: number): string | undefined =>
  text === undefined || text === '' ? undefined : displayText(excerpt(text, limit))

/** What is told of a test; undefined where there is nothing to tell, or no room. */
export function testDetails(test: RecordedTest, room: DetailLimit, location?: SourceLocation): TestDetails | undefined {
  if (!hasDetails(test) && location === undefined) return undefined
  if (room === 'none') {
    const written = test.status === 'failed' ? leadOf(test)?.headline : test.message
    const message = shown(written?.slice(0, maximumShortMessage), maximumShortMessage)
    return message === undefined || !isNotable(test) ? undefined : { message }
  }
  if (room === 'scarce' && !isNotable(test)) return undefined
  const { attempts, metadata } = test
  const told: Writable<TestDetails> = texts(test, test)
  if (location !== undefined) told.source = location.line === undefined ? [location.file] : [location.file, location.line]
  if (attempts !== undefined && attempts.length > 0) {
    told.attempts = attempts.slice(-maximumAttempts).map((attempt) => attemptDetails(attempt, test))
  }
  if (metadata !== undefined) {
    const entries = Object.entries(metadata).slice(0, maximumMetadata)
    if (entries.length > 0) told.metadata = Object.fromEntries(entries.map(([name, value]) => [metadataName(name), metadataValue(value)]))
  }
  return told
}

const metadataName = (name: string) => displayLine(excerpt(name, maximumMetadataName))
const metadataValue = (value: string) => displayText(excerpt(value, maximumMetadataValue))

function attemptDetails(attempt: TestAttempt, test: RecordedTest): TestDetails {
  const { status, duration } = attempt
  return { ...texts(attempt, test), status, ...(duration === undefined ? {} : { duration }) }
}

type Texts = Pick<TestAttempt, 'message' | 'details' | 'stdout' | 'stderr' | 'status'>

/** The texts of a test or of one of its attempts. */
function texts(result: Texts, { name, suite }: Pick<RecordedTest, 'name' | 'suite'>): TestDetails {
  const told: Writable<TestDetails> = {}
  const message = shown(result.message, maximumMessage)
  const details = shown(result.details, maximumDetails)
  const stdout = shown(result.stdout, maximumOutput)
  const stderr = shown(result.stderr, maximumOutput)
  if (message !== undefined) told.message = message
  if (details !== undefined) told.details = details
  // Only a failed test has compared values.
  if (result.status === 'failed') lead(told, leadOf({ ...result, name, suite }))
  if (stdout !== undefined) told.stdout = stdout
  if (stderr !== undefined) told.stderr = stderr
  return told
}

/** Adds the text to show first. If it comes from the output, it is only the headline, because the page shows the output below. */
function lead(told: Writable<TestDetails>, { headline = '', text, isOutput }: Partial<FailureLead> = {}): void {
  const { message = '', details = '' } = told
  const found = text === undefined ? failureDiff(message, details) : failureDiff(text, '')
  if (found !== undefined) told.diff = diffExcerpt(diffFromHeadline(found, headline).lines, maximumDiffLines)
  if (text === undefined) return
  told.lead = isOutput ? headline : text
  const rest = withoutShown(wholeText(message, details), text).trim()
  if (rest !== '') told.details = rest
  else delete told.details
}
