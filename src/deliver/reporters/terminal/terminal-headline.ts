import picocolors from 'picocolors'
import { displayLine } from '../../../base/text/display-text.js'
import { innerPath } from '../../../base/text/inner-path.js'
import { headlineMark, headlineText, quietLine } from '../../../report/content/headline.js'
import type { ReportScope } from '../../../report/content/scope.js'
import { gapText } from '../../../report/content/verdicts/history-gap.js'
import { createMarkPaints, terminalSigns } from '../../../report/render/terminal-marks.js'
import type { SearchHint } from '../../../run/guide/search-hint.js'
import { createPainter } from './painter.js'

/** Options of a report in a terminal. */
export interface TerminalOptions {
  readonly color: boolean
  /** The width of the terminal; undefined to wrap nothing. */
  readonly columns?: number | undefined
  /** Further facts at the end of the quiet line, such as the path of the HTML report. */
  readonly facts?: readonly string[]
  /** Addresses below the headline, each after its label. */
  readonly links?: readonly (readonly [label: string, address: string])[]
  /** If nothing was found: the searched places, and the next steps. */
  readonly hint?: SearchHint | undefined
}

/** The places of reports that were delivered. */
interface DeliveredPlaces {
  readonly commentUrl?: string | undefined
  readonly reportUrl?: string | undefined
  /** The absolute path of the HTML report. */
  readonly htmlPath?: string | undefined
}

/**
 * Returns the places of delivered reports as options of the report in a terminal: addresses, or the path of an HTML report that was not
 * uploaded.
 * @param cwd the working directory, to which the path becomes relative
 */
export function answerPlaces(
  { commentUrl, reportUrl, htmlPath }: DeliveredPlaces,
  cwd: string,
): Required<Pick<TerminalOptions, 'facts' | 'links'>> {
  return {
    facts: htmlPath === undefined || reportUrl !== undefined ? [] : [shownReportPath(htmlPath, cwd)],
    links: [
      ...(commentUrl === undefined ? [] : [['comment', commentUrl] as const]),
      ...(reportUrl === undefined ? [] : [['report', reportUrl] as const]),
    ],
  }
}

/** Returns the headline and the lines below it, without a line end. */
export function terminalHeadline(scope: ReportScope, options: TerminalOptions): string {
  const { color, facts = [], links = [], hint } = options
  const { wrap } = createPainter(options)
  const mark = headlineMark(scope)
  const paint = createMarkPaints(color)[mark]
  const gap = gapText(scope.summary)
  const quiet = [...quietLine(scope), ...(gap === '' ? [] : [gap]), ...facts].map(displayLine).join(' · ')
  const width = links.reduce((longest, [label]) => Math.max(longest, label.length), 0)
  const headline = wrap(displayLine(headlineText(scope)), '  ')
    .join('\n')
    .trimStart()
  return [
    picocolors.createColors(color).bold(paint(`${terminalSigns[mark]} ${headline}`)),
    ...(quiet === '' ? [] : wrap(quiet, '  ')),
    ...(hint?.next ?? []).flatMap((line) => wrap(displayLine(line), '  ')),
    ...links.map(([label, address]) => `  ${label.padEnd(width)}  ${displayLine(address)}`),
  ].join('\n')
}

/** Returns the absolute path of an HTML report relative to the working directory, if it is inside. */
export const shownReportPath = (htmlPath: string, cwd: string): string => innerPath(cwd, htmlPath) ?? htmlPath
