import type { RunData, TestDetails } from '../data/page-data.js'
import type { TabName } from '../data/page-elements.js'
import type { TestModel } from './test-model.js'
import type { ViewState } from './view-state.js'

/**
 * The data and functions that the page passes to its parts. The frame of the page (app.ts, header, tabs, Tests tab) creates it; each part
 * gets it once and keeps it.
 *
 * These parts plug into the frame, each from its own file:
 *
 * | file                   | export               | type                                       |
 * |------------------------|----------------------|--------------------------------------------|
 * | detail/detail-panel.ts | `createDetailPanel`  | `(context: PageContext) => DetailPanel`    |
 * | causes/causes-tab.ts   | `mountCausesTab`     | `MountTab`                                 |
 * | jobs/jobs-tab.ts       | `mountJobsTab`       | `MountTab`                                 |
 * | timeline/timeline-tab.ts | `mountTimelineTab` | `MountTab`                                 |
 * | summary/summary-tab.ts | `mountSummaryTab`    | `MountTab`                                 |
 * | print/print-view.ts    | `createPrintView`    | `(context: PageContext) => Promise<void>`  |
 *
 * Their styles are in `styles/` in files of the same names, which scripts/build-page.js joins after tokens.css, base.css and
 * components.css.
 */
export interface PageContext {
  readonly model: TestModel
  /** Undefined while the page is loading. */
  readonly run: () => RunData | undefined
  /** Reads the details of an execution, which is an index into `model.executions`. */
  readonly readDetails: (execution: number) => Promise<TestDetails | undefined>
  readonly navigation: Navigation
  /** Copies a text and shows and announces "Copied", or that the browser did not allow it. */
  readonly copy: (text: string) => Promise<void>
  /** Returns once whether a link asked for the images, steps or files of the open test. */
  readonly takesToEvidence: () => boolean
  /** Speaks a text to screen readers. */
  readonly announce: (text: string) => void
}

/** Changes what the page shows, and the fragment of its address with it. */
export interface Navigation {
  /** Shows the details of a test, which is an index into `model.tests`, on the tab Tests. */
  openTest(test: number): void
  /** Shows a cause, which is an index into `model.causes`, on the tab Causes. */
  openCause(cause: number): void
  openTab(tab: TabName): void
  /** Shows the tests that match a query on the tab Tests. */
  search(query: string): void
  /** Returns to the list from the details of a test or cause. Only on a phone, they cover the list. */
  close(): void
  /** Returns the `href` of a link within the page: `#test=9f2c41d0a1b2`. */
  testHref(test: number): string
  causeHref(cause: number): string
  tabHref(tab: TabName): string
  searchHref(query: string): string
  /** Returns an address that other people can open, with this `href` as its fragment. It never contains a signature. */
  shareLink(href: string): string
}

/**
 * Fills the element of a tab. It is called once, when the tab is first shown after all tests have been read.
 * @param element the empty `<section>` of the tab
 */
export type MountTab = (element: HTMLElement, context: PageContext) => MountedTab

export interface MountedTab {
  /** Shows a state: for example the cause that `state.cause` names. Called each time the tab is shown or the state changes. */
  show(state: ViewState): void
  /** Handles a key of the keyboard table that belongs to this tab (`j`, `k`, ↓, ↑ and so on). Returns whether it did. */
  press?(key: string): boolean
}

/** The details of one test. */
export interface DetailPanel {
  /** The element in the right half of the tab Tests. It scrolls on its own. */
  readonly root: HTMLElement
  /**
   * Shows a test, or what the page shows if no test is selected.
   * @param missing the item of a link that the page does not contain
   */
  show(test: number | undefined, missing?: 'test' | 'cause'): void
  /** Actions of the keyboard. Each does nothing if it does not apply to the shown test. */
  copyMarkdown(): void
  copyLink(): void
  copyCommand(): void
  toggleWrap(): void
}
