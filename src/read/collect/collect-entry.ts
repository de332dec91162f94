import type { Recorder } from '../../records/recorder.js'
import { collectFile, type FileOutcome, type ReadingTools } from './collect-file.js'
import { isFolderEntry } from './folder-identity.js'
import type { MatchedFile } from './match-files.js'
import type { OpenFile } from './open-file.js'

/** Reads a file, or a folder whose files are one result, into the recorder. May be called again for the same entry. */
export async function collectEntry(entry: MatchedFile, recorder: Recorder, tools: ReadingTools, opened?: OpenFile): Promise<FileOutcome> {
  if (!isFolderEntry(entry)) return collectFile(entry, recorder, tools, opened)
  const { collectFolder } = await import('./collect-folder.js')
  return collectFolder(entry, recorder, tools)
}
