import { countOf, formatCount } from '../../../base/text/counts.js'
import type { MergedTest } from '../../../judge/summary/merged-failure.js'
import type { Block } from '../../tree/node.js'
import { fold, lines, text } from '../../tree/node-builders.js'
import { defineComponent } from '../component.js'
import { flakyLine } from '../failed-test/flaky-line.js'
import { reportLimits } from '../limits.js'
import type { Scope } from '../scope.js'

/** Returns one line per test, and a last one with the number of the others. */
function listed(tests: readonly MergedTest[], more: number, scope: Scope): readonly Block[] {
  const rest = more > 0 ? [[text(`and ${countOf(more, 'more flaky test')}`)]] : []
  const items = [...tests.map((test) => flakyLine(test, scope)), ...rest]
  return items.length === 0 ? [] : [lines(items)]
}

/** Shows the tests that passed only after a failed attempt, each with the reason of the failure. */
export const flakyTests = defineComponent({
  description: 'Shows the tests that passed only after a failed attempt.',
  properties: ({ Type }) => ({
    collapsible: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether the tests can be collapsed. If no test failed, the first three are always visible.',
      }),
    ),
  }),
  build({ collapsible = false }, scope) {
    const { summary, detail } = scope
    const { counts, flakyTests: total = counts.flaky, flakyFailures: tests } = summary
    if (total === 0 || !detail.extras) return []
    if (!collapsible) {
      const shown = tests.slice(0, detail.tests)
      // A list that is always open follows a title of the template.
      return listed(shown, total - shown.length, { ...scope, isVerdictTitled: true })
    }
    const open = counts.failed > 0 ? [] : tests.slice(0, Math.min(reportLimits.openFlaky, detail.tests))
    const folded = tests.slice(open.length, open.length + Math.min(reportLimits.flaky, detail.tests))
    const rest = total - open.length
    if (rest <= 0) return listed(open, 0, scope)
    // The headline or the line below it contains the number of all flaky tests.
    const title = open.length === 0 ? 'Flaky' : `${formatCount(rest)} more flaky`
    return [...listed(open, 0, scope), fold(title, listed(folded, rest - folded.length, scope))]
  },
})
