import type { PageAttachment } from '../../data/page-data.js'
import type { Attempt } from './alternative-text.js'
import { comparisonBox } from './comparison-box.js'
import type { FileContents } from './file-contents.js'
import { openImageDialog } from './image-dialog.js'
import { mediaTiles } from './media-tiles.js'
import type { PictureContext } from './picture.js'
import { type Comparison, shownImages } from './shown-images.js'

/** The context of the images of a test or attempt. */
export interface ImageBoxesContext {
  readonly contents: FileContents
  readonly attempt: Attempt | undefined
}

/** Creates the boxes of the images and videos of a test or attempt: comparisons, then screenshots and videos. Empty if the page contains none. */
export function imageBoxes(attachments: readonly PageAttachment[] = [], { contents, attempt }: ImageBoxesContext): readonly HTMLElement[] {
  const { comparisons, screenshots, videos } = shownImages(attachments)
  const all = [...comparisons.flatMap(sidesOf), ...screenshots]
  const context: PictureContext = {
    contents,
    attempt,
    enlarge: (image, opener) => openImageDialog(all, image, { contents, attempt }, opener),
  }
  return [
    ...comparisons.map((comparison) => comparisonBox(comparison, context)),
    ...(screenshots.length + videos.length === 0 ? [] : [mediaTiles({ screenshots, videos }, context)]),
  ]
}

const sidesOf = ({ sides: { expected, previous, actual, diff } }: Comparison): readonly PageAttachment[] =>
  [previous, expected, actual, diff].filter((image) => image !== undefined)
