import type { CiContext } from '../../../host/ci-context/ci-context.js'
import type { Mark } from '../../../report/tree/node.js'

/** A report for the page of a build. */
export interface BuildPageReport {
  readonly markdown: string
  /** The outcome that the headline begins with. */
  readonly mark: Mark
  readonly ciContext: CiContext
  /** Reports with different titles are kept apart; empty by default. */
  readonly title: string
}

/** The page of a build on a CI service other than GitHub, which shows reports. */
export interface BuildPage {
  /** The name that users know. */
  readonly title: string
  /** In UTF-8. */
  readonly maximumBytes: number
  /**
   * Adds a report. Returns a sentence that explains why there is none, if that is not an error.
   * @throws UserError if the page cannot be written
   */
  add(report: BuildPageReport): Promise<string | undefined>
}
