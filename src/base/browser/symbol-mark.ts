import { type SymbolName, symbolId } from '../text/symbols.js'
import { svgElement } from './element.js'

export type MarkSize = 'small' | 'large'

/** Creates a mark with its name for screen readers. */
export const symbolMark = (symbol: SymbolName, title: string, size: MarkSize = 'small'): SVGSVGElement =>
  svgElement(
    'svg',
    { class: size === 'large' ? 'mark large' : 'mark', role: 'img', 'aria-label': title },
    svgElement('use', { href: `#${symbolId(symbol)}` }),
  )

/** Creates an icon that screen readers ignore. */
export const icon = (name: SymbolName): SVGSVGElement =>
  svgElement('svg', { class: 'mark', 'aria-hidden': 'true' }, svgElement('use', { href: `#${symbolId(name)}` }))
