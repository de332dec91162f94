import { definedFields } from '../../../../base/defined-fields.js'
import { groupBy } from '../../../../base/group-by.js'
import { rerunCommand } from '../../../../judge/rerun/rerun-command.js'
import type { SourceLocation } from '../../../../judge/source-locations/test-location.js'
import type { ListedTest } from '../../../../judge/summary/listed-test.js'
import { createLongest } from '../../../../judge/summary/longest.js'
import type { CauseSummary, MergedFailure, MergedTest } from '../../../../judge/summary/merged-failure.js'
import { isIncomplete, type RunSummary, runStatus } from '../../../../judge/summary/run-summary.js'
import { addCounts, finishedCounts, noTestCounts, relevantFailures, type TestCounts } from '../../../../judge/summary/test-counts.js'
import { verdictOrder } from '../../../../judge/verdicts/judgement.js'
import type { Problem } from '../../../../records/problem.js'
import { reportLimits } from '../../../../report/content/limits.js'
import type { ReportScope } from '../../../../report/content/scope.js'
import { commentLimits } from '../limits.js'
import { countFailedTests } from './failed-tests.js'
import { rankOf } from './kind-code.js'
import type { KnownJobs } from './known-jobs.js'
import { mergeChanges, mergeHistory } from './merge-history.js'
import { countAdded } from './merge-quarantine.js'
import { type MergedJobs, mergeJobs } from './merged-jobs.js'
import type { Part, PartFlaky, PartTest } from './part.js'
import { mergeGates } from './part-gates.js'
import { testIdentity } from './test-hash.js'

/** The results of several parts, as one report shows them. */
export interface MergedParts extends Required<Pick<ReportScope, 'summary' | 'causeLocations' | 'ownersOf' | 'rerunOf'>> {
  readonly locations: ReadonlyMap<ListedTest, SourceLocation>
}

const byName = new Intl.Collator('en', { numeric: true })

/** Merges parts that all count. A test that fails for one cause in several jobs is one entry. */
export function mergeParts(given: readonly Part[], known: KnownJobs): MergedParts {
  const parts = given.toSorted((one, other) => byName.compare(one.job, other.job) || byName.compare(one.step ?? '', other.step ?? ''))
  const merged = mergeJobs(parts, known)
  const locations = new Map<ListedTest, SourceLocation>()
  const owners = new Map<ListedTest, readonly string[]>()
  const listed = ({ location, owners: ownersOf, ...test }: PartTest): ListedTest => {
    if (location !== undefined) locations.set(test, location)
    if (ownersOf !== undefined) owners.set(test, ownersOf)
    return test
  }
  const counts = sum(parts.map(({ results }) => results.counts))
  const problems = distinctProblems(parts)
  const failures = mergeFailures(parts, merged, listed)
  const flaky = mergeFlaky(parts, merged)
  const failed = countFailedTests(parts)
  const changes = mergeChanges(parts, merged)
  const history = mergeHistory(parts)
  const gateReasons = mergeGates(parts, merged, counts.total)
  const flakyFailures = flaky.slice(0, commentLimits.flaky).map((one): MergedTest => ({ ...one, test: listed(one.test) }))
  return {
    locations,
    causeLocations: new Map(
      parts.flatMap(({ results }) =>
        results.causes.flatMap(({ cause, location }) => (location === undefined ? [] : [[cause.id, location]])),
      ),
    ),
    ownersOf: (test) => owners.get(test) ?? [],
    // A part is untrusted, so it contains the names from which commands are made, and no commands.
    rerunOf: (test) => rerunCommand({ ...test, location: locations.get(test)?.file }),
    summary: {
      status: runStatus(counts, problems),
      counts,
      files: [],
      suites: [],
      otherSuites: { groups: 0, counts: noTestCounts() },
      tags: mergeTags(parts),
      otherTags: { groups: 0, counts: noTestCounts() },
      slowest: mergeSlowest(parts),
      jobs: [...merged.jobs, ...known.missing],
      failures,
      ...failed,
      ...countAdded(parts, failures),
      ...definedFields({ changes, history, gateReasons: gateReasons.length > 0 ? gateReasons : undefined }),
      flakyTests: flakyTests(parts, flaky.length),
      causes: mergeCauses(parts, merged),
      otherCauses: parts.reduce((most, { results }) => Math.max(most, results.otherCauses), 0),
      ...definedFields({ otherCausesIsMinimum: parts.some(({ results }) => results.otherCausesIsMinimum) || undefined }),
      tests: {
        failed: distinctTests(failures.map(({ test }) => test)),
        successful: [],
        skipped: [],
        cancelled: [],
        running: [],
        unknown: [],
      },
      flakyFailures,
      flaky: flakyFailures.map(({ test }) => test),
      problems,
      artifacts: [],
      properties: [],
      ...definedFields({ onlyProperties: mergeOnlyProperties(parts) }),
    },
  }
}

function sum(counts: readonly TestCounts[]): TestCounts {
  const total = noTestCounts()
  for (const own of counts) addCounts(total, own)
  return finishedCounts(total)
}

function mergeSlowest(parts: readonly Part[]): readonly ListedTest[] {
  const slowest = createLongest(commentLimits.slowest)
  for (const { results } of parts) for (const test of results.slowest) slowest.offer(test, test.duration ?? 0)
  return slowest.result()
}

/** Adds the properties of jobs without tests, if no job has tests or expects some. */
function mergeOnlyProperties(parts: readonly Part[]): number | undefined {
  const counts = parts.flatMap(({ results }) => results.onlyProperties ?? [])
  return counts.length > 0 && counts.length === parts.length ? counts.reduce((total, count) => total + count, 0) : undefined
}

/** Keeps the first of equal tests. */
function distinctTests<Test extends ListedTest>(tests: readonly Test[]): readonly Test[] {
  const distinct = new Map<string, Test>()
  for (const test of tests) if (!distinct.has(testIdentity(test))) distinct.set(testIdentity(test), test)
  return [...distinct.values()]
}

/** Jobs that read the same broken file report the same problem. */
const distinctProblems = (parts: readonly Part[]): readonly Problem[] => [
  ...new Map(parts.flatMap(problemsOf).map((problem) => [JSON.stringify(problem), problem])).values(),
]

/** Returns the problems of a part. A reduced part may have lost the reason why its results are incomplete. */
function problemsOf({ job, results: { status, counts, problems } }: Part): readonly Problem[] {
  if (status !== 'failed' || relevantFailures(counts) > 0 || isIncomplete(problems)) return problems
  const message = `The results of the job "${job}" are incomplete. Open the job to see the reason.`
  return [...problems, { severity: 'error', kind: 'incomplete', message }]
}

function mergeFlaky(parts: readonly Part[], { placeOf }: MergedJobs): readonly PartFlaky[] {
  const merged = new Map<string, PartFlaky>()
  for (const part of parts) {
    for (const { test, jobs, executions, verdict } of part.results.flaky) {
      const known = merged.get(testIdentity(test))
      const flakiness = known?.verdict ?? verdict
      merged.set(testIdentity(test), {
        ...definedFields({ verdict: flakiness }),
        test: known?.test ?? test,
        jobs: ascending([...(known?.jobs ?? []), ...jobs.map((index) => placeOf(part, index))]),
        executions: (known?.executions ?? 0) + executions,
      })
    }
  }
  return [...merged.values()]
}

function mergeFailures(parts: readonly Part[], { placeOf }: MergedJobs, listed: (test: PartTest) => ListedTest): readonly MergedFailure[] {
  const merged = new Map<string, { readonly first: PartTest; readonly failure: MergedFailure }>()
  for (const part of parts) {
    for (const { test, cause, jobs, executions, ...judged } of part.results.failures) {
      const key = `${cause.id} ${testIdentity(test)}`
      const known = merged.get(key)
      const places = jobs.map((index) => placeOf(part, index))
      merged.set(key, {
        // A reduced part has lost the details of its tests.
        first: known === undefined || (known.first.details === undefined && test.details !== undefined) ? test : known.first,
        failure: {
          ...worseJudgement(known?.failure, judged),
          test,
          cause,
          jobs: ascending([...(known?.failure.jobs ?? []), ...places]),
          executions: (known?.failure.executions ?? 0) + executions,
        },
      })
    }
  }
  return [...merged.values()]
    .map(({ first, failure }) => ({ ...failure, test: listed(first) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.jobs.length - one.jobs.length)
}

type Judged = Pick<MergedFailure, 'verdict' | 'quarantine'>

/** Returns the more important one of two judgements on a test: it is new if it is new in one of its jobs. */
function worseJudgement(known: Judged | undefined, other: Judged): Judged {
  const worse = known !== undefined && rankOf(known) <= rankOf(other) ? known : other
  const { verdict } = worse
  // A job may not know that the tested change has added its entry.
  const quarantine = worse.quarantine && (other.quarantine?.isAdded === true ? other.quarantine : worse.quarantine)
  return definedFields({ verdict, quarantine })
}

function mergeCauses(parts: readonly Part[], { placeOf }: MergedJobs): readonly CauseSummary[] {
  const merged = new Map<string, CauseSummary & { readonly hashes: ReadonlySet<string> | undefined }>()
  for (const part of parts) {
    for (const { cause, executions, tests, jobs, first, hashes, verdict } of part.results.causes) {
      const known = merged.get(cause.id)
      const isKnown = hashes !== undefined && (known === undefined || known.hashes !== undefined)
      const all = isKnown ? new Set([...(known?.hashes ?? []), ...hashes]) : undefined
      const worst = verdictOrder.find((kind) => kind === known?.verdict || kind === verdict)
      merged.set(cause.id, {
        ...definedFields({ verdict: worst || undefined }),
        cause,
        executions: executions + (known?.executions ?? 0),
        // If some tests are unknown, the greatest number is a lower bound.
        tests: all?.size ?? Math.max(tests, known?.tests ?? 0),
        jobs: ascending([...(known?.jobs ?? []), ...jobs.map((index) => placeOf(part, index))]),
        first: distinctTests([...(known?.first ?? []), ...first]).slice(0, reportLimits.causeTests),
        hashes: all,
      })
    }
  }
  return [...merged.values()]
    .map(({ hashes: _, ...cause }) => cause)
    .toSorted((one, other) => causeRank(one) - causeRank(other) || other.executions - one.executions)
}

const causeRank = ({ verdict = 'unknown' }: CauseSummary): number => verdictOrder.indexOf(verdict)

const ascending = (places: readonly number[]): readonly number[] => [...new Set(places)].toSorted((one, other) => one - other)

function flakyTests(parts: readonly Part[], distinct: number): number | undefined {
  const flaky = parts.filter(({ results }) => results.counts.flaky > 0)
  if (flaky.length === 1) return flaky[0]?.results.flakyTests
  return flaky.every(({ results }) => results.flaky.length === results.flakyTests) ? distinct : undefined
}

function mergeTags(parts: readonly Part[]): RunSummary['tags'] {
  const merged = groupBy(
    parts.flatMap(({ results }) => results.tags),
    ({ tag }) => tag,
  )
  return [...merged]
    .map(([tag, same]) => ({ tag, counts: sum(same.map(({ counts }) => counts)) }))
    .toSorted((one, other) => other.counts.failed - one.counts.failed || other.counts.duration - one.counts.duration)
    .slice(0, commentLimits.listed)
}
