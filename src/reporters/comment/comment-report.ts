import type { WorkflowJob } from '../../github/github-client.js'
import type { ReportScope } from '../../report/scope.js'
import type { ResolvedTemplate } from '../../report/template.js'
import { renderComment } from '../report-content/github-report.js'
import type { CommentFrame } from '../report-content/report-frame.js'
import type { RenderedContent } from './github-board.js'
import { currentParts } from './parts/current-parts.js'
import { knownJobs } from './parts/known-jobs.js'
import { mergeParts } from './parts/merge-parts.js'
import type { Part } from './parts/part.js'
import { otherProperties } from './property-rows.js'

/** The report of the own step, and what is needed to show it together with those of other jobs. */
export interface CommentReport {
  readonly own: Part
  /** The complete report of the own step, if this process made it. */
  readonly scope: ReportScope | undefined
  readonly source: ReportScope['source']
  /** The template of the user; undefined for the default one. */
  readonly template: ResolvedTemplate | undefined
  /** The jobs of the run as GitHub lists them. */
  readonly jobs: readonly WorkflowJob[]
  /** Makes the frame. @param reportUrl the HTML report, if it contains everything @param isOwn whether the comment shows only the own step */
  readonly frameOf: (content: { readonly reportUrl: string | undefined; readonly isOwn: boolean }) => CommentFrame
}

/** Renders the report of all parts that count, within a limit in bytes. Returns undefined if it cannot be made that short. */
export function renderParts(report: CommentReport, { parts, expected }: RenderedContent, limitBytes: number): string | undefined {
  const { own, scope, source, template, jobs, frameOf } = report
  const current = currentParts(parts)
  const known = knownJobs(jobs, current, expected)
  const [only] = current
  const isOwn = current.length === 1 && only?.name === own.name && known.missing.length === 0
  const urls = new Set(current.flatMap(({ reportUrl }) => reportUrl ?? []))
  const [reportUrl] = current.length === 1 ? urls : []
  const frame = frameOf({ reportUrl, isOwn })
  if (isOwn && scope !== undefined) return renderComment(scope, template, frame, limitBytes)
  const others = otherProperties(current, own)
  return renderComment({ source, ...mergeParts(current, known) }, template, { ...frame, properties: others }, limitBytes)
}
