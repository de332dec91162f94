import type { CiContext } from '../../ci-context/ci-context.js'
import type { Block, Inline } from '../../report-tree/node.js'
import { commitCode, dotted, linked, text } from '../../report-tree/node-builders.js'
import type { ReportFrame } from './github-report.js'

const htmlLink = (url: string | undefined): readonly Inline[] => (url === undefined ? [] : [linked(url, text('HTML report'))])

const footer = (...parts: readonly (readonly Inline[])[]): readonly Block[] => {
  const line = dotted(...parts)
  return line.length === 0 ? [] : [{ type: 'paragraph', children: [{ type: 'emphasis', children: line }] }]
}

/** The parts below the report in the job summary and the comment. */
export interface FrameParts {
  /** The address of the HTML report. */
  readonly reportUrl?: string | undefined
  /** Shown if no results were found. */
  readonly guide?: readonly Block[] | undefined
  /** The kept files. A shortened report leaves them out. */
  readonly keptFiles?: readonly Block[] | undefined
}

/** Returns the blocks below the report in a job summary: the guide for a run without results, the kept files, and a link to the HTML report. */
export const summaryFrame = ({ reportUrl, guide = [], keptFiles = [] }: FrameParts): ReportFrame => ({
  above: [],
  below: (isWhole) => [
    ...guide,
    ...(isWhole ? keptFiles : []),
    ...footer(htmlLink(reportUrl), isWhole || reportUrl === undefined ? [] : [text('shortened; the HTML report is complete')]),
  ],
})

/** Returns the heading of a comment with its title and coverage, and the line below the report with its run and commit. */
export function commentFrame({
  title,
  titleUrl,
  coverage,
  ciContext,
  reportUrl,
  guide = [],
  keptFiles = [],
}: FrameParts & {
  readonly title: string
  readonly titleUrl: string
  /** The workflow, job and step; may be empty. */
  readonly coverage: string
  readonly ciContext: CiContext
}): ReportFrame {
  const shownTitle = title || coverage || (titleUrl === '' ? '' : 'Test report')
  const heading =
    shownTitle === '' ? [] : dotted([linked(titleUrl, text(shownTitle))], title === '' || coverage === '' ? [] : [text(coverage)])
  const above: readonly Block[] = heading.length === 0 ? [] : [{ type: 'heading', depth: 2, children: heading }]
  const { source } = ciContext
  const build = ciContext.testedBuild ?? ciContext.build
  const run: readonly Inline[] =
    build.url === undefined ? [] : [linked(build.url, text(build.number === undefined ? 'The run' : `Run ${build.number}`))]
  const commit: readonly Inline[] = source.commit === undefined ? [] : [text('commit '), commitCode(source.commit)]
  return {
    above,
    below: (isWhole) => [
      ...guide,
      ...(isWhole ? keptFiles : []),
      ...footer(run, commit, htmlLink(reportUrl), isWhole ? [] : [text('shortened; the job summary of the run shows more')]),
    ],
  }
}
