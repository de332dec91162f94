import { fit } from '../../render/fit.js'
import { renderGithubMarkdown } from '../../render/github-markdown.js'
import { createTerminalRenderer } from '../../render/terminal.js'
import { defaultTemplate } from '../../report/default-template.js'
import { detailLadder, fullDetail, noDetail, ownTerminalDetail, terminalDetail } from '../../report/detail.js'
import { buildReport } from '../../report/report.js'
import type { ReportScope } from '../../report/scope.js'
import type { ResolvedTemplate } from '../../report/template.js'
import type { Block } from '../../report-tree/node.js'
import { paragraph, text } from '../../report-tree/node-builders.js'

/** What stands around the components of a report. */
export interface ReportFrame {
  readonly above: readonly Block[]
  /** @param isWhole whether nothing was left out */
  below(isWhole: boolean): readonly Block[]
}

const noFrame: ReportFrame = { above: [], below: () => [] }

/**
 * The report as GitHub shows it, as rich as fits into a limit. Where the template's own texts are too long for that, its headline and
 * a note stand for it; undefined where not even they fit.
 */
export function githubReport(
  template: ResolvedTemplate,
  scope: ReportScope,
  limitBytes: number,
  { above, below }: ReportFrame = noFrame,
): string | undefined {
  const render = (components: readonly Block[], isWhole: boolean) =>
    renderGithubMarkdown({ type: 'root', children: [...above, ...components, ...below(isWhole)] })
  const whole = fit(
    detailLadder(scope.summary.tests.failed.length),
    (detail) => render(buildReport(template, { ...scope, detail }).children, detail === fullDetail),
    limitBytes,
  )
  if (whole !== undefined) return whole
  const headline = buildReport({ components: [{ type: 'headline' }] }, { ...scope, detail: noDetail }).children
  return fit([paragraph(text('The report is too long to be shown here.'))], (note) => render([...headline, note], false), limitBytes)
}

/** Renders the report for a terminal: the default one in short, a template of the user's own with all that it asks for. */
export function terminalReport(scope: ReportScope, color: boolean, template?: ResolvedTemplate): string {
  return template === undefined
    ? createTerminalRenderer({ color })(buildReport(defaultTemplate, { ...scope, detail: terminalDetail }))
    : createTerminalRenderer({ color, showsFolds: true })(buildReport(template, { ...scope, detail: ownTerminalDetail }))
}

/** Renders the one line of a report that states what happened. */
export function terminalHeadline(scope: ReportScope, color: boolean): string {
  return terminalReport(scope, color, { components: [{ type: 'headline' }] })
}
