import { element } from '../../../../base/browser/element.js'
import { signatureParts } from '../../../../base/browser/signature-parts.js'
import { formatCount } from '../../../../base/text/counts.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import type { CauseCounts } from './cause-counts.js'
import { causeReachText, frameText } from './cause-words.js'

/** Creates the card of a cause, which is a link. Its bar shows the share of all failures. */
export function causeCard(
  counts: CauseCounts,
  run: PageJobs,
  { href, total, tag }: { readonly href: string; readonly total: number; readonly tag: HTMLElement | undefined },
): HTMLElement {
  const { cause, failures, flaky, kind } = counts
  const isFlaky = failures === 0
  const fill = element('span', { class: isFlaky ? 'fill-flaky' : kind === 'known' ? 'fill-failed known' : 'fill-failed' })
  fill.style.width = `${((failures + (isFlaky ? flaky : 0)) / Math.max(total, 1)) * 100}%`
  return element(
    'a',
    { class: 'cause', href },
    element('span', { class: 'cause-count' }, formatCount(isFlaky ? flaky : failures)),
    element(
      'span',
      { class: 'grow' },
      element('span', { class: 'signature mono' }, ...signatureParts(cause.signature)),
      element(
        'span',
        { class: 'row wrap small secondary cause-facts' },
        tag,
        element('span', {}, [causeReachText(counts, run), ...(cause.frame === undefined ? [] : [frameText(cause.frame)])].join(' · ')),
      ),
      element('span', { class: 'share', 'aria-hidden': 'true' }, fill),
    ),
  )
}
