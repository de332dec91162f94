import { definedFields } from '../../../base/defined-fields.js'
import { groupBy } from '../../../base/group-by.js'
import { countOf } from '../../../base/text/counts.js'
import type { JobExecutions } from '../../../host/github/job-executions.js'
import { type RunSummary, withProblems } from '../../../judge/summary/run-summary.js'
import type { Problem } from '../../../records/problem.js'
import { namesEarlierJobs, newestAttempt } from '../../../report/content/headline.js'
import type { ReportScope } from '../../../report/content/scope.js'
import type { ResolvedTemplate } from '../../../report/content/template.js'
import type { Block } from '../../../report/tree/node.js'
import { paragraph, small, text } from '../../../report/tree/node-builders.js'
import { renderComment } from '../report-content/github-report.js'
import type { CommentFrame } from '../report-content/report-frame.js'
import type { RenderedContent } from './github-board.js'
import { commentLimits } from './limits.js'
import { currentParts } from './parts/current-parts.js'
import { knownJobs, unknownJobs } from './parts/known-jobs.js'
import { lostParts } from './parts/lost-parts.js'
import { mergeParts } from './parts/merge-parts.js'
import type { Part } from './parts/part.js'
import { partKey } from './parts/part-name.js'
import { otherProperties } from './property-rows.js'

/** The report of the own step, and the facts that are needed to show it together with the results of other jobs. */
export interface CommentReport {
  readonly own: Part
  readonly title: string
  /** GitHub's name of the own step. */
  readonly step: string
  /** The complete report of the own step, if this process made it. */
  readonly scope: ReportScope | undefined
  readonly source: ReportScope['source']
  /** The page of the repository. */
  readonly repositoryUrl?: string | undefined
  /** The template of the user; undefined for the default one. */
  readonly template: ResolvedTemplate | undefined
  /** The newest executions of the jobs of the run. Undefined if GitHub does not list them. */
  readonly executions: JobExecutions | undefined
  /**
   * Makes the frame. @param reportUrl the HTML report, if it contains everything @param isOwn whether the comment shows only the own step
   */
  readonly frameOf: (content: { readonly reportUrl: string | undefined; readonly isOwn: boolean }) => CommentFrame
}

/** Renders the report of all parts that count, within a limit in bytes. Returns undefined if it cannot be made that short. */
export function renderParts(report: CommentReport, { parts, covered, expected }: RenderedContent, limitBytes: number): string | undefined {
  const { own, title, step, scope, source, repositoryUrl, template, executions, frameOf } = report
  const current = currentParts(parts, executions)
  const unread = lostParts(new Set(parts.map(({ name }) => name)), covered)
  const keyOf = (job: string) => partKey(job, undefined, title, step)
  const known =
    executions === undefined ? unknownJobs : knownJobs(executions, { all: parts, current }, expected, (job) => unread.includes(keyOf(job)))
  // A step that joins records contains the results of their jobs.
  const joined = current.flatMap(({ isJoined, results }) => (isJoined === true ? results.jobs : []))
  const shown = new Set([...known.missing, ...joined].map(({ job = '' }) => keyOf(job)))
  const lost = unread.filter((key) => !shown.has(key)).length
  const [only] = current
  const isOwn = current.length === 1 && only?.name === own.name && known.missing.length === 0 && lost === 0
  const urls = new Set(current.flatMap(({ reportUrl }) => reportUrl ?? []))
  const [reportUrl] = current.length === 1 ? urls : []
  const frame = frameOf({ reportUrl, isOwn })
  if (isOwn && scope !== undefined) return renderComment(scope, template, frame, limitBytes)
  const merged = mergeParts(current, known)
  const properties = [...attemptNotes(merged.summary), ...otherProperties(current, template && own)]
  const summary = lost === 0 ? merged.summary : withProblems(merged.summary, [lostProblem(lost)])
  return renderComment({ source, ...definedFields({ repositoryUrl }), ...merged, summary }, template, { ...frame, properties }, limitBytes)
}

/** Reports parts that cannot be read, and whose jobs GitHub does not list. */
const lostProblem = (parts: number): Problem => ({
  severity: 'error',
  kind: 'incomplete',
  message: `The results of ${countOf(parts, 'step')} of this workflow cannot be read. Open the run to see the results of each job.`,
})

/** Returns a line for each earlier attempt, with the jobs that have not reported again since, unless the headline names them. */
function attemptNotes(summary: RunSummary): readonly Block[] {
  if (namesEarlierJobs(summary)) return []
  const newest = newestAttempt(summary)
  const attempts = groupBy(
    summary.jobs.filter(({ attempt = newest, state }) => attempt < newest && state !== 'skipped'),
    ({ attempt }) => attempt,
  )
  return [...attempts].map(([attempt, ofAttempt]) => {
    const names = [...new Set(ofAttempt.map(({ job }) => job ?? ''))]
    const more = names.length - commentLimits.earlierJobs
    const shown = names.slice(0, commentLimits.earlierJobs).join(', ') + (more > 0 ? ` and ${more} more` : '')
    const isUnknown = ofAttempt.some(({ state }) => state === 'earlier')
    const results = isUnknown ? `Attempt ${newest}; these jobs reported in attempt ${attempt}` : `Results of attempt ${attempt}`
    return paragraph(small(text(`${results}: ${shown}`)))
  })
}
