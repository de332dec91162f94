import { element } from '../../../../base/browser/element.js'
import { type Column, tableOf } from '../../../../base/browser/table.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import type { TestComparison } from '../../../answers/comparison.js'
import type { BuildTotals } from '../answers/totals.js'
import { addedAndGone, passedShare, pointsNode, spreadOf } from '../overview/figures.js'
import { changeNode } from '../pieces/change-node.js'
import { enoughBuilds } from '../pieces/enough-builds.js'
import { isUsualChange } from '../pieces/usual-change.js'
import type { Compared, Side } from './read-compared.js'
import type { SideNames } from './side-names.js'

/** A figure that both sides have. */
interface Figure {
  readonly title: string
  readonly newer: string
  readonly older: string
  readonly difference: HTMLElement | undefined
}

const buildsOf = ({ totals }: Side): number => totals?.buildCount ?? 0
const lostPerBuild = (side: Side): number => (buildsOf(side) === 0 ? 0 : side.lostMs / buildsOf(side))
const quiet = (text: string): HTMLElement => element('span', { class: 'quiet' }, text)

/** Creates the table with the figures of both sides. On a phone, they are below the name of the figure. */
export function sidesTable({ newer, older, comparison }: Compared, names: SideNames): HTMLElement {
  const side = (title: string, label: string, text: (figure: Figure) => string): Column<Figure> => ({
    title,
    className: 'number',
    content: (figure) => [element('span', { class: 'side-label' }, `${label} `), text(figure)],
  })
  const columns: readonly Column<Figure>[] = [
    { title: 'Figure', content: ({ title }) => title },
    side(names.newer, names.arePeriods ? 'now' : 'here', (figure) => figure.newer),
    side(names.older, names.arePeriods ? 'before' : names.older, (figure) => figure.older),
    { title: 'Difference', className: 'number', content: ({ difference }) => difference ?? quiet('–') },
  ]
  return element(
    'section',
    { class: 'card' },
    element('h2', { class: 'card-title', id: 'figures-title' }, 'Figures'),
    tableOf(columns, figuresOf(newer, older, comparison), { class: 'sides', 'aria-labelledby': 'figures-title' }),
  )
}

function figuresOf(newer: Side, older: Side, { testCount, new: added, gone }: TestComparison): readonly Figure[] {
  const areFew = buildsOf(newer) < enoughBuilds || buildsOf(older) < enoughBuilds
  const [lost, lostBefore] = [lostPerBuild(newer), lostPerBuild(older)]
  return [
    {
      title: 'Tests',
      newer: formatCount(testCount),
      older: formatCount(testCount + gone.count - added.count),
      difference: addedAndGone(added.count, gone.count),
    },
    {
      title: 'Builds passed',
      newer: passedText(newer),
      older: passedText(older),
      difference: areFew
        ? quiet('too few builds')
        : newer.totals &&
          older.totals &&
          pointsNode(passedShare(newer.totals) - passedShare(older.totals), spreadOf(newer.totals, older.totals)),
    },
    {
      title: 'Duration of a build, median',
      newer: durationText(newer),
      older: durationText(older),
      difference: durationChange(newer.totals, older.totals, areFew),
    },
    {
      title: 'Lost to flaky tests, per build',
      newer: formatDuration(lost),
      older: formatDuration(lostBefore),
      difference: areFew ? quiet('too few builds') : lostBefore === 0 ? undefined : changeNode(lost, lostBefore, isSpreadUnknown),
    },
  ]
}

/** Without the spread of the time, a change may be a coincidence, so that it has no colour. */
const isSpreadUnknown = true

const medianOf = (totals: BuildTotals | undefined): number => totals?.durations.p50 ?? 0

const durationText = ({ totals }: Side): string => (medianOf(totals) === 0 ? '–' : formatDuration(medianOf(totals)))

function durationChange(newer: BuildTotals | undefined, older: BuildTotals | undefined, areFew: boolean): HTMLElement | undefined {
  if (newer === undefined || older === undefined || medianOf(newer) === 0 || medianOf(older) === 0) return undefined
  return changeNode(medianOf(newer), medianOf(older), areFew || isUsualChange(newer, older))
}

function passedText({ totals }: Side): string {
  if (totals === undefined) return '–'
  const { buildCount, failedBuildCount } = totals
  if (buildCount >= enoughBuilds) return formatPercentage(passedShare(totals))
  return `${formatCount(buildCount - failedBuildCount)} of ${formatCount(buildCount)}`
}
