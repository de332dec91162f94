import { button, element, hiddenText } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import type { SymbolName } from '../../../../base/text/symbols.js'
import type { PageAttachment } from '../../data/page-data.js'
import { closeOnBack } from './close-on-back.js'
import { createImageZoom } from './image-zoom.js'
import { type PictureContext, picture } from './picture.js'
import { sizeText } from './shown-images.js'

/**
 * Opens a dialog with an image in full size. The focus returns to `opener`.
 * @param images all images of the test, in their order on the page
 */
export function openImageDialog(
  images: readonly PageAttachment[],
  first: PageAttachment,
  context: Pick<PictureContext, 'contents' | 'attempt'>,
  opener: HTMLElement,
): void {
  let shown = Math.max(0, images.indexOf(first))
  const title = element('span', { class: 'grow ellipsis' })
  const size = element('span', { class: 'small quiet nowrap' })
  const percent = element('output', { class: 'small nowrap', 'aria-label': 'Zoom' })
  const area = element('div', { class: 'viewer-area', tabindex: '0', role: 'group', 'aria-label': 'Image' })
  const zoom = createImageZoom(area, (scale) => {
    percent.textContent = `${Math.round(scale * 100)} %`
  })
  const dialog = element('dialog', { class: 'viewer', 'aria-label': 'Image in full size' })

  function show(index: number): void {
    const image = images[index]
    if (image === undefined) return
    shown = index
    title.textContent = nameOf(image)
    title.title = nameOf(image)
    size.textContent = [sizeText(image), images.length > 1 ? `${index + 1} of ${images.length}` : '']
      .filter((text) => text !== '')
      .join(' · ')
    zoom.show(picture(image, context))
  }
  const move = (step: number) => show((shown + step + images.length) % images.length)

  const actions: Readonly<Record<string, () => void>> = {
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '−': zoom.zoomOut,
    '0': zoom.fit,
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
  }
  dialog.addEventListener('keydown', (event) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    opener.focus()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })

  dialog.append(
    element(
      'div',
      { class: 'viewer-head' },
      element('div', { class: 'viewer-title', 'aria-live': 'polite' }, title, size),
      element(
        'div',
        { class: 'viewer-tools' },
        ...(images.length > 1 ? [tool('left', 'Previous image (←)', () => move(-1)), tool('right', 'Next image (→)', () => move(1))] : []),
        tool('minus', 'Smaller (−)', zoom.zoomOut),
        percent,
        tool('plus', 'Larger (+)', zoom.zoomIn),
        button('Fit', { class: 'btn compact', title: 'Fit (0)' }, zoom.fit),
        button(sizeLabel(), { class: 'btn compact', title: 'Actual size' }, zoom.actualSize),
        tool('close', 'Close (Esc)', () => dialog.close()),
      ),
    ),
    area,
  )
  document.body.append(dialog)
  dialog.showModal()
  area.focus()
  show(shown)
  closeOnBack(dialog)
}

const nameOf = ({ name, comparison }: PageAttachment): string =>
  comparison === undefined ? name : `${comparison.name}: ${comparison.side}`

function sizeLabel(): HTMLElement {
  return element('span', {}, '100 %', hiddenText(' of the size'))
}

function tool(symbol: SymbolName, title: string, onClick: () => void): HTMLElement {
  return button(icon(symbol), { class: 'btn icon compact', 'aria-label': title, title }, onClick)
}
