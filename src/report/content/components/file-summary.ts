import { countOf } from '../../../base/text/counts.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import { inlineCode, paragraph, text } from '../../tree/node-builders.js'
import { defineComponent } from '../component.js'
import { reportLimits } from '../limits.js'
import { type CountsTableRow, countsTable } from './counts-table.js'

/** Returns a row for each result file with tests: those with failures first, then the longest. */
export const fileRows = ({ files }: RunSummary): readonly CountsTableRow[] =>
  files
    // Event files have no tests.
    .filter((file) => file.counts.total > 0)
    .toSorted((a, b) => b.counts.failed - a.counts.failed || b.counts.duration - a.counts.duration)
    .map((file) => ({ label: [inlineCode(file.path)], counts: file.counts }))

/** Counts the tests by result file and status, if there are several files. */
export const fileSummary = defineComponent({
  description: 'Shows the number of tests by result file and status.',
  properties: () => ({}),
  build(_properties, { summary, detail }) {
    const all = fileRows(summary)
    if (all.length < 2 || !detail.extras) return []
    const rows = all.slice(0, Math.min(reportLimits.rows, detail.tests))
    const more = all.length - rows.length
    return [countsTable('File', rows), ...(more > 0 ? [paragraph(text(`and ${countOf(more, 'more file')}`))] : [])]
  },
})
