import { definedFields } from '../../base/defined-fields.js'
import type { FileRecord } from '../../records/record.js'
import type { Collector } from './collector.js'
import { digestFile } from './digest.js'
import type { MatchedFile } from './match-files.js'
import { mediaTypeOf } from './media-type.js'
import type { ProblemList } from './problem-list.js'
import { readingFault } from './read-results.js'

/** Describes a file that is kept as an artifact. Adds a problem and returns undefined if the file cannot be read. */
export function describeArtifact(
  { absolutePath, path }: MatchedFile,
  { metadata }: Collector,
  problems: ProblemList,
): FileRecord | undefined {
  try {
    const { size, sha256, unchanged } = digestFile(absolutePath)
    if (!unchanged) problems.add({ severity: 'warning', message: 'The file changed while its checksum was computed.', path })
    return {
      kind: 'file',
      path,
      size,
      sha256,
      mediaType: mediaTypeOf(path),
      ...definedFields({ metadata: Object.keys(metadata).length > 0 ? { ...metadata } : undefined }),
    }
  } catch (error) {
    problems.add({ severity: 'error', message: `The file could not be read and is not kept: ${readingFault(error)}.`, path })
    return undefined
  }
}
