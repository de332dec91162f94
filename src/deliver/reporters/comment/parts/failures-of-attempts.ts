import { definedFields } from '../../../../base/defined-fields.js'
import { groupBy } from '../../../../base/group-by.js'
import type { EarlierFailures } from '../../../../judge/earlier-builds/repeated-job.js'
import type { TestAttempt } from '../../../../records/record.js'
import type { Part, PartTest } from './part.js'
import { type PartName, readPartName } from './part-name.js'
import { testHash } from './test-hash.js'

/** Returns the attempt of a part, by its name. */
export const attemptOf = (name: string): number => readPartName(name)?.attempt ?? 0

/** Returns whether a name belongs to a part of the same step in an earlier attempt. */
export const isEarlierAttempt = (name: string, own: Pick<PartName, 'key' | 'attempt'>): boolean => {
  const facts = readPartName(name)
  return facts !== undefined && facts.key === own.key && facts.attempt < own.attempt
}

/**
 * Returns the failures in the parts of earlier attempts of one step. Undefined if there are none. Of two jobs of one attempt with the same
 * key, as of a workflow that is called twice, neither is known to be the own job.
 * @param ownJob the job of tests that name none
 */
export function failuresOfAttempts(parts: readonly Part[], ownJob: string | undefined): EarlierFailures | undefined {
  const byAttempt = groupBy(parts, ({ name }) => attemptOf(name))
  const known = [...byAttempt.values()].flatMap((ofAttempt) => {
    const names = new Set(ofAttempt.map(({ name }) => name))
    return names.size === 1 ? ofAttempt.slice(0, 1) : []
  })
  if (known.length === 0) return undefined
  const failed = new Map<string, TestAttempt>()
  for (const part of known) addFailures(failed, part)
  const hasHashes = [...failed.keys()].some((key) => key.startsWith(hashed))
  return {
    of(id, job = ownJob) {
      const place = job === ownJob ? '' : `${job}\0`
      const listed = failed.get(place + id)
      return listed ?? (hasHashes ? failed.get(hashed + place + testHash({ id, suite: [], name: '' })) : undefined)
    },
  }
}

/** The beginning of the keys of tests that are known only by their hashes. */
const hashed = '#'

function addFailures(failed: Map<string, TestAttempt>, { results, isReduced }: Part): void {
  const { jobs, failures, causes } = results
  const placeOf = (index: number): string => {
    const job = jobs[index]?.job
    return job === undefined ? '' : `${job}\0`
  }
  const listed = new Set<string>()
  for (const { test, jobs: places } of failures) {
    listed.add(testHash(test))
    if (test.id === undefined) continue
    for (const index of places) failed.set(placeOf(index) + test.id, failedAttempt(test, isReduced === true))
  }
  for (const { hashes = [], jobs: places } of causes) {
    const [place, ...others] = places
    // It is not known which of several jobs each test failed in.
    if (place === undefined || others.length > 0) continue
    for (const hash of hashes) if (!listed.has(hash)) failed.set(hashed + placeOf(place) + hash, { status: 'failed' })
  }
}

/** A text that was cut has another cause. */
function failedAttempt({ message, details, compared, duration, timestamp }: PartTest, isReduced: boolean): TestAttempt {
  const texts = isReduced ? {} : { ...definedFields({ message, details }), ...compared }
  return { status: 'failed', ...definedFields({ duration, timestamp }), ...texts }
}
