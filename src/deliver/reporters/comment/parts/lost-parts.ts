import { groupBy } from '../../../../base/group-by.js'
import { readPartName } from './part-name.js'

/**
 * Returns the keys of the parts that count and cannot be read. A key is repeated for each part that it lacks: the jobs of a reusable
 * workflow that is called twice have one key. An older attempt counts only for jobs that have not reported again.
 * @param read the names of the parts that were read
 * @param covered the names of all parts
 */
export function lostParts(read: ReadonlySet<string>, covered: ReadonlySet<string>): readonly string[] {
  const named = [...covered].flatMap((name) => {
    const facts = readPartName(name)
    return facts === undefined ? [] : [{ ...facts, isRead: read.has(name) }]
  })
  return [...groupBy(named, ({ key }) => key)].flatMap(([key, ofKey]) => {
    const attempts = [...groupBy(ofKey, ({ attempt }) => attempt)].toSorted(([one], [other]) => other - one)
    let [counted, lost] = [0, 0]
    for (const [, ofAttempt] of attempts) {
      const jobRuns = (names: typeof ofAttempt) => new Set(names.map(({ jobRun }) => jobRun)).size
      const needed = Math.max(0, jobRuns(ofAttempt) - counted)
      lost += Math.max(0, needed - jobRuns(ofAttempt.filter(({ isRead }) => isRead)))
      counted += needed
    }
    return Array.from({ length: lost }, () => key)
  })
}
