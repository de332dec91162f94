import { resolve } from 'node:path'
import { definedFields } from '../../../base/defined-fields.js'
import { prepareReports } from '../../../deliver/reporters/ready-reports.js'
import { prepareGates } from '../../../deliver/reporters/run-gates.js'
import { readEvent } from '../../../host/ci-context/github-event.js'
import { findCommentPlaces } from '../../../host/github/comment-places.js'
import type { CommentPlace } from '../../../host/github/github-client.js'
import { GitHubError } from '../../../host/github/github-error.js'
import { headlineText } from '../../../report/content/headline.js'
import { requestedConfig } from '../../../run/prepare/requested-config.js'
import { type FinishedRun, run } from '../../../run/run.js'
import type { DoctorContext, DoctorRequest } from '../doctor-request.js'
import { type GitHubAccess, openGitHub } from '../github-reading.js'
import { pageHtml } from './page.js'
import { previewAnnotations } from './preview-annotations.js'
import { previewChats } from './preview-chats.js'
import type { PreviewEntry } from './preview-entry.js'
import { openPreviewFolder } from './preview-folder.js'
import { type PreviewedRun, previewBuildPage, previewComment, previewJobSummary } from './preview-github.js'
import { htmlReportName, previewHtml } from './preview-html.js'
import { escapePreviewHtml } from './safe-html.js'

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

const style = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { max-width: 880px; margin: 0 auto; padding: 32px 16px; background: light-dark(#ffffff, #0e1116); color: light-dark(#1b1f24, #e8ecf1); font: 14px/20px system-ui, sans-serif; font-variant-numeric: tabular-nums }
h1 { margin: 0; font-size: 24px; line-height: 32px; letter-spacing: -.01em }
h2 { margin: 24px 0 8px; font-size: 16px; line-height: 24px }
.lead { margin: 4px 0 0; color: light-dark(#47505b, #b6bfc9) }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid light-dark(#e2e6eb, #272e37); border-radius: 8px }
li { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px }
li + li { border-top: 1px solid light-dark(#e2e6eb, #272e37) }
.title { font-weight: 600 }
.size { color: light-dark(#47505b, #b6bfc9); text-align: right }
.note { grid-column: 1 / -1; color: light-dark(#5f6873, #949eaa) }
.links { grid-column: 1 / -1 }
a { margin-right: 16px; color: light-dark(#0b57d0, #74b3ff) }
@media (max-width: 480px) { li { grid-template-columns: 1fr } .size { text-align: left } }
@media (pointer: coarse) { a { display: inline-block; padding: 8px 0 } }`

/** Writes the page that links all files of a preview, with the size of each report. */
function indexPage({ judged: { scope } }: FinishedRun, entries: readonly PreviewEntry[]): string {
  const sent = entries.filter(({ isSent }) => isSent)
  const others = entries.filter(({ isSent }) => !isSent)
  const body = `<main>
<h1>${escapePreviewHtml(headlineText(scope))}</h1>
<p class="lead">Nothing was sent. The address of an uploaded HTML report is not known yet, so links to it are missing.</p>
${list('What this run sends', sent)}${list('What it does not send', others)}</main>`
  return pageHtml({ title: 'Preview of the reports', style, body })
}

const list = (title: string, entries: readonly PreviewEntry[]): string =>
  entries.length === 0 ? '' : `<h2>${title}</h2>\n<ul>\n${entries.map(item).join('')}</ul>\n`

function item({ title, files, size, note }: PreviewEntry): string {
  const links = files.map(({ name, label }) => `<a href="${escapePreviewHtml(name)}">${escapePreviewHtml(label)}</a>`).join('')
  const shownNote = note === undefined ? '' : `<span class="note">${escapePreviewHtml(note)}</span>`
  return `<li><span class="title">${escapePreviewHtml(title)}</span><span class="size">${escapePreviewHtml(size)}</span>${shownNote}<span class="links">${links}</span></li>\n`
}
