import { element } from '../../../../base/browser/element.js'
import { type Column, scrollingTable } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { type RowBuild, resultText } from './row-builds.js'

const columns: readonly Column<RowBuild>[] = [
  { title: 'Build', className: 'nowrap', content: ({ build, title, url }) => webLink(url, {}, build?.id ?? title) },
  { title: 'Commit', content: ({ build }) => element('span', { class: 'mono' }, build?.commit) },
  { title: 'Result', content: resultText },
  { title: 'When', className: 'nowrap', content: ({ build }) => (build?.time === undefined ? undefined : timeNode(build.time)) },
]

/** Creates the builds of a row as a table, the newest first. It serves readers for whom the bars are too small. */
export const buildTable = (builds: readonly RowBuild[], title: string): HTMLElement => scrollingTable(columns, builds.toReversed(), title)
