import type { Branch, Branches } from '../../../src/server/answers/branches.js'
import { buildStatus } from '../../../src/server/build-status.js'
import type { BranchParameters, BranchRow } from '../../../src/server/queries/branch.js'
import type { BranchesParameters } from '../../../src/server/store/queries/branches-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { defaultBranchOf } from './flaky-oracle.js'
import { attemptOf, newestTests } from './oracle.js'
import { ofModule } from './runs-oracle.js'
import { sightingOf } from './sighting-oracle.js'

const runOf = (record: RecordFields): string => attemptOf(record as never).run

/** Counts the builds of a branch directly from all records. */
export function branchOf(records: readonly RecordFields[], parameters: BranchParameters): BranchRow | undefined {
  const { fromTs, toTs } = parameters
  const own = ofModule(records, parameters)
  const isInRange = ({ timestamp }: RecordFields) => Number(timestamp) >= fromTs && Number(timestamp) < toTs
  const tests = own.filter(({ kind }) => kind === 'test')
  const ref = parameters.ref ?? defaultBranchOf(tests.filter(isInRange))
  const pulls = new Set(own.filter((one) => one.kind === 'build' && one.pullRequest !== undefined && isInRange(one)).map(runOf))
  const newest: readonly RecordFields[] = newestTests(tests as never[], parameters)
  const counted = newest.filter((one) => isInRange(one) && one.ref === ref && !pulls.has(runOf(one)))
  const builds = buildsOf(counted)
  const last = builds.at(-1)
  if (last === undefined) return undefined
  const passedBuilds = builds.filter(({ counts: { failed, passed } }) => failed === 0 && passed > 0).length
  return { ref, builds: builds.length, passedBuilds, ...last.counts }
}

/** Returns the builds of tests of one branch, the newest last. */
function buildsOf(tests: readonly RecordFields[]) {
  const builds = [...new Set(tests.map(runOf))].map((run) => {
    const results = tests.filter((one) => runOf(one) === run)
    const countOf = (status: string) => results.filter((one) => one.status === status).length
    return {
      results,
      number: /^\d+$/.test(run) ? Number(run) : 0,
      start: Math.min(...results.map(({ timestamp }) => Number(timestamp))),
      counts: { failed: countOf('failed'), passed: countOf('successful'), skipped: countOf('skipped'), cancelled: countOf('cancelled') },
    }
  })
  return builds.sort((one, other) => one.number - other.number || one.start - other.start)
}

const largest = (values: readonly unknown[]): string =>
  values
    .map((value) => String(value ?? ''))
    .sort()
    .at(-1) ?? ''

/** Lists the branches of a module directly from all records. */
export function branchesOf(records: readonly RecordFields[], parameters: BranchesParameters): Branches {
  const { fromTs, toTs, limit = 50 } = parameters
  const own = ofModule(records, parameters)
  const newest: readonly RecordFields[] = newestTests(own.filter(({ kind }) => kind === 'test') as never[], parameters)
  const counted = newest.filter(({ timestamp, ref }) => Number(timestamp) >= fromTs && Number(timestamp) < toTs && String(ref ?? '') !== '')
  const branches = [...new Set(counted.map(({ ref }) => String(ref)))].flatMap((ref): readonly Branch[] => {
    const tests = counted.filter((one) => one.ref === ref)
    const timeOf = (some: readonly RecordFields[]) => Math.max(...some.map(({ timestamp }) => Number(timestamp)))
    const builds = buildsOf(tests)
    const last = builds.at(-1)
    if (last === undefined) return []
    const build = largest(last.results.filter(({ timestamp }) => timestamp === timeOf(last.results)).map((one) => one.build))
    const { timestamp: lastSeen, commit: lastCommit, url: lastUrl } = sightingOf(own, { build, timestamp: timeOf(tests) })
    return [{ ref, builds: builds.length, lastSeen, lastBuild: build, lastCommit, lastUrl, lastStatus: buildStatus(last.counts) }]
  })
  return { branches: branches.sort((one, other) => other.lastSeen - one.lastSeen || (one.ref < other.ref ? -1 : 1)).slice(0, limit) }
}
