import { element } from '../../../../base/browser/element.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { backButton } from '../detail/back-button.js'
import { missingDetail } from '../detail/empty-detail.js'
import { causeTag } from '../earlier-results/kind-tag.js'
import { pageJobs } from '../jobs/page-jobs.js'
import type { MountedTab, MountTab } from '../page-context.js'
import type { ViewState } from '../view-state.js'
import { causeCard } from './cause-card.js'
import { type CauseCounts, countCauses, readFirstFailure } from './cause-counts.js'
import { type CauseDetail, causeDetail } from './cause-detail.js'
import { causesTitle } from './cause-words.js'

/** More cards would slow down the page. The rest are failures of single tests. */
const maximumCards = 500

/** More causes of one test each are folded. */
const maximumSingle = 3

/** Fills the tab of causes: cards on the left, the chosen cause on the right. */
export const mountCausesTab: MountTab = (root, context): MountedTab => {
  const { model, navigation } = context
  const jobs = pageJobs(model)
  const causes = countCauses(model, jobs)
  // The headline contains a verdict that all failures have.
  const hasTags = new Set(causes.map(({ kind }) => kind)).size > 1
  const failures = causes.reduce((sum, cause) => sum + cause.failures, 0)
  const total = failures > 0 ? failures : causes.reduce((sum, cause) => sum + cause.flaky, 0)
  const single = causes.filter(({ tests }) => tests.length === 1)
  const isFolded = single.length > maximumSingle
  const ordered = isFolded ? [...causes.filter(({ tests }) => tests.length !== 1), ...single] : causes
  const shown = ordered.slice(0, maximumCards)
  const cards = shown.map((counts) =>
    causeCard(counts, jobs, { href: navigation.causeHref(counts.number), total, tag: hasTags ? causeTag(counts, model) : undefined }),
  )
  const more =
    causes.length > shown.length
      ? element('p', { class: 'small quiet list-foot' }, `and ${formatCount(causes.length - shown.length)} more`)
      : undefined
  const unfolded = isFolded ? Math.min(causes.length - single.length, shown.length) : shown.length
  const fold = isFolded
    ? element(
        'details',
        { class: 'cause-fold' },
        element('summary', {}, `${countOf(single.length, 'cause')} of one test each`),
        ...cards.slice(unfolded),
        more,
      )
    : undefined
  const pane = element('div', { class: 'pane detail', tabindex: '-1' })
  const list = element(
    'nav',
    { class: 'list', 'aria-label': 'Causes' },
    element(
      'div',
      { class: 'list-head small quiet' },
      element('span', { class: 'grow' }, causesTitle(causes)),
      element('span', {}, 'most failures first'),
    ),
    ...cards.slice(0, unfolded),
    fold ?? more,
  )
  // Signatures begin at one line, whatever the numbers before them.
  list.style.setProperty('--count-width', `${Math.max(...cards.map((card) => card.firstElementChild?.textContent?.length ?? 0), 1)}ch`)
  const split = element('div', { class: 'split' }, list, pane)
  root.append(split)
  let current: CauseCounts | undefined
  let detail: CauseDetail | undefined

  async function open(counts: CauseCounts): Promise<void> {
    if (current === counts) return
    current = counts
    detail = undefined
    const details = await readFirstFailure(context, counts)
    // The user may have opened another cause meanwhile.
    if (current !== counts) return
    detail = causeDetail(context, counts, jobs, details)
    pane.replaceChildren(detail.root)
    pane.scrollTop = 0
  }

  function showMissing(): void {
    current = undefined
    detail = undefined
    pane.replaceChildren(element('article', { class: 'detail-page' }, backButton(navigation), ...missingDetail(context, 'cause')))
    pane.scrollTop = 0
  }

  return {
    show({ cause: id }: ViewState) {
      const counts = id === undefined ? ordered[0] : causes.find(({ cause, folded }) => cause.id === id || folded?.ids.has(id) === true)
      if (fold !== undefined && counts !== undefined && shown.indexOf(counts) >= unfolded) fold.open = true
      shown.forEach((each, index) => {
        if (each === counts) cards[index]?.setAttribute('aria-current', 'true')
        else cards[index]?.removeAttribute('aria-current')
      })
      if (counts === undefined) showMissing()
      else void open(counts)
    },
    press(key) {
      const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[key]
      if (step === undefined) return detail?.press(key) === true
      const index = shown.findIndex(({ cause }) => cause === current?.cause) + step
      const next = shown[index]
      if (next !== undefined) {
        navigation.openCause(next.number)
        cards[index]?.scrollIntoView({ block: 'nearest' })
      }
      return true
    },
  }
}
