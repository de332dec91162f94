import { commentTemplate, defaultTemplate } from '../../../report/content/default-template.js'
import { type Detail, detailLadder, fullDetail, noDetail } from '../../../report/content/detail.js'
import { createFailureTexts } from '../../../report/content/failed-test/failure-texts.js'
import { withListedProperties } from '../../../report/content/listed-properties.js'
import { buildReport } from '../../../report/content/report.js'
import type { ReportPlace, ReportScope } from '../../../report/content/scope.js'
import type { ResolvedTemplate } from '../../../report/content/template.js'
import { fit } from '../../../report/render/fit.js'
import { renderGithubMarkdown, renderPlainMarkdown } from '../../../report/render/github-markdown.js'
import type { Block } from '../../../report/tree/node.js'
import { paragraph, text } from '../../../report/tree/node-builders.js'
import { cancelledParts, distrustedParts } from './distrust.js'
import { type CommentFrame, commentFrame, type FrameParts, type ReportFrame, summaryFrame } from './report-frame.js'

/**
 * Renders a comment as GitHub Markdown, as rich as the limit allows. If the texts of a user's template are too long, renders only the
 * counts and a note. Returns undefined if even those do not fit.
 * @param template the user's template; undefined for the default one
 */
export const renderComment = (
  scope: ReportScope,
  template: ResolvedTemplate | undefined,
  frame: CommentFrame,
  limitBytes: number,
): string | undefined =>
  render(scope, template ?? withListedProperties(commentTemplate, scope.summary), 'comment', commentFrame(scope, frame), limitBytes)

/** Renders a job summary as `renderComment` does a comment. */
export const renderJobSummary = (
  scope: ReportScope,
  template: ResolvedTemplate | undefined,
  parts: FrameParts,
  limitBytes: number,
): string | undefined =>
  render(scope, template ?? withListedProperties(defaultTemplate, scope.summary), 'jobSummary', summaryFrame(scope, parts), limitBytes)

/** Renders the report for the page of a build on another service, with the content of a job summary. */
export const renderBuildPage = (
  scope: ReportScope,
  template: ResolvedTemplate | undefined,
  parts: FrameParts,
  limitBytes: number,
): string | undefined =>
  render(
    scope,
    template ?? withListedProperties(defaultTemplate, scope.summary),
    'jobSummary',
    summaryFrame(scope, parts),
    limitBytes,
    renderPlainMarkdown,
  )

const outcome: ResolvedTemplate = { components: [{ type: 'headline' }] }

function render(
  given: ReportScope,
  { components }: ResolvedTemplate,
  place: ReportPlace,
  { heading, foot }: ReportFrame,
  limitBytes: number,
  renderMarkdown = renderGithubMarkdown,
): string | undefined {
  const scope: ReportScope = { failureTexts: createFailureTexts(given), ...given }
  const build = (some: ResolvedTemplate['components'], detail: Detail): readonly Block[] =>
    buildReport({ components: some }, { ...scope, place, detail }).children
  // The alert comes after the counts that belong to the heading.
  const counts = components[0]?.type === 'headline' ? 1 : 0
  const distrusted = distrustedParts(scope)
  const markdown = (isWhole: boolean, ...blocks: readonly Block[]) =>
    renderMarkdown({ type: 'root', children: [heading, ...blocks, ...foot(isWhole)] })
  const whole = fit(
    detailLadder(longestList(scope)),
    (detail) =>
      markdown(
        detail === fullDetail,
        ...build(components.slice(0, counts), detail),
        ...distrusted,
        ...build(components.slice(counts), detail),
        ...cancelledParts(scope),
      ),
    limitBytes,
  )
  if (whole !== undefined) return whole
  const [quiet, tooLong] = [build(outcome.components, noDetail), paragraph(text('The report is too long to be shown here.'))]
  return fit([distrusted, []], (alert) => markdown(false, ...quiet, ...alert, tooLong), limitBytes)
}

const longestList = ({ summary: { tests, failures } }: ReportScope): number => Math.max(tests.failed.length, failures.length)
