import { definedFields } from '../../base/defined-fields.js'
import type { QuarantineEntry } from '../quarantine/quarantine-entry.js'
import type { BuildReference, FailureRange, OtherPullRequests, RecentResults, Verdict, VerdictKind } from '../verdicts/verdict.js'

/** An earlier build in the JSON output. */
export interface BuildReferenceJson {
  readonly build: string
  readonly commit?: string
  /** Unix ms. */
  readonly timestamp?: number
  readonly url?: string
}

/** The commits among which a test began to fail, in the JSON output. */
interface FailureRangeJson {
  readonly lastPassed: BuildReferenceJson
  readonly onlyCommit?: NonNullable<FailureRange['onlyCommit']>
  /** The page that compares both ends. */
  readonly compareUrl?: string
}

/** The verdict on a failed test in the JSON output. */
export interface VerdictJson {
  readonly kind: VerdictKind
  readonly since?: BuildReferenceJson
  readonly builds?: number
  readonly failedBuilds?: number
  readonly ofBuilds?: number
  readonly lastSign?: BuildReferenceJson
  readonly passedBuilds?: number
  readonly recent?: RecentResults
  readonly range?: FailureRangeJson
  readonly differs?: true
  readonly fixed?: BuildReferenceJson
  readonly as?: string
  readonly reference?: BuildReferenceJson & { readonly buildsAgo: number }
  readonly parent?: number
  readonly alsoFailed?: OtherPullRequests
}

/** The quarantine of a failed test in the JSON output. */
export type QuarantineJson = Pick<QuarantineEntry, 'owner' | 'reason' | 'issue' | 'until' | 'isAdded'>

/** Copies the known fields of an earlier build. */
export const buildReferenceJson = ({ build, commit, timestamp, url }: BuildReference): BuildReferenceJson => ({
  build,
  ...definedFields({ commit, timestamp, url }),
})

const recentJson = ({ failed, flaky, ofBuilds }: RecentResults): RecentResults => ({ failed, flaky, ofBuilds })

const rangeJson = ({ lastPassed, onlyCommit }: FailureRange, compareUrl: string | undefined): FailureRangeJson => ({
  lastPassed: buildReferenceJson(lastPassed),
  ...definedFields({
    onlyCommit: onlyCommit && definedFields({ subject: onlyCommit.subject, author: onlyCommit.author }),
    compareUrl,
  }),
})

/**
 * Converts the verdict on a failed test.
 * @param compareUrlOf returns the page that compares the commits among which a test began to fail
 */
export function verdictJson(verdict: Verdict, compareUrlOf?: (verdict: Verdict) => string | undefined): VerdictJson {
  const { kind, since, builds, failedBuilds, ofBuilds, lastSign, passedBuilds, recent, range, differs, fixed, reference } = verdict
  const { as, parent, alsoFailed } = verdict
  return {
    kind,
    ...definedFields({
      since: since && buildReferenceJson(since),
      builds,
      failedBuilds,
      ofBuilds,
      lastSign: lastSign && buildReferenceJson(lastSign),
      passedBuilds,
      recent: recent && recentJson(recent),
      range: range && rangeJson(range, compareUrlOf?.(verdict)),
      differs,
      fixed: fixed && buildReferenceJson(fixed),
      as,
      reference: reference && { ...buildReferenceJson(reference), buildsAgo: reference.buildsAgo },
      parent,
      alsoFailed: alsoFailed && { pullRequests: alsoFailed.pullRequests, days: alsoFailed.days },
    }),
  }
}

/** Converts the entry that quarantines a failed test. */
export const quarantineJson = ({ owner, reason, issue, until, isAdded }: QuarantineEntry): QuarantineJson => ({
  ...definedFields({ owner, reason, issue, until, isAdded }),
})
