import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Block } from '../../tree/node.js'
import { shownReason } from '../failed-test/failure-line.js'
import { openFailure } from '../failed-test/open-failure.js'
import { failureLines } from '../failures/failure-list.js'
import type { Scope } from '../scope.js'
import { causeHeading } from './cause-heading.js'
import type { CauseRow } from './cause-rows.js'

/** The failed tests of a cause that a report shows. */
interface TestsOfCause {
  /** The test that is shown with its message and trace. */
  readonly open?: MergedFailure | undefined
  /** The tests that have one line each. */
  readonly lines: readonly MergedFailure[]
  /** The number of tests that have no line. */
  readonly more: number
}

/** Shows a cause and its tests. A test has its message only if it differs from the cause and from the first test. */
export function testsOfCause(row: CauseRow, { open, lines, more }: TestsOfCause, scope: Scope): readonly Block[] {
  const first = open ?? lines[0]
  const ofFirst = { ...scope, shownMessages: new Set([row.signature]) }
  const ofOthers = { ...scope, shownMessages: new Set([row.signature, ...(first === undefined ? [] : [shownReason(first.test, scope)])]) }
  return [
    causeHeading(row, scope),
    ...(open === undefined ? [] : openFailure(open, ofFirst)),
    ...failureLines(lines, more, ofOthers, row.url, open === undefined ? ofFirst : ofOthers),
  ]
}
