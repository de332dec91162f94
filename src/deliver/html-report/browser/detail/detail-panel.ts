import { button, element } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { definedFields } from '../../../../base/defined-fields.js'
import { withIsolatedParts } from '../../../../base/text/isolated-parts.js'
import { suiteTitleBeside } from '../../../../report/content/failed-test/suite-path.js'
import type { TestDetails } from '../../data/page-data.js'
import { failureBoxes } from '../boxes/failure-boxes.js'
import { restoreWrapping, toggleWrapping } from '../boxes/wrap-switch.js'
import { bigRow } from '../earlier-results/big-row.js'
import { testKind } from '../earlier-results/test-kind.js'
import { createFileContents, type FileContents } from '../evidence/file-contents.js'
import type { CodeFrame } from '../failure-text/code-frame.js'
import { tracePlace } from '../failure-text/trace.js'
import { pageJobs } from '../jobs/page-jobs.js'
import type { DetailPanel, PageContext } from '../page-context.js'
import { kindMark } from '../symbol.js'
import { jobsWithOutcome } from '../test-link.js'
import { executionsOf, outcomeOf, testName, testPlace, testSuite } from '../test-model.js'
import { backButton } from './back-button.js'
import { copiedTest } from './copied-test.js'
import { detailSentence } from './detail-sentence.js'
import { emptyDetail, missingDetail } from './empty-detail.js'
import { evidenceAttribute, evidenceBoxes } from './evidence-boxes.js'
import { jobResults } from './job-results.js'
import { sideFacts } from './side-facts.js'
import { frameSourcePlace, placeLink, placeOfFrame, type SourcePlace, sourcePlace } from './source-place.js'
import { testSentence } from './test-sentence.js'
import { variantTabs } from './variant-tabs.js'
import { readVariants, type Variant, type Variants } from './variants.js'

/** A test with everything that its details show. */
interface LoadedTest extends Variants {
  readonly test: number
  readonly place: SourcePlace | undefined
  readonly command: string | undefined
}

/** Creates the panel of the details of one test. */
export function createDetailPanel(context: PageContext): DetailPanel {
  const { model, navigation, copy, run, takesToEvidence } = context
  const root = element('section', { class: 'detail', tabindex: '-1', 'aria-label': 'Test details' })
  let shown: number | undefined
  /** The known facts about the shown test. */
  let knowledge = ''
  let loaded: LoadedTest | undefined
  const contents = createFileContents()
  restoreWrapping()

  async function load(test: number): Promise<void> {
    const known = knowledge
    const variants = await readVariants(context, pageJobs(model), test)
    // The user may have opened another test meanwhile, or more of this one has been read.
    if (shown !== test || knowledge !== known) return
    root.removeAttribute('aria-busy')
    const isUpdate = loaded?.test === test
    loaded = { ...variants, test, place: sourceOf(context, test, variants.details), command: variants.details.rerun }
    fill(testArticle(context, loaded, contents), isUpdate)
  }

  /** Keeps the open boxes and the scroll position if only more has become known of the same test. */
  function fill(content: HTMLElement, isUpdate: boolean): void {
    const { scrollTop } = root
    const open = isUpdate ? new Set(openBoxes(root).map(keyOf)) : new Set<string>()
    root.replaceChildren(content)
    for (const box of root.querySelectorAll('details')) if (open.has(keyOf(box))) box.open = true
    root.scrollTop = isUpdate ? scrollTop : 0
    showEvidence()
  }

  /** Scrolls to the first image, step or file if the link to the test asked for that. */
  function showEvidence(): void {
    const first = root.querySelector(`[${evidenceAttribute}]`)
    if (loaded !== undefined && takesToEvidence()) first?.scrollIntoView()
  }

  /** The last parts of the page contain the executions in further jobs, and the addresses of the source and the jobs. */
  function knowledgeOf(test: number): string {
    return [test, executionsOf(model, test).length, model.jobs.length, context.run() === undefined].join(' ')
  }

  return {
    root,
    show(test, missing) {
      if (test !== shown) contents.release()
      if (test === undefined) {
        shown = undefined
        knowledge = ''
        root.removeAttribute('aria-busy')
        const content =
          missing !== undefined && run() !== undefined ? missingDetail(context, missing) : emptyDetail(context, pageJobs(model))
        fill(element('div', { class: 'detail-page' }, ...(missing === undefined ? [] : [backButton(navigation)]), ...content), false)
        return
      }
      const known = knowledgeOf(test)
      if (known === knowledge) {
        showEvidence()
        return
      }
      knowledge = known
      if (test !== shown) loaded = undefined
      shown = test
      root.setAttribute('aria-busy', 'true')
      void load(test)
    },
    copyMarkdown() {
      if (loaded !== undefined) void copy(markdownOf(context, loaded))
    },
    copyLink() {
      if (shown !== undefined) void copy(navigation.shareLink(navigation.testHref(shown)))
    },
    copyCommand() {
      if (loaded?.command !== undefined) void copy(loaded.command)
    },
    toggleWrap: toggleWrapping,
  }
}

const openBoxes = (root: Element): readonly HTMLDetailsElement[] => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')]
const keyOf = (box: HTMLElement): string => box.dataset.key ?? box.querySelector('summary > .strong')?.textContent ?? ''

const markdownOf = ({ model }: PageContext, { test, all, first, details, place, command }: LoadedTest): string =>
  copiedTest(model, pageJobs(model), { test, details: all[first]?.details ?? details, source: details.source, place, command })

function testArticle(context: PageContext, loaded: LoadedTest, contents: FileContents): HTMLElement {
  const { model, navigation, run } = context
  const { test, place, all, first, details } = loaded
  const name = testName(model, test)
  const outcome = outcomeOf(model, test)
  const jobs = pageJobs(model)
  const ended = testSentence({ outcome, jobs: jobsWithOutcome(model, jobs, test), attempts: (details.attempts?.length ?? 0) + 1 }, jobs)
  return element(
    'article',
    { class: 'detail-page', 'aria-label': name },
    backButton(navigation),
    element('p', { class: 'medium secondary detail-suite' }, withIsolatedParts(suiteTitleBeside(testSuite(model, test), place?.file))),
    element('h2', { class: 'detail-title', tabindex: '-1' }, kindMark(testKind(model, test), model, 'large'), element('span', {}, name)),
    detailSentence(model, test, ended),
    element(
      'div',
      { class: 'row wrap detail-actions' },
      action('copy', 'Copy as Markdown', () => void context.copy(markdownOf(context, loaded))),
      action('link', 'Copy link', () => void context.copy(navigation.shareLink(navigation.testHref(test)))),
      place?.href === undefined
        ? undefined
        : element('a', { class: 'btn compact', href: place.href, rel: 'noopener noreferrer' }, 'Open source'),
    ),
    element(
      'div',
      { class: 'detail-columns' },
      element(
        'div',
        { class: 'detail-main' },
        bigRow(context, test),
        // A test that is gone has no results.
        ...(outcome === 'gone' ? [] : mainParts(all, first, (each) => textBoxes(context, each, details, contents))),
        outcome === 'gone' ? undefined : jobResults(model, jobs, run()?.jobs ?? [], test),
      ),
      sideFacts(context, loaded),
    ),
  )
}

function action(symbol: 'copy' | 'link', label: string, onClick: () => void): HTMLElement {
  const created = button(icon(symbol), { class: 'btn compact' }, onClick)
  created.append(label)
  return created
}

function mainParts(variants: Variants['all'], first: number, content: (variant: Variant) => readonly Node[]): readonly Node[] {
  if (variants.length > 1) return [variantTabs(variants, first, content)]
  const [only] = variants
  return only === undefined ? [] : content(only)
}

function textBoxes(
  context: PageContext,
  { details, attempt }: Variant,
  { source, traceLanguage }: TestDetails,
  contents: FileContents,
): readonly Node[] {
  const { run } = context
  const placeOf = (frame: CodeFrame) => {
    const place = frameSourcePlace(placeOfFrame(frame), details.source ?? source, run()?.sourceBase)
    return place === undefined ? undefined : placeLink(place)
  }
  const evidence = evidenceBoxes(context, { ...definedFields({ traceLanguage }), ...details }, { contents, attempt })
  const boxes = failureBoxes(details, evidence, placeOf, tracePlace(details.source ?? source))
  return boxes.length > 0 ? boxes : [element('p', { class: 'quiet' }, 'The results contain no message and no output.')]
}

function sourceOf({ model, run }: PageContext, test: number, { source }: TestDetails): SourcePlace | undefined {
  if (source !== undefined) return sourcePlace(...source, run()?.sourceBase)
  const { file, line } = testPlace(model, test)
  return file === undefined ? undefined : sourcePlace(file, line, undefined)
}
