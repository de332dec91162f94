import { svgElement } from '../../browser/element.js'
import type { StatusFilter } from './status-filters.js'

/**
 * Paths in a square of 16 × 16. Failed and successful are on a filled disc, the others in a ring, so that shapes differ as well as
 * colours.
 */
const marks: Readonly<Record<StatusFilter, string>> = {
  successful: 'M5 8.3l2.1 2.1L11 6',
  failed: 'M5.6 5.6l4.8 4.8m0-4.8l-4.8 4.8',
  skipped: 'M5 8h6',
  cancelled: 'M3.4 12.6l9.2-9.2',
  running: 'M4.9 8h.2M7.9 8h.2M10.9 8h.2',
  unknown: 'M6.2 6.3a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.1M8 11.2v.1',
  flaky: 'M11 7.2A3.2 3.2 0 0 0 5.2 6.4M5 8.8a3.2 3.2 0 0 0 5.8.8M5 4.6v2h2M11 11.4v-2H9',
}

/** Creates the icon of a status. The status must also be given as text. */
export function statusIcon(status: StatusFilter): SVGSVGElement {
  const disc = status === 'successful' || status === 'failed' ? 'disc' : 'ring'
  return svgElement(
    'svg',
    { class: `icon ${disc} status-${status}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' },
    svgElement('circle', { cx: 8, cy: 8, r: 6.6 }),
    svgElement('path', { d: marks[status] }),
  )
}
