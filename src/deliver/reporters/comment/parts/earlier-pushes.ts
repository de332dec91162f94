import { sameCause } from '../../../../judge/failure/cause/cause-id.js'
import type { CoveredParts } from '../converge.js'
import { commentLimits } from '../limits.js'
import { currentParts } from './current-parts.js'
import type { Part } from './part.js'
import { readPartName } from './part-name.js'
import { testHash } from './test-hash.js'

/** A failed test of an earlier run: the key of its part, the hash of the test, the id of the cause. */
export type PushFailure = readonly [key: string, test: string, cause: string]

/** The failed tests of an earlier run for the same pull request. */
export type Push = readonly PushFailure[]

type Content = CoveredParts<Part>

/** Returns the newest content of an earlier run. A late re-run may have written a comment that is newer than the one of the run before. */
export const contentBefore = (contents: readonly Content[], run: number): Content | undefined =>
  contents.filter((content) => content.run < run).toSorted((one, other) => other.run - one.run)[0]

/**
 * Returns the failures of the runs directly before this one, the newest first. The first job of a run finds them in the comment of the run
 * before, and passes them on.
 */
export function earlierPushes(contents: readonly Content[], run: number): readonly Push[] {
  const ofRun = contents.find((content) => content.run === run && content.covered.size > 0)
  if (ofRun !== undefined) return ofRun.pushes ?? []
  const before = contentBefore(contents, run)
  if (before === undefined) return []
  const pushes: Push[] = []
  for (const push of [failuresOf(before.parts), ...(before.pushes ?? [])].slice(0, commentLimits.pushes)) {
    // A failure counts only if the test also failed in all later runs.
    const later = pushes.at(-1)
    const counted = later === undefined ? push : push.filter((failure) => includes(later, failure))
    if (counted.length === 0) break
    pushes.push(counted)
  }
  return pushes
}

/** Returns in how many runs directly before this one, in a row, a test failed for the same cause. */
export function countPushes(pushes: readonly Push[], key: string, id: string, cause: string | undefined): number {
  if (cause === undefined) return 0
  const failure: PushFailure = [key, testHash({ id, suite: [], name: '' }), cause]
  const first = pushes.findIndex((push) => !includes(push, failure))
  return first === -1 ? pushes.length : first
}

const includes = (push: Push, [key, test, cause]: PushFailure): boolean =>
  push.some((other) => other[0] === key && other[1] === test && sameCause(other[2], cause) === true)

function failuresOf(parts: readonly Part[]): Push {
  const failures = new Map<string, PushFailure>()
  for (const { name, results } of currentParts(parts)) {
    const key = readPartName(name)?.key
    if (key === undefined) continue
    const hashed = results.causes.flatMap(({ cause, hashes = [] }) => hashes.map((hash): PushFailure => [key, hash, cause.id]))
    const listed = results.failures.map(({ test, cause }): PushFailure => [key, testHash(test), cause.id])
    for (const failure of [...listed, ...hashed]) {
      if (failures.size >= commentLimits.pushFailures) return [...failures.values()]
      failures.set(failure.join(' '), failure)
    }
  }
  return [...failures.values()]
}
