import { formatCount } from '../../../base/text/counts.js'
import { isIncomplete, type RunSummary } from '../../../judge/summary/run-summary.js'
import { statuses } from '../../../records/record.js'
import type { Block } from '../../tree/node.js'
import { detailsFold, text } from '../../tree/node-builders.js'
import { defineComponent } from '../component.js'
import { suiteTitle } from '../failed-test/suite-path.js'
import { reportLimits } from '../limits.js'
import { proportion } from '../proportion.js'
import { type CountsTableRow, countsTable } from './counts-table.js'
import { fileRows } from './file-summary.js'

const barCells = 20

function bar({ counts }: RunSummary): Block {
  const cells = proportion(
    statuses.map((status) => counts[status]),
    barCells,
  )
  return { type: 'chart', parts: statuses.map((status, index) => ({ status, cells: cells[index] ?? 0 })) }
}

function foldedTable(title: string, head: string, rows: readonly CountsTableRow[], total: number, limit: number): readonly Block[] {
  if (total < 2) return []
  const shown = rows.slice(0, limit)
  const note = shown.length < total ? `, of which the ${shown.length} with the most failures and the longest are shown` : ''
  return [detailsFold(`${title} (${formatCount(total)}${note})`, [countsTable(head, shown)])]
}

/** Counts tests by status, for the run and, if there are several, for each file and suite. */
export const testSummary = defineComponent({
  description: 'Shows the number of tests by status.',
  properties: () => ({}),
  build(_properties, { summary, detail }) {
    const { counts, suites, otherSuites, problems } = summary
    if (counts.total === 0) return []
    // Without a failure, the bar of an incomplete run would be green from end to end.
    const bars = isIncomplete(problems) && counts.failed === 0 ? [] : [bar(summary)]
    const overall: readonly Block[] = [...bars, countsTable(undefined, [{ label: [], counts }])]
    if (!detail.extras) return overall
    const limit = Math.min(reportLimits.rows, detail.tests)
    const byFile = fileRows(summary)
    const bySuite = suites.slice(0, limit).map((suite) => ({ label: [text(suiteTitle(suite.path) || 'No suite')], counts: suite.counts }))
    return [
      ...overall,
      ...foldedTable('Files', 'File', byFile, byFile.length, limit),
      ...foldedTable('Suites', 'Suite', bySuite, suites.length + otherSuites.groups, limit),
    ]
  },
})
