import type { ModuleHealth, Modules, ModulesCause } from '../../../src/server/answers/modules.js'
import { causeTitle } from '../../../src/server/queries/cause-title.js'
import type { ModulesParameters } from '../../../src/server/store/queries/modules-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { allFlakyOf, defaultBranchOf } from './flaky-oracle.js'
import { attemptOf, newestTests, percentile } from './oracle.js'
import { changeOf, sightingOf } from './sighting-oracle.js'

const textOf = (value: unknown): string => (value === undefined ? '' : String(value))
const runOf = (record: RecordFields): string => attemptOf(record as never).run
const largest = (texts: readonly string[]): string => [...texts].sort().at(-1) ?? ''
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const median = (numbers: readonly number[]): number => {
  const known = numbers.filter((one) => one > 0).sort((a, b) => a - b)
  return known.length === 0 ? 0 : percentile(known, 0.5)
}
/** Whether a median is between the quartiles of the other numbers. */
const isUsual = (now: readonly number[], before: readonly number[]): boolean => {
  const [own, others] = [now, before].map((list) => list.filter((one) => one > 0).sort((a, b) => a - b)) as [number[], number[]]
  if (own.length === 0 || others.length === 0) return true
  const isWithin = (list: readonly number[], one: number) => one >= percentile(list, 0.25) && one <= percentile(list, 0.75)
  return isWithin(others, percentile(own, 0.5)) || isWithin(own, percentile(others, 0.5))
}
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

interface Build {
  readonly run: string
  readonly number: number
  readonly start: number
  readonly build: string
  readonly ms: number
  readonly result: string
  readonly tests: readonly RecordFields[]
}

/** The records of a module, and the branch that its builds are of. */
interface Module {
  readonly project: string
  readonly module: string
  readonly ref: string
  readonly own: readonly RecordFields[]
  /** The tests of the newest attempts since the begin of a range. */
  readonly tests: (fromTs: number) => readonly RecordFields[]
}

/** Computes the health of modules directly from all records, in the order of their arrival. */
export function modulesOf(records: readonly RecordFields[], parameters: ModulesParameters): Modules {
  const { org, project: only, fromTs, toTs, limit = 20, brief = false } = parameters
  const before = { fromTs: 2 * fromTs - toTs, toTs: fromTs }
  const ofOrg = records.filter((record) => record.org === org && (only ?? record.project) === record.project)
  const keys = [...new Set(ofOrg.map(({ project, module }) => JSON.stringify([project, module])))]
  const modules = keys.map((key) => moduleOf(ofOrg, JSON.parse(key) as [string, string], parameters))
  const flakyIn = (span: { readonly fromTs: number; readonly toTs: number }) =>
    modules.flatMap(({ project, module, ref }) => allFlakyOf(records, { org, project, module, ref, ...span }))
  const flaky = flakyIn({ fromTs, toTs }).sort(
    (one, other) =>
      other.lostMs - one.lostMs ||
      other.lastSeen - one.lastSeen ||
      compare(one.project, other.project) ||
      compare(one.module, other.module) ||
      compare(one.testId, other.testId),
  )
  const causes = causesOf(modules, records, parameters)
  const details = {
    flakyTests: flaky.slice(0, limit).map(({ project, module, testId, lostMs, flakyBuilds, builds, lastSeen, name, suite }) => ({
      ...{ project, module, testId, lostMs, flakyBuilds, builds, lastSeen, name, suite },
    })),
    flakyTestCount: flaky.length,
    lostMs: sum(flaky.map(({ lostMs }) => lostMs)),
    lostMsBefore: sum(flakyIn(before).map(({ lostMs }) => lostMs)),
    causes: causes.slice(0, limit),
    causeCount: causes.length,
  }
  const urgency = ({ failing, failingPipelines, results }: ModuleHealth) =>
    failing !== undefined ? 0 : failingPipelines !== undefined ? 1 : results.at(-1) === 'f' ? 2 : 3
  return {
    modules: modules
      .map((one) => healthOf(one, parameters, before.fromTs, flaky))
      .sort((one, other) => urgency(one) - urgency(other) || compare(one.project, other.project) || compare(one.module, other.module)),
    moreModules: 0,
    ...(brief ? {} : details),
  }
}

function moduleOf(records: readonly RecordFields[], [project, module]: [string, string], parameters: ModulesParameters): Module {
  const own = records.filter((record) => record.project === project && record.module === module)
  const tests = own.filter(({ kind }) => kind === 'test')
  const inRange = tests.filter(({ timestamp }) => Number(timestamp) >= parameters.fromTs && Number(timestamp) < parameters.toTs)
  const ref = parameters.ref ?? defaultBranchOf(inRange)
  const since = (fromTs: number): readonly RecordFields[] => newestTests(tests as never[], { fromTs, toTs: parameters.toTs })
  return {
    ...{ project, module, ref, own },
    tests: (fromTs) => since(fromTs).filter((one) => Number(one.timestamp) >= fromTs && textOf(one.ref) === ref),
  }
}

/** Returns the builds of a module in a range, in their order. */
function buildsOf({ own, ref, tests }: Module, fromTs: number, toTs: number): readonly Build[] {
  const isInRange = ({ timestamp }: RecordFields) => Number(timestamp) >= fromTs && Number(timestamp) < toTs
  const counted = tests(fromTs).filter(isInRange)
  return [...new Set(counted.map(runOf))]
    .flatMap((run): Build[] => {
      const of = counted.filter((one) => runOf(one) === run)
      const facts = own.filter((one) => one.kind === 'build' && isInRange(one) && textOf(one.ref) === ref && runOf(one) === run)
      if (facts.some(({ pullRequest }) => pullRequest !== undefined)) return []
      const has = (is: (one: RecordFields) => boolean) => of.some(is)
      const result = has(({ status }) => status === 'failed')
        ? 'F'
        : has(({ flaky }) => flaky === true)
          ? 'f'
          : has(({ status }) => status === 'successful')
            ? 'P'
            : has(({ status }) => status === 'skipped')
              ? 'S'
              : '-'
      const ownMs = Math.max(0, ...facts.map(({ duration = 0 }) => Number(duration)))
      return [
        {
          run,
          number: /^\d+$/.test(run) ? Number(run) : 0,
          start: Math.min(...of.map(({ timestamp }) => Number(timestamp))),
          build: largest(of.map((one) => String(one.build))),
          ms: ownMs > 0 ? ownMs : sum(of.map(({ duration = 0 }) => Number(duration))),
          result,
          tests: of,
        },
      ]
    })
    .sort((one, other) => one.number - other.number || one.start - other.start || compare(one.run, other.run))
}

function healthOf(
  one: Module,
  { fromTs, toTs, brief = false }: ModulesParameters,
  beforeTs: number,
  flaky: readonly { readonly project: string; readonly module: string; readonly lostMs: number }[],
): ModuleHealth {
  const all = buildsOf(one, beforeTs, toTs)
  const builds = all.filter(({ start }) => start >= fromTs)
  const last = builds.at(-1)
  const lastGood = builds.findLastIndex(({ result }) => result !== 'F')
  const first = builds[lastGood + 1]
  const sighting = ({ start, build }: Build) => sightingOf(one.own, { timestamp: start, build })
  const changed = stepIn(builds.filter(({ ms }) => ms > 0))
  const idsOf = (tests: readonly RecordFields[]) => new Set(tests.map(({ id }) => id)).size
  const ownFlaky = flaky.filter(({ project, module }) => project === one.project && module === one.module)
  return {
    ...{ project: one.project, module: one.module, ref: one.ref },
    lastRecord: Math.max(...one.own.map(({ timestamp }) => Number(timestamp))),
    builds: builds.length,
    passedBuilds: builds.filter(({ tests, result }) => result !== 'F' && tests.some(({ status }) => status === 'successful')).length,
    results: builds
      .slice(-50)
      .map(({ result }) => result)
      .join(''),
    status: statusOf(last?.result),
    lastBuild: last && sighting(last),
    failing:
      first && last
        ? {
            ...changeOf(one.own, { timestamp: first.start, build: first.build }),
            builds: builds.length - lastGood - 1,
            tests: idsOf(last.tests.filter(({ status }) => status === 'failed')),
          }
        : undefined,
    failingPipelines: failingPipelinesOf(one, builds.slice(-50)),
    tests: idsOf(last?.tests ?? []),
    ...(brief ? {} : { flakyTests: ownFlaky.length, lostMs: sum(ownFlaky.map(({ lostMs }) => lostMs)) }),
    duration: median(builds.map(({ ms }) => ms)),
    durationBefore: median(all.filter(({ start }) => start < fromTs).map(({ ms }) => ms)),
    isUsual: isUsual(
      builds.map(({ ms }) => ms),
      all.filter(({ start }) => start < fromTs).map(({ ms }) => ms),
    ),
    durationChanged: changed?.start,
    durationChange: changed && changeOf(one.own, { timestamp: changed.start, build: changed.build }),
  }
}

/** Finds the pipelines that fail, by the pipeline that the record of each build names. */
function failingPipelinesOf({ own }: Module, listed: readonly Build[]): ModuleHealth['failingPipelines'] {
  if (listed.at(-1)?.result === 'F' || new Set(own.map(({ pipeline }) => textOf(pipeline))).size < 2) return undefined
  const pipelineOf = ({ build }: Build) =>
    largest(own.filter((one) => one.kind === 'build' && one.build === build).map(({ pipeline }) => textOf(pipeline)))
  const found = [...new Set(listed.map(pipelineOf))].sort(compare).flatMap((pipeline) => {
    const builds = listed.filter((build) => pipelineOf(build) === pipeline)
    const failed = builds.slice(builds.findLastIndex(({ result }) => result !== 'F') + 1)
    const [first] = failed
    if (pipeline === '' || first === undefined) return []
    return [{ pipeline, ...changeOf(own, { timestamp: first.start, build: first.build }), builds: failed.length }]
  })
  return found.length === 0 ? undefined : found
}

function statusOf(result: string | undefined): ModuleHealth['status'] {
  if (result === 'F') return 'failed'
  if (result === 'f' || result === 'P') return 'successful'
  return result === 'S' ? 'skipped' : 'unknown'
}

/** Finds the step by the squares of both parts around their means. */
function stepIn(builds: readonly Build[]): Build | undefined {
  const values = builds.map(({ ms }) => Math.log(ms))
  const mean = (part: readonly number[]) => sum(part) / part.length
  const squares = (part: readonly number[]) => sum(part.map((value) => (value - mean(part)) ** 2))
  const parts = values.map((_, index) => ({ index, before: values.slice(0, index), after: values.slice(index) }))
  const [best] = parts
    .filter(({ before, after }) => before.length >= 5 && after.length >= 5)
    .map((part) => ({ ...part, rest: squares(part.before) + squares(part.after) }))
    .sort((one, other) => (Math.abs(one.rest - other.rest) < 1e-9 ? one.index - other.index : one.rest - other.rest))
  return best !== undefined && Math.abs(Math.exp(mean(best.after) - mean(best.before)) - 1) > 0.05 ? builds[best.index] : undefined
}

function causesOf(
  modules: readonly Module[],
  records: readonly RecordFields[],
  { fromTs, toTs }: ModulesParameters,
): readonly ModulesCause[] {
  const failures = modules.flatMap((one) =>
    one
      .tests(fromTs)
      .filter(({ status, cause, timestamp }) => status === 'failed' && textOf(cause) !== '' && Number(timestamp) < toTs)
      .map((record) => ({ one, record, time: Number(record.timestamp) })),
  )
  const lastBuilds = new Map(
    modules.map((one) => [
      one,
      buildsOf(one, 2 * fromTs - toTs, toTs)
        .filter(({ start }) => start >= fromTs)
        .at(-1),
    ]),
  )
  return [...new Set(failures.map(({ record }) => textOf(record.cause)))]
    .map((cause): ModulesCause => {
      const same = failures.filter(({ record }) => record.cause === cause)
      const lastSeen = Math.max(...same.map(({ time }) => time))
      const places = [...new Set(same.map(({ one }) => one))].map((one) => {
        const inModule = same.filter((failure) => failure.one === one)
        const seen = Math.max(...inModule.map(({ time }) => time))
        const last = lastBuilds.get(one)
        return {
          one,
          seen,
          builds: new Set(inModule.map(({ record }) => runOf(record))).size,
          tests: new Set(inModule.map(({ record }) => record.id)).size,
          isFailing: last?.result === 'F' && inModule.some(({ record }) => runOf(record) === last.run),
        }
      })
      const sorted = places.sort((a, b) => b.seen - a.seen || compare(a.one.project, b.one.project) || compare(a.one.module, b.one.module))
      const lastRecords = same.filter(({ time }) => time === lastSeen).sort((a, b) => records.indexOf(a.record) - records.indexOf(b.record))
      return {
        cause,
        builds: sum(sorted.map(({ builds }) => builds)),
        tests: sum(sorted.map(({ tests }) => tests)),
        lastSeen,
        owners: [...new Set(same.flatMap(({ record }) => (record.owners ?? []) as string[]))].sort().slice(0, 100),
        title: causeTitle({ message: textOf(lastRecords.at(-1)?.record.message), details: textOf(lastRecords.at(-1)?.record.details) }),
        modules: sorted.map(({ one }) => ({ project: one.project, module: one.module })),
        isFailing: sorted.some(({ isFailing }) => isFailing),
      }
    })
    .sort((a, b) => b.builds - a.builds || b.lastSeen - a.lastSeen || compare(a.cause, b.cause))
}
