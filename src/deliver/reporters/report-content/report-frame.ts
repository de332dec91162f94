import { basename } from 'node:path/posix'
import { countOf } from '../../../base/text/counts.js'
import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import type { CiContext } from '../../../host/ci-context/ci-context.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import { contextFacts } from '../../../report/content/context-line.js'
import { type HeadlineScope, headlineMark, headlineText } from '../../../report/content/headline.js'
import { unknownAttemptText } from '../../../report/content/unknown-attempt.js'
import { baseBranch } from '../../../report/content/verdicts/base-branch.js'
import { gapText, isCompared } from '../../../report/content/verdicts/history-gap.js'
import { withCapital } from '../../../report/content/verdicts/verdict-facts.js'
import type { Block, Inline } from '../../../report/tree/node.js'
import { badge, commitCode, dotted, linked, paragraph, small, text } from '../../../report/tree/node-builders.js'

/** The content below the report in the job summary and the comment. */
export interface FrameParts {
  /** The address of the HTML report of this run. */
  readonly reportUrl?: string | undefined
  /** Shown if no results were found. */
  readonly guide?: readonly Block[] | undefined
  /** The kept files. A shortened report leaves them out. */
  readonly keptFiles?: readonly Block[] | undefined
}

/** Everything around the report in a comment. */
export interface CommentFrame extends FrameParts {
  /** Replaces the name of the workflow; may be empty. */
  readonly title: string
  /** Replaces the address of the run; may be empty. */
  readonly titleUrl: string
  readonly ciContext: CiContext
  /** Whether the own step has a job summary. Default: it has one. */
  readonly hasSummary?: boolean | undefined
  /** The properties of other jobs. */
  readonly properties?: readonly Block[] | undefined
}

/** The blocks before and after the components of a report. */
export interface ReportFrame {
  readonly heading: Block
  /** @param isWhole whether nothing was left out */
  foot(isWhole: boolean): readonly Block[]
}

const maximumTitle = 200
const maximumPermission = 60

/** A workflow without a name has the path of its file as its name. */
const workflowName = (pipeline = ''): string => (pipeline.startsWith('.github/workflows/') ? basename(pipeline) : pipeline)

/** A name precedes the headline, which therefore begins with a small letter. */
const outcome = (scope: HeadlineScope, before: readonly Inline[]): readonly Inline[] => [
  badge(headlineMark(scope)),
  text(' '),
  ...before,
  text(headlineText(scope)),
]

function content(
  { guide = [], keptFiles = [], properties = [] }: FrameParts & Pick<CommentFrame, 'properties'>,
  isWhole: boolean,
  facts: readonly Inline[],
): readonly Block[] {
  return [...properties, ...guide, ...(isWhole ? keptFiles : []), ...(facts.length === 0 ? [] : [paragraph(small(...withCapital(facts)))])]
}

const note = (isShown: boolean, value: string): readonly Inline[] => (isShown ? [text(value)] : [])

/** Names the permission that a job needs to read its history; empty if none is missing. The text may come from the part of another job. */
function missingPermission({ history }: RunSummary): readonly Inline[] {
  const { missingPermission: permission, builds = 0 } = history ?? {}
  if (permission === undefined) return []
  const shown = shorten(displayLine(permission), maximumPermission)
  // In a comment of several jobs, others may have a history.
  return [
    text(
      builds > 0 ? `no history for some jobs: add "${shown}" to their permissions` : `no history: add "${shown}" to the job's permissions`,
    ),
  ]
}

/** States what the failures were compared with: `compared with 50 builds of main`. */
function comparedWith(summary: RunSummary): readonly Inline[] {
  const { builds = 0 } = summary.history ?? {}
  return isCompared(summary) ? [text(`${noHistoryOf(summary)}compared with ${countOf(builds, 'build')} of ${baseBranch(summary)}`)] : []
}

/** States that another branch took the place of the base branch: `no history of feature/a: `. Usually empty. */
const noHistoryOf = ({ history }: RunSummary): string =>
  history?.replaces === undefined ? '' : `no history of ${baseBranch({ history: { ...history, ref: history.replaces } })}: `

/** States why failures have no verdict although there is a history. */
const gap = (summary: RunSummary): readonly Inline[] => note(gapText(summary) !== '', gapText(summary))

/** Returns the frame of a job summary. GitHub shows the workflow and the commit above it. */
export const summaryFrame = (scope: HeadlineScope, parts: FrameParts): ReportFrame => ({
  heading: { type: 'heading', depth: 2, children: [badge(headlineMark(scope)), text(' '), ...withCapital([text(headlineText(scope))])] },
  foot(isWhole) {
    const { reportUrl } = parts
    const { history, unknownAttempt } = scope.summary
    const facts = [
      // Usually, GitHub shows what the run is compared with: the base branch.
      history?.replaces === undefined ? [] : comparedWith(scope.summary),
      gap(scope.summary),
      missingPermission(scope.summary),
      unknownAttempt === undefined ? [] : [text(unknownAttemptText(unknownAttempt))],
    ]
    if (reportUrl === undefined) return content(parts, isWhole, dotted(...facts))
    const shortened = note(!isWhole, 'shortened; the HTML report is complete')
    return content(parts, isWhole, dotted([linked(reportUrl, text('All tests'))], ...facts, shortened))
  },
})

/** Returns the only HTML report of a build; undefined if there is none, or one for each of several jobs. */
function onlyReport({ summary }: HeadlineScope, { reportUrl }: FrameParts): string | undefined {
  const urls = new Set([reportUrl, ...summary.jobs.map((job) => job.reportUrl)].filter((url) => url !== undefined))
  return urls.size === 1 ? [...urls][0] : undefined
}

/** Returns the frame of a comment: its heading with the workflow and the outcome, and a line with the report, the commit and the author. */
export function commentFrame(scope: HeadlineScope, frame: CommentFrame): ReportFrame {
  const { title, titleUrl, ciContext, hasSummary = true } = frame
  const { number, url } = ciContext.testedBuild ?? ciContext.build
  const name = shorten(title || workflowName(ciContext.pipeline) || (titleUrl === '' ? '' : 'Test report'), maximumTitle)
  const before = name === '' ? [] : [linked(titleUrl || url, text(name)), text(' — ')]
  const report = onlyReport(scope, frame)
  const run = url === undefined ? [] : [linked(url, text(number === undefined ? 'The run' : `Run ${number}`))]
  const { commit, author } = contextFacts(ciContext)
  const message = commit?.message === undefined ? [] : [text(` ${commit.message}`)]
  return {
    heading: { type: 'heading', depth: 3, children: outcome(scope, before) },
    foot: (isWhole) =>
      content(
        frame,
        isWhole,
        dotted(
          report === undefined ? run : [linked(report, text('All tests'))],
          commit === undefined ? [] : [text('commit '), linked(commit.url, commitCode(commit.hash)), ...message],
          author === undefined ? [] : [text(author)],
          comparedWith(scope.summary),
          gap(scope.summary),
          missingPermission(scope.summary),
          note(!isWhole, hasSummary ? 'shortened; the job summary of the run shows more' : 'shortened'),
        ),
      ),
  }
}
