import { element, svgElement } from '../../../browser/element.js'
import { statuses, statusTitles } from '../../../browser/statuses.js'
import { countOf, formatCount } from '../../../text/counts.js'
import { formatPercentage } from '../../../text/percentages.js'
import { statusWord } from '../../../text/status-words.js'
import { statusIcon } from '../status-icon.js'
import { chartCard } from './chart-card.js'

/** Creates a bar of the statuses, with their numbers as links to the tests. */
export function statusChart(byRank: readonly number[]): HTMLElement {
  const total = byRank.reduce((sum, count) => sum + count, 0)
  const parts = statuses.map((status, rank) => ({ status, count: byRank[rank] ?? 0 })).filter(({ count }) => count > 0)
  return chartCard(
    'Statuses',
    statusBar(
      byRank,
      `${countOf(total, 'test')}: ${parts.map(({ status, count }) => `${formatCount(count)} ${statusWord(status)}`).join(', ')}`,
    ),
    element(
      'ul',
      { class: 'legend' },
      ...parts.map(({ status, count }) =>
        element(
          'li',
          {},
          statusIcon(status),
          element('a', { href: `#view=tests&status=${status}` }, statusTitles[status]),
          element('span', { class: 'number' }, `${formatCount(count)} · ${formatPercentage(count / total)}`),
        ),
      ),
    ),
  )
}

/** Creates a bar that is as wide as its container. A single failure among many tests stays visible. */
export function statusBar(byRank: readonly number[], label: string): SVGSVGElement {
  const total = Math.max(
    byRank.reduce((sum, count) => sum + count, 0),
    1,
  )
  const widths = byRank.map((count) => (count === 0 ? 0 : Math.max((count / total) * 1000, 6)))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const bar = svgElement(
    'svg',
    { class: 'bar', viewBox: `0 0 ${Math.max(whole, 1)} 10`, preserveAspectRatio: 'none', role: 'img', 'aria-label': label },
    svgElement('title', {}, label),
  )
  let x = 0
  widths.forEach((width, rank) => {
    if (width > 0) bar.append(svgElement('rect', { class: `fill-${statuses[rank]}`, x, y: 0, width, height: 10 }))
    x += width
  })
  return bar
}
