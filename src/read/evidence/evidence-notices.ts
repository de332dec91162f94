import { countOf, formatCount } from '../../base/text/counts.js'
import { wordList } from '../../base/text/word-list.js'
import type { AttachmentCounts } from './attachment-tally.js'
import type { EvidenceOptions } from './evidence-options.js'

/** A fact about files that are not stored. */
export interface EvidenceNotice {
  readonly kind: 'attachments'
  /** One or two sentences. */
  readonly message: string
}

/** Returns the notices of a run, each at most once. */
export function evidenceNotices(
  counts: AttachmentCounts,
  { saysSensitive, maximumMegabytes }: Pick<EvidenceOptions, 'saysSensitive' | 'maximumMegabytes'>,
): readonly EvidenceNotice[] {
  const messages = [...(saysSensitive ? sensitiveText(counts) : []), ...limitText(counts, maximumMegabytes)]
  return messages.map((message) => ({ kind: 'attachments', message }))
}

function sensitiveText({ sensitiveTraces, otherSensitive }: AttachmentCounts): readonly string[] {
  const count = sensitiveTraces + otherSensitive
  if (count === 0) return []
  const what = [
    ...(sensitiveTraces > 0 ? [countOf(sensitiveTraces, 'Playwright trace')] : []),
    ...(otherSensitive > 0 ? [sensitiveTraces > 0 ? countOf(otherSensitive, 'other file') : countOf(otherSensitive, 'file')] : []),
  ]
  const contents = otherSensitive === 0 ? 'traces contain cookies' : 'such files can contain cookies and values of fields'
  return [
    `${wordList(what)} ${count === 1 ? 'is' : 'are'} not stored, because this repository is public and ${contents}. Set "collect.attachments.sensitive" to "keep" to store them.`,
  ]
}

const limitText = ({ overLimit, total }: AttachmentCounts, maximumMegabytes: () => number): readonly string[] =>
  overLimit === 0
    ? []
    : [
        `${formatCount(overLimit)} of ${countOf(total, 'attachment')} ${overLimit === 1 ? 'is' : 'are'} not stored: the limit is ${formatCount(maximumMegabytes())} MB. Raise "collect.attachments.maximumMegabytes".`,
      ]
