import { createAnnouncer } from '../../../base/browser/announcer.js'
import { copyText } from '../../../base/browser/copy-text.js'
import { button } from '../../../base/browser/element.js'
import { createHashState } from '../../../base/browser/hash-state.js'
import { icon } from '../../../base/browser/symbol-mark.js'
import { switchTheme } from '../../../base/browser/theme.js'
import type { RunData } from '../data/page-data.js'
import { pageIds, type TabName, viewId } from '../data/page-elements.js'
import { mountCausesTab } from './causes/causes-tab.js'
import { createDetailReader } from './data-reader.js'
import { createEvidenceLink } from './frame/evidence-link.js'
import { keyBindings } from './frame/key-bindings.js'
import { createKeyboard } from './frame/keyboard.js'
import { createNavigation } from './frame/navigation.js'
import { connectTabs } from './frame/page-tabs.js'
import { createToast } from './frame/toast.js'
import { mountJobsTab } from './jobs/jobs-tab.js'
import { createTestsTab } from './list/tests-tab.js'
import type { MountedTab, MountTab, PageContext } from './page-context.js'
import { phoneScreen } from './phone-screen.js'
import { createPrintView } from './print/print-view.js'
import { mountSummaryTab } from './summary/summary-tab.js'
import type { TestModel } from './test-model.js'
import { mountTimelineTab } from './timeline/timeline-tab.js'
import { readHash, type ViewState, writeHash } from './view-state.js'

/** The running page. */
export interface App {
  /** Shows the tests that are loaded so far. */
  refresh(): void
  /** Shows the parts that need all tests. */
  finish(run: RunData): Promise<void>
}

const mounts: Readonly<Record<Exclude<TabName, 'tests'>, MountTab>> = {
  causes: mountCausesTab,
  jobs: mountJobsTab,
  timeline: mountTimelineTab,
  summary: mountSummaryTab,
}

/** Adds the content of the tabs to the page. */
export function createReportApp(model: TestModel): App {
  const startTab = (document.documentElement.dataset.start ?? 'tests') as TabName
  const mounted = new Map<TabName, MountedTab>()
  let run: RunData | undefined

  // Must listen before the address, whose listener shows the test.
  const takesToEvidence = createEvidenceLink(window)
  const address = createHashState(window, { read: readHash, write: writeHash }, (state) => show(state))
  const navigation = createNavigation(model, address, () => run)
  const announcer = createAnnouncer()
  const showToast = createToast()
  const tell = (text: string) => {
    showToast(text)
    announcer.announce(text)
  }
  const readDetails = createDetailReader(document)
  const context: PageContext = {
    model,
    run: () => run,
    readDetails: async (execution) => {
      const position = model.executions.detailsOf.get(execution)
      return position === undefined ? undefined : readDetails(position)
    },
    navigation,
    copy: async (text) => tell((await copyText(text)) ? 'Copied' : 'The browser did not allow copying'),
    takesToEvidence,
    announce: announcer.announce,
  }
  const isPhone = matchMedia(phoneScreen)
  const tabs = connectTabs(elementOf(pageIds.tabs), navigation.openTab)
  const tests = createTestsTab(elementOf(viewId('tests')), context, address)

  /** A link may name a tab that this run does not have. Without tests, the page has no list of them. */
  function tabOf({ tab = startTab }: ViewState): TabName {
    return [tab, 'tests' as const].find((name) => tabs.names.includes(name)) ?? 'summary'
  }

  function show(state: ViewState): void {
    const tab = tabOf(state)
    tabs.show(tab)
    if (tab === 'tests') tests.show(state)
    else if (run !== undefined) mount(tab, state)
    const opened =
      tab === 'tests' ? (state.test ?? (state.tab === 'causes' ? state.cause : undefined)) : tab === 'causes' ? state.cause : undefined
    document.body.classList.toggle('detail-open', isPhone.matches && opened !== undefined)
  }

  /** The other tabs are created when they are first shown, because they go through all tests. */
  function mount(tab: Exclude<TabName, 'tests'>, state: ViewState): void {
    let shown = mounted.get(tab)
    if (shown === undefined) {
      shown = mounts[tab](elementOf(viewId(tab)), context)
      mounted.set(tab, shown)
    }
    shown.show(state)
  }

  const keyboard = createKeyboard(
    keyBindings({
      tests,
      navigation,
      isOnTests: () => tabOf(address.state()) === 'tests',
      pressInTab: (key) => mounted.get(tabOf(address.state()))?.press?.(key) === true,
      openHelp: () => keyboard.openHelp(),
    }),
  )
  elementOf(pageIds.settings).append(
    button(
      icon('keyboard'),
      { class: 'btn icon keyboard-only', 'aria-label': 'Keyboard shortcuts', title: 'Keyboard (?)' },
      keyboard.openHelp,
    ),
    button(icon('theme'), { class: 'btn icon', 'aria-label': 'Light or dark', title: 'Light or dark (t)' }, switchTheme),
  )
  document.getElementById(pageIds.note)?.remove()
  document.body.append(announcer.root)
  isPhone.addEventListener('change', () => show(address.state()))
  show(address.state())

  return {
    refresh: () => show(address.state()),
    async finish(whole) {
      run = whole
      show(address.state())
      await createPrintView(context)
    },
  }
}

function elementOf(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no element with the id ${id}`)
  return found
}
