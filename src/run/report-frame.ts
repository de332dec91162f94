import type { Origin } from '../origin/origin.js'
import type { Block, Inline } from '../report/node.js'
import { dotted, inlineCode, text } from '../report/node-builders.js'
import type { ReportFrame } from './report.js'

/** So many characters of a commit's hash are shown, as GitHub does. */
const shownHash = 7

const linked = (url: string | undefined, shown: Inline): Inline =>
  url === undefined || url === '' ? shown : { type: 'link', url, children: [shown] }

const htmlLink = (url: string | undefined): readonly Inline[] => (url === undefined ? [] : [linked(url, text('HTML report'))])

const footer = (...parts: readonly (readonly Inline[])[]): readonly Block[] => {
  const line = dotted(...parts)
  return line.length === 0 ? [] : [{ type: 'paragraph', children: [{ type: 'emphasis', children: line }] }]
}

/** What stands around the report in a job summary: nothing, but a link to the HTML report where there is one. */
export const summaryFrame = (reportUrl: string | undefined): ReportFrame => ({
  above: [],
  below: (isWhole) => footer(htmlLink(reportUrl), isWhole || reportUrl === undefined ? [] : [text('shortened; the HTML report tells all')]),
})

/** What stands around the report in a comment: its title, and which run and commit it speaks of. */
export function commentFrame({
  title,
  titleUrl,
  origin,
  reportUrl,
}: {
  readonly title: string
  readonly titleUrl: string
  readonly origin: Origin
  /** Where the HTML report is. */
  readonly reportUrl?: string | undefined
}): ReportFrame {
  const shownTitle = title || (titleUrl === '' ? '' : 'Test report')
  const above: readonly Block[] = shownTitle === '' ? [] : [{ type: 'heading', depth: 2, children: [linked(titleUrl, text(shownTitle))] }]
  const { build, source } = origin
  const run: readonly Inline[] =
    build.url === undefined ? [] : [linked(build.url, text(build.number === undefined ? 'The run' : `Run ${build.number}`))]
  const commit: readonly Inline[] = source.commit === undefined ? [] : [text('commit '), inlineCode(source.commit.slice(0, shownHash))]
  return {
    above,
    below: (isWhole) => footer(run, commit, htmlLink(reportUrl), isWhole ? [] : [text('shortened; the job summary of the run tells more')]),
  }
}
