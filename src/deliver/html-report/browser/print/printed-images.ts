import { element } from '../../../../base/browser/element.js'
import { attachmentKind } from '../../../../records/attachment-kind.js'
import type { PageAttachment, TestDetails } from '../../data/page-data.js'
import { alternativeText } from '../evidence/alternative-text.js'
import { contentOf } from '../evidence/file-contents.js'

/** The number of images of a test outside of comparisons. */
const maximumScreenshots = 4

/** Returns whether a printout shows images of a test. */
export const hasPrintedImages = (details: TestDetails): boolean => imagesOf(details).length > 0

/** Creates the images of a test in a printout: comparisons side by side, then screenshots, the last one first. Videos are left out. */
export function printedImages(details: TestDetails): readonly HTMLElement[] {
  const images = imagesOf(details)
  const names = [...new Set(images.flatMap(({ comparison }) => comparison?.name ?? []))]
  const screenshots = images.filter(({ comparison }) => comparison === undefined)
  return [
    ...names.map((name) => gridOf(sidesToPrint(images.filter(({ comparison }) => comparison?.name === name)))),
    ...(screenshots.length === 0 ? [] : [gridOf(screenshots.slice(-maximumScreenshots).reverse())]),
  ]
}

const imagesOf = ({ attachments = [] }: TestDetails): readonly PageAttachment[] =>
  attachments.filter(({ type, block }) => block !== undefined && attachmentKind(type) === 'image')

/** Returns both sides of a comparison, or everything that exists of it. */
function sidesToPrint(images: readonly PageAttachment[]): readonly PageAttachment[] {
  const sides = (['expected', 'actual'] as const).flatMap((side) => images.find(({ comparison }) => comparison?.side === side) ?? [])
  return sides.length === 2 ? sides : images
}

const gridOf = (images: readonly PageAttachment[]): HTMLElement => element('div', { class: 'print-images' }, ...images.map(figureOf))

function figureOf(image: PageAttachment): HTMLElement {
  const { name, comparison, width, height } = image
  const caption = comparison === undefined ? name : `${comparison.name}: ${comparison.side}`
  const shown = element('img', {
    alt: alternativeText(image, undefined),
    width: width === undefined ? undefined : String(width),
    height: height === undefined ? undefined : String(height),
  })
  const content = contentOf(image)
  if (content !== undefined) shown.src = URL.createObjectURL(content)
  return element('figure', {}, element('figcaption', {}, caption), shown)
}
