import { element } from '../../browser/element.js'
import { formatCount } from '../../text/counts.js'
import type { TestDetails } from '../page-data.js'
import { type DetailPosition, failedRank, nameOf, pathOf, type TestModel } from './test-model.js'

/** So many failed tests go on paper. */
const maximumPrinted = 200

/** Paper cannot be scrolled: of long messages the beginning is printed. */
const maximumMessageLines = 40

/**
 * The failed tests with their messages, for print alone, other than those that the template's components show: on a screen the
 * list of tests has them. It is made while nobody waits, since browsers print what is there when they are told to.
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
    more > 0 ? element('p', {}, `${formatCount(more)} more failed tests are in the report on the screen.`) : undefined,
  )
}

/** Components write a failed test as its sign and its name; what is folded away is not printed. Of several of a name one is left out. */
function namesShown(report: Element): Set<string> {
  const names = [...report.querySelectorAll('.badge-failed + strong')].filter((name) => name.closest('details:not([open])') === null)
  return new Set(names.map((name) => name.textContent ?? ''))
}

function firstLines(text: string): string {
  const lines = text.split('\n', maximumMessageLines + 1)
  return lines.length > maximumMessageLines ? [...lines.slice(0, maximumMessageLines), '…'].join('\n') : text
}
