import {
  type BranchVerdict,
  type BranchVerdicts,
  branchVerdictNames,
  type JudgedTest,
  type ModuleVerdicts,
} from '../../../src/server/answers/branch-verdicts.js'
import { causeTitle } from '../../../src/server/queries/cause-title.js'
import { basisOf, defaultBranchIn } from '../../../src/server/queries/compared-branch.js'
import type { VerdictsParameters } from '../../../src/server/store/queries/verdicts-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { defaultBranchOf } from './flaky-oracle.js'
import { attemptOf, newestTests, percentile } from './oracle.js'
import { changeOf } from './sighting-oracle.js'

const textOf = (value: unknown): string => (value === undefined ? '' : String(value))
const runOf = (record: RecordFields): string => attemptOf(record as never).run
const timeOf = ({ timestamp }: RecordFields): number => Number(timestamp)
const largest = <Value>(values: readonly Value[]): Value | undefined => {
  const texts = values.map((value) => JSON.stringify(value)).sort()
  return texts.length === 0 ? undefined : (JSON.parse(texts.at(-1) ?? '') as Value)
}

function worst(results: readonly RecordFields[]): string {
  const has = (status: string) => results.some((one) => one.status === status)
  if (has('failed')) return 'F'
  if (results.some(({ flaky }) => flaky === true)) return 'f'
  if (has('successful')) return 'P'
  return has('skipped') ? 'S' : '-'
}

interface Build {
  readonly run: string
  readonly build: string
  readonly start: number
  readonly ms: number
  readonly result: string
  readonly tests: readonly RecordFields[]
}

/** Returns the last 50 builds of a branch in a range, the oldest first. */
function buildsOf(own: readonly RecordFields[], ref: string, isAsked: boolean, { fromTs, toTs }: VerdictsParameters): readonly Build[] {
  const isWanted = (one: RecordFields) => timeOf(one) >= fromTs && timeOf(one) < toTs && textOf(one.ref) === ref
  const tests = (newestTests(own.filter(({ kind }) => kind === 'test') as never[], { fromTs, toTs }) as readonly RecordFields[]).filter(
    isWanted,
  )
  const numberOf = (run: string) => (/^\d+$/.test(run) ? Number(run) : 0)
  return [...new Set(tests.map(runOf))]
    .flatMap((run): Build[] => {
      const results = tests.filter((one) => runOf(one) === run)
      const records = own.filter((one) => one.kind === 'build' && isWanted(one) && runOf(one) === run)
      if (!isAsked && records.some(({ pullRequest }) => pullRequest !== undefined)) return []
      const attempts = [...new Set(results.map(({ build }) => String(build)))].sort(
        (one, other) => one.length - other.length || (one < other ? -1 : 1),
      )
      const ownMs = Math.max(0, ...records.map(({ duration = 0 }) => Number(duration)))
      const testMs = results.reduce((sum, { duration = 0 }) => sum + Number(duration), 0)
      return [
        {
          run,
          build: attempts.at(-1) ?? '',
          start: Math.min(...results.map(timeOf)),
          ms: ownMs > 0 ? ownMs : testMs,
          result: worst(results),
          tests: results,
        },
      ]
    })
    .sort((one, other) => numberOf(one.run) - numberOf(other.run) || one.start - other.start || (one.run < other.run ? -1 : 1))
    .slice(-50)
}

const medianOf = (builds: readonly Build[]): number => {
  const known = builds
    .map(({ ms }) => ms)
    .filter((ms) => ms > 0)
    .sort((one, other) => one - other)
  return known.length === 0 ? 0 : percentile(known, 0.5)
}

/** Judges the failing tests of a branch directly from all records, in the order of their arrival. */
export function verdictsOf(records: readonly RecordFields[], parameters: VerdictsParameters): BranchVerdicts {
  const { org, project: onlyProject, module: onlyModule, limit = 20 } = parameters
  const ofOrg = records.filter(
    (one) => one.org === org && (onlyProject ?? one.project) === one.project && (onlyModule ?? one.module) === one.module,
  )
  const places = [...new Set(ofOrg.map(({ project, module }) => JSON.stringify([project, module])))]
    .map((key) => {
      const [project, module] = JSON.parse(key) as [string, string]
      const own = ofOrg.filter((one) => one.project === project && one.module === module)
      return { project, module, own, latest: Math.max(...own.map(timeOf)) }
    })
    .sort(
      (one, other) =>
        other.latest - one.latest || (JSON.stringify([one.project, one.module]) < JSON.stringify([other.project, other.module]) ? -1 : 1),
    )
  const judged = places.map((place) => judgeModule(place, parameters))
  const nameKey = ({ project, module, suite, name, testId }: JudgedTest) => JSON.stringify([project, module, suite, name, testId])
  return {
    modules: judged.map(({ module }) => module),
    moreModules: 0,
    tests: branchVerdictNames.flatMap((verdict) =>
      judged
        .flatMap(({ tests }) => tests.filter((test) => test.verdict === verdict).slice(0, limit))
        .slice(0, limit)
        .sort((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1)),
    ),
  }
}

interface Place {
  readonly project: string
  readonly module: string
  readonly own: readonly RecordFields[]
}

function judgeModule({ project, module, own }: Place, parameters: VerdictsParameters) {
  const { ref, fromTs, toTs } = parameters
  const tests = own.filter(({ kind }) => kind === 'test')
  const inRange = defaultBranchOf(tests.filter((one) => timeOf(one) >= fromTs && timeOf(one) < toTs))
  const [usual] = ['main', 'master'].flatMap((name) => {
    const times = tests.filter((one) => one.ref === name && timeOf(one) < toTs).map(timeOf)
    return times.length === 0 ? [] : [{ ref: name, lastSeen: Math.max(...times) }]
  })
  const baseRef = defaultBranchIn({ inRange, usual })
  const builds = buildsOf(own, ref, true, parameters)
  const base = baseRef === undefined || baseRef === ref ? [] : buildsOf(own, baseRef, false, parameters)
  const { kind } = basisOf(ref, { inRange, usual }, fromTs, base.length)
  const change = ({ start, build }: Build) => changeOf(own, { timestamp: start, build })
  const start = (row: readonly Build[]) => row[0] && { ...change(row[0]), builds: row.length }
  const failedInRow = (row: readonly Build[]) => row.slice(row.findLastIndex(({ result }) => result !== 'F') + 1)
  const last = builds.at(-1)
  const isJudged = kind !== 'default'
  const ids = [...new Set([...builds, ...base].flatMap((one) => one.tests.map(({ id }) => String(id))))].sort()
  const resultsOf = (id: string, row: readonly Build[]) => row.map((one) => worst(one.tests.filter((test) => test.id === id))).join('')
  const found = ids.flatMap((testId): readonly JudgedTest[] => {
    const [results, baseResults] = [resultsOf(testId, builds), resultsOf(testId, base)]
    const [now, before] = [results.at(-1) ?? '-', baseResults.at(-1) ?? '-']
    const inLast = (last?.tests ?? []).filter(({ id }) => id === testId)
    const isExcused = inLast.some(({ status, quarantine }) => status === 'failed' && quarantine !== undefined)
    const verdict = verdictOf({ now, before, isFlaky: baseResults.includes('f'), isExcused, isCompared: kind === 'compared' })
    if (verdict === undefined || !isJudged) return []
    const runs = builds.flatMap((one) => one.tests.filter(({ id }) => id === testId))
    const isOfBase = verdict === 'known' || verdict === 'fixed'
    const [row, letters] = isOfBase ? [base, baseResults] : [builds, results]
    const first = letters.indexOf('F', Math.max(letters.lastIndexOf('P'), letters.lastIndexOf('f')) + 1)
    const newest = (some: readonly RecordFields[]) => some.toSorted((one, other) => timeOf(one) - timeOf(other)).at(-1)
    const failure = newest(inLast.filter(({ status }) => status === 'failed'))
    return [
      {
        ...{ project, module, verdict, testId, results, baseResults },
        name: String(largest(runs.map(({ name }) => name))),
        suite: (largest(runs.map(({ suite }) => suite ?? [])) ?? []) as string[],
        owners: (newest(inLast)?.owners ?? []) as string[],
        message:
          verdict === 'fixed'
            ? undefined
            : causeTitle({ message: textOf(failure?.message), details: textOf(failure?.details) }) || undefined,
        since: first === -1 ? undefined : start(row.slice(first)),
      },
    ]
  })
  const countOf = (verdict: BranchVerdict) => found.filter((test) => test.verdict === verdict).length
  const lastIds = [...new Set((isJudged ? (last?.tests ?? []) : []).map(({ id }) => String(id)))]
  const answer: ModuleVerdicts = {
    ...{ project, module, basis: kind, baseRef, baseLastSeen: kind === 'old' ? usual?.lastSeen : undefined },
    builds: builds.length,
    results: builds.map(({ result }) => result).join(''),
    baseResults: base.map(({ result }) => result).join(''),
    firstBuild: builds[0]?.start,
    lastBuild: last && (isJudged ? change(last) : { timestamp: last.start, build: last.build }),
    failing: isJudged ? start(failedInRow(builds)) : undefined,
    baseFailing: builds.length === 0 ? undefined : start(failedInRow(base)),
    tests: lastIds.length,
    flakyTests: lastIds.filter((id) => worst((last?.tests ?? []).filter((test) => test.id === id)) === 'f').length,
    counts: Object.fromEntries(branchVerdictNames.map((name) => [name, countOf(name)])) as Record<BranchVerdict, number>,
    duration: medianOf(builds),
    baseDuration: medianOf(base),
  }
  return { module: answer, tests: found }
}

interface Results {
  readonly now: string
  readonly before: string
  readonly isFlaky: boolean
  readonly isExcused: boolean
  readonly isCompared: boolean
}

function verdictOf({ now, before, isFlaky, isExcused, isCompared }: Results): BranchVerdict | undefined {
  if (now !== 'F') return before === 'F' && (now === 'P' || now === 'f') ? 'fixed' : undefined
  if (isExcused) return 'quarantined'
  if (before === 'F') return 'known'
  if (isFlaky) return 'flaky'
  return isCompared ? 'new' : 'failed'
}
