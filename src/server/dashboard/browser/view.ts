import type { DashboardState } from './dashboard-state.js'

/** The results on the page: a list or overview, or the page of one item. */
export interface View {
  readonly root: HTMLElement
  /** Shows a state that needs no other results. */
  show(state: DashboardState): void
  /** Stops watching the window and the colours. */
  close(): void
}
