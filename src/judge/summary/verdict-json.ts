import { definedFields } from '../../base/defined-fields.js'
import type { QuarantineEntry } from '../quarantine/quarantine-entry.js'
import type { BuildReference, OtherPullRequests, Verdict, VerdictKind } from '../verdicts/verdict.js'

/** An earlier build in the JSON output. */
export interface BuildReferenceJson {
  readonly build: string
  readonly commit?: string
  /** Unix ms. */
  readonly timestamp?: number
  readonly url?: string
}

/** The verdict on a failed test in the JSON output. */
export interface VerdictJson {
  readonly kind: VerdictKind
  readonly since?: BuildReferenceJson
  readonly builds?: number
  readonly failedBuilds?: number
  readonly ofBuilds?: number
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

/** Converts the verdict on a failed test. */
export const verdictJson = (verdict: Verdict): VerdictJson => {
  const { kind, since, builds, failedBuilds, ofBuilds, differs, fixed, as, reference, parent, alsoFailed } = verdict
  return {
    kind,
    ...definedFields({
      since: since && buildReferenceJson(since),
      builds,
      failedBuilds,
      ofBuilds,
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
