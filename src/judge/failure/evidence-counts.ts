import { attachmentKind } from '../../records/attachment-kind.js'
import type { TestAttachment } from '../../records/evidence.js'

/** The numbers of files that a test left behind and that a reader can open. */
export interface EvidenceCounts {
  /** Comparisons of images, whatever the number of their sides is. */
  readonly comparisons: number
  /** Images outside of comparisons. */
  readonly screenshots: number
  readonly videos: number
  readonly traces: number
  /** Others, without text output. */
  readonly files: number
}

type CountedFields = Pick<TestAttachment, 'name' | 'type' | 'path' | 'url' | 'comparison' | 'reason'>

/** The parts of attachments that Playwright adds to every failure: the state of the page as text. */
const pageState = /^error-context(?:\.md)?$/

/** Returns whether a file was found. A file that is not stored for a reason of its own cannot be opened. */
export const isOpenable = ({ type, url, reason }: Pick<TestAttachment, 'type' | 'url' | 'reason'>): boolean =>
  reason === undefined && (type !== undefined || url !== undefined)

/** Returns whether an attachment is only output: a text in the result file, or a description of the page. */
const isOutput = ({ name, path, url }: CountedFields): boolean => (path === undefined && url === undefined) || pageState.test(name)

/** Counts the attachments of a test by what they are. Files that were not found do not count. */
export function countEvidence(attachments: readonly CountedFields[]): EvidenceCounts {
  const comparisons = new Set<string>()
  let [screenshots, videos, traces, files] = [0, 0, 0, 0]
  for (const attachment of attachments) {
    if (!isOpenable(attachment)) continue
    const kind = attachmentKind(attachment.type)
    if (kind === 'image' && attachment.comparison !== undefined) comparisons.add(attachment.comparison.name)
    else if (kind === 'image') screenshots += 1
    else if (kind === 'video') videos += 1
    else if (kind === 'trace') traces += 1
    else if (kind === 'other' || !isOutput(attachment)) files += 1
  }
  return { comparisons: comparisons.size, screenshots, videos, traces, files }
}
