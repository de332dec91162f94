import { fit } from '../../render/fit.js'
import { renderGithubMarkdown } from '../../render/github-markdown.js'
import { detailLadder, fullDetail, noDetail } from '../../report/detail.js'
import { buildReport } from '../../report/report.js'
import type { ReportScope } from '../../report/scope.js'
import type { ResolvedTemplate } from '../../report/template.js'
import type { Block } from '../../report-tree/node.js'
import { paragraph, text } from '../../report-tree/node-builders.js'

/** The blocks before and after the components of a report. */
export interface ReportFrame {
  readonly above: readonly Block[]
  /** @param isWhole whether nothing was left out */
  below(isWhole: boolean): readonly Block[]
}

const noFrame: ReportFrame = { above: [], below: () => [] }

/**
 * Renders the report as GitHub Markdown, as rich as the limit allows. If the texts of the template itself are too long, renders only the
 * headline and a note. Returns undefined if even those do not fit.
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
