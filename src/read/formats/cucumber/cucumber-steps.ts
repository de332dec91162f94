import { cutWithMargin } from '../../../base/text/cut-margin.js'
import type { Evidence, ReadAttachment } from '../../../records/evidence.js'
import { recordLimits } from '../../../records/limits.js'
import type { Status } from '../../../records/record.js'
import { asText } from '../events/event-fields.js'
import type { EvidenceBuilder, OpenStep } from '../fields/evidence-builder.js'
import { lengthOfContent } from '../fields/held-attachment.js'
import type { JsonRecord } from '../json/json-fields.js'
import { isAddress, isOutput, linkTo, nameOfType } from './cucumber-embedding.js'
import type { StepDescription } from './cucumber-test-case.js'

/** A step or a hook that began. */
export interface BegunStep {
  readonly id: string
  status: Status
  duration: number | undefined
  message: string | undefined
  attachments: ReadAttachment[] | undefined
}

/** The steps of an attempt, until it is known whether they are wanted. */
export interface AttemptSteps {
  readonly steps: BegunStep[]
  /** The number of steps that were dropped. */
  dropped: number
  /** Attachments that name no step. */
  attachments: ReadAttachment[]
  hasAttachments: boolean
  /** The length of the texts that are held. */
  heldLength: number
}

/** The texts that all attempts of a run hold together. */
export interface HeldTexts {
  /** Returns whether there is room for a text, and then counts it. */
  hold(attempt: AttemptSteps, length: number): boolean
  release(length: number): void
}

/** A scenario with more steps is not written by hand. */
const maximumSteps = 2_000
const maximumAttachments = 1_000
const maximumHeld = 64 * 1024 * 1024

/** A pending step fails its scenario, but it is not a failure that needs an explanation. */
const statuses = new Map<string, Status>([
  ['PASSED', 'successful'],
  ['SKIPPED', 'skipped'],
  ['PENDING', 'skipped'],
  ['FAILED', 'failed'],
  ['AMBIGUOUS', 'failed'],
  ['UNDEFINED', 'failed'],
])

/** Creates the count of the texts of a run. */
export function createHeldTexts(): HeldTexts {
  let held = 0
  return {
    hold(attempt, length) {
      if (held + length > maximumHeld) return false
      held += length
      attempt.heldLength += length
      return true
    },
    release(length) {
      held -= length
    },
  }
}

/** Returns the steps of an attempt that has none yet. */
export const noSteps = (): AttemptSteps => ({ steps: [], dropped: 0, attachments: [], hasAttachments: false, heldLength: 0 })

/** Begins a step. */
export function beginStep(attempt: AttemptSteps, id: string): BegunStep | undefined {
  if (attempt.steps.length >= maximumSteps) {
    attempt.dropped += 1
    return undefined
  }
  const step: BegunStep = { id, status: 'running', duration: undefined, message: undefined, attachments: undefined }
  attempt.steps.push(step)
  return step
}

/** Ends a step. Streams may lack its beginning. */
export function endStep(
  attempt: AttemptSteps,
  id: string,
  { word, duration, message }: { readonly word: string; readonly duration: number | undefined; readonly message: string | undefined },
  texts: HeldTexts,
): void {
  const last = attempt.steps.at(-1)
  const step = last?.id === id && last.status === 'running' ? last : beginStep(attempt, id)
  if (step === undefined) return
  step.status = statuses.get(word) ?? 'unknown'
  step.duration = duration
  if (step.status !== 'failed' || message === undefined) return
  const kept = cutWithMargin(message, recordLimits.stepMessage)
  if (texts.hold(attempt, kept.length)) step.message = kept
}

/** Adds an `attachment` to the step that it names. Output is not an attachment. */
export function addStepAttachment(attempt: AttemptSteps, message: JsonRecord, texts: HeldTexts): void {
  const type = (asText(message.mediaType) ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (isOutput(type, message.fileName)) return
  const step = attempt.steps.at(-1)
  const isOfStep = step !== undefined && step.id === message.testStepId
  if (isOfStep) step.attachments ??= []
  const list = (isOfStep ? step.attachments : undefined) ?? attempt.attachments
  if (list.length >= maximumAttachments) return
  const attachment = attachmentIn(message, type)
  if (attachment === undefined) return
  attempt.hasAttachments = true
  if (texts.hold(attempt, lengthOfContent(attachment.content))) list.push(attachment)
  else list.push({ name: attachment.name, type, reason: 'limit' })
}

function attachmentIn({ body, url, contentEncoding, fileName }: JsonRecord, type: string): ReadAttachment | undefined {
  const name = asText(fileName) ?? nameOfType(type)
  const base = { name, ...(type !== '' && { type }) }
  if (typeof url === 'string' && url !== '') return linkTo(url, asText(fileName))
  if (typeof body !== 'string') return undefined
  if (contentEncoding === 'BASE64') return { ...base, content: { base64: body } }
  return isAddress(type) ? linkTo(body, asText(fileName)) : { ...base, content: { text: body } }
}

/**
 * Returns the steps and attachments of an attempt.
 * @param describe returns what a step does, given its id
 */
export function stepsEvidence(
  { steps, dropped, attachments }: AttemptSteps,
  describe: (id: string) => StepDescription,
  message: string | undefined,
  builder: EvidenceBuilder,
): Evidence {
  for (const step of steps) {
    const { name, phase, text } = describe(step.id)
    const open: OpenStep = { name, status: step.status }
    if (phase !== undefined) open.phase = phase
    if (step.message !== undefined) open.message = step.message
    if (text !== undefined) open.text = text
    if (step.duration !== undefined) open.duration = step.duration
    builder.open(open)
    for (const attachment of step.attachments ?? []) builder.attach(attachment)
    builder.close()
  }
  for (const attachment of attachments) builder.attach(attachment)
  const evidence = builder.take(message)
  return dropped === 0 ? evidence : { ...evidence, stepsLeftOut: dropped + (evidence.stepsLeftOut ?? 0) }
}
