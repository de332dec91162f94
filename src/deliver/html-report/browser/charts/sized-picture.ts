import { element } from '../../../../base/browser/element.js'

/** The narrowest picture that is drawn. It is also used in print, before the picture was visible. */
const minimumWidth = 240
const usualWidth = 640

/** Creates a picture that is drawn at its width in pixels, and again when the width changes. So its text keeps its size. */
export function sizedPicture(draw: (width: number) => SVGSVGElement): HTMLElement {
  const picture = element('div', { class: 'picture' }, draw(usualWidth))
  let drawn = usualWidth
  new ResizeObserver(([entry]) => {
    const width = Math.max(Math.floor(entry?.contentRect.width ?? 0), minimumWidth)
    // A hidden picture has no width.
    if (width === drawn || entry?.contentRect.width === 0) return
    drawn = width
    picture.replaceChildren(draw(width))
  }).observe(picture)
  return picture
}
