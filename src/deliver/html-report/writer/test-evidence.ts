import { definedFields } from '../../../base/defined-fields.js'
import { displayLine, displayText } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import {
  attachmentReasons,
  comparisonSides,
  type Evidence,
  maximumAttachmentName,
  maximumAttachmentPath,
  maximumAttachments,
  maximumAttachmentText,
  maximumStepDepth,
  maximumStepMessage,
  maximumStepName,
  maximumSteps,
  maximumStepsLength,
  maximumStepText,
  type TestStep,
} from '../../../records/evidence.js'
import { statuses, type Writable } from '../../../records/record.js'
import type { PageAttachment, TestDetails } from '../data/page-data.js'

/** A longer address is not a link that a tool wrote. */
const maximumUrl = 2_000

/** The length of the field names and punctuation of a step as JSON. */
const stepCost = 60

type ShownEvidence = Pick<TestDetails, 'steps' | 'stepsLeftOut' | 'attachments' | 'attachmentsLeftOut'>

/** Returns whether a test or attempt has steps or attachments. */
export const hasEvidence = ({ steps, attachments }: Evidence): boolean => steps !== undefined || attachments !== undefined

/**
 * Returns the steps and attachments of a test or attempt as the page shows them. Records of other machines are untrusted, and the schema does
 * not check these fields: a value that is not of its type is ignored, and what exceeds the limits is counted.
 */
export function shownEvidence(evidence: Evidence): ShownEvidence {
  if (!hasEvidence(evidence)) return {}
  const { attachments, numbers, leftOut: attachmentsLeftOut } = shownAttachments(evidence.attachments)
  const { steps, leftOut: stepsLeftOut } = shownSteps(evidence.steps, numbers)
  return {
    ...(steps.length === 0 ? {} : { steps }),
    ...leftOutCount('stepsLeftOut', stepsLeftOut, evidence.stepsLeftOut),
    ...(attachments.length === 0 ? {} : { attachments }),
    ...leftOutCount('attachmentsLeftOut', attachmentsLeftOut, evidence.attachmentsLeftOut),
  }
}

function leftOutCount<Name extends string>(name: Name, here: number, before: unknown): Partial<Record<Name, number>> {
  const sum = here + (positive(before) ?? 0)
  return sum === 0 ? {} : ({ [name]: sum } as Record<Name, number>)
}

/** Fields of a record that nothing has checked. */
type Unchecked = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Unchecked => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const positive = (value: unknown): number | undefined => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined)
const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined => values.find((each) => each === value)

const shownText = (value: unknown, limit: number): string | undefined =>
  typeof value === 'string' && value !== '' ? displayText(shorten(value, limit)) : undefined
const shownLine = (value: unknown, limit: number): string | undefined =>
  typeof value === 'string' && value !== '' ? displayLine(shorten(value, limit)) : undefined
/** Keeps successive spaces, because a path with fewer of them would be another one. */
const shownPath = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= maximumAttachmentPath
    ? displayText(value).replace(/[\t\n]/g, ' ')
    : undefined

function shownAttachments(value: unknown) {
  const attachments: PageAttachment[] = []
  /** The new position of each attachment that is kept. */
  const numbers = new Map<number, number>()
  const all = listOf(value)
  for (const [position, each] of all.slice(0, maximumAttachments).entries()) {
    const attachment = isObject(each) ? shownAttachment(each) : undefined
    if (attachment === undefined) continue
    numbers.set(position, attachments.length)
    attachments.push(attachment)
  }
  return { attachments, numbers, leftOut: Math.max(0, all.length - maximumAttachments) }
}

function shownAttachment({ name, type, size, sha256, path, url, text, comparison, reason }: Unchecked): PageAttachment | undefined {
  const shown = shownLine(name, maximumAttachmentName)
  if (shown === undefined) return undefined
  return {
    name: shown,
    ...definedFields({
      type: typeof type === 'string' && /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type) ? type : undefined,
      size: amount(size),
      sha256: typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256) ? sha256 : undefined,
      path: shownPath(path),
      url: typeof url === 'string' && url.length <= maximumUrl && /^https?:\/\/[!-~]+$/.test(url) ? url : undefined,
      text: shownText(text, maximumAttachmentText),
      comparison: shownComparison(comparison),
      reason: oneOf(attachmentReasons, reason),
    }),
  }
}

function shownComparison(value: unknown): PageAttachment['comparison'] {
  if (!isObject(value)) return undefined
  const name = shownLine(value.name, maximumAttachmentName)
  const side = oneOf(comparisonSides, value.side)
  return name === undefined || side === undefined ? undefined : { name, side }
}

/** Keeps the first steps within the limits, each after the steps that contain it. */
function shownSteps(value: unknown, numbers: ReadonlyMap<number, number>) {
  let leftOut = 0
  let count = 0
  let length = 0

  function shownList(list: unknown, depth: number): TestStep[] {
    const steps: TestStep[] = []
    for (const each of listOf(list)) {
      if (!isObject(each)) continue
      if (depth > maximumStepDepth || count >= maximumSteps || length >= maximumStepsLength) {
        leftOut += stepCount(each)
        continue
      }
      const step = shownStep(each, numbers)
      count += 1
      length += stepCost + step.name.length + (step.message?.length ?? 0) + (step.text?.length ?? 0)
      const inner = shownList(each.steps, depth + 1)
      steps.push(inner.length === 0 ? step : { ...step, steps: inner })
    }
    return steps
  }

  const steps = shownList(value, 1)
  return { steps, leftOut }
}

function shownStep(step: Unchecked, numbers: ReadonlyMap<number, number>): TestStep {
  const shown: Writable<TestStep> = {
    name: shownLine(step.name, maximumStepName) ?? '',
    status: oneOf(statuses, step.status) ?? 'unknown',
    ...definedFields({
      phase: oneOf(['setup', 'teardown'], step.phase),
      message: shownText(step.message, maximumStepMessage),
      text: shownText(step.text, maximumStepText),
      duration: amount(step.duration),
      file: shownPath(step.file),
      line: positive(step.line),
    }),
  }
  const attachments = listOf(step.attachments).flatMap((position) => numbers.get(position as number) ?? [])
  if (attachments.length > 0) shown.attachments = [...new Set(attachments)]
  return shown
}

/** Counts a step with its inner steps, which may be nested to any depth. */
function stepCount(step: Unchecked): number {
  let found = 0
  for (const waiting: Unchecked[] = [step]; waiting.length > 0; found += 1) {
    for (const inner of listOf(waiting.pop()?.steps)) if (isObject(inner)) waiting.push(inner)
  }
  return found
}
