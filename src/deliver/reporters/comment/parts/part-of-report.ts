import { createHash } from 'node:crypto'
import { definedFields } from '../../../../base/defined-fields.js'
import { withoutMiddle } from '../../../../base/text/excerpt.js'
import { shorten } from '../../../../base/text/shorten.js'
import { knownFields } from '../../../../host/ci-context/known-fields.js'
import type { ListedTest } from '../../../../judge/summary/listed-test.js'
import type { CauseSummary, MergedFailure } from '../../../../judge/summary/merged-failure.js'
import { gapsFirst, type RunSummary } from '../../../../judge/summary/run-summary.js'
import type { ChangedTests, TestChanges } from '../../../../judge/verdicts/verdict.js'
import type { ReportScope } from '../../../../report/content/scope.js'
import { commentLimits } from '../limits.js'
import { addressOf, boundChanged, boundHistory, boundQuarantine, boundVerdict } from './bound-history.js'
import { joinHashed } from './hashed-tests.js'
import { failureKind, type KindCode } from './kind-code.js'
import type { Part, PartCause, PartChange, PartChanges, PartResults, PartTest, PropertyRow } from './part.js'
import { boundGates } from './part-gates.js'
import { testHash } from './test-hash.js'

/** The facts about a step that are not in its results. */
export type PartFacts = Pick<Part, 'name' | 'comment' | 'job'> &
  Partial<Record<'module' | 'step' | 'shownName' | 'url' | 'reportUrl', string | undefined>> & {
    readonly isJoined?: boolean
    /** The name of the job in the report, which does not contain the job that calls its workflow. Default: `job`. */
    readonly reportedJob?: string
    readonly properties?: readonly PropertyRow[]
    /** The module of tests that name none, which a part does not repeat. */
    readonly project?: string | undefined
  }

/** Makes the part of a step from its report. */
export function partOfReport(
  scope: ReportScope,
  {
    name,
    comment,
    job,
    reportedJob = job,
    isJoined = false,
    properties = [],
    project,
    module: ownModule,
    step,
    shownName,
    url,
    reportUrl,
  }: PartFacts,
): Part {
  return {
    name,
    comment,
    fingerprint: fingerprintOf(scope.summary),
    job: shorten(job, commentLimits.name),
    ...knownFields({
      module: boundedName(ownModule),
      step: boundedName(step),
      shownName: boundedName(shownName),
      url: addressOf(url),
      reportUrl: addressOf(reportUrl),
    }),
    ...definedFields({ isJoined: isJoined ? true : undefined }),
    results: resultsOf(scope, { reportedJob, project, properties }),
  }
}

const boundedName = (name: string | undefined) => name && shorten(name, commentLimits.name)

/** Returns a hash of the results without durations, which differ in every run. */
function fingerprintOf(summary: RunSummary): string {
  const { status, counts, jobs, failures, problems, quarantinedByChange, onlyProperties } = summary
  const verdicts = summary.verdicts && [summary.verdicts, failures.map(failureKind).join('')]
  const numbers = [counts, ...jobs.map((job) => job.counts)].map(({ duration: _, ...others }) => others)
  const failed = failures.map(({ test, cause, executions }) => [testHash(test), cause.id, executions])
  const gates = boundGates(summary.gateReasons)
  const more = [
    ...(verdicts ?? []),
    ...(quarantinedByChange === undefined ? [] : [{ quarantinedByChange }]),
    ...(onlyProperties === undefined ? [] : [{ onlyProperties }]),
  ]
  return createHash('sha256')
    .update(JSON.stringify([status, numbers, failed, problems, ...more, ...(gates.length === 0 ? [] : [gates])]))
    .digest('hex')
    .slice(0, 12)
}

function resultsOf(
  { summary, locations, causeLocations, ownersOf }: ReportScope,
  {
    reportedJob: ownJob,
    project,
    properties,
  }: Pick<PartFacts, 'reportedJob' | 'project'> & { readonly properties: readonly PropertyRow[] },
): PartResults {
  const known = (listed: ListedTest): PartTest => {
    const { owners: _, attachments: __, attachmentsLeftOut: ___, trace: ____, ...test } = listed
    const owners = ownersOf?.(listed).slice(0, commentLimits.owners) ?? []
    return {
      ...test,
      ...knownFields({ location: locations.get(listed) }),
      ...definedFields({ owners: owners.length > 0 ? owners : undefined }),
    }
  }
  const { verdicts, quarantinedByChange, changes, history, gateReasons } = summary
  const gates = boundGates(gateReasons)
  const { status, counts, jobs, failures, failedTests, flakyTests, flakyFailures, causes, otherCauses, problems, tags, slowest } = summary
  const hashed = causesOf(causes, failures, verdicts !== undefined)
  const hasOthers = causes.length > commentLimits.partCauses && otherCauses === 0
  const otherTests = hasOthers ? joinHashed(hashed.slice(commentLimits.partCauses)) : undefined
  return {
    status,
    counts,
    jobs: jobs.map(({ job, module: ownModule, status: ownStatus, counts: own, duration, state, attempt }) => ({
      ...knownFields({
        job: job === ownJob ? undefined : job,
        module: ownModule === project ? undefined : ownModule,
        duration,
        state: state === 'missing' || state === 'earlier' ? state : undefined,
        attempt: state === 'earlier' ? attempt : undefined,
      }),
      status: ownStatus,
      counts: own,
    })),
    failures: failures
      .slice(0, commentLimits.partFailures)
      .map((failure) => ({ ...failure, ...judgementOf(failure), test: known(failure.test) })),
    ...knownFields({
      failedTests,
      flakyTests,
      verdicts,
      quarantinedByChange,
      onlyProperties: summary.onlyProperties,
      otherCausesIsMinimum: summary.otherCausesIsMinimum,
      changes: changes && changesOf(changes),
      history: history && boundHistory(history),
    }),
    ...definedFields({ gates: gates.length > 0 ? gates : undefined }),
    flaky: flakyFailures
      .slice(0, commentLimits.partFlaky)
      .map((flaky) => ({ ...flaky, ...judgementOf(flaky), test: short(known(flaky.test)) })),
    ...knownFields({ otherTests }),
    causes: hashed.slice(0, commentLimits.partCauses).map((cause) => ({
      ...cause,
      ...knownFields({ location: causeLocations?.get(cause.cause.id) }),
    })),
    otherCauses: otherCauses + Math.max(0, causes.length - commentLimits.partCauses),
    problems: gapsFirst(problems)
      .slice(0, commentLimits.partProblems)
      .map((problem) => ({ ...problem, message: withoutMiddle(problem.message, commentLimits.problemMessage) })),
    properties: properties.slice(0, commentLimits.partProperties),
    tags: tags.slice(0, commentLimits.partTags),
    slowest: slowest.slice(0, commentLimits.partSlowest).map(short),
  }
}

const judgementOf = ({ verdict, quarantine }: Partial<Pick<MergedFailure, 'verdict' | 'quarantine'>>) => ({
  ...definedFields({ verdict: verdict && boundVerdict(verdict), quarantine: quarantine && boundQuarantine(quarantine) }),
})

/** Leaves out the details, which reports do not show for these tests. */
function short({ details: _, output: __, message, ...test }: PartTest): PartTest {
  return { ...test, ...definedFields({ message: message === undefined ? undefined : withoutMiddle(message, commentLimits.shortMessage) }) }
}

/** Adds the hashes of the tests, unless the list of failures lacks some of them. */
function causesOf(causes: readonly CauseSummary[], failures: readonly MergedFailure[], isJudged: boolean): readonly PartCause[] {
  const kinds = new Map<string, Map<string, KindCode>>()
  for (const failure of failures) {
    const { test, cause } = failure
    const known = kinds.get(cause.id) ?? new Map<string, KindCode>()
    kinds.set(cause.id, known)
    known.set(testHash(test), failureKind(failure))
  }
  return causes.map(({ first, ...cause }) => {
    const own = kinds.get(cause.cause.id)
    const hashes = own?.size === cause.tests && {
      hashes: [...own.keys()],
      ...definedFields({ kinds: isJudged ? [...own.values()].join('') : undefined }),
    }
    return { ...cause, first: first.map(short), ...hashes }
  })
}

/** Bounds the lists of changed tests. Their hashes count tests that changed in several jobs once. */
function changesOf({ fixed, recovered, gone, newlySkipped, slower }: TestChanges): PartChanges {
  const bounded = ({ count, tests }: ChangedTests): PartChange => ({
    count,
    tests: tests.slice(0, commentLimits.partChanged).map(boundChanged),
    ...definedFields({ hashes: count > 0 && count === tests.length ? tests.map(testHash) : undefined }),
  })
  return { recovered, fixed: bounded(fixed), gone: bounded(gone), newlySkipped: bounded(newlySkipped), slower: bounded(slower) }
}
