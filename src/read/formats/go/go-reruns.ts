import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import type { TestAttempt, TestResult, WritableResult } from '../../../records/record.js'
import { attemptOf } from '../fields/attempt-of.js'

/** The tests of failed packages that gotestsum ran again. */
export interface GoReruns {
  /** Begins an execution of a package. Returns whether its earlier execution failed, so that its tests are further attempts. */
  begin(path: string): boolean
  /** Ends an execution of a package. */
  end(path: string, hasFailed: boolean): void
  /** Accepts a result and returns the results that are final. */
  result(result: TestResult, isRerun: boolean): TestResult | undefined
  /** Returns the results whose later attempts did not come. */
  rest(): readonly TestResult[]
}

const maximumPackages = 100_000
const maximumTests = 10_000

const keyOf = ({ suite, name }: TestResult): string => `${suite[0] ?? ''}\n${name}`

/** Counts the runs of each test that follow a failed execution of its package. Filled by the first reading, used by the second. */
export type RerunCounts = Map<string, number>

/**
 * Creates the merging for one reading. gotestsum with `--rerun-fails` appends the events of further runs without a mark. Attempts are held
 * only for tests that run again, which a first reading finds: holding every failed test would need the memory of all of them.
 * @param counts the runs that the first reading found; undefined during the first reading
 * @param found receives the runs during the first reading
 */
export function createGoReruns(counts: ReadonlyMap<string, number> | undefined, found: RerunCounts): GoReruns {
  const failed = new Set<string>()
  const left = new Map(counts)
  const held = new Map<string, { attempts: TestAttempt[]; last: TestResult }>()

  const count = (result: TestResult): void => {
    const key = keyOf(result)
    const before = found.get(key)
    if (before === undefined && found.size >= maximumTests) return
    found.set(before === undefined ? detach(key) : key, (before ?? 0) + 1)
  }

  return {
    begin: (path) => failed.has(path),
    end(path, hasFailed) {
      if (hasFailed && failed.size < maximumPackages) failed.add(path)
    },
    result(result, isRerun) {
      if (counts === undefined) {
        if (isRerun) count(result)
        return result
      }
      if (left.size === 0) return result
      const key = keyOf(result)
      const before = left.get(key)
      if (before === undefined) return result
      const later = isRerun ? before - 1 : before
      const attempts = held.get(key)?.attempts ?? []
      if (later > 0) {
        left.set(key, later)
        if (attempts.length < recordLimits.attempts) attempts.push(attemptOf(result))
        held.set(key, { attempts, last: result })
        return undefined
      }
      left.delete(key)
      held.delete(key)
      return withAttempts(result, attempts)
    },
    rest: () => [...held.values()].map(({ attempts, last }) => withAttempts(last, attempts.slice(0, -1))),
  }
}

function withAttempts(result: TestResult, attempts: TestAttempt[]): TestResult {
  if (attempts.length === 0) return result
  const merged: WritableResult = { ...result, attempts }
  if (result.status === 'successful' && attempts.some(({ status }) => status !== 'successful' && status !== 'skipped')) merged.flaky = true
  return merged
}
