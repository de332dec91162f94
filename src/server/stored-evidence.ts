import { headOf } from '../base/text/cut.js'
import { boundSteps } from '../records/bound-steps.js'
import { comparisonSides, type Evidence, type TestAttachment } from '../records/evidence.js'
import { recordLimits } from '../records/limits.js'
import type { RecordFields } from './store/store.js'

/** Returns the steps of a failed test and the names of its attachments as they are stored. Clients are untrusted, so both are bounded. */
export function storedEvidence({ status, message, ...given }: RecordFields): Evidence {
  if (status !== 'failed' || (given.steps === undefined && given.attachments === undefined)) return {}
  const { attachments, positions, leftOut } = boundAttachments(given.attachments)
  const { steps, leftOut: stepsLeftOut } = boundSteps(given.steps, {
    clean: (text) => text,
    message: typeof message === 'string' ? message : undefined,
    positionOf: (position) => positions.get(position),
  })
  return {
    ...(steps.length > 0 && { steps }),
    ...leftOutCount('stepsLeftOut', stepsLeftOut, given.stepsLeftOut),
    ...(attachments.length > 0 && { attachments }),
    ...leftOutCount('attachmentsLeftOut', leftOut, given.attachmentsLeftOut),
  }
}

const isObject = (value: unknown): value is RecordFields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Adds what is left out here to what the client left out. */
function leftOutCount<Name extends string>(name: Name, here: number, before: unknown): Partial<Record<Name, number>> {
  const sum = Math.min(Number.MAX_SAFE_INTEGER, here + (typeof before === 'number' ? before : 0))
  return sum === 0 ? {} : ({ [name]: sum } as Record<Name, number>)
}

function boundAttachments(given: unknown) {
  const all = Array.isArray(given) ? (given as readonly unknown[]) : []
  const attachments: TestAttachment[] = []
  /** The new position of each attachment, by its position in the record. */
  const positions = new Map<number, number>()
  for (const [position, value] of all.slice(0, recordLimits.attachments).entries()) {
    const attachment = boundAttachment(value)
    if (attachment === undefined) continue
    positions.set(position, attachments.length)
    attachments.push(attachment)
  }
  return { attachments, positions, leftOut: Math.max(0, all.length - recordLimits.attachments) }
}

function boundAttachment(value: unknown): TestAttachment | undefined {
  if (!isObject(value)) return undefined
  const { type, size, comparison } = value
  const name = boundName(value.name)
  if (name === undefined) return undefined
  const compared = boundComparison(comparison)
  return {
    name,
    ...(typeof type === 'string' && /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type) && { type }),
    ...(typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 && { size }),
    ...(compared !== undefined && { comparison: compared }),
  }
}

const boundName = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? headOf(value, recordLimits.attachmentName) : undefined

function boundComparison(value: unknown): TestAttachment['comparison'] {
  if (!isObject(value)) return undefined
  const name = boundName(value.name)
  const side = comparisonSides.find((each) => each === value.side)
  return name === undefined || side === undefined ? undefined : { name, side }
}
