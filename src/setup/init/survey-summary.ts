import type { FormatId } from '../../read/formats/index.js'
import type { OtherCi } from './continuous-integration.js'
import type { ExistingResults } from './existing-results.js'
import type { Addition } from './finding.js'
import { resultPatterns } from './result-patterns.js'
import type { Survey } from './survey.js'
import { toolPage } from './tool-page.js'
import type { ExistingWorkflow } from './workflows/existing-workflows.js'

/** A survey for programs. */
export interface SurveySummary {
  readonly tools: readonly {
    readonly title: string
    /** Relative to the working directory; empty for the directory itself. */
    readonly folder: string
    readonly because: string
    readonly command: string
    readonly env: Readonly<Record<string, string>>
    readonly format: FormatId
    readonly files: readonly string[]
    readonly toDo: readonly Addition[]
    readonly page: string
  }[]
  /** Further folders of a tool that is used in many. */
  readonly notIncluded: readonly { readonly title: string; readonly folder: string }[]
  readonly results: readonly ExistingResults[]
  readonly otherServices: readonly OtherCi[]
  readonly workflows: readonly ExistingWorkflow[]
  /** The files that were not read, and why. */
  readonly notRead: readonly { readonly path: string; readonly reason: string }[]
}

/** Returns the parts of a survey that `init --json` prints. */
export const summarizeSurvey = ({ findings, omitted, results, otherCis, workflows, leftOut }: Survey): SurveySummary => ({
  tools: findings.map((finding) => ({
    title: finding.title,
    folder: finding.folder,
    because: finding.because,
    command: finding.test.run,
    env: finding.test.env ?? {},
    format: finding.format,
    files: resultPatterns(finding),
    toDo: finding.additions ?? [],
    page: toolPage(finding.tool),
  })),
  notIncluded: omitted.map(({ title, folder }) => ({ title, folder })),
  results,
  otherServices: otherCis,
  workflows,
  notRead: [...leftOut].map(([path, reason]) => ({ path, reason })),
})
