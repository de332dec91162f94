import { statSync } from 'node:fs'
import { definedFields } from '../../base/defined-fields.js'
import type { Problem } from '../../records/problem.js'
import { type HeldFile, withoutAttachments } from './attachments.js'
import type { CollectOptions } from './collect.js'
import { type CollectedFile, collectedFile } from './collected-file.js'
import type { Collector } from './collector.js'
import { createCommittedList } from './committed-list.js'
import { describeNeighbours } from './describe-neighbours.js'
import { identifyFolder, isFolderEntry } from './folder-identity.js'
import { type Identity, type IsCommitted, identify, readersOf } from './identify.js'
import { type MatchedFile, type MatchOptions, matchFiles } from './match-files.js'
import type { NeighbourFile } from './neighbours/neighbour-notices.js'
import type { Notice } from './notice.js'
import { patternLines } from './pattern.js'
import { readingFault } from './read-results.js'
import { chunkLength, openTextSource } from './text-source.js'
import type { TwinCandidate } from './twins/find-twins.js'
import { mayHaveTwins } from './twins/may-have-twins.js'
import type { previewTwins, TwinPreview } from './twins/preview-twins.js'
import { foldersRead, uniteFolders, withoutParts } from './unite-folders.js'

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
  /** Facts about files that would be left out. */
  readonly notices: readonly Notice[]
}

/**
 * Returns which files each pattern matches, and how each file is identified and why. Reads only the ends of each file, and the tests of files
 * that may be the same run in two formats.
 */
export async function previewCollect(options: MatchOptions & Pick<CollectOptions, 'isCommitted'>): Promise<CollectPreview> {
  const { files: matched, problems } = matchFiles(options)
  const files = uniteFolders(matched)
  const buffer = Buffer.allocUnsafeSlow(chunkLength)
  const collectors = options.collectors.map((collector) => {
    const filesOf = new Map<string, Set<string>>(patternLines(collector.include).map((pattern) => [pattern, new Set()]))
    for (const file of files) {
      for (const match of (file.folder?.files ?? [file]).flatMap(({ matches }) => matches)) {
        if (match.collector === collector) for (const pattern of match.patterns) filesOf.get(pattern)?.add(file.path)
      }
    }
    return {
      key: collector.key,
      ...definedFields({ wellKnown: collector.wellKnown === true ? true : undefined }),
      patterns: [...filesOf].map(([pattern, files]) => ({ pattern, files: [...files] })),
    }
  })
  const neighbours: NeighbourFile[] = []
  const committed = createCommittedList()
  const results: MatchedFile[] = []
  const held: HeldFile[] = []
  const notices: Notice[] = []
  const candidates: TwinCandidate[] = []
  const shown: CollectedFile[] = new Array(files.length)
  const show = (file: MatchedFile, identity: Identity, position: number): void => {
    if (identity.kind === 'foreign' && identity.neighbour !== undefined) neighbours.push({ path: file.path, neighbour: identity.neighbour })
    shown[position] = collectedFile(file, identity)
  }
  for (const [position, file] of files.entries()) {
    const folder = isFolderEntry(file) ? identifyFolder(file, options.isCommitted) : undefined
    notices.push(...(folder?.notices ?? []))
    const identity = folder?.identity ?? (await look(file, buffer, options.isCommitted))
    committed.add(file.path, identity)
    if (identity.kind === 'results') {
      const { path, job } = file
      if (folder === undefined) results.push(file)
      if (identity.collector.twins !== 'count') candidates.push({ position, path, job, format: identity.format, sizeBytes: sizeOf(file) })
    }
    if ('mayBeAttachment' in identity) held.push({ file, identity, position })
    else show(file, identity, position)
  }
  for (const { file, identity, position } of await withoutAttachments(held, results, foldersRead(shown))) show(file, identity, position)
  const described = await describeNeighbours(neighbours)
  const twins = await twinsAmong(files, candidates, { buffer, isCommitted: options.isCommitted })
  const withTwins = twins === undefined ? shown : shown.map((file, at) => ({ ...file, ...definedFields({ twinOf: twins.twinOf.get(at) }) }))
  return {
    collectors,
    files: withoutParts(withTwins),
    problems: [...problems, ...described.problems, ...committed.problems(), ...(twins?.problems ?? [])],
    notices: [...committed.notices(), ...(twins?.notices ?? []), ...notices, ...described.notices],
  }
}

const sizeOf = ({ absolutePath }: MatchedFile): number => statSync(absolutePath, { throwIfNoEntry: false })?.size ?? 0

/** Loads the code for twins only if there may be some. */
async function twinsAmong(...[files, candidates, tools]: Parameters<typeof previewTwins>): Promise<TwinPreview | undefined> {
  if (!mayHaveTwins(candidates)) return undefined
  const { previewTwins } = await import('./twins/preview-twins.js')
  return previewTwins(files, candidates, tools)
}

async function look(file: MatchedFile, buffer: Buffer, isCommitted: IsCommitted | undefined): Promise<Identity> {
  const [collector = file.matches[0]?.collector] = readersOf(file)
  try {
    const source = openTextSource(file.absolutePath, file.path, buffer)
    try {
      return await identify(file, source, isCommitted)
    } finally {
      source.close()
    }
  } catch (error) {
    if (collector === undefined) throw error
    return { kind: 'unreadable', because: readingFault(error), collector, severity: 'error' }
  }
}
