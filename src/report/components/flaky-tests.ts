import { lines, text } from '../../report-tree/node-builders.js'
import { countOf } from '../../text/counts.js'
import { defineComponent } from '../component.js'
import { flakyLine } from '../failed-test/flaky-line.js'

/** Shows the tests that passed only after a failed attempt, each with the reason of the failure. */
export const flakyTests = defineComponent({
  description: 'Shows the tests that passed only after a failed attempt.',
  properties: () => ({}),
  build(_properties, scope) {
    const { summary, detail } = scope
    if (summary.counts.flaky === 0 || !detail.extras) return []
    const shown = summary.flakyFailures.slice(0, detail.tests)
    const more = (summary.flakyTests ?? summary.counts.flaky) - shown.length
    return [
      lines([...shown.map((test) => flakyLine(test, scope)), ...(more > 0 ? [[text(`and ${countOf(more, 'more flaky test')}`)]] : [])]),
    ]
  },
})
