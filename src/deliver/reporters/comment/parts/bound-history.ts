import { definedFields } from '../../../../base/defined-fields.js'
import { headOf } from '../../../../base/text/cut.js'
import { knownFields } from '../../../../host/ci-context/known-fields.js'
import type { QuarantineEntry } from '../../../../judge/quarantine/quarantine-entry.js'
import type { BuildReference, ChangedTest, HistorySummary, Verdict } from '../../../../judge/verdicts/verdict.js'
import { isWebAddress } from './read-fields.js'

/** The longest texts of a history in a part, in UTF-16 units. */
export const historyLimits = { name: 500, suites: 20, build: 100, ref: 250, reason: 300, jobs: 50 } as const

const limited = (value: string | undefined, limit: number): string | undefined => (value === undefined ? undefined : headOf(value, limit))

/** Keeps an address that a reader accepts. */
export const addressOf = (url: string | undefined): string | undefined => (url !== undefined && isWebAddress(url) ? url : undefined)

function boundBuild({ build, commit, timestamp, url }: BuildReference): BuildReference {
  const { build: length } = historyLimits
  return { build: headOf(build, length), ...knownFields({ commit: limited(commit, length), timestamp, url: addressOf(url) }) }
}

/** Bounds the texts of a verdict, so that a part with it can be read again. */
export const boundVerdict = ({ since, fixed, reference, ...verdict }: Verdict): Verdict => ({
  ...verdict,
  ...definedFields({
    since: since && boundBuild(since),
    fixed: fixed && boundBuild(fixed),
    reference: reference && { ...boundBuild(reference), buildsAgo: reference.buildsAgo },
  }),
})

/** Keeps the fields of a quarantine that reports show. */
export const boundQuarantine = ({ test, reason, issue, until, isAdded }: QuarantineEntry): QuarantineEntry => ({
  test: headOf(test, historyLimits.name),
  ...knownFields({
    reason: limited(reason, historyLimits.reason),
    issue: addressOf(issue),
    until: limited(until, historyLimits.build),
    isAdded,
  }),
})

/** Keeps the fields of a history that a comment shows. */
export const boundHistory = ({ builds, ref, isOwn, base, previousStatus, source, missingPermission }: HistorySummary): HistorySummary => ({
  builds,
  ...knownFields({
    ref: limited(ref, historyLimits.ref),
    isOwn,
    base: base && boundBuild(base),
    previousStatus,
    source,
    missingPermission: limited(missingPermission, historyLimits.build),
  }),
})

/** Bounds the texts of a test that changed. */
export const boundChanged = ({ id, name, suite, module: ownModule, jobs, since, ...numbers }: ChangedTest): ChangedTest => ({
  ...numbers,
  id: headOf(id, historyLimits.build),
  name: headOf(name, historyLimits.name),
  suite: suite.slice(0, historyLimits.suites).map((each) => headOf(each, historyLimits.name)),
  ...knownFields({
    module: limited(ownModule, historyLimits.name),
    jobs: jobs?.slice(0, historyLimits.jobs).map((job) => headOf(job, historyLimits.name)),
    since: since && boundBuild(since),
  }),
})
