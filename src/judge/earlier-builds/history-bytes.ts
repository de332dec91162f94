import { readFileSync, statSync } from 'node:fs'
import { maximumDocumentBytes } from '../history/document/read-history-document.js'

/**
 * Reads a history file whose size is bounded. Files are untrusted, as they may come from a cache that others can write to.
 * @throws Error if the file is too large or cannot be read
 */
export function readHistoryBytes(absolutePath: string): Uint8Array {
  if (statSync(absolutePath).size > maximumDocumentBytes) throw new Error('it is too large')
  return readFileSync(absolutePath)
}
