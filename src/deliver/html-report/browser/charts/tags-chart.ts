import { element } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import { failedRank, outcomes, unknownRank } from '../outcome.js'
import type { PageContext } from '../page-context.js'
import { termText } from '../query.js'
import { chartCard } from './chart-card.js'

const maximumShown = 15

/**
 * Creates a bar of outcomes for each tag: tags with the most failed tests first, then those with the most tests. Undefined without tags.
 */
export function tagsChart({ model, navigation }: Pick<PageContext, 'model' | 'navigation'>): HTMLElement | undefined {
  const tags = model.tags.names.map((name) => ({ name, byRank: outcomes.map(() => 0), total: 0 }))
  for (const [test, numbers] of model.tests.tagsOf) {
    const rank = model.tests.ranks[test] ?? unknownRank
    for (const number of numbers) {
      const tag = tags[number]
      if (tag === undefined) continue
      tag.byRank[rank] = (tag.byRank[rank] ?? 0) + 1
      tag.total += 1
    }
  }
  if (tags.length === 0) return undefined
  const failed = (tag: { readonly byRank: readonly number[] }) => tag.byRank[failedRank] ?? 0
  const shown = tags.sort((one, other) => failed(other) - failed(one) || other.total - one.total).slice(0, maximumShown)
  const rows = shown.map((tag) =>
    element(
      'li',
      {},
      element(
        'a',
        { class: 'tag-row', href: navigation.searchHref(termText('tag', tag.name)) },
        element('span', { class: 'grow ellipsis' }, tag.name),
        element(
          'span',
          { class: 'small quiet nowrap' },
          failed(tag) > 0 ? `${formatCount(failed(tag))} failed of ${formatCount(tag.total)}` : formatCount(tag.total),
        ),
      ),
      outcomeBar(tag.byRank),
    ),
  )
  const note = tags.length > maximumShown ? `${maximumShown} of ${formatCount(tags.length)}` : ''
  return chartCard('Tags', note, element('ol', { class: 'ranking' }, ...rows))
}

/** Creates a bar that is as wide as its container. A single failure among many tests stays visible. */
function outcomeBar(byRank: readonly number[]): HTMLElement {
  const bar = element('span', { class: 'outcome-bar', 'aria-hidden': 'true' })
  byRank.forEach((count, rank) => {
    if (count === 0) return
    const part = element('span', { class: `fill-${outcomes[rank]}` })
    part.style.flexGrow = String(count)
    bar.append(part)
  })
  return bar
}
