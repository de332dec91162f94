import type { BranchParameters, BranchRow } from '../../../src/server/store/queries/branch-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { defaultBranchOf } from './flaky-oracle.js'
import { attemptOf, newestTests } from './oracle.js'
import { ofModule } from './runs-oracle.js'

const runOf = (record: RecordFields): string => attemptOf(record as never).run

/** Counts the builds of a branch directly from all records. */
export function branchOf(records: readonly RecordFields[], parameters: BranchParameters): BranchRow | undefined {
  const { fromTs, toTs } = parameters
  const own = ofModule(records, parameters)
  const isInRange = ({ timestamp }: RecordFields) => Number(timestamp) >= fromTs && Number(timestamp) < toTs
  const tests = own.filter(({ kind }) => kind === 'test')
  const ref = parameters.ref ?? defaultBranchOf(tests.filter(isInRange))
  const pulls = new Set(own.filter((one) => one.kind === 'build' && one.pullRequest !== undefined && isInRange(one)).map(runOf))
  const newest: readonly RecordFields[] = newestTests(tests as never[])
  const counted = newest.filter((one) => isInRange(one) && one.ref === ref && !pulls.has(runOf(one)))
  const builds = [...new Set(counted.map(runOf))].map((run) => {
    const results = counted.filter((one) => runOf(one) === run)
    const countOf = (status: string) => results.filter((one) => one.status === status).length
    return {
      number: /^\d+$/.test(run) ? Number(run) : 0,
      start: Math.min(...results.map(({ timestamp }) => Number(timestamp))),
      ...{ failed: countOf('failed'), passed: countOf('successful'), skipped: countOf('skipped'), cancelled: countOf('cancelled') },
    }
  })
  const last = builds.sort((one, other) => one.number - other.number || one.start - other.start).at(-1)
  if (last === undefined) return undefined
  const { number: _, start: __, ...counts } = last
  return { ref, builds: builds.length, passedBuilds: builds.filter(({ failed, passed }) => failed === 0 && passed > 0).length, ...counts }
}
