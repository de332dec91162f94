import type { Status, TestAttempt } from '../../../records/record.js'
import { asObject, asText } from '../events/event-fields.js'
import { type CapturedText, capText, createCapturedText } from '../fields/captured-text.js'
import { firstLine } from '../fields/first-line.js'
import { durationOf } from '../fields/numbers.js'
import { plausibleTimestamp } from '../fields/timestamps.js'
import type { JsonRecord } from '../json/json-fields.js'
import { isOutput } from './cucumber-embedding.js'
import { type AttemptSteps, addStepAttachment, endStep, type HeldTexts, noSteps } from './cucumber-steps.js'

/** An attempt at a test case. */
export interface CucumberAttempt {
  readonly testCase: string
  readonly timestamp: number | undefined
  /** The worst status of its steps and hooks so far, or successful if it has none. */
  status: Status
  /** In ms. */
  duration: number | undefined
  message: string | undefined
  details: string | undefined
  output: CapturedText | undefined
  willBeRetried: boolean
  readonly evidence: AttemptSteps
}

/** Undefined and pending steps count as failed. They fail a run unless it is not strict, which no message states. */
const stepStatuses = new Map<string, Status>([
  ['PASSED', 'successful'],
  ['SKIPPED', 'skipped'],
  ['FAILED', 'failed'],
  ['AMBIGUOUS', 'failed'],
  ['UNDEFINED', 'failed'],
  ['PENDING', 'failed'],
])

const ranks: Readonly<Record<Status, number>> = { successful: 0, skipped: 1, unknown: 2, failed: 3, cancelled: 0, running: 0 }

const maximumMessageLength = 1000

/** The length of details beyond which no further errors are added. */
const maximumFaultsLength = 32 * 1024

/** Creates an attempt from its `testCaseStarted`. */
export const beginAttempt = (testCase: string, started: JsonRecord): CucumberAttempt => ({
  testCase,
  timestamp: timeOf(started.timestamp),
  status: 'successful',
  duration: undefined,
  message: undefined,
  details: undefined,
  output: undefined,
  willBeRetried: false,
  evidence: noSteps(),
})

/**
 * Adds the result of a step or a hook.
 * @param id the id of the step
 * @param textOf the text of the step, if it has one
 */
export function addStepResult(
  attempt: CucumberAttempt,
  id: string,
  result: JsonRecord,
  textOf: () => string | undefined,
  texts: HeldTexts,
): void {
  const word = asText(result.status) ?? 'UNKNOWN'
  const status = stepStatuses.get(word) ?? 'unknown'
  const duration = durationIn(result.duration)
  if (duration !== undefined) attempt.duration = (attempt.duration ?? 0) + duration
  endStep(attempt.evidence, id, { word, duration, message: status === 'failed' ? errorTexts(result).message : undefined }, texts)
  // cucumber-ruby wrote it here up to version 17 of the messages.
  if (result.willBeRetried === true) attempt.willBeRetried = true
  if (status === 'failed' && attempt.status === 'failed') addFault(attempt, errorTexts(result))
  if (ranks[status] <= ranks[attempt.status]) return
  attempt.status = status
  const fault = errorTexts(result)
  attempt.message = fault.message ?? (status === 'failed' && word !== 'FAILED' ? describeStep(word, textOf()) : undefined)
  attempt.details = fault.details
}

/** Adds the error of another step or hook, such as one that cleans up, after the first error. */
function addFault(attempt: CucumberAttempt, fault: ErrorTexts): void {
  const text = fault.details ?? fault.message
  const details = attempt.details ?? ''
  if (text === undefined || details.length > maximumFaultsLength) return
  attempt.details = capText(details === '' ? text : `${details.trimEnd()}\n\n${text}`)
}

/** Adds an attachment. The log of a scenario consists of attachments, and is output. */
export function addAttachment(attempt: CucumberAttempt, attachment: JsonRecord, texts: HeldTexts): void {
  addStepAttachment(attempt.evidence, attachment, texts)
  const type = asText(attachment.mediaType) ?? ''
  const body = asText(attachment.body)
  if (body === undefined || !isOutput(type, attachment.fileName)) return
  const text = attachment.contentEncoding === 'BASE64' ? decodedText(body) : body
  if (text !== undefined) addOutput(attempt, text)
}

function addOutput(attempt: CucumberAttempt, text: string): void {
  if (attempt.output === undefined) attempt.output = createCapturedText()
  else attempt.output.append('\n')
  attempt.output.append(text.trimEnd())
}

/** Adds the texts that are attached to the output, for an attempt whose attachments are not wanted. */
export function addAttachedTexts(attempt: CucumberAttempt): void {
  const { steps, attachments } = attempt.evidence
  for (const { type, content } of [...steps.flatMap((step) => step.attachments ?? []), ...attachments]) {
    if (content === undefined || !(type?.startsWith('text/') || type === 'application/json')) continue
    const text = 'base64' in content ? decodedText(content.base64) : content.text
    if (text !== undefined) addOutput(attempt, text)
  }
}

/** Returns the result of an attempt that has ended, and removes its output. */
export function attemptResult(attempt: CucumberAttempt): TestAttempt {
  const duration = durationOf(attempt.duration)
  return {
    status: attempt.status,
    ...(duration === undefined ? {} : { duration }),
    ...(attempt.message === undefined ? {} : { message: attempt.message }),
    ...(attempt.details === undefined ? {} : { details: attempt.details }),
    ...(attempt.output === undefined ? {} : { stdout: attempt.output.take() }),
    ...(attempt.timestamp === undefined ? {} : { timestamp: attempt.timestamp }),
  }
}

interface ErrorTexts {
  readonly message?: string
  readonly details?: string
}

/** Returns the message and details of a failed result. Since version 20 of the messages, it has an `exception` besides the text. */
export function errorTexts(result: JsonRecord): ErrorTexts {
  const text = asText(result.message)
  const exception = asObject(result.exception)
  const full = asText(exception?.stackTrace) ?? text
  const message = asText(exception?.message) ?? (text === undefined ? asText(exception?.type) : firstLine(text, maximumMessageLength))
  return {
    ...(message === undefined ? {} : { message: capText(message.trimEnd()) }),
    ...(full === undefined || full.trimEnd() === message?.trimEnd() ? {} : { details: capText(full) }),
  }
}

const describeStep = (word: string, text: string | undefined): string =>
  `${text === undefined ? 'A step' : `The step "${text}"`} is ${word.toLowerCase()}.`

function decodedText(body: string): string | undefined {
  const text = Buffer.from(body, 'base64').toString('utf8')
  return text.includes('\0') ? undefined : text
}

const timeOf = (value: unknown): number | undefined => plausibleTimestamp(durationIn(value) ?? Number.NaN)

/** Returns a duration or a time in ms. Old protocols write the seconds as a string. */
function durationIn(value: unknown): number | undefined {
  const given = asObject(value)
  if (given === undefined) return undefined
  const ms = Number(given.seconds ?? 0) * 1000 + Number(given.nanos ?? 0) / 1e6
  return Number.isFinite(ms) ? ms : undefined
}
