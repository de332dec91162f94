import type { FailureCause } from '../../../src/server/queries/failure-causes.js'
import type { CausesParameters } from '../../../src/server/store/queries/causes-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { attemptOf, newestTests } from './oracle.js'
import { ofModule } from './runs-oracle.js'

const countOf = (values: readonly string[]): number => new Set(values).size

/** Ranks the causes of failures directly from all records, in the order of their arrival. */
export function causesOf(records: readonly RecordFields[], parameters: CausesParameters): readonly FailureCause[] {
  const { ref, testId, fromTs, toTs, limit = 50 } = parameters
  const own = ofModule(records, parameters)
  const failures = newestTests(own.filter(({ kind }) => kind === 'test') as never[], parameters) as readonly RecordFields[]
  const counted = failures
    .filter(({ status, cause }) => status === 'failed' && cause !== undefined && cause !== '')
    .filter((one) => (ref ?? one.ref) === one.ref && (testId ?? one.id) === one.id)
    .filter(({ timestamp }) => Number(timestamp) >= fromTs && Number(timestamp) < toTs)
  const ofBuild = (build: unknown) => own.filter((one) => one.kind === 'build' && one.build === build)
  const fact = (build: unknown, field: string) =>
    ofBuild(build)
      .map((one) => String(one[field] ?? ''))
      .sort()
      .at(-1) ?? ''
  return [...new Set(counted.map(({ cause }) => String(cause)))]
    .map((cause): FailureCause => {
      const same = counted.filter((one) => one.cause === cause)
      const times = same.map(({ timestamp }) => Number(timestamp))
      const [firstSeen, lastSeen] = [Math.min(...times), Math.max(...times)]
      const at = (time: number) => same.filter(({ timestamp }) => timestamp === time).at(-1) ?? {}
      const sighting = ({ build }: RecordFields) => ({ build: String(build), commit: fact(build, 'commit'), url: fact(build, 'url') })
      const last = at(lastSeen)
      return {
        cause,
        builds: countOf(same.map((one) => attemptOf(one as never).run)),
        failures: same.length,
        tests: countOf(same.map(({ id }) => String(id))),
        firstSeen,
        lastSeen,
        testId: String(last.id),
        name: String(last.name),
        suite: (last.suite ?? []) as readonly string[],
        message: String(last.message ?? '').slice(0, 2000),
        details: String(last.details ?? '').slice(0, 2000),
        first: sighting(at(firstSeen)),
        last: sighting(last),
      }
    })
    .sort(
      (one, other) =>
        other.builds - one.builds || other.failures - one.failures || other.lastSeen - one.lastSeen || (one.cause < other.cause ? -1 : 1),
    )
    .slice(0, limit)
}
