import { gzipSync } from 'node:zlib'
import { createHistories } from '../create-histories.js'
import { maximumRows } from '../history-rows.js'
import type { TestHistories } from '../test-histories.js'
import { uniteHistories } from '../unite-histories.js'
import { maximumDocumentBytes } from './read-history-document.js'
import { writeHistoryDocument } from './write-history-document.js'

/** The size of a compressed history in bytes. */
export const maximumPackedBytes = 4 * 1024 * 1024

/** A history as a file contains it. */
export interface PackedHistory {
  /** Plain text. */
  readonly document: Buffer
  readonly gzip: Buffer
  /** Whether the names of tests and suites were dropped, because the history was too large. */
  readonly isWithoutNames: boolean
  /** The number of builds in the file. It is smaller if the history was too large. */
  readonly builds: number
  /** The sizes of the last build without names, if the file contains no tests because that would still be too large. */
  readonly refusedBytes?: { readonly gzip: number; readonly document: number }
}

/**
 * Writes a history that is not too large: without names if it would be, without its oldest builds if that is not enough, and finally
 * without tests.
 */
export function packHistory(histories: TestHistories, maximumBytes = maximumPackedBytes): PackedHistory {
  const complete = pack(histories, false)
  if (fits(complete, maximumBytes)) return complete
  let packed = pack(histories, true)
  for (let builds = histories.builds.length >> 1; builds > 0 && !fits(packed, maximumBytes); builds >>= 1) {
    packed = pack(uniteHistories([histories], { builds, rows: maximumRows }), true)
  }
  // The names of jobs may still be too long.
  if (fits(packed, maximumBytes)) return packed
  const refusedBytes = { gzip: packed.gzip.length, document: packed.document.length }
  return { ...pack(createHistories(histories.builds.slice(-1), []), true), refusedBytes }
}

function pack(histories: TestHistories, isWithoutNames: boolean): PackedHistory {
  const document = writeHistoryDocument(histories, { withoutNames: isWithoutNames })
  return { document, gzip: gzipSync(document), isWithoutNames, builds: histories.builds.length }
}

const fits = ({ document, gzip }: PackedHistory, maximumBytes: number): boolean =>
  gzip.length <= maximumBytes && document.length <= maximumDocumentBytes
