import type { SlowerTests } from '../../../src/server/answers/slower-tests.js'
import { firstFullLine } from '../../../src/server/queries/first-line.js'
import { lastSlowdown } from '../../../src/server/queries/slowdown.js'
import { placeChanges, slowerGroupsOf } from '../../../src/server/queries/slower-groups.js'
import type { SlowerParameters } from '../../../src/server/store/queries/slower-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { dayMs } from './entries.js'
import { defaultBranchOf } from './flaky-oracle.js'
import { attemptOf, newestTests, percentile } from './oracle.js'

const runOf = (record: RecordFields): string => attemptOf(record as never).run
const timeOf = ({ timestamp }: RecordFields): number => Number(timestamp)
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const largest = (texts: readonly string[]): string => [...texts].sort().at(-1) ?? ''

/** Finds slower tests in the durations of all tests, directly from all records. */
export function slowerOf(records: readonly RecordFields[], parameters: SlowerParameters): SlowerTests {
  const { org, project: only, module: onlyModule, limit = 50 } = parameters
  const ofPlace = records.filter(
    (record) => record.org === org && (only ?? record.project) === record.project && (onlyModule ?? record.module) === record.module,
  )
  const keys = [...new Set(ofPlace.map(({ project, module }) => JSON.stringify([project, module])))]
  const tests = keys.flatMap((key) => {
    const [project, module] = JSON.parse(key) as [string, string]
    return slowedTests(
      ofPlace.filter((record) => record.project === project && record.module === module),
      { project, module },
      parameters,
    )
  })
  const placed = placeChanges(tests).map((test) => {
    const { series, index } = test
    return { ...test, build: largest((test.builds.get(series.times[index] ?? 0) ?? []).map(String)) }
  })
  const { groups, ...counts } = slowerGroupsOf(placed, limit)
  return {
    ...counts,
    groups: groups.map(({ since, ...group }) => {
      const { project, module } = group
      const builds = ofPlace.filter(
        (one) => one.kind === 'build' && one.project === project && one.module === module && one.build === since.build,
      )
      const fact = (field: string) => largest(builds.map((one) => String(one[field] ?? '')))
      return {
        ...group,
        since: {
          ...since,
          commit: fact('commit') || undefined,
          commitMessage: firstFullLine(fact('commitMessage').slice(0, 300)),
          author: firstFullLine(fact('author').slice(0, 300)),
          url: fact('url') || undefined,
        },
      }
    }),
  }
}

function slowedTests(
  own: readonly RecordFields[],
  place: { project: string; module: string },
  { fromTs, toTs, ref: wanted }: SlowerParameters,
) {
  const all = own.filter(({ kind }) => kind === 'test')
  const ref = wanted ?? defaultBranchOf(all.filter((one) => timeOf(one) >= fromTs && timeOf(one) < toTs))
  const span = { fromTs: fromTs - 30 * dayMs, toTs }
  const isNear = (one: RecordFields) => timeOf(one) >= span.fromTs - 7 * dayMs && timeOf(one) < toTs
  const pulls = new Set(own.filter((one) => one.kind === 'build' && one.pullRequest !== undefined && isNear(one)).map(runOf))
  const newest: readonly RecordFields[] = newestTests(all as never[], span)
  const timed = newest.filter(
    (one) =>
      one.ref === ref &&
      one.status === 'successful' &&
      Number(one.duration ?? 0) > 0 &&
      timeOf(one) >= span.fromTs &&
      timeOf(one) < toTs &&
      !pulls.has(runOf(one)),
  )
  const startOf = (run: string) => Math.min(...timed.filter((one) => runOf(one) === run).map(timeOf))
  const runs = [...new Set(timed.map(runOf))]
    .map((run) => ({ run, number: /^\d+$/.test(run) ? Number(run) : 0, start: startOf(run) }))
    .sort((one, other) => one.number - other.number || one.start - other.start || compare(one.run, other.run))
    .map(({ run }) => run)
  return [...new Set(timed.map(({ id }) => String(id)))].flatMap((testId) => {
    const ofTest = timed.filter(({ id }) => id === testId)
    const builds = runs.flatMap((run, index) => {
      const inBuild = ofTest.filter((one) => runOf(one) === run)
      if (inBuild.length === 0) return []
      const durations = inBuild.map(({ duration }) => Number(duration)).sort((one, other) => one - other)
      return [{ position: index + 1, time: Math.min(...inBuild.map(timeOf)), duration: percentile(durations, 0.5) }]
    })
    const series = {
      positions: builds.map(({ position }) => position),
      times: builds.map(({ time }) => time),
      durations: builds.map(({ duration }) => duration),
    }
    const slowdown = lastSlowdown(series, fromTs)
    if (slowdown === undefined) return []
    const named = own.filter((one) => one.kind === 'test' && one.id === testId && one.ref === ref)
    const last = named.filter((one) => timeOf(one) === series.times.at(-1)).at(-1)
    const buildsAt = new Map(series.times.map((time) => [time, named.filter((one) => timeOf(one) === time).map(({ build }) => build)]))
    const { name, suite = [], owners = [] } = last ?? {}
    const names = { name: String(name), suite: suite as readonly string[], owners: owners as readonly string[] }
    return [{ ...place, test: testId, testId, ref: String(ref), series, ...slowdown, ...names, builds: buildsAt }]
  })
}
