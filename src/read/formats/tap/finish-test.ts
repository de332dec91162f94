import { keepsEvidence } from '../fields/keeps-evidence.js'
import type { Sink } from '../format.js'
import type { LateFacts } from './late-facts.js'
import { isFailedPoint, isSuitePoint, type PendingTest, pointAttachments, pointName, pointReason, pointResult } from './pending-test.js'
import type { Fail } from './plan-check.js'
import { quoted } from './subject.js'
import { isCancelledByParent, ownErrorOf } from './subtest-error.js'
import type { TestLevel } from './test-level.js'

interface Target {
  readonly sink: Sink
  readonly late: LateFacts
  readonly fail: Fail
}

/**
 * Passes on a test point after everything that explains it. The test point of a subtest does not count as a test, because the tests inside
 * were passed on before.
 * @param file the file of the tests, if the run names it
 * @returns whether it failed
 */
export function finishTest(level: TestLevel, test: PendingTest, file: string | undefined, { sink, late, fail }: Target): boolean {
  const { closed, point } = test
  const isExpected = level.isTodo || point.directive !== undefined
  if (isCancelledByParent(test.explanations)) level.hasCancelled = true
  if (closed !== undefined && closed.tests > 0) {
    level.tests += closed.tests
    const error = isFailedPoint(test) && !isExpected ? ownErrorOf(test.explanations) : undefined
    const explains = error !== undefined && closed.hasCancelled
    if (closed.name === undefined || (isExpected && closed.hasFailed) || explains) {
      late.add(closed.line, { name: closed.name ?? pointName(test), isTodo: isExpected, ...(explains && { error }) })
    }
    const failsAlone = isFailedPoint(test) && !isExpected && !closed.hasFailed
    const failsToo = error !== undefined && closed.hasFailed && !explains
    const what = `The subtest ${quoted(pointName(test))} failed`
    if (failsAlone) fail(`${what}, although none of its tests did`, pointReason(test), test.line)
    else if (failsToo) fail(`${what} outside of its tests`, error.message, test.line)
    if (closed.hasFailed || failsAlone) level.hasFailed = true
    return failsAlone || failsToo
  }
  // node:test: a suite without tests.
  if (point.isOk && isSuitePoint(test)) return false
  const result = pointResult(test, level, file)
  const attachments = pointAttachments(test)
  sink.test(attachments.length > 0 && keepsEvidence(sink, result) ? { ...result, attachments } : result)
  level.tests += 1
  if (result.status !== 'failed') return false
  level.hasFailed = true
  return true
}
