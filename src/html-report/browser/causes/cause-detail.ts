import { button, element } from '../../../browser/element.js'
import { countOf, formatCount } from '../../../text/counts.js'
import type { TestDetails } from '../../page-data.js'
import { codeBlock, codeLine } from '../boxes/code-block.js'
import { reasonBoxes } from '../boxes/failure-boxes.js'
import { framePlace, placeLink } from '../detail/source-place.js'
import { failureParts } from '../failure-text/failure-parts.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import type { PageContext } from '../page-context.js'
import { signatureParts } from '../signature.js'
import { icon } from '../symbol.js'
import { testLink } from '../test-link.js'
import { type CauseCounts, messageVariants } from './cause-counts.js'
import { copiedCause } from './cause-markdown.js'
import { causeSentence, frameText } from './cause-words.js'

const shownTests = 50
const shownMessages = 20

/** Creates the details of a cause. `details` belong to its first execution. */
export function causeDetail(context: PageContext, counts: CauseCounts, jobs: PageJobs, details: TestDetails): HTMLElement {
  const { cause, failures } = counts
  const { navigation, copy, model } = context
  const copyMarkdown = button(icon('copy'), { class: 'btn compact' }, () => void copy(copiedCause(model, counts, jobs, details)))
  copyMarkdown.append('Copy as Markdown')
  const copyLink = button(
    icon('link'),
    { class: 'btn compact' },
    () => void copy(navigation.shareLink(navigation.causeHref(counts.number))),
  )
  copyLink.append('Copy link')
  return element(
    'article',
    { class: 'detail-page', 'aria-label': `Cause ${cause.id}` },
    button(icon('left'), { class: 'btn icon back', 'aria-label': 'Back to the list' }, navigation.close),
    element('p', { class: 'medium secondary' }, `Cause ${cause.id}`),
    element(
      'h2',
      { class: 'detail-title', tabindex: '-1' },
      element('span', { class: 'signature mono' }, ...signatureParts(cause.signature)),
    ),
    element(
      'p',
      { class: 'detail-sentence' },
      failures === 0 ? element('span', { class: 'tag flaky' }, 'Flaky') : undefined,
      causeSentence(counts, jobs),
      ...firstFrame(counts),
    ),
    element('div', { class: 'row wrap detail-actions' }, copyMarkdown, copyLink),
    element(
      'div',
      { class: 'detail-main' },
      ...firstReason(context, details),
      testSection(context, counts, jobs),
      messageSection(context, counts),
    ),
  )
}

const firstFrame = ({ cause: { frame } }: CauseCounts): readonly (Node | string)[] =>
  frame === undefined
    ? []
    : [
        ' First frame: ',
        element('span', { class: 'mono' }, [frameText(frame), ...(frame.functionName === undefined ? [] : [frame.functionName])].join(' ')),
      ]

/** The trace and the output are in the details of each test. */
const firstReason = ({ run }: PageContext, details: TestDetails): readonly HTMLElement[] =>
  reasonBoxes(failureParts(details), (frame) => {
    const place = framePlace(frame, details.source, run()?.sourceBase)
    return place === undefined ? undefined : placeLink(place)
  })

const oneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')

function testSection({ model, navigation }: PageContext, { tests }: CauseCounts, jobs: PageJobs): HTMLElement {
  const list = element('div', { class: 'box link-list' })
  let shown = 0
  const more = button('', { class: 'btn compact' }, addTests)
  function addTests(): void {
    const next = tests.slice(shown, shown + (shown === 0 ? shownTests : 10 * shownTests))
    shown += next.length
    list.append(...next.map((test) => testLink({ model, navigation, jobs }, test)))
    more.textContent = `Show ${countOf(Math.min(tests.length - shown, 10 * shownTests), 'more test')}`
    more.hidden = shown === tests.length
  }
  addTests()
  return element('section', {}, sectionHead('Tests', formatCount(tests.length)), list, element('p', { class: 'list-more' }, more))
}

function messageSection({ model }: PageContext, { cause }: CauseCounts): HTMLElement | undefined {
  const variants = messageVariants(model, cause)
  // One message is already in the box above.
  if (variants.length < 2) return undefined
  const lines = variants
    .slice(0, shownMessages)
    .map(({ message, count }) => codeLine('', element('span', { class: 'gutter' }, `${formatCount(count)}×`), oneLine(message)))
  const more = variants.length - lines.length
  return element(
    'section',
    {},
    sectionHead('Messages', countOf(variants.length, 'variant')),
    element(
      'div',
      { class: 'box' },
      codeBlock('Variants of the message', ...lines, ...(more > 0 ? [codeLine('library', `and ${formatCount(more)} more`)] : [])),
    ),
  )
}

const sectionHead = (title: string, note: string) =>
  element('div', { class: 'section-head' }, element('h3', {}, title), element('span', { class: 'small quiet' }, note))
