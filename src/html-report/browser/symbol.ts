import { svgElement } from '../../browser/element.js'
import { type SymbolName, symbolId } from '../symbols.js'
import { type Outcome, outcomeTitles } from './outcome.js'

/** Creates the mark of an outcome, with its name for screen readers. */
export const outcomeMark = (outcome: Outcome, size: 'small' | 'large' = 'small'): SVGSVGElement =>
  svgElement(
    'svg',
    { class: size === 'large' ? 'mark large' : 'mark', role: 'img', 'aria-label': outcomeTitles[outcome] },
    svgElement('use', { href: `#${symbolId(outcome)}` }),
  )

/** Creates an icon that screen readers ignore. */
export const icon = (name: SymbolName): SVGSVGElement =>
  svgElement('svg', { class: 'mark', 'aria-hidden': 'true' }, svgElement('use', { href: `#${symbolId(name)}` }))
