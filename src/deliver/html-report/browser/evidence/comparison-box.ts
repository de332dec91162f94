import { button, element } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import type { PageAttachment } from '../../data/page-data.js'
import { box } from '../boxes/box.js'
import { comparisonSlider } from './comparison-slider.js'
import { type PictureContext, picture } from './picture.js'
import { type Comparison, sizeText } from './shown-images.js'

interface View {
  readonly title: string
  /** Called when the view is first chosen. */
  readonly create: () => HTMLElement
  /** The image that the dialog shows first. */
  readonly main: PageAttachment
}

/** Makes the names of radio buttons unique. */
let created = 0

/** Creates the box of an image comparison. Two sides suffice; views of absent sides are left out. */
export function comparisonBox({ name, sides }: Comparison, context: PictureContext): HTMLElement {
  const views = viewsOf(sides, context)
  const body = element('div', { class: 'comparison' })
  const parts = new Map<View, HTMLElement>()
  let shown = views[0]
  const show = (view: View) => {
    if (!parts.has(view)) {
      const part = view.create()
      parts.set(view, part)
      body.append(part)
    }
    for (const [each, part] of parts) part.hidden = each !== view
    shown = view
  }
  const enlarge = button(icon('expand'), { class: 'btn icon compact', 'aria-label': `Full size of ${name}`, title: 'Full size' }, () => {
    if (shown !== undefined) context.enlarge(shown.main, enlarge)
  })
  const sizes = sizesText(sides)
  const root = box(
    [
      element(
        'span',
        { class: 'grow' },
        element('span', { class: 'strong' }, name),
        ' ',
        element('span', { class: 'small quiet' }, sizes === '' ? 'image comparison' : sizes),
      ),
      ...(views.length > 1 ? [viewChoice(views, show)] : []),
      enlarge,
    ],
    body,
  )
  root.classList.add('comparison-box')
  const [first] = views
  if (first !== undefined) show(first)
  return root
}

function viewsOf(sides: Comparison['sides'], context: PictureContext): readonly View[] {
  const { expected, previous, actual, diff } = sides
  const images = [previous, expected, actual].filter((image) => image !== undefined)
  const left = expected ?? previous
  const right = actual ?? (left === previous ? undefined : previous)
  const [only] = images
  const views: View[] = []
  if (left !== undefined && right !== undefined) {
    views.push({ title: 'Slider', main: right, create: () => comparisonSlider(left, right, context) })
    views.push({ title: 'Side by side', main: right, create: () => figures(images, context) })
  } else if (only !== undefined) {
    const title = titles[only.comparison?.side ?? 'actual']
    views.push({ title, main: only, create: () => figures([only], context) })
  }
  if (diff !== undefined) views.push({ title: titles.diff, main: diff, create: () => figures([diff], context) })
  return views
}

const titles = { expected: 'Expected', actual: 'Actual', previous: 'Previous', diff: 'Difference' } as const

function figures(images: readonly PageAttachment[], context: PictureContext): HTMLElement {
  return element(
    'div',
    { class: images.length > 1 ? 'comparison-sides two' : 'comparison-sides' },
    ...images.map((image) => {
      const side = image.comparison?.side ?? ''
      const shown = picture(image, context)
      if (image.width !== undefined) shown.style.maxWidth = `min(100%, ${image.width}px)`
      return element('figure', {}, element('figcaption', { class: 'small secondary' }, side === 'diff' ? 'difference' : side), shown)
    }),
  )
}

/** Returns `expected 1280 × 720, actual 1280 × 764` if the sizes differ, else an empty text. */
function sizesText({ expected, previous, actual }: Comparison['sides']): string {
  const images = [expected ?? previous, actual].filter((image) => image !== undefined)
  if (new Set(images.map(sizeText)).size < 2) return ''
  return images.map((image) => `${image.comparison?.side} ${sizeText(image)}`).join(', ')
}

function viewChoice(views: readonly View[], show: (view: View) => void): HTMLElement {
  created += 1
  return element(
    'span',
    // The page leaves the arrow keys to the radio buttons.
    { class: 'segments', role: 'radiogroup', 'aria-label': 'View', 'data-arrow-keys': '' },
    ...views.map((view, index) => {
      const radio = element('input', { type: 'radio', name: `view-${created}` })
      radio.checked = index === 0
      radio.addEventListener('change', () => show(view))
      return element('label', {}, radio, view.title)
    }),
  )
}
