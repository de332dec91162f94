import { createAnnouncer } from '../../browser/announcer.js'
import { element } from '../../browser/element.js'
import { createHashState } from '../../browser/hash-state.js'
import type { RunData } from '../page-data.js'
import { pageIds } from '../page-elements.js'
import { createCharts } from './charts/charts.js'
import { createDetailReader } from './data-reader.js'
import { createPrintList } from './print-list.js'
import { createTabs, type TabName } from './tabs.js'
import { failedRank, type TestModel, unknownRank } from './test-model.js'
import { createTestsTab } from './tests-tab.js'
import { readHash, type ViewState, writeHash } from './view-state.js'

/** The running page. */
export interface App {
  /** Shows the tests that are loaded so far. */
  refresh(): void
  /** Shows the parts that need all tests. */
  finish(run: RunData): Promise<void>
}

/** Adds the tabs, the list of tests and the charts to the page. */
export function createApp(model: TestModel): App {
  const testsPanel = elementOf(pageIds.tests)
  const report = elementOf(pageIds.report)
  const charts = elementOf(pageIds.charts)
  const summaryPanel = element('div', { id: 'summary' })
  let run: RunData | undefined
  let hasCharts = false

  const address = createHashState(window, { read: readHash, write: writeHash }, show)
  const announcer = createAnnouncer()
  const readDetails = createDetailReader(document)
  const browser = createTestsTab({ model, address, announcer, run: () => run, readDetails })
  const views = createTabs({ tests: testsPanel, summary: summaryPanel }, (view) => address.change({ view }, 'push'))

  /** Defaults to the tests while the page is loading or if a test needs attention, else to the summary. */
  function viewOf({ view }: ViewState): TabName {
    const isBad = model.ranks.some((rank) => rank >= failedRank && rank <= unknownRank)
    return view ?? (isBad || run === undefined ? 'tests' : 'summary')
  }

  function show(state: ViewState): void {
    const view = viewOf(state)
    views.show(view)
    if (view === 'tests') browser.show(state)
    else addCharts()
  }

  /** Creates the charts when they are first shown, because they go through all tests. */
  function addCharts(): void {
    if (hasCharts || run === undefined) return
    hasCharts = true
    const cards = createCharts(model)
    if (cards.length > 0) charts.append(element('h2', {}, 'Charts'), element('div', { class: 'chart-cards' }, ...cards))
  }

  report.replaceWith(summaryPanel)
  summaryPanel.append(report, charts)
  summaryPanel.before(views.root)
  document.getElementById(pageIds.testsNote)?.remove()
  testsPanel.append(...browser.parts)
  document.body.append(announcer.root)
  window.addEventListener('beforeprint', addCharts)

  return {
    refresh: () => show(address.state()),
    async finish(whole) {
      run = whole
      show(address.state())
      const list = await createPrintList(model, report, readDetails)
      if (list !== undefined) charts.before(list)
    },
  }
}

function elementOf(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no element with the id ${id}`)
  return found
}
