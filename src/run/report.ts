import type { Origin } from '../origin/origin.js'
import { fit } from '../render/fit.js'
import { renderGithubMarkdown } from '../render/github-markdown.js'
import { createTerminalRenderer } from '../render/terminal.js'
import { defaultTemplate } from '../report/default-template.js'
import { detailLadder, terminalDetail } from '../report/detail.js'
import { buildReport } from '../report/report.js'
import type { Scope, SourceCommit } from '../report/scope.js'

/** All of a report's scope but how much of it is told. */
export type ReportScope = Omit<Scope, 'detail'>

/** The commit that a report on GitHub links to. */
export function sourceCommit(
  { org, project, source }: Origin,
  env: Readonly<Record<string, string | undefined>>,
): SourceCommit | undefined {
  if (!env.GITHUB_SERVER_URL || org === undefined || project === undefined || source.commit === undefined) return undefined
  return { serverUrl: env.GITHUB_SERVER_URL, repository: `${org}/${project}`, commit: source.commit }
}

/** The report as GitHub shows it, as rich as fits into a limit; undefined where nothing fits. */
export function githubReport(scope: ReportScope, limitBytes: number): string | undefined {
  const ladder = detailLadder(scope.summary.tests.failed.length)
  return fit(ladder, (detail) => renderGithubMarkdown(buildReport(defaultTemplate, { ...scope, detail })), limitBytes)
}

/** The report as a terminal shows it. */
export function terminalReport(scope: ReportScope, color: boolean): string {
  return createTerminalRenderer({ color })(buildReport(defaultTemplate, { ...scope, detail: terminalDetail }))
}
