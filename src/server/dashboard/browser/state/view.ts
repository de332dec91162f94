import type { HashState } from '../../../../base/browser/hash-state.js'
import type { Api } from '../answers/api.js'
import type { AvailableCoordinates } from '../answers/available-coordinates.js'
import type { ViewCounts } from '../frame/tab-counts.js'
import type { LoadingShape } from '../pieces/loading-shape.js'
import type { DashboardState } from './dashboard-state.js'

/** The results on the page: a list or overview, or the page of one item. */
export interface View {
  readonly root: HTMLElement
  /**
   * The answer of the page: its heading, and the line below it, or a function that returns the current one. Default: the name of the module.
   */
  readonly title?: PageTitle | (() => PageTitle | undefined) | undefined
  /** Returns the numbers that the view has read, for the tabs. Default: none. */
  readonly counts?: () => ViewCounts
  /** Shows a state that needs no other results. */
  show(state: DashboardState): void
  /** Stops watching the window and the colours. */
  close(): void
}

/** The heading of a page with the line below it. */
export interface PageTitle {
  /** The last result of the subject of the page. Default: no mark. */
  readonly mark?: MarkName | undefined
  readonly text: string
  /** The text before the heading's answer in a lighter weight: `fix/rounding: `. */
  readonly before?: string | undefined
  readonly lead?: Node | string | undefined
  /** The line above the heading. */
  readonly above?: Node | undefined
  /** Whether the page is about one test or job: the path ends with its name, and the views of the module are not listed. */
  readonly isItem?: boolean
  /** The branch of the results if none is chosen. Default: the usual branch of the module. */
  readonly branch?: string | undefined
}

/** A mark shows a result by its shape. */
export type MarkName = 'failed' | 'flaky' | 'passed' | 'skipped'

/** The dependencies of a view after it was loaded. */
export interface ViewContext {
  readonly address: HashState<DashboardState>
  readonly announce: (text: string) => void
  readonly frame: PageFrame
  /** Returns the modules that can be chosen. */
  readonly available: () => AvailableCoordinates
  /** Reads the parts that the view shows later. Its requests are aborted when the view is closed. */
  readonly api: Api
}

/** The parts of the page around a view. */
export interface PageFrame {
  /** Shows a changed title of the view. */
  update(): void
  /** Shows the title of the view and moves the focus to it. */
  focusTitle(): void
}

export interface LoadedView {
  readonly view: View
  /** Whether the branch has results in the range. If not, the page shows why instead of the view. Default: true. */
  readonly hasResults?: boolean
  /** The results in words, for screen readers. */
  readonly summary: string
}

/** Creates the view of results that were read. The state may have changed since then in parts that need no new results. */
export type CreateView = (state: DashboardState, context: ViewContext) => LoadedView

/** A kind of page of a module. `views` lists all. */
export interface ViewDefinition {
  /** The key that opens it. */
  readonly shortcut: string
  /** The fields that only some views have. */
  readonly fields: readonly ('job' | 'owner')[]
  /** The shape that it shows until its results arrive. Default: one card and a table. */
  readonly loading?: LoadingShape
  /**
   * Reads the results of a state.
   * @param defaultBranch the default branch of the page, if it was found before
   */
  load(api: Api, asked: DashboardState, now: number, defaultBranch: string | undefined): Promise<CreateView>
}
