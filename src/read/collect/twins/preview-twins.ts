import type { Problem } from '../../../records/problem.js'
import { createRecordsReader } from '../../../records/read-records.js'
import type { ReadingTools } from '../collect-file.js'
import type { MatchedFile } from '../match-files.js'
import type { Notice } from '../notice.js'
import { createTwinSearch, type TwinCandidate } from './find-twins.js'
import { createTwinReading, nowhere } from './twin-reading.js'

/** The files of a run that would not count. */
export interface TwinPreview {
  /** The files that count instead, by the positions of those that do not. */
  readonly twinOf: ReadonlyMap<number, string>
  readonly notices: readonly Notice[]
  readonly problems: readonly Problem[]
}

/** Finds the files of a run that would not count. Reads only files that may be the same run in two formats. */
export async function previewTwins(
  files: readonly MatchedFile[],
  candidates: readonly TwinCandidate[],
  tools: Pick<ReadingTools, 'buffer' | 'isCommitted'>,
): Promise<TwinPreview> {
  const search = createTwinSearch(candidates)
  if (search === undefined) return { twinOf: new Map(), notices: [], problems: [] }
  const twins = createTwinReading(files, { candidates, presumed: new Map() }, nowhere)
  const all = { ...tools, recordsReader: createRecordsReader() }
  const twinOf = new Map<number, string>()
  for (const position of search.order) {
    const file = files[position]
    const { twin } = file !== undefined && search.needsSketch(position) ? await twins.read(position, file, undefined, all) : {}
    if (twin !== undefined) twinOf.set(position, twin.path)
  }
  return { twinOf, notices: twins.notices(), problems: twins.problems() }
}
