import { definedFields } from '../../../../base/defined-fields.js'
import type { VerdictCounts } from '../../../../judge/verdicts/verdict.js'
import { joinHashed } from './hashed-tests.js'
import { countKinds, type KindCode, moreImportant } from './kind-code.js'
import type { Part } from './part.js'

/** The distinct failed tests of several parts. */
export interface PartFailedTests {
  /** Undefined if some are unknown and several jobs may share them. */
  readonly failedTests: number | undefined
  /** The number with each verdict. A test that is new in one job is new. Absent if no job has a history, or if `failedTests` is unknown. */
  readonly verdicts?: VerdictCounts
}

/** Returns the most important verdict on each failed test, by its hash; undefined if some tests are unknown. */
function kindsByHash(failed: readonly Part[]): ReadonlyMap<string, KindCode> | undefined {
  const kinds = new Map<string, KindCode>()
  for (const { results } of failed) {
    const all = joinHashed([...results.causes, ...(results.otherCauses > 0 ? [results.otherTests] : [])])
    if (all === undefined) return undefined
    for (const [index, hash] of all.hashes.entries()) {
      const kind = (all.kinds?.[index] ?? 'u') as KindCode
      kinds.set(hash, moreImportant(kinds.get(hash) ?? kind, kind))
    }
  }
  return kinds
}

/** Counts the distinct failed tests of several parts, and their verdicts. */
export function countFailedTests(parts: readonly Part[]): PartFailedTests {
  const isJudged = parts.some(({ results }) => results.verdicts !== undefined)
  const failed = parts.filter(({ results }) => results.counts.failed > 0)
  const [only] = failed
  if (only !== undefined && failed.length === 1) {
    const { failedTests, verdicts = failedTests === undefined ? undefined : { ...countKinds([]), unknown: failedTests } } = only.results
    return { failedTests, ...definedFields({ verdicts: isJudged ? verdicts : undefined }) }
  }
  const kinds = kindsByHash(failed)
  return {
    failedTests: kinds?.size,
    ...definedFields({ verdicts: isJudged && kinds !== undefined ? countKinds(kinds.values()) : undefined }),
  }
}
