import { countOf } from '../../../base/text/counts.js'
import { paragraph, text } from '../../tree/node-builders.js'
import { defineComponent } from '../component.js'
import { reportLimits } from '../limits.js'
import { countsTable } from './counts-table.js'

/** Counts the tests by tag and status. */
export const tagSummary = defineComponent({
  description: 'Shows the number of tests by tag and status.',
  properties: () => ({}),
  build(_properties, { summary, detail }) {
    const { tags, otherTags } = summary
    if (tags.length === 0 || !detail.extras) return []
    const rows = tags.slice(0, Math.min(reportLimits.rows, detail.tests)).map(({ tag, counts }) => ({ label: [text(tag)], counts }))
    const more = tags.length + otherTags.groups - rows.length
    return [countsTable('Tag', rows), ...(more > 0 ? [paragraph(text(`and ${countOf(more, 'more tag')}`))] : [])]
  },
})
