import { formatCount } from '../../../../base/text/counts.js'
import type { PageChangeKind } from '../../data/history-data.js'
import type { TestModel } from '../test-model.js'
import type { ModelHistory } from './model-history.js'
import { kindTitle, type TestKind } from './test-kind.js'

const isChange = (kind: TestKind, { counts }: ModelHistory): kind is PageChangeKind => Object.hasOwn(counts, kind)

/** Returns the common history of the tests of a group; undefined if there is none. */
export function groupNote({ history }: TestModel, kind: TestKind, tests: Int32Array): string | undefined {
  if (kind === 'flaky') return 'passed after a retry'
  if (history === undefined) return undefined
  const { branch, verdictOfTest } = history
  if (isChange(kind, history)) return shortageNote(history, kind) ?? (kind === 'fixed' ? `failed on ${branch}` : undefined)
  return kind === 'new' && tests.every((test) => verdictOfTest.get(test)?.hasPassed === true) ? `passed on ${branch}` : undefined
}

/** Returns the title of a group of tests. */
export function outcomeTitle(model: TestModel, kind: TestKind, tests: Int32Array): string {
  const { history } = model
  const isFixed = (test: number) => history?.verdictOfTest.get(test)?.isFixed === true
  if (kind !== 'known' || history?.branch === undefined || history.isOwnBranch || !tests.every(isFixed)) return kindTitle(kind, model)
  return `Fixed on ${history.branch}: merge ${history.branch} into this branch`
}

/** States how many tests of a change the page contains, if there are more. */
function shortageNote({ changes, counts }: ModelHistory, kind: PageChangeKind): string | undefined {
  const listed = changes.filter((change) => change.kind === kind).length
  return counts[kind] > listed ? `${formatCount(listed)} of ${formatCount(counts[kind])} are in this file` : undefined
}
