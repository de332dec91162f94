import { codeBlock, codeLine } from '../../../../base/browser/code-block.js'
import { button, element } from '../../../../base/browser/element.js'
import { signatureParts } from '../../../../base/browser/signature-parts.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import type { TestDetails } from '../../data/page-data.js'
import { reasonBoxes } from '../boxes/failure-boxes.js'
import { toggleWrapping } from '../boxes/wrap-switch.js'
import { backButton } from '../detail/back-button.js'
import { frameSourcePlace, placeLink, placeOfFrame } from '../detail/source-place.js'
import { causeTag } from '../earlier-results/kind-tag.js'
import { failureParts } from '../failure-text/failure-parts.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import type { PageContext } from '../page-context.js'
import { createTestLinks } from '../test-link.js'
import { type CauseCounts, messageVariants, otherMessages } from './cause-counts.js'
import { copiedCause } from './cause-markdown.js'
import { causeSentence, frameText } from './cause-words.js'

const shownTests = 50
const shownMessages = 20

/** The details of a cause. */
export interface CauseDetail {
  readonly root: HTMLElement
  /** Handles a key of the page. Returns whether it has a meaning here. */
  press(key: string): boolean
}

/** Creates the details of a cause. `details` belong to its first failure. */
export function causeDetail(context: PageContext, counts: CauseCounts, jobs: PageJobs, details: TestDetails): CauseDetail {
  const { cause } = counts
  const { navigation, copy, model } = context
  const messages = otherMessages(model, cause)
  const actions: Readonly<Record<string, () => void>> = {
    c: () => void copy(copiedCause(model, counts, jobs, details)),
    l: () => void copy(navigation.shareLink(navigation.causeHref(counts.number))),
    w: toggleWrapping,
    Escape() {
      // Otherwise, the details are beside the list.
      if (document.body.classList.contains('detail-open')) navigation.close()
    },
  }
  const act = (key: string) => actions[key]?.()
  const copyMarkdown = button(icon('copy'), { class: 'btn compact' }, () => act('c'))
  copyMarkdown.append('Copy as Markdown')
  const copyLink = button(icon('link'), { class: 'btn compact' }, () => act('l'))
  copyLink.append('Copy link')
  const root = element(
    'article',
    { class: 'detail-page', 'aria-label': `Cause ${cause.id}` },
    backButton(navigation),
    element('p', { class: 'medium secondary' }, `Cause ${cause.id}`),
    element(
      'h2',
      { class: 'detail-title', tabindex: '-1' },
      element('span', { class: 'signature mono' }, ...signatureParts(cause.signature)),
    ),
    element(
      'p',
      { class: 'detail-sentence' },
      causeTag(counts, model),
      causeSentence(counts, jobs),
      ...firstFrame(context, counts, details),
    ),
    element('div', { class: 'row wrap detail-actions' }, copyMarkdown, copyLink),
    element(
      'div',
      { class: 'detail-main' },
      ...firstReason(context, details),
      testSection(context, counts, jobs, messages),
      messageSection(context, counts, messages),
    ),
  )
  return {
    root,
    press(key) {
      if (!Object.hasOwn(actions, key)) return false
      act(key)
      return true
    },
  }
}

/** Names the first frame of the project. It is a link if it is in the file of the first test. */
function firstFrame({ run }: PageContext, { cause: { frame } }: CauseCounts, { source }: TestDetails): readonly (Node | string)[] {
  if (frame === undefined) return []
  const { file, line, functionName } = frame
  const place = frameSourcePlace({ file, line }, source, run()?.sourceBase) ?? { text: frameText(frame) }
  return [
    ' First frame: ',
    placeLink(place),
    ...(functionName === undefined ? [] : [' ', element('span', { class: 'mono' }, functionName)]),
  ]
}

/** The trace and the output are in the details of each test. */
const firstReason = ({ run }: PageContext, details: TestDetails): readonly HTMLElement[] =>
  reasonBoxes(failureParts(details), (frame) => {
    const place = frameSourcePlace(placeOfFrame(frame), details.source, run()?.sourceBase)
    return place === undefined ? undefined : placeLink(place)
  })

/** Lists the tests of a cause. A test has a message only if it differs from the one above the list. */
function testSection(
  { model, navigation }: PageContext,
  { tests }: CauseCounts,
  jobs: PageJobs,
  messages: ReadonlyMap<number, string>,
): HTMLElement {
  const list = element('div', { class: 'box link-list' })
  const linkTo = createTestLinks({ model, navigation, jobs })
  let shown = 0
  const more = button('', { class: 'btn compact' }, addTests)
  function addTests(): void {
    const next = tests.slice(shown, shown + (shown === 0 ? shownTests : 10 * shownTests))
    shown += next.length
    list.append(...next.map((test) => linkTo(test, messages.get(test))))
    more.textContent = `Show ${countOf(Math.min(tests.length - shown, 10 * shownTests), 'more test')}`
    more.hidden = shown === tests.length
  }
  addTests()
  return element('section', {}, sectionHead('Tests', formatCount(tests.length)), list, element('p', { class: 'list-more' }, more))
}

function messageSection(
  { model }: PageContext,
  { cause, tests }: CauseCounts,
  messages: ReadonlyMap<number, string>,
): HTMLElement | undefined {
  const variants = messageVariants(model, cause)
  // The message in the box above, and the messages of the listed tests
  const shownVariants = 1 + (tests.length > shownTests ? 0 : new Set(messages.values()).size)
  if (variants.length <= shownVariants) return undefined
  const lines = variants
    .slice(0, shownMessages)
    .map(({ message, count }) => codeLine('', element('span', { class: 'gutter' }, `${formatCount(count)}×`), message))
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
