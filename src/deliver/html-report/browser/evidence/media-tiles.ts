import { button, element } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { formatSize } from '../../../../base/text/sizes.js'
import type { SymbolName } from '../../../../base/text/symbols.js'
import type { PageAttachment } from '../../data/page-data.js'
import { alternativeText } from './alternative-text.js'
import { type PictureContext, picture } from './picture.js'
import { type ShownImages, sizeText } from './shown-images.js'

/** The number of large tiles. */
const maximumLarge = 4

/** Creates the tiles of screenshots and videos: the last screenshot and the videos first, further screenshots small below. */
export function mediaTiles({ screenshots, videos }: Pick<ShownImages, 'screenshots' | 'videos'>, context: PictureContext): HTMLElement {
  const room = Math.max(1, maximumLarge - videos.length)
  const [last, ...earlier] = screenshots.slice(0, room).map((image) => screenshotTile(image, context))
  const small = screenshots.slice(room).map((image) => smallTile(image, context))
  return element(
    'section',
    { class: 'media', 'aria-label': 'Screenshots and video' },
    element('div', { class: 'tiles' }, last, ...videos.map((video) => videoTile(video, context)), ...earlier),
    small.length === 0 ? undefined : element('div', { class: 'small-tiles' }, ...small),
  )
}

function screenshotTile(image: PageAttachment, context: PictureContext): HTMLElement {
  const tile = button(picture(image, context), { class: 'tile' }, () => context.enlarge(image, tile))
  tile.append(caption('page', image.name, sizeText(image)))
  return tile
}

function smallTile(image: PageAttachment, context: PictureContext): HTMLElement {
  const tile = button(picture(image, context), { class: 'small-tile', title: image.name }, () => context.enlarge(image, tile))
  return tile
}

function videoTile(file: PageAttachment, { contents, attempt }: PictureContext): HTMLElement {
  const video = element('video', {
    controls: '',
    preload: 'metadata',
    muted: '',
    playsinline: '',
    'aria-label': alternativeText(file, attempt),
  })
  // The attribute has no effect on an element that a script creates.
  video.muted = true
  contents.fill(video, file)
  return element('div', { class: 'tile' }, video, caption('film', file.name, file.size === undefined ? '' : formatSize(file.size)))
}

/** Screen readers read the alternative text instead. */
const caption = (symbol: SymbolName, name: string, fact: string): HTMLElement =>
  element(
    'span',
    { class: 'tile-caption small secondary', 'aria-hidden': 'true' },
    icon(symbol),
    element('span', { class: 'grow ellipsis', title: name }, name),
    element('span', { class: 'nowrap' }, fact),
  )
