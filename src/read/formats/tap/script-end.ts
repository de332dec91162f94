import { countOf } from '../../../base/text/counts.js'
import { type Fail, lookAt, noTotals, type Totals } from './plan-check.js'
import { quoted } from './subject.js'
import type { TapScript } from './tap-script.js'
import type { TestLevel } from './test-level.js'

interface ScriptEnd {
  readonly script: TapScript
  /** The script in a message, such as `The file`. */
  readonly subject: string
  /** The name of a subtest without an end. */
  readonly open: string | undefined
  readonly line: number
  readonly fail: Fail
}

/** Says whether the number of tests reaches that of the plan. */
export const mayBeWhole = ({ plan, numbers }: TestLevel): boolean => plan !== undefined && numbers.count() >= plan.count

const statedFailures = ({ totals }: TapScript): number => (totals.get('fail') ?? 0) + (totals.get('cancelled') ?? 0)

function totalsOf(script: TapScript): Totals {
  const { totals, failures } = script
  const [failed, passed = 0, skipped = 0] = ['fail', 'pass', 'skip'].map((word) => totals.get(word))
  if (failed === undefined) return noTotals
  return { areFailuresRead: statedFailures(script) === failures, results: failures > 0 ? passed + skipped + failed : 0 }
}

/** Reports what shows that a script did not reach its end, or that it failed after its last test. */
export function reportEnd(level: TestLevel, { script, subject, open, line, fail }: ScriptEnd): void {
  const { plan, numbers } = level
  const reason = script.lastWords()
  if (!script.isBailedOut) {
    if (open !== undefined) {
      fail(
        `${subject} ends inside of the subtest ${quoted(open)}: the run was stopped, or the file was cut. ${lookAt(reason)}`,
        reason,
        line,
      )
    } else if (plan === undefined) {
      fail(`${subject} ends without a plan such as 1..5: the run was stopped, or the file was cut. ${lookAt(reason)}`, reason, line)
    } else {
      numbers.report(plan, subject, reason, line, fail, totalsOf(script))
    }
  }
  const stated = statedFailures(script)
  if (stated > 0 && !script.hasNotOk && !script.hasErrors) {
    fail(`${subject} states ${countOf(stated, 'failure')}, but lists no failed test. ${lookAt(reason)}`, reason, line)
  }
  const { exit } = script
  const isUnexplained = exit !== undefined && !script.hasErrors && (exit.isCertain || !level.hasFailed)
  if (isUnexplained) fail(`${subject} failed outside of its tests`, exit.text, exit.line)
}
