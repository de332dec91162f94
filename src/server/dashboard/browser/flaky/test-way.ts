import type { HashState } from '../../../../base/browser/hash-state.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { modulePath } from '../organisation/module-state.js'
import type { PlacedModule } from '../organisation/modules-health.js'
import { suiteOf } from '../pieces/test-name.js'
import { type DashboardState, initialDashboard } from '../state/dashboard-state.js'

/** A test of one of several modules. */
interface PlacedTest extends PlacedModule {
  readonly testId: string
  readonly suite: readonly string[]
}

/** Returns the module and the suites of a test, without the parts that the page already names: `shop / checkout · checkout › payment`. */
export function wayOf(test: PlacedTest, { project, module }: DashboardState): string {
  const place = module !== '' ? '' : project === '' ? modulePath(test) : displayLine(test.module)
  return [place, suiteOf(test)].filter((part) => part !== '').join(' · ')
}

/** Returns the link to the page of a test. */
export const flakyTestLink = ({ project, module, testId }: PlacedTest, address: HashState<DashboardState>): string =>
  address.link({ project, module, view: 'tests', item: testId, query: '', owner: '', rank: initialDashboard.rank })
