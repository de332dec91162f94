import { addInput } from '../../base/optimization.js'
import type { ReadingTools } from './collect-file.js'
import { type Identity, identify, readersOf } from './identify.js'
import type { MatchedFile } from './match-files.js'
import { readingFault } from './read-results.js'
import { type OpenTextSource, openTextSource } from './text-source.js'

/** A file that is identified and may be read. */
export interface OpenFile {
  readonly identity: Identity
  /** Must be closed. Absent if the file could not be opened. */
  readonly source?: OpenTextSource
  /** Why the file could not be opened. */
  readonly fault?: string
}

/** Opens and identifies a file that a test or event collector matched. */
export async function openFile(
  file: MatchedFile,
  { buffer, isCommitted }: Pick<ReadingTools, 'buffer' | 'isCommitted'>,
): Promise<OpenFile> {
  let source: OpenTextSource | undefined
  try {
    source = openTextSource(file.absolutePath, file.path, buffer)
    addInput(source.size)
    return { identity: await identify(file, source, isCommitted), source }
  } catch (error) {
    source?.close()
    const [collector] = readersOf(file)
    const because = readingFault(error)
    if (collector === undefined) return { identity: { kind: 'artifact', because }, fault: because }
    return { identity: { kind: 'unreadable', collector, because, severity: 'error' }, fault: because }
  }
}
