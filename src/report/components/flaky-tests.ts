import { inlineCode, lines, text } from '../../report-tree/node-builders.js'
import { countOf } from '../../text/counts.js'
import { shorten } from '../../text/shorten.js'
import { defineComponent } from '../component.js'
import { testLine } from './test-line.js'

const maximumLength = 200

/** Shows the tests that passed only after a failed attempt, each with the reason of the failure. */
export const flakyTests = defineComponent({
  description: 'Shows the tests that were successful only after a failed attempt.',
  properties: () => ({}),
  build(_properties, scope) {
    const { summary, detail } = scope
    if (summary.counts.flaky === 0 || !detail.extras) return []
    const shown = summary.flaky.slice(0, detail.tests)
    const more = summary.counts.flaky - shown.length
    return [
      lines([
        ...shown.map((test) => {
          const line = testLine(test, scope, true)
          return test.headline === undefined ? line : [...line, text(' · '), inlineCode(shorten(test.headline, maximumLength))]
        }),
        ...(more > 0 ? [[text(`and ${countOf(more, 'more flaky test')}`)]] : []),
      ]),
    ]
  },
})
