import { element } from '../../../browser/element.js'
import { statuses } from '../../../browser/statuses.js'
import { formatCount } from '../../../text/counts.js'
import { termText } from '../query.js'
import { type TestModel, unknownRank } from '../test-model.js'
import { chartCard } from './chart-card.js'
import { statusBar } from './status-chart.js'

const maximumShown = 15

/**
 * Creates a bar of statuses for each tag. Tags with the most failures come first, then those with the most tests. Undefined without tags.
 */
export function tagsChart(model: TestModel): HTMLElement | undefined {
  const tags = model.tags.names.map((name) => ({ name, byRank: statuses.map(() => 0), total: 0 }))
  for (const [test, numbers] of model.tagsOf) {
    const rank = model.ranks[test] ?? unknownRank
    for (const number of numbers) {
      const tag = tags[number]
      if (tag === undefined) continue
      tag.byRank[rank] = (tag.byRank[rank] ?? 0) + 1
      tag.total += 1
    }
  }
  if (tags.length === 0) return undefined
  const failed = (tag: { readonly byRank: readonly number[] }) => tag.byRank[0] ?? 0
  const shown = tags.sort((one, other) => failed(other) - failed(one) || other.total - one.total).slice(0, maximumShown)
  const rows = shown.map(({ name, byRank, total }) =>
    element(
      'li',
      {},
      element('a', { class: 'name', href: `#${new URLSearchParams({ view: 'tests', q: termText('tag', name) })}` }, name),
      element(
        'span',
        { class: 'number' },
        (byRank[0] ?? 0) > 0 ? `${formatCount(byRank[0] ?? 0)} failed of ${formatCount(total)}` : formatCount(total),
      ),
      statusBar(byRank, barLabel(byRank)),
    ),
  )
  return chartCard(
    tags.length > maximumShown ? `Tags (${maximumShown} of ${formatCount(tags.length)})` : 'Tags',
    element('ol', { class: 'ranking' }, ...rows),
  )
}

const barLabel = (byRank: readonly number[]) =>
  statuses
    .map((status, rank) => `${formatCount(byRank[rank] ?? 0)} ${status}`)
    .filter((text) => !text.startsWith('0 '))
    .join(', ')
