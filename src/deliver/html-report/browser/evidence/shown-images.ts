import { attachmentKind } from '../../../../records/attachment-kind.js'
import type { PageAttachment } from '../../data/page-data.js'
import { isShown } from '../files/file-place.js'

type Side = NonNullable<PageAttachment['comparison']>['side']

/** The images of a comparison that the page contains, by their sides. */
export interface Comparison {
  readonly name: string
  readonly sides: Readonly<Partial<Record<Side, PageAttachment>>>
}

/** The images and videos of a test or attempt. */
export interface ShownImages {
  readonly comparisons: readonly Comparison[]
  /** Images outside of comparisons, the last one first. */
  readonly screenshots: readonly PageAttachment[]
  readonly videos: readonly PageAttachment[]
}

/** Divides the attachments of a test or attempt by the way in which the page shows them. The box of files lists all others. */
export function shownImages(attachments: readonly PageAttachment[]): ShownImages {
  const embedded = attachments.filter(isShown)
  const images = embedded.filter(isImage)
  return {
    comparisons: comparisonsOf(images),
    screenshots: images.filter(({ comparison }) => comparison === undefined).reverse(),
    videos: embedded.filter((file) => !isImage(file)),
  }
}

const isImage = ({ type }: PageAttachment): boolean => attachmentKind(type) === 'image'

/** The first file of a side is shown. */
function comparisonsOf(images: readonly PageAttachment[]): readonly Comparison[] {
  const names = new Set(images.flatMap(({ comparison }) => comparison?.name ?? []))
  return [...names].map((name) => {
    const sides: Partial<Record<Side, PageAttachment>> = {}
    for (const image of images) if (image.comparison?.name === name) sides[image.comparison.side] ??= image
    return { name, sides }
  })
}

/** Returns `1280 × 720`; empty if the size is not known. */
export const sizeText = ({ width, height }: PageAttachment): string =>
  width === undefined || height === undefined ? '' : `${width} × ${height}`
