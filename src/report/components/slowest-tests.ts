import { badge, text } from '../../report-tree/node-builders.js'
import { formatDuration } from '../../text/durations.js'
import { defineComponent } from '../component.js'
import { suiteTitle } from '../failed-test/title.js'

const maximumRows = 10

/** Shows the tests that took longest. */
export const slowestTests = defineComponent({
  description: 'Shows the tests that took longest.',
  properties: () => ({}),
  build(_properties, { summary, detail }) {
    if (summary.slowest.length === 0 || !detail.extras) return []
    return [
      {
        type: 'table',
        align: ['left', 'left', 'right'],
        head: [[text('Slowest')], [text('Suite')], [text('Duration')]],
        rows: summary.slowest
          .slice(0, maximumRows)
          .map((test) => [[badge(test.status, test.name)], [text(suiteTitle(test.suite))], [text(formatDuration(test.duration ?? 0))]]),
      },
    ]
  },
})
