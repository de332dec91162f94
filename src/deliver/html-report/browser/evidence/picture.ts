import { element } from '../../../../base/browser/element.js'
import type { PageAttachment } from '../../data/page-data.js'
import { type Attempt, alternativeText } from './alternative-text.js'
import type { FileContents } from './file-contents.js'

/** How the images of a test or attempt are shown. */
export interface PictureContext {
  readonly contents: FileContents
  readonly attempt: Attempt | undefined
  /** Shows an image in full size, with the other images of the test beside it. */
  readonly enlarge: (image: PageAttachment, opener: HTMLElement) => void
}

/** Creates an image. Its size is reserved before it is decoded. */
export function picture(image: PageAttachment, { contents, attempt }: Pick<PictureContext, 'contents' | 'attempt'>): HTMLImageElement {
  const { width, height } = image
  const created = element('img', {
    alt: alternativeText(image, attempt),
    width: width?.toString(),
    height: height?.toString(),
    draggable: 'false',
  })
  contents.fill(created, image)
  return created
}
