import { element } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import type { PageAttachment } from '../../data/page-data.js'
import { type PictureContext, picture } from './picture.js'

/** The keys of the divider with their steps in percent. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -2,
  ArrowDown: -2,
  ArrowRight: 2,
  ArrowUp: 2,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
}

/** Creates two images on top of each other, with a divider between them. Both are aligned at the top left. */
export function comparisonSlider(left: PageAttachment, right: PageAttachment, context: PictureContext): HTMLElement {
  const [leftName, rightName] = [left, right].map(({ comparison }) => comparison?.side ?? '')
  const width = Math.max(left.width ?? 0, right.width ?? 0)
  const height = Math.max(left.height ?? 0, right.height ?? 0)
  const layer = (image: PageAttachment, className: string) => {
    const shown = picture(image, context)
    if (width > 0) shown.style.width = `${((image.width ?? width) / width) * 100}%`
    return element('div', { class: className }, shown)
  }
  const range = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    step: '0.1',
    value: '50',
    'aria-label': `Divider between the ${leftName} image on the left and the ${rightName} image on the right`,
  })
  const stack = element(
    'div',
    { class: 'slider' },
    layer(left, 'slider-left'),
    layer(right, 'slider-right'),
    range,
    element('div', { class: 'slider-bar', 'aria-hidden': 'true' }, element('span', {}, icon('left'), icon('right'))),
  )
  if (width > 0 && height > 0) {
    stack.style.aspectRatio = `${width} / ${height}`
    stack.style.maxWidth = `${width}px`
  }
  const move = () => {
    stack.style.setProperty('--divider', `${range.value}%`)
    range.setAttribute('aria-valuetext', `${Math.round(range.valueAsNumber)} %`)
  }
  range.addEventListener('input', move)
  range.addEventListener('keydown', (event) => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    range.valueAsNumber += step
    move()
  })
  move()
  return element(
    'div',
    {},
    element(
      'div',
      { class: 'slider-labels small secondary', 'aria-hidden': 'true' },
      element('span', {}, leftName),
      element('span', {}, rightName),
    ),
    stack,
  )
}
