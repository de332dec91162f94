import type { QuarantinedTest, QuarantinedTests } from '../../../src/server/answers/quarantined-tests.js'
import type { QuarantinedParameters } from '../../../src/server/store/queries/quarantined-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { dayMs } from './entries.js'
import { byTime, sinceOf } from './facts-oracle.js'
import { defaultBranchOf } from './flaky-oracle.js'
import { attemptOf } from './oracle.js'
import { ofModule } from './runs-oracle.js'

const runOf = ({ build }: RecordFields): string => attemptOf({ build: String(build) }).run
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Lists the tests in quarantine directly from all records, in the order of their arrival. */
export function quarantinedOf(records: readonly RecordFields[], parameters: QuarantinedParameters): QuarantinedTests {
  const { org, project, module } = parameters
  const isOf = (record: RecordFields) =>
    record.org === org && (project ?? record.project) === record.project && (module ?? record.module) === record.module
  const places = [...new Set(records.filter(isOf).map((record) => JSON.stringify([record.project, record.module])))]
  const tests = places
    .flatMap((place) => {
      const [project, module] = JSON.parse(place) as [string, string]
      return quarantinedOfModule(ofModule(records, { org, project, module }), { project, module }, parameters)
    })
    .sort(
      (one, other) =>
        other.passes - one.passes ||
        compare(one.project, other.project) ||
        compare(one.module, other.module) ||
        compare(one.testId, other.testId),
    )
  return { tests: tests.slice(0, 200), testCount: tests.length }
}

function quarantinedOfModule(
  own: readonly RecordFields[],
  place: Pick<QuarantinedTest, 'project' | 'module'>,
  { ref, fromTs, toTs }: QuarantinedParameters,
): readonly QuarantinedTest[] {
  const tests = own.filter(({ kind }) => kind === 'test')
  const branch = ref ?? defaultBranchOf(tests.filter(({ timestamp }) => Number(timestamp) >= fromTs && Number(timestamp) < toTs))
  const pulls = new Set(own.filter(({ kind, pullRequest }) => kind === 'build' && pullRequest !== undefined).map(runOf))
  const runs = byTime(tests.filter((one) => one.ref === branch && Number(one.timestamp) < toTs && !pulls.has(runOf(one))))
  return [...new Set(runs.map(({ id }) => String(id)))].flatMap((testId): readonly QuarantinedTest[] => {
    const ofTest = runs.filter(({ id }) => id === testId)
    const newest = ofTest.at(-1)
    if (newest?.quarantine === undefined || Number(newest.timestamp) < fromTs) return []
    const wide = ofTest.filter(({ timestamp }) => Number(timestamp) >= Math.min(fromTs, toTs - 90 * dayMs))
    return [
      {
        ...{ ...place, testId, name: String(newest.name) },
        suite: (newest.suite ?? []) as readonly string[],
        owners: (newest.owners ?? []) as readonly string[],
        since: sinceOf(ofTest),
        ...newest.quarantine,
        passes: passesOf(wide),
      },
    ]
  })
}

/** Counts the last builds in a row in which a test passed at once. */
function passesOf(runs: readonly RecordFields[]): number {
  const number = (run: string) => (/^\d+$/.test(run) ? Number(run) : 0)
  const startOf = (run: string) => Math.min(...runs.filter((one) => runOf(one) === run).map(({ timestamp }) => Number(timestamp)))
  const outcomes = [...new Set(runs.map(runOf))]
    .sort((one, other) => number(one) - number(other) || startOf(one) - startOf(other))
    .map((run) => {
      const results = runs.filter((one) => runOf(one) === run)
      if (results.some(({ status, flaky }) => status === 'failed' || flaky)) return 'bad'
      if (results.some(({ status }) => status === 'successful')) return 'passed'
      return results.some(({ status }) => status === 'skipped') ? 'skipped' : 'none'
    })
    .filter((outcome) => outcome !== 'none')
  return outcomes.length - 1 - outcomes.findLastIndex((outcome) => outcome !== 'passed')
}
