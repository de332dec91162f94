import { definedFields } from '../../../base/defined-fields.js'
import type { Environment } from '../../../base/environment.js'
import { formatSize } from '../../../base/text/sizes.js'
import { defaultCodehost } from '../../../config/config.js'
import { findBuildPage } from '../../../deliver/reporters/build-page/find-build-page.js'
import { prepareDelivery } from '../../../deliver/reporters/comment/comment-delivery.js'
import { commentLimits } from '../../../deliver/reporters/comment/limits.js'
import { commentDelivery, summaryRenderer } from '../../../deliver/reporters/github-content.js'
import { deliverJobSummary, maximumSummaryBytes } from '../../../deliver/reporters/job-summary.js'
import type { ReadyReports } from '../../../deliver/reporters/ready-reports.js'
import { renderBuildPage } from '../../../deliver/reporters/report-content/github-report.js'
import { keptFilesLine, uploadOf } from '../../../deliver/reporters/report-content/kept-files.js'
import { isSummaryWanted } from '../../../deliver/reporters/summary-mode.js'
import type { CommentPlace, GitHubClient } from '../../../host/github/github-client.js'
import { GitHubError } from '../../../host/github/github-error.js'
import type { FinishedRun } from '../../../run/run.js'
import { isInStep } from '../doctor-request.js'
import { whenSent } from '../report-condition.js'
import { githubPage } from './github-page.js'
import { createPreviewClient } from './preview-client.js'
import type { PreviewEntry } from './preview-entry.js'
import type { PreviewFolder } from './preview-folder.js'

/** A run whose reports are written to files. */
export interface PreviewedRun {
  readonly finished: FinishedRun
  readonly reports: ReadyReports
  readonly env: Environment
  readonly folder: PreviewFolder
  /** Reads from GitHub; undefined without a token. */
  readonly reading: GitHubClient | undefined
  /** The conversation that gets the comment; undefined if none does, so that the preview shows a comment without other jobs. */
  readonly place: CommentPlace | undefined
}

const bytesOf = (text: string, maximum: number): string => `${formatSize(Buffer.byteLength(text))} of ${formatSize(maximum)}`

const codehostOf = ({ prepared }: FinishedRun) => prepared.config.report.reporters.find((reporter) => reporter.type === 'codehost')

const keptFilesOf = (finished: FinishedRun, files: Parameters<typeof keptFilesLine>[0]['files']) =>
  keptFilesLine({ files, upload: uploadOf(finished.collected) })

/** Writes the job summary. */
export async function previewJobSummary({ finished, reports, env, folder }: PreviewedRun): Promise<PreviewEntry> {
  const reporter = codehostOf(finished)
  const report = await reports.ready(reporter ?? defaultCodehost, undefined)
  const render = summaryRenderer(report, keptFilesOf(finished, report.scope.summary.artifacts), finished)
  let markdown = ''
  const summary = {
    addRaw(text: string) {
      markdown += text
      return summary
    },
    write: async () => summary,
  }
  const file = env.GITHUB_STEP_SUMMARY
  if (file) await deliverJobSummary(render, { summary: summary as never, file })
  else markdown = render(maximumSummaryBytes) ?? ''
  folder.write('job-summary.md', markdown)
  folder.write('job-summary.html', githubPage(markdown, 'jobSummary'))
  const off =
    reporter === undefined
      ? 'Switched off in the configuration.'
      : isSummaryWanted(reporter, finished.judged.scope.summary)
        ? whenSent(reporter, 'Job summary', reports.evaluator)?.title
        : 'Switched off by the input summary.'
  const note = off ?? (file ? undefined : 'Only a step of GitHub Actions has a job summary.')
  return {
    title: 'Job summary',
    files: [
      { name: 'job-summary.html', label: 'as on GitHub' },
      { name: 'job-summary.md', label: 'Markdown' },
    ],
    size: bytesOf(markdown, maximumSummaryBytes),
    isSent: note === undefined,
    ...definedFields({ note }),
  }
}

/** Writes the report for the page of the build on another CI service, if it has one. */
export async function previewBuildPage({ finished, reports, env, folder }: PreviewedRun): Promise<readonly PreviewEntry[]> {
  const reporter = codehostOf(finished)
  const page = isInStep({ env }) ? undefined : findBuildPage({ env, cwd: finished.prepared.request.cwd, writeCommand: undefined })
  if (reporter === undefined || page === undefined) return []
  const { scope, ownTemplate, reportUrl } = await reports.ready(reporter, undefined)
  const { prepared, guide } = finished
  const keptFiles = keptFilesOf(finished, scope.summary.artifacts)
  const markdown = prepared.mask.text(
    renderBuildPage(scope, ownTemplate, { reportUrl, guide: guide.blocks, keptFiles }, page.maximumBytes) ?? '',
  )
  folder.write('build-page.md', markdown)
  const note = whenSent(reporter, page.title, reports.evaluator)?.title
  return [
    {
      title: page.title,
      files: [{ name: 'build-page.md', label: 'Markdown' }],
      size: bytesOf(markdown, page.maximumBytes),
      isSent: note === undefined,
      ...definedFields({ note }),
    },
  ]
}

/** Writes the comment, together with the results that other jobs have already put into it. */
export async function previewComment(run: PreviewedRun): Promise<PreviewEntry> {
  const { finished, reports, env, folder, place } = run
  const configured = codehostOf(finished)
  const reporter = configured ?? defaultCodehost
  const report = await reports.ready(reporter, undefined)
  const kept = keptFilesOf(finished, report.scope.summary.artifacts)
  const base = commentDelivery(reporter, report, kept, finished, env)
  const write = async (mode: typeof reporter.commentMode, reading: GitHubClient | undefined) => {
    const { client, body } = createPreviewClient(reading)
    const request = { ...base, reporter: { ...reporter, commentMode: mode }, artifacts: false, secondMs: 1, say: () => {} }
    const outcome = await (await prepareDelivery(client, request)).deliver(place ?? { kind: 'pullRequest', number: 1 })
    return { body: body(), reason: outcome.kind === 'skipped' ? outcome.reason : undefined }
  }
  const reading = place === undefined ? undefined : run.reading
  let readingError: string | undefined
  const first = await write(reporter.commentMode, reading).catch((error: unknown) => {
    if (!(error instanceof GitHubError) || reading === undefined) throw error
    readingError = error.message
    return write(reporter.commentMode, undefined)
  })
  const body = first.body ?? (await write('always', undefined)).body ?? ''
  folder.write('comment.md', body)
  folder.write('comment.html', githubPage(body, 'comment'))
  const off =
    configured === undefined || !configured.commentEnabled
      ? 'Switched off in the configuration.'
      : (whenSent(configured, 'Comment', reports.evaluator)?.title ?? first.reason)
  const note = off ?? readingError ?? (place === undefined ? 'This run has no pull request to comment on.' : undefined)
  return {
    title: 'Comment',
    files: [
      { name: 'comment.html', label: 'as on GitHub' },
      { name: 'comment.md', label: 'Markdown, with the hidden marker' },
    ],
    size: bytesOf(body, commentLimits.bytes),
    isSent: off === undefined && place !== undefined,
    ...definedFields({ note }),
  }
}
