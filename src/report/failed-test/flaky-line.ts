import type { Inline } from '../../report-tree/node.js'
import type { ListedTest } from '../../summary/listed-test.js'
import { reasonCode, withFacts } from './failure-line.js'
import { testTitle } from './title.js'

/** Describes a flaky test in one line: its name and suite, the attempt that passed, and the reason of the earlier failure. */
export function flakyLine(test: ListedTest): readonly Inline[] {
  const { attempts = 0 } = test
  const passed = attempts > 1 ? `passed on attempt ${attempts} of ${attempts}` : ''
  return withFacts(testTitle(test, true), passed, reasonCode(test))
}
