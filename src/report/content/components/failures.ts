import { defineComponent } from '../component.js'
import { failureBudget } from '../failures/failure-budget.js'
import { failuresInComment } from '../failures/failures-in-comment.js'
import { failuresOnPage } from '../failures/failures-on-page.js'

/** Shows why tests failed: the causes that several of them share, and the other failed tests. New failures come first. */
export const failures = defineComponent({
  description: 'Shows the causes that several failed tests share, and the other failed tests.',
  properties: ({ Type }) => ({
    headings: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Whether the first failures have a heading: "New" or, without a history, "Failed". Known, flaky and quarantined failures always have one. A comment shows them in folds instead.',
      }),
    ),
  }),
  build({ headings = false }, scope) {
    if (scope.summary.counts.failed === 0) return []
    const budget = failureBudget(scope)
    return scope.place === 'comment' ? failuresInComment(scope, budget) : failuresOnPage(scope, budget, headings)
  },
})
