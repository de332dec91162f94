import { codeBlock, textBlock } from '../../../../base/browser/code-block.js'
import { type Child, element } from '../../../../base/browser/element.js'
import { signatureParts } from '../../../../base/browser/signature-parts.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { withIsolatedParts } from '../../../../base/text/isolated-parts.js'
import { withoutFullStop } from '../../../../base/text/without-full-stop.js'
import { suiteTitleBeside } from '../../../../report/content/failed-test/suite-path.js'
import type { TestDetails } from '../../data/page-data.js'
import { pageIds } from '../../data/page-elements.js'
import { box } from '../boxes/box.js'
import { diffBox } from '../boxes/diff-box.js'
import { frameBox } from '../boxes/frame-box.js'
import { messageBox } from '../boxes/message-box.js'
import { type CauseCounts, countCauses } from '../causes/cause-counts.js'
import { causeReachText, frameText } from '../causes/cause-words.js'
import { frameSourcePlace, placeOfFrame } from '../detail/source-place.js'
import { testSentence } from '../detail/test-sentence.js'
import { causeTag, testTag } from '../earlier-results/kind-tag.js'
import { plainFacts } from '../earlier-results/statement-text.js'
import { testKind } from '../earlier-results/test-kind.js'
import { statementOf } from '../earlier-results/test-words.js'
import type { DiffLine } from '../failure-text/diff-lines.js'
import { failureParts } from '../failure-text/failure-parts.js'
import { shortTrace } from '../failure-text/short-trace.js'
import { tracePlace } from '../failure-text/trace.js'
import { type PageJobs, pageJobs } from '../jobs/page-jobs.js'
import { failedRank } from '../outcome.js'
import type { PageContext } from '../page-context.js'
import { printedSteps } from '../steps/printed-steps.js'
import { kindMark } from '../symbol.js'
import { jobsWithOutcome } from '../test-link.js'
import { mainExecution, type TestModel, testName, testPlace, testSuite } from '../test-model.js'
import { hasPrintedImages, printedImages } from './printed-images.js'

/** Limits of a printout, which cannot be scrolled. */
const maximumTests = 200
const maximumCauses = 30
const maximumLines = 40

/** Tests that are added without a pause, so that typing stays fast. */
const testsAtOnce = 10

/**
 * Adds the causes and failed tests to the page for print, with everything open. It is created in advance, because browsers print a page
 * without waiting for it. Without failed tests, the tab Summary is printed.
 */
export async function createPrintView(context: PageContext): Promise<void> {
  const { model } = context
  openFoldsForPrint()
  const failed = [...model.tests.ranks.keys()].filter((test) => model.tests.ranks[test] === failedRank)
  if (failed.length === 0) return
  const jobs = pageJobs(model)
  // New failures come first, then the tests of most jobs, as in the list.
  const printed = failed
    .sort((one, other) => kindRank(model, one) - kindRank(model, other) || failuresOf(model, other) - failuresOf(model, one) || one - other)
    .slice(0, maximumTests)
  const list = element('div', {})
  const more = failed.length - printed.length
  document.body.append(
    element(
      'section',
      { class: 'print-view', 'aria-hidden': 'true' },
      ...causeList(model, countCauses(model, jobs), jobs),
      element('h2', {}, `Failed tests (${formatCount(failed.length)})`),
      list,
      more > 0
        ? element('p', {}, `${countOf(more, 'more failed test')} ${more === 1 ? 'is' : 'are'} left out of this printout.`)
        : undefined,
    ),
  )
  for (const [index, test] of printed.entries()) {
    if (index % testsAtOnce === testsAtOnce - 1) await idle()
    const details = (await context.readDetails(mainExecution(model, test))) ?? {}
    // Decoding images takes longer than creating texts.
    if (hasPrintedImages(details)) await idle()
    list.append(printedTest(model, jobs, test, details))
  }
}

/** Opens the folds of the template's report while the page is printed. */
function openFoldsForPrint(): void {
  let opened: readonly HTMLDetailsElement[] = []
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>(`#${pageIds.report} details:not([open])`)]
    for (const each of opened) each.open = true
  })
  window.addEventListener('afterprint', () => {
    for (const each of opened) each.open = false
  })
}

const kindRank = ({ tests }: TestModel, test: number) => tests.kinds[test] ?? 0
const failuresOf = ({ tests }: TestModel, test: number) => tests.failures[test] ?? 0

/** Safari has no idle callback. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 0)
  })

function causeList(model: TestModel, causes: readonly CauseCounts[], jobs: PageJobs): readonly Node[] {
  // A cause of one test would repeat the test.
  const shared = causes.filter(({ failures, tests }) => failures > 0 && tests.length > 1)
  if (shared.length === 0) return []
  const rows = shared.slice(0, maximumCauses).map((counts) => {
    const { cause, failures } = counts
    const facts = [causeReachText(counts, jobs), ...(cause.frame === undefined ? [] : [frameText(cause.frame)])]
    return element(
      'li',
      {},
      element('span', { class: 'strong' }, `${formatCount(failures)}×`),
      element(
        'span',
        { class: 'grow' },
        element('span', { class: 'signature mono' }, ...signatureParts(cause.signature)),
        causeTag(counts, model),
        facts.join(' · '),
      ),
    )
  })
  const more = shared.length - rows.length
  return [
    element('h2', {}, `Causes (${formatCount(shared.length)})`),
    element('ul', {}, ...rows, more > 0 ? element('li', {}, `and ${countOf(more, 'more cause')}`) : undefined),
  ]
}

function printedTest(model: TestModel, jobs: PageJobs, test: number, details: TestDetails): HTMLElement {
  const numbers = jobsWithOutcome(model, jobs, test)
  const { file, line } = testPlace(model, test)
  const [path, at] = details.source ?? [file, line]
  const place = path === undefined ? '' : at === undefined ? path : `${path}:${at}`
  const facts = [
    withIsolatedParts(suiteTitleBeside(testSuite(model, test), path)),
    plainFacts(statementOf(model, test)?.titled ?? []),
    withoutFullStop(testSentence({ outcome: 'failed', jobs: numbers, attempts: 1, namesJobs: true }, jobs)),
    withIsolatedParts(place),
  ]
  return element(
    'article',
    {},
    element(
      'h3',
      { class: 'row' },
      kindMark(testKind(model, test), model),
      element('span', {}, testName(model, test)),
      testTag(model, test),
    ),
    element('p', { class: 'secondary' }, facts.filter((fact) => fact !== '').join(' · ')),
    ...printedBoxes(details, testName(model, test)),
  )
}

function printedBoxes(details: TestDetails, testName: string): readonly HTMLElement[] {
  const { step, title, diff, message, frame, trace } = failureParts(details)
  const place = frame === undefined ? undefined : frameSourcePlace(placeOfFrame(frame), details.source, undefined)
  const titled = (name: string, content: Child) => box([element('span', { class: 'strong' }, name)], content)
  const output = [details.stdout ?? '', details.stderr ?? ''].map((text) => text.trimEnd()).filter((text) => text !== '')
  return [
    diff === undefined ? undefined : diffBox({ ...diff, lines: firstDiffLines(diff.lines) }, title, step),
    diff !== undefined || title === undefined ? undefined : messageBox(title, firstLines(message), step),
    ...printedImages(details),
    printedSteps(details),
    frame === undefined ? undefined : frameBox(frame, place === undefined ? undefined : document.createTextNode(place.text)),
    trace === ''
      ? undefined
      : titled(
          'Stack trace',
          codeBlock('Stack trace', shortTrace(trace, { testName, place: tracePlace(details.source) }, maximumLines).join('\n')),
        ),
    output.length === 0 ? undefined : titled('Output', textBlock('Output', firstLines(output.join('\n')))),
  ].filter((each) => each !== undefined)
}

function firstDiffLines(lines: readonly DiffLine[]): readonly DiffLine[] {
  const more = lines.length - maximumLines
  if (more <= 0) return lines
  return [...lines.slice(0, maximumLines), { sign: ' ', parts: [{ text: `… ${countOf(more, 'more line')}`, isChanged: false }] }]
}

function firstLines(text: string): string {
  const lines = text.split('\n')
  const more = lines.length - maximumLines
  return more > 0 ? [...lines.slice(0, maximumLines), `… ${countOf(more, 'more line')}`].join('\n') : text
}
