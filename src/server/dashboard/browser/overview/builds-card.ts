import { type Bar, barRow } from '../../../../base/browser/bar-row.js'
import { element } from '../../../../base/browser/element.js'
import { rowToggle } from '../../../../base/browser/row-toggle.js'
import { barNames } from '../../../../base/browser/small-row.js'
import { statusTitles } from '../../../../base/browser/statuses.js'
import { type Column, scrollingTable } from '../../../../base/browser/table.js'
import { formatAgo, timeNode } from '../../../../base/browser/time-node.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { Build } from '../../../answers/builds.js'
import { type BranchBuilds, letterOf } from '../answers/branch-builds.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import { historyAxis } from '../charts/history-axis.js'
import { buildsTitle, countResults } from '../pieces/history-cell.js'

/** Creates the last builds of a branch as a row of marks, which turns into a table. Undefined without builds. */
export function buildsCard({ ref, builds }: BranchBuilds): HTMLElement | undefined {
  if (builds.length === 0) return undefined
  const title = buildsTitle(builds.length, ref)
  const bars = element('div', {}, barRow(builds.map(barOf), title), historyAxis(builds.map(({ timestamp }) => timestamp)))
  const table = scrollingTable(columns, builds.toReversed(), title)
  return element(
    'section',
    { class: 'card padded runs' },
    element(
      'div',
      { class: 'card-head' },
      element('h2', {}, title),
      element('span', { class: 'hint' }, countResults(builds.map(letterOf).join(''))),
      rowToggle(bars, table),
    ),
    bars,
    table,
  )
}

const resultOf = (build: Build): Bar['result'] => barNames[letterOf(build) as keyof typeof barNames]

const wordOf = (build: Build): string => (letterOf(build) === 'f' ? 'flaky' : statusTitles[build.status].toLowerCase())

const failuresOf = ({ failedCount }: Build): string => (failedCount === 0 ? '' : countOf(failedCount, 'failure'))

function barOf(build: Build): Bar {
  const name = `Build ${displayLine(build.build)}`
  const facts = [
    name,
    displayLine(build.commit ?? '').slice(0, 7),
    displayLine(build.commitMessage ?? ''),
    wordOf(build),
    failuresOf(build),
    formatAgo(Date.now() - build.timestamp),
  ]
  return {
    result: resultOf(build),
    label: `${name}: ${wordOf(build)}`,
    tip: facts.filter((fact) => fact !== '').join(' · '),
    url: build.url,
  }
}

const columns: readonly Column<Build>[] = [
  { title: 'Build', content: buildNode },
  { title: 'Commit', content: ({ commit, commitMessage }) => [commitNode(commit), ` ${displayLine(commitMessage ?? '')}`] },
  { title: 'Result', content: wordOf },
  { title: 'Failures', content: ({ failedCount }) => formatCount(failedCount) },
  { title: 'Results', content: ({ totalCount }) => formatCount(totalCount) },
  { title: 'When', content: ({ timestamp }) => timeNode(timestamp) },
]
