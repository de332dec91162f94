import { resolve } from 'node:path'
import { definedFields } from '../../../base/defined-fields.js'
import { prepareReports } from '../../../deliver/reporters/ready-reports.js'
import { prepareGates } from '../../../deliver/reporters/run-gates.js'
import { readEvent } from '../../../host/ci-context/github-event.js'
import { findCommentPlaces } from '../../../host/github/comment-places.js'
import type { CommentPlace } from '../../../host/github/github-client.js'
import { GitHubError } from '../../../host/github/github-error.js'
import { requestedConfig } from '../../../run/prepare/requested-config.js'
import { run } from '../../../run/run.js'
import type { DoctorContext, DoctorRequest } from '../doctor-request.js'
import { type GitHubAccess, openGitHub } from '../github-reading.js'
import { indexPage } from './index-page.js'
import { previewAnnotations } from './preview-annotations.js'
import { previewChats } from './preview-chats.js'
import type { PreviewEntry } from './preview-entry.js'
import { openPreviewFolder } from './preview-folder.js'
import { type PreviewedRun, previewBuildPage, previewComment, previewJobSummary } from './preview-github.js'
import { htmlReportName, previewHtml } from './preview-html.js'

/** The files of a preview. */
export interface Preview {
  /** The page that links all files; absolute. */
  readonly index: string
  readonly entries: readonly PreviewEntry[]
}

/**
 * Does the run of a request, and writes every report into a file of a folder instead of sending it. Uses the same renderers and limits as
 * the delivery. GitHub and the server get only read requests.
 * @param folder absolute, or relative to the working directory of the run
 * @throws UserError if the folder contains anything but an earlier preview; ConfigError if the configuration is wrong
 */
export async function writePreview(folder: string, request: DoctorRequest, context: DoctorContext): Promise<Preview> {
  const { env, now, onProgress, signal } = context
  const { token, failOn, annotations } = request
  const ignore = () => {}
  const wanted = await requestedConfig(request.run, { env, onWarning: ignore })
  const opened = openPreviewFolder(resolve(request.run.cwd, folder))
  const html = opened.reserve(htmlReportName)
  const collected = await run(
    { ...request.run, output: undefined, allowOutputOutside: true, reporters: { ...request.run.reporters, html } },
    { env, now, token, signal, onWarning: ignore, ...definedFields({ onProgress }) },
  )
  const { run: finished } = await prepareGates(collected, failOn)
  const reports = await prepareReports(finished)
  const access = await openGitHub({ config: finished.prepared.config, env, token, secondMs: context.secondMs }, reports.evaluator)
  const place = await previewPlace(access, request, env)
  const previewed: PreviewedRun = { finished, reports, env, folder: opened, reading: access.client, place }
  const entries = [
    await previewJobSummary(previewed),
    ...(await previewBuildPage(previewed)),
    await previewComment(previewed),
    previewAnnotations(previewed, annotations),
    await previewHtml(previewed, wanted, new Date(now)),
    ...(await previewChats(previewed)),
  ]
  return { index: opened.write('index.html', indexPage(finished, entries)), entries }
}

async function previewPlace(
  { client, reporter }: GitHubAccess,
  { pullRequest }: DoctorRequest,
  env: DoctorContext['env'],
): Promise<CommentPlace | undefined> {
  if (client === undefined) return undefined
  try {
    const event = readEvent(env.GITHUB_EVENT_PATH)
    const found = await findCommentPlaces({ event, env, pullRequest, onCommits: reporter?.isDefault !== true }, client)
    return 'places' in found ? found.places[0] : undefined
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return undefined
  }
}
