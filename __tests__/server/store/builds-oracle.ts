import type { Build, Builds } from '../../../src/server/queries/builds.js'
import type { BuildsParameters } from '../../../src/server/store/queries/builds-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { defaultBranchOf } from './flaky-oracle.js'
import { attemptOf, newestTests } from './oracle.js'
import { ofModule } from './runs-oracle.js'

const runOf = (record: RecordFields): string => attemptOf(record as never).run
const numberOf = ({ run }: Build): number => (/^\d+$/.test(run) ? Number(run) : 0)

/** Finds the builds of a branch directly from all records. Their number is not limited. */
export function allBuildsOf(records: readonly RecordFields[], parameters: Omit<BuildsParameters, 'limit' | 'testId'>): readonly Build[] {
  const own = ofModule(records, parameters)
  const counted = countedTests(own, parameters)
  return [...new Set(counted.map(runOf))]
    .map((run): Build => {
      const results = counted.filter((one) => runOf(one) === run)
      const countOf = (status: string) => results.filter((one) => one.status === status).length
      const attempts = [...new Set(results.map(({ build }) => String(build)))].sort(
        (one, other) => one.length - other.length || (one < other ? -1 : 1),
      )
      return {
        ref: String(results[0]?.ref),
        run,
        attempts,
        timestamp: Math.min(...results.map(({ timestamp }) => Number(timestamp))),
        ...{ failed: countOf('failed'), passed: countOf('successful'), skipped: countOf('skipped'), cancelled: countOf('cancelled') },
        flaky: results.filter(({ flaky, status }) => flaky === true && status === 'successful').length,
        total: results.length,
        facts: factsOf(own, attempts),
      }
    })
    .sort((one, other) => numberOf(one) - numberOf(other) || one.timestamp - other.timestamp || (one.run < other.run ? -1 : 1))
}

/** Computes a page of builds, and the results of tests in them. */
export function buildsOf(records: readonly RecordFields[], parameters: BuildsParameters): Builds {
  const { testId = [], limit = 50 } = parameters
  const builds = allBuildsOf(records, parameters).slice(-limit)
  const counted = countedTests(ofModule(records, parameters), parameters)
  const tests = testId.flatMap((id) => {
    const inBuilds = builds.map(({ run }) => counted.filter((one) => one.id === id && runOf(one) === run))
    const all = inBuilds.flat()
    if (all.length === 0) return []
    const largest = <Value>(values: readonly Value[]) =>
      values
        .map((value) => JSON.stringify(value))
        .sort()
        .at(-1) ?? '""'
    return [
      {
        testId: id,
        name: JSON.parse(largest(all.map(({ name }) => name))) as string,
        suite: JSON.parse(largest(all.map(({ suite }) => suite ?? []))) as string[],
        results: inBuilds.map(worst).join(''),
      },
    ]
  })
  return { builds, tests }
}

function countedTests(own: readonly RecordFields[], parameters: BuildsParameters): readonly RecordFields[] {
  const { ref: asked, fromTs, toTs } = parameters
  const isInRange = ({ timestamp }: RecordFields) => Number(timestamp) >= fromTs && Number(timestamp) < toTs
  const tests = own.filter(({ kind }) => kind === 'test')
  const ref = asked ?? defaultBranchOf(tests.filter(isInRange))
  const pulls = new Set(own.filter((one) => one.kind === 'build' && one.pullRequest !== undefined && isInRange(one)).map(runOf))
  const newest: readonly RecordFields[] = newestTests(tests as never[], parameters)
  return newest.filter((one) => isInRange(one) && String(one.ref ?? '') === ref && !pulls.has(runOf(one)))
}

function worst(results: readonly RecordFields[]): string {
  const has = (status: string) => results.some((one) => one.status === status)
  if (has('failed')) return 'F'
  if (results.some(({ flaky }) => flaky === true)) return 'f'
  if (has('successful')) return 'P'
  return has('skipped') ? 'S' : '-'
}

/** The facts of the newest attempt with a record. */
function factsOf(own: readonly RecordFields[], attempts: readonly string[]): Build['facts'] {
  const build = attempts.filter((name) => own.some((one) => one.kind === 'build' && one.build === name)).at(-1)
  if (build === undefined) return {}
  const fact = (field: string) =>
    own
      .filter((one) => one.kind === 'build' && one.build === build)
      .map((one) => String(one[field] ?? ''))
      .sort()
      .at(-1) ?? ''
  return {
    build,
    commit: fact('commit'),
    branch: fact('branch'),
    pullRequest: fact('pullRequest'),
    url: fact('url'),
    commitMessage: fact('commitMessage').slice(0, 300),
    author: fact('author').slice(0, 300),
  }
}
