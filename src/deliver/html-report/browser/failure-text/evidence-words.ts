import { countOf } from '../../../../base/text/counts.js'
import { attachmentKind } from '../../../../records/attachment-kind.js'
import type { TestAttachment } from '../../../../records/evidence.js'

/** Counts what a test left behind: `1 image comparison · 2 screenshots · video · Playwright trace · 3 files`. Undefined if that is nothing. */
export function evidenceWords(attachments: readonly TestAttachment[] = []): string | undefined {
  const found = attachments.filter(({ reason }) => reason === undefined)
  const ofKind = (kind: ReturnType<typeof attachmentKind>) => found.filter(({ type }) => attachmentKind(type) === kind)
  const images = ofKind('image')
  const comparisons = new Set(images.flatMap(({ comparison }) => comparison?.name ?? [])).size
  const words = [
    comparisons === 0 ? '' : countOf(comparisons, 'image comparison'),
    oneOrMore(images.filter(({ comparison }) => comparison === undefined).length, 'screenshot'),
    oneOrMore(ofKind('video').length, 'video'),
    oneOrMore(ofKind('trace').length, 'Playwright trace'),
    ofKind('text').length + ofKind('other').length === 0 ? '' : countOf(ofKind('text').length + ofKind('other').length, 'file'),
  ].filter((each) => each !== '')
  return words.length === 0 ? undefined : words.join(' · ')
}

const oneOrMore = (count: number, noun: string): string => (count === 0 ? '' : count === 1 ? noun : countOf(count, noun))
