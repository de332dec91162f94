import { hasSharedCause } from '../causes/cause-rows.js'
import { defineComponent } from '../component.js'
import { failureBudget } from '../failures/failure-budget.js'
import { failureList } from '../failures/failure-list.js'
import { failuresByCause } from '../failures/failures-by-cause.js'

/** Shows why tests failed: the causes that several of them share, and the other failed tests. */
export const failures = defineComponent({
  description: 'Shows the causes that several failed tests share, and the other failed tests.',
  properties: () => ({}),
  build(_properties, scope) {
    const { summary } = scope
    if (summary.counts.failed === 0) return []
    const budget = failureBudget(scope)
    if (hasSharedCause(summary)) return failuresByCause(scope, budget)
    // More than can be counted as tests are counted as executions.
    return failureList(summary.failures, summary.failedTests ?? summary.counts.failed, budget, scope)
  },
})
