import { definedFields } from '../../base/defined-fields.js'
import type { Problem } from '../../records/problem.js'
import { type CollectedFile, collectedFile } from './collected-file.js'
import type { Collector } from './collector.js'
import { identify } from './identify.js'
import { type MatchedFile, type MatchOptions, matchFiles } from './match-files.js'
import { patternLines } from './pattern.js'
import { readingFault } from './read-results.js'
import { chunkLength, openTextSource } from './text-source.js'

/** The files that collecting would read. */
export interface CollectPreview {
  readonly collectors: readonly {
    readonly key: Collector['key']
    /** Whether the patterns are the usual file names instead of the user's patterns. */
    readonly wellKnown?: true
    /** The files that each pattern of `include` matches. */
    readonly patterns: readonly { readonly pattern: string; readonly files: readonly string[] }[]
  }[]
  /** Sorted by path. */
  readonly files: readonly CollectedFile[]
  readonly problems: readonly Problem[]
}

/** Returns which files each pattern matches, and how each file is identified and why. Reads only the first characters of each file. */
export function previewCollect(options: MatchOptions): CollectPreview {
  const { files, problems } = matchFiles(options)
  const buffer = Buffer.allocUnsafeSlow(chunkLength)
  const collectors = options.collectors.map((collector) => {
    const filesOf = new Map<string, string[]>(patternLines(collector.include).map((pattern) => [pattern, []]))
    for (const { path, matches } of files) {
      for (const match of matches) if (match.collector === collector) for (const pattern of match.patterns) filesOf.get(pattern)?.push(path)
    }
    return {
      key: collector.key,
      ...definedFields({ wellKnown: collector.wellKnown === true ? true : undefined }),
      patterns: [...filesOf].map(([pattern, files]) => ({ pattern, files })),
    }
  })
  return { collectors, files: files.map((file) => look(file, buffer)), problems }
}

function look(file: MatchedFile, buffer: Buffer): CollectedFile {
  try {
    const source = openTextSource(file.absolutePath, file.path, buffer)
    try {
      return collectedFile(file, identify(file, source.head()))
    } finally {
      source.close()
    }
  } catch (error) {
    return {
      path: file.path,
      kind: 'unreadable',
      because: readingFault(error),
      collectors: file.matches.map(({ collector }) => collector.key),
    }
  }
}
