import type { Recorder } from '../../records/recorder.js'
import { beginReading, type FileOutcome, type ReadingTools } from './collect-file.js'
import { type FolderEntry, identifyFolder } from './folder-identity.js'
import { createFolderSource } from './folder-source.js'
import type { MatchedFile } from './match-files.js'
import type { Notice } from './notice.js'
import { oldFilesNotices } from './old-results.js'
import { createProblemList } from './problem-list.js'
import { readInto } from './read-results.js'

/**
 * Reads the files of a folder that are one result into the recorder. They are one file for the recorder and in every list. Files that do
 * not belong to the result are returned, to be read like any other.
 * @throws errors of the recorder
 */
export async function collectFolder(entry: FolderEntry, recorder: Recorder, tools: ReadingTools): Promise<FileOutcome> {
  const { path, folder } = entry
  const { identity, files, notices: committed, warning } = identifyFolder(entry, tools.isCommitted)
  if (identity.kind !== 'results') return { identity, sizeBytes: 0, modifiedMs: 0, notices: [] }
  const names = files.map(nameOf).sort()
  const source = createFolderSource(entry, names, tools)
  const problems = createProblemList(path)
  const notices: string[] = []
  const target = beginReading(recorder, entry, identity, names.length)
  await readInto((sink) => folder.format.folder.read(source, sink), target, problems, notices, { keepsPassed: tools.keepsPassed })
  if (source.changed()) {
    problems.add({
      severity: 'warning',
      message: 'Files changed while they were read. The results may mix their old and their new content.',
    })
  }
  if (warning !== undefined) problems.add({ severity: 'warning', message: warning })
  await tools.pending?.()
  recorder.endFile(problems.list())
  return {
    identity,
    sizeBytes: source.sizeBytes(),
    modifiedMs: source.modifiedMs.reduce((newest, each) => Math.max(newest, each), 0),
    notices: [
      ...committed,
      ...oldFilesNotices(path, names, source.modifiedMs),
      ...notices.map((text): Notice => ({ kind: 'reading', message: `${path}: ${text}`, path })),
    ],
    others: source.left.size === 0 ? [] : files.filter((file) => source.left.has(nameOf(file))),
  }
}

const nameOf = ({ path }: MatchedFile): string => path.slice(path.lastIndexOf('/') + 1)
