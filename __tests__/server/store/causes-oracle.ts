import type { FailureCause, FailureCauses } from '../../../src/server/answers/failure-causes.js'
import { causeTitle } from '../../../src/server/queries/cause-title.js'
import type { CausesParameters } from '../../../src/server/store/queries/causes-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { attemptOf, newestTests } from './oracle.js'
import { ofModule } from './runs-oracle.js'
import { seenOf } from './sighting-oracle.js'

const countOf = (values: readonly string[]): number => new Set(values).size

/** Ranks the causes of failures directly from all records, in the order of their arrival. */
export function causesOf(records: readonly RecordFields[], parameters: CausesParameters): FailureCauses {
  const { ref, testId, fromTs, toTs, limit = 50 } = parameters
  const own = ofModule(records, parameters)
  const failures = newestTests(own.filter(({ kind }) => kind === 'test') as never[], parameters) as readonly RecordFields[]
  const counted = failures
    .filter(({ status, cause }) => status === 'failed' && cause !== undefined && cause !== '')
    .filter((one) => (ref ?? one.ref) === one.ref && (testId ?? one.id) === one.id)
    .filter(({ timestamp }) => Number(timestamp) >= fromTs && Number(timestamp) < toTs)
  const causes = [...new Set(counted.map(({ cause }) => String(cause)))]
    .map((cause): FailureCause => {
      const same = counted.filter((one) => one.cause === cause)
      const times = same.map(({ timestamp }) => Number(timestamp))
      const [firstSeen, lastSeen] = [Math.min(...times), Math.max(...times)]
      const at = (time: number) => same.filter(({ timestamp }) => timestamp === time).at(-1) ?? {}
      const last = at(lastSeen)
      const [message, details] = [String(last.message ?? '').slice(0, 2000), String(last.details ?? '').slice(0, 2000)]
      return {
        cause,
        title: causeTitle({ message, details }),
        message: message || undefined,
        builds: countOf(same.map((one) => attemptOf(one as never).run)),
        failures: same.length,
        tests: countOf(same.map(({ id }) => String(id))),
        ...seenOf(own, at(firstSeen), last),
        lastTest: { testId: String(last.id), name: String(last.name), suite: (last.suite ?? []) as readonly string[] },
      }
    })
    .sort(
      (one, other) =>
        other.builds - one.builds || other.failures - one.failures || other.lastSeen - one.lastSeen || (one.cause < other.cause ? -1 : 1),
    )
  return { causes: causes.slice(0, limit) }
}
