import { element, hiddenText } from '../../../../base/browser/element.js'
import type { Column } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import { utcMinute } from '../../../../base/text/utc-minute.js'
import type { BuildFigures } from '../../../answers/jobs.js'
import { changeNode } from '../pieces/change-node.js'
import { enoughBuilds } from '../pieces/enough-builds.js'
import { buildsTitle, historyCell } from '../pieces/history-cell.js'
import { dayText } from '../pieces/short-day.js'
import { isComparable } from './job-status.js'

const quiet = (text: string): HTMLElement => element('span', { class: 'quiet' }, text)

/**
 * Returns the columns for the figures of pipelines and jobs.
 * @param listed the largest number of builds in a row
 */
export const figureColumns = (listed: number, branch: string): readonly Column<BuildFigures>[] => [
  {
    title: buildsTitle(listed, branch),
    className: 'history-cell',
    content: ({ results }) => historyCell(results, branch),
  },
  { title: 'Builds passed', className: 'number wide', content: passedText },
  {
    title: 'Median',
    className: 'number median',
    content: ({ duration }) => (duration === 0 ? quiet('–') : formatDuration(duration)),
  },
  {
    title: 'Change',
    className: 'number wide',
    content: (figures) => (isComparable(figures) ? changeNode(figures.duration, figures.durationBefore, figures.isUsual) : tooFew(figures)),
  },
  {
    title: '95th percentile',
    className: 'number wide optional',
    content: ({ builds, durationP95 }) => (durationP95 === 0 || builds < enoughBuilds ? quiet('–') : formatDuration(durationP95)),
  },
  {
    title: 'Change',
    className: 'number wide optional',
    content: (figures) =>
      isComparable(figures) ? changeNode(figures.durationP95, figures.durationP95Before, figures.isUsual) : tooFew(figures),
  },
  {
    title: 'Last failed',
    className: 'number wide last-failed',
    content: ({ lastFailed }) => (lastFailed === undefined ? quiet('–') : recentTime(lastFailed)),
  },
]

/** Returns the share of builds that passed. A share of a few builds would look more exact than it is. */
function passedText({ builds, passedBuilds }: BuildFigures): HTMLElement | string {
  if (builds === 0) return quiet('–')
  return builds < enoughBuilds ? `${formatCount(passedBuilds)} of ${formatCount(builds)}` : formatPercentage(passedBuilds / builds)
}

function tooFew({ builds, buildsBefore }: BuildFigures): HTMLElement {
  const counts = `${countOf(builds, 'build')}, and ${formatCount(buildsBefore)} in the period before`
  return element('span', { class: 'quiet', title: `Too few builds: ${counts}` }, '–', hiddenText(' too few builds'))
}

/** A time is relative up to this age. */
const recentMs = 7 * 24 * 60 * 60 * 1000

/** Creates a time: `2 days ago` within a week, and then a day such as `4 Nov`, with its year if it is not this one. */
function recentTime(time: number): HTMLElement {
  if (Date.now() - time <= recentMs) return timeNode(time)
  const date = new Date(time)
  return element('time', { datetime: date.toISOString(), title: utcMinute(date) }, dayText(time))
}
