import { definedFields } from '../../../../base/defined-fields.js'
import { headOf } from '../../../../base/text/cut.js'
import { knownFields } from '../../../../host/ci-context/known-fields.js'
import type { QuarantineEntry } from '../../../../judge/quarantine/quarantine-entry.js'
import type { BuildReference, ChangedTest, FailureRange, HistorySummary, Verdict } from '../../../../judge/verdicts/verdict.js'
import { commentLimits } from '../limits.js'
import { isBoundedAddress } from './read-fields.js'

const limited = (value: string | undefined, limit: number): string | undefined => (value === undefined ? undefined : headOf(value, limit))

/** Keeps an address that a reader accepts. */
export const addressOf = (url: string | undefined): string | undefined => (url !== undefined && isBoundedAddress(url) ? url : undefined)

function boundBuild({ build, commit, timestamp, url }: BuildReference): BuildReference {
  const { build: length } = commentLimits
  return { build: headOf(build, length), ...knownFields({ commit: limited(commit, length), timestamp, url: addressOf(url) }) }
}

/** Leaves out the subject and the author, which a comment does not show. */
const boundRange = ({ lastPassed, onlyCommit }: FailureRange): FailureRange => ({
  lastPassed: boundBuild(lastPassed),
  ...definedFields({ onlyCommit: onlyCommit && {} }),
})

/** Bounds the texts of a verdict, so that a part with it can be read again. */
export const boundVerdict = ({ since, lastSign, range, fixed, as, reference, ...verdict }: Verdict): Verdict => ({
  ...verdict,
  ...definedFields({
    since: since && boundBuild(since),
    lastSign: lastSign && boundBuild(lastSign),
    range: range && boundRange(range),
    fixed: fixed && boundBuild(fixed),
    as: limited(as, commentLimits.name),
    reference: reference && { ...boundBuild(reference), buildsAgo: reference.buildsAgo },
  }),
})

/** Keeps the fields of a quarantine that reports show. */
export const boundQuarantine = ({ test, reason, issue, until, isAdded }: QuarantineEntry): QuarantineEntry => ({
  test: headOf(test, commentLimits.name),
  ...knownFields({
    reason: limited(reason, commentLimits.reason),
    issue: addressOf(issue),
    until: limited(until, commentLimits.build),
    isAdded,
  }),
})

/** Keeps the fields of a history that a comment shows. */
export const boundHistory = (history: HistorySummary): HistorySummary => {
  const { builds, ref, replaces, parent, isOwn, base, comparedAt, previousStatus, source, reason, flakyPerBuild, missingPermission } =
    history
  return {
    builds,
    ...knownFields({
      ref: limited(ref, commentLimits.ref),
      replaces: limited(replaces, commentLimits.ref),
      parent,
      isOwn,
      base: base && boundBuild(base),
      comparedAt,
      previousStatus,
      source,
      // Without a history, a comment does not show why.
      reason: builds === 0 ? undefined : limited(reason, commentLimits.reason),
      flakyPerBuild,
      missingPermission: limited(missingPermission, commentLimits.build),
    }),
  }
}

/** Bounds the texts of a test that changed. */
export const boundChanged = ({ id, name, suite, module: ownModule, jobs, since, ...numbers }: ChangedTest): ChangedTest => ({
  ...numbers,
  id: headOf(id, commentLimits.build),
  name: headOf(name, commentLimits.name),
  suite: suite.slice(0, commentLimits.suites).map((each) => headOf(each, commentLimits.name)),
  ...knownFields({
    module: limited(ownModule, commentLimits.name),
    jobs: jobs?.slice(0, commentLimits.changedJobs).map((job) => headOf(job, commentLimits.name)),
    since: since && boundBuild(since),
  }),
})
