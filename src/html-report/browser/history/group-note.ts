import { formatCount } from '../../../text/counts.js'
import type { TestModel } from '../test-model.js'
import type { TestKind } from './test-kind.js'

/** Returns the common history of the tests of a group; undefined if there is none. */
export function groupNote({ history }: TestModel, kind: TestKind, tests: Int32Array): string | undefined {
  if (kind === 'flaky') return 'passed after a retry'
  if (history === undefined) return undefined
  const { branch, verdictOfTest, gone } = history
  if (kind === 'fixed') return `failed on ${branch}`
  if (kind === 'gone' && gone > tests.length) return `${formatCount(tests.length)} of ${formatCount(gone)}`
  return kind === 'new' && tests.every((test) => verdictOfTest.get(test)?.hasPassed === true) ? `passed on ${branch}` : undefined
}
