import { countOf } from '../../../base/text/counts.js'
import { formatSize } from '../../../base/text/sizes.js'
import type { TestHistories } from '../test-histories.js'
import { maximumPackedBytes, type PackedHistory } from './pack-history.js'
import { maximumDocumentBytes } from './read-history-document.js'

/** Describes what a file lacks because the history was too large, and what to do about it. Returns undefined if nothing is missing. */
export function describeLostParts(packed: PackedHistory, { builds }: Pick<TestHistories, 'builds'>): string | undefined {
  const { isWithoutNames, refusedBytes } = packed
  if (refusedBytes !== undefined) {
    const needed = `${formatSize(refusedBytes.gzip)} compressed and ${formatSize(refusedBytes.document)} plain`
    const limits = `${formatSize(maximumPackedBytes)} and ${formatSize(maximumDocumentBytes)}`
    return `The history contains no tests: even the last build would take ${needed} without the names of its tests, and the limits are ${limits}. Keep a history of its own for each job or module, or give jobs shorter names.`
  }
  if (!isWithoutNames) return undefined
  const lost = packed.builds < builds.length ? ` It contains only the last ${countOf(packed.builds, 'build')}.` : ''
  return `The history does not contain the names of tests, because it would be larger than ${maximumPackedBytes >> 20} MiB.${lost}`
}
