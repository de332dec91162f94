import { definedFields } from '../../../base/defined-fields.js'
import { displayLine, displayText } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { boundSteps } from '../../../records/bound-steps.js'
import { attachmentReasons, comparisonSides, type Evidence, type TestStep } from '../../../records/evidence.js'
import { recordLimits } from '../../../records/limits.js'
import { pageLimits } from '../data/limits.js'
import type { PageAttachment, TestDetails } from '../data/page-data.js'

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
  typeof value === 'string' && value !== '' && value.length <= recordLimits.attachmentPath
    ? displayText(value).replace(/[\t\n]/g, ' ')
    : undefined

function shownAttachments(value: unknown) {
  const attachments: PageAttachment[] = []
  /** The new position of each attachment that is kept. */
  const numbers = new Map<number, number>()
  const all = listOf(value)
  for (const [position, each] of all.slice(0, recordLimits.attachments).entries()) {
    const attachment = isObject(each) ? shownAttachment(each) : undefined
    if (attachment === undefined) continue
    numbers.set(position, attachments.length)
    attachments.push(attachment)
  }
  return { attachments, numbers, leftOut: Math.max(0, all.length - recordLimits.attachments) }
}

function shownAttachment({ name, type, size, sha256, path, url, text, comparison, reason }: Unchecked): PageAttachment | undefined {
  const shown = shownLine(name, recordLimits.attachmentName)
  if (shown === undefined) return undefined
  return {
    name: shown,
    ...definedFields({
      type: typeof type === 'string' && /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type) ? type : undefined,
      size: amount(size),
      sha256: typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256) ? sha256 : undefined,
      path: shownPath(path),
      url: typeof url === 'string' && url.length <= pageLimits.url && /^https?:\/\/[!-~]+$/.test(url) ? url : undefined,
      text: shownText(text, recordLimits.attachmentText),
      comparison: shownComparison(comparison),
      reason: oneOf(attachmentReasons, reason),
    }),
  }
}

function shownComparison(value: unknown): PageAttachment['comparison'] {
  if (!isObject(value)) return undefined
  const name = shownLine(value.name, recordLimits.attachmentName)
  const side = oneOf(comparisonSides, value.side)
  return name === undefined || side === undefined ? undefined : { name, side }
}

/** Returns the steps within the limits of a record. */
function shownSteps(value: unknown, numbers: ReadonlyMap<number, number>) {
  const { steps, leftOut } = boundSteps(value, {
    clean: (text) => text,
    message: undefined,
    positionOf: (position) => numbers.get(position),
  })
  return { steps: steps.map(shownStep), leftOut }
}

const shownStep = ({ name, message, text, file, steps, ...others }: TestStep): TestStep => ({
  ...others,
  name: displayLine(name),
  ...definedFields({
    message: message === undefined ? undefined : displayText(message),
    text: text === undefined ? undefined : displayText(text),
    file: shownPath(file),
    steps: steps?.map(shownStep),
  }),
})
