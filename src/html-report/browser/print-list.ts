import { element } from '../../browser/element.js'
import { countOf, formatCount } from '../../text/counts.js'
import type { TestDetails } from '../page-data.js'
import { type DetailPosition, failedRank, nameOf, pathOf, type TestModel } from './test-model.js'

/** The maximum number of failed tests in print. */
const maximumPrinted = 200

/** Print cannot be scrolled, so long messages are truncated. */
const maximumMessageLines = 40

/**
 * Creates the list of failed tests for print, without those that the template's components show. On a screen, the list of tests has them.
 * It is created in advance, because browsers print a page without waiting for it.
 */
export async function createPrintList(
  model: TestModel,
  report: Element,
  readDetails: (position: DetailPosition) => Promise<TestDetails | undefined>,
): Promise<HTMLElement | undefined> {
  const items: HTMLElement[] = []
  const shown = namesShown(report)
  let failed = 0
  for (const [test, rank] of model.ranks.entries()) {
    const name = nameOf(model, test)
    if (rank !== failedRank || shown.delete(name)) continue
    failed += 1
    if (failed > maximumPrinted) continue
    const at = model.detailsOf.get(test)
    const details = at === undefined ? undefined : await readDetails(at)
    const message = details?.diff?.join('\n') ?? details?.lead ?? details?.message ?? ''
    const path = [...pathOf(model.suites, model.suiteOf[test] ?? -1), name].join(' › ')
    items.push(element('li', {}, element('strong', {}, path), message === '' ? undefined : element('pre', {}, firstLines(message))))
  }
  if (failed === 0) return undefined
  const more = failed - items.length
  return element(
    'section',
    { class: 'print-only' },
    element('h2', {}, `Failed tests (${formatCount(failed)})`),
    element('ol', {}, ...items),
    more > 0 ? element('p', {}, `The report on the screen lists ${countOf(more, 'more failed test')}.`) : undefined,
  )
}

/**
 * Returns the names of failed tests in the components, which are `strong` elements after a badge. Collapsed parts are not printed. If
 * several tests have the same name, only the first is left out of the list.
 */
function namesShown(report: Element): Set<string> {
  const names = [...report.querySelectorAll('.badge-failed + strong')].filter((name) => name.closest('details:not([open])') === null)
  return new Set(names.map((name) => name.textContent ?? ''))
}

function firstLines(text: string): string {
  const lines = text.split('\n', maximumMessageLines + 1)
  return lines.length > maximumMessageLines ? [...lines.slice(0, maximumMessageLines), '…'].join('\n') : text
}
