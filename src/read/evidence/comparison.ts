import { baseName } from '../../base/text/base-name.js'
import { attachmentKind } from '../../records/attachment-kind.js'
import type { TestAttachment } from '../../records/evidence.js'

type Side = NonNullable<TestAttachment['comparison']>['side']

/** The expression of Playwright's report (`testResultView.tsx`). */
const sideOfName = /^(.*)-(expected|actual|diff|previous)(\.[^.]+)?$/

/** Returns the comparison that a name belongs to, and the side that it shows. */
export function comparisonOf(name: string): NonNullable<TestAttachment['comparison']> | undefined {
  const [, stem, side, extension = ''] = sideOfName.exec(name) ?? []
  return stem === undefined || stem === '' ? undefined : { name: stem + extension, side: side as Side }
}

/**
 * Adds comparisons to images whose names, or else paths, differ only in the side. Two sides suffice: tools other than Playwright write no
 * difference for images of different sizes, and a first run has no expected image.
 */
export function withComparisons(attachments: readonly TestAttachment[]): readonly TestAttachment[] {
  const found = attachments.map((attachment) =>
    attachmentKind(attachment.type) !== 'image'
      ? undefined
      : (attachment.comparison ?? comparisonOf(attachment.name) ?? (attachment.path === undefined ? undefined : ofPath(attachment.path))),
  )
  const sides = new Map<string, Set<Side>>()
  for (const comparison of found) {
    if (comparison !== undefined) sides.set(comparison.name, (sides.get(comparison.name) ?? new Set()).add(comparison.side))
  }
  return attachments.map((attachment, index) => {
    const { comparison: _, ...others } = attachment
    const comparison = found[index]
    return comparison !== undefined && (sides.get(comparison.name)?.size ?? 0) > 1 ? { ...others, comparison } : others
  })
}

const ofPath = (path: string): NonNullable<TestAttachment['comparison']> | undefined => comparisonOf(baseName(path))
