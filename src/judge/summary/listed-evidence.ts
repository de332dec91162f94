import { definedFields } from '../../base/defined-fields.js'
import { detach } from '../../base/text/detach.js'
import { shorten } from '../../base/text/shorten.js'
import { type AttachmentKind, attachmentKind } from '../../records/attachment-kind.js'
import type { Evidence, TestAttachment } from '../../records/evidence.js'
import { countEvidence, type EvidenceCounts, isOpenable } from '../failure/evidence-counts.js'
import { type FailedStep, failedStep } from '../failure/step-line.js'

/** A file that a failed test left behind, as reports name it. */
export type ListedAttachment = Pick<TestAttachment, 'name' | 'type' | 'size' | 'path' | 'url'>

/** The failed step of a test and its files. */
export interface ListedEvidence {
  readonly step?: FailedStep
  readonly attachments?: readonly ListedAttachment[]
  readonly attachmentsLeftOut?: number
  /** Of all attachments. Absent if none of them can be opened. */
  readonly evidence?: EvidenceCounts
  /** The path of the newest Playwright trace. */
  readonly trace?: string
}

const maximumAttachments = 20
/** The limit for the names and the paths of the attachments of a test together, in UTF-16 units. */
const maximumTexts = 4_000
const maximumStepNames = 20
const maximumStepName = 200

/** The order in which attachments get a place. Those that cannot be opened come last. */
const ranks: Readonly<Record<AttachmentKind, number>> = { image: 1, trace: 2, video: 3, text: 4, other: 4 }

function rankOf(attachment: TestAttachment): number {
  if (!isOpenable(attachment)) return 5
  return attachment.comparison === undefined ? ranks[attachmentKind(attachment.type)] : 0
}

/** The kinds that a tool may write for one attempt only, such as a trace for the first retry. */
const onceWritten: ReadonlySet<AttachmentKind> = new Set(['trace', 'video'])

/**
 * Returns the attachments of the last attempt of a failed test that has some, and a trace and a video of an earlier attempt if that one has
 * none.
 */
function attachmentsOf({ attachments, attempts = [] }: WithAttempts): readonly TestAttachment[] {
  const [newest = [], ...earlier] = [attachments, ...attempts.map((attempt) => attempt.attachments).toReversed()].flatMap((each) => {
    const valid = Array.isArray(each) ? each.filter(isAttachment) : []
    return valid.length === 0 ? [] : [valid]
  })
  const all = [...newest]
  for (const kind of onceWritten) {
    const isOne = (attachment: TestAttachment): boolean => attachmentKind(attachment.type) === kind && isOpenable(attachment)
    if (!all.some(isOne)) all.push(...(earlier.find((each) => each.some(isOne)) ?? []).filter(isOne))
  }
  return all
}

type WithAttempts = Evidence & { readonly attempts?: readonly Evidence[] | undefined }

const isAttachment = (value: unknown): value is TestAttachment =>
  typeof value === 'object' && value !== null && typeof (value as Partial<TestAttachment>).name === 'string'

/** Returns copies of the attachments that fit, in their order. */
function fitting(attachments: readonly TestAttachment[]): readonly ListedAttachment[] {
  let left = maximumTexts
  const kept = new Set<TestAttachment>()
  for (const attachment of attachments.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, maximumAttachments)) {
    const { name, path = '', url = '' } = attachment
    const length = name.length + path.length + url.length
    if (length > left) continue
    left -= length
    kept.add(attachment)
  }
  return attachments.filter((attachment) => kept.has(attachment)).map(copyOf)
}

const copyOf = ({ name, type, size, path, url }: TestAttachment): ListedAttachment => ({
  name: detach(name),
  ...definedFields({
    type: type === undefined ? undefined : detach(type),
    size,
    path: path === undefined ? undefined : detach(path),
    url: url === undefined ? undefined : detach(url),
  }),
})

/** Copies a failed step. Of too many names, the inner ones are kept, and the outermost one. */
function boundedStep({ names, ...others }: FailedStep): FailedStep {
  const [first, ...inner] = names.map((name) => detach(shorten(name, maximumStepName)))
  return { names: [first ?? '', ...inner.slice(1 - maximumStepNames)], ...others }
}

const hasAny = (counts: EvidenceCounts): boolean => Object.values(counts).some((count) => count > 0)

/** Copies what reports show of a failed test besides its texts. */
export function listedEvidence(test: WithAttempts): ListedEvidence {
  const step = test.steps && failedStep(test.steps)
  const fields = definedFields({ step: step && boundedStep(step) })
  if (test.attachments === undefined && test.attempts?.some(({ attachments }) => attachments !== undefined) !== true) return fields
  const all = attachmentsOf(test)
  if (all.length === 0) return fields
  const attachments = fitting(all)
  const leftOut = all.length - attachments.length + (test.attachmentsLeftOut ?? 0)
  const counts = countEvidence(all)
  const trace = all.find((attachment) => attachmentKind(attachment.type) === 'trace' && isOpenable(attachment))?.path
  return {
    ...fields,
    ...definedFields({
      attachments: attachments.length === 0 ? undefined : attachments,
      attachmentsLeftOut: leftOut > 0 ? leftOut : undefined,
      evidence: hasAny(counts) ? counts : undefined,
      trace: trace === undefined ? undefined : detach(trace),
    }),
  }
}
