import type { Build, Builds } from '../../../src/server/answers/builds.js'
import { buildStatus } from '../../../src/server/build-status.js'
import { firstFullLine } from '../../../src/server/queries/first-line.js'
import type { BuildsParameters } from '../../../src/server/store/queries/builds-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { defaultBranchOf } from './flaky-oracle.js'
import { attemptOf, newestTests } from './oracle.js'
import { ofModule } from './runs-oracle.js'

const runOf = (record: RecordFields): string => attemptOf(record as never).run
const numberOf = ({ run }: BuildOfRun): number => (/^\d+$/.test(run) ? Number(run) : 0)

interface BuildOfRun extends Build {
  readonly run: string
}

/** Finds the builds of counted tests of a module. Their number is not limited. */
function allBuildsOf(own: readonly RecordFields[], counted: readonly RecordFields[]): readonly BuildOfRun[] {
  return [...new Set(counted.map(runOf))]
    .map((run): BuildOfRun => {
      const results = counted.filter((one) => runOf(one) === run)
      const countOf = (status: string) => results.filter((one) => one.status === status).length
      const attempts = [...new Set(results.map(({ build }) => String(build)))].sort(
        (one, other) => one.length - other.length || (one < other ? -1 : 1),
      )
      const [failed, skipped] = [countOf('failed'), countOf('skipped')]
      return {
        run,
        build: attempts.at(-1) ?? '',
        attempts,
        timestamp: Math.min(...results.map(({ timestamp }) => Number(timestamp))),
        status: buildStatus({ failed, passed: countOf('successful'), skipped, cancelled: countOf('cancelled') }),
        ...factsOf(own, attempts),
        failedCount: failed,
        flakyCount: results.filter(({ flaky, status }) => flaky === true && status === 'successful').length,
        skippedCount: skipped,
        totalCount: results.length,
      }
    })
    .sort((one, other) => numberOf(one) - numberOf(other) || one.timestamp - other.timestamp || (one.run < other.run ? -1 : 1))
}

/** Computes a page of builds, and the results of tests in them. */
export function buildsOf(records: readonly RecordFields[], parameters: BuildsParameters): Builds {
  const { testId = [], limit = 50 } = parameters
  const own = ofModule(records, parameters)
  const counted = countedTests(own, parameters)
  const builds = allBuildsOf(own, counted).slice(-limit)
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
  const ref = builds.length === 0 ? undefined : String(counted[0]?.ref)
  return { ref, builds: builds.map(({ run: _, ...build }) => build), tests }
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
function factsOf(own: readonly RecordFields[], attempts: readonly string[]): Pick<Build, 'commit' | 'commitMessage' | 'author' | 'url'> {
  const build = attempts.filter((name) => own.some((one) => one.kind === 'build' && one.build === name)).at(-1)
  if (build === undefined) return {}
  const fact = (field: string) =>
    own
      .filter((one) => one.kind === 'build' && one.build === build)
      .map((one) => String(one[field] ?? ''))
      .sort()
      .at(-1) ?? ''
  return {
    commit: fact('commit') || undefined,
    commitMessage: firstFullLine(fact('commitMessage').slice(0, 300)),
    author: firstFullLine(fact('author').slice(0, 300)),
    url: fact('url') || undefined,
  }
}
