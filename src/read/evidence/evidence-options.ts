import type { KeptEvidence } from './kept-evidence.js'
import type { TrustedPlaces } from './trust.js'

/** The settings for the steps and the files of the tests of a run. */
export interface EvidenceOptions {
  readonly places: TrustedPlaces
  readonly keep: KeptEvidence
  /** Returns whether files are stored that may hold cookies, headers or values of fields. Called only if there is such a file. */
  readonly keepsSensitive: () => boolean
  /** Whether a notice reports that such files are not stored. */
  readonly saysSensitive: boolean
  /** Whether the sources are records files that the user chose. */
  readonly readsRecords: boolean
  /** The records files of earlier attempts of the jobs; absolute. Their files belong to attempts of the tests. */
  readonly earlierRecords?: readonly string[]
  /** The folder of the stored files; absolute. Without it, nothing is stored. */
  readonly folder?: string | undefined
  /** Returns how much is stored. Called only if something is. */
  readonly maximumMegabytes: () => number
  /** Returns a text without secrets, and the text itself if it has none. */
  readonly mask: (text: string) => string
}
