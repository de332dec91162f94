import { definedFields } from '../../base/defined-fields.js'
import type { Collector } from './collector.js'
import type { Identity } from './identify.js'
import type { MatchedFile } from './match-files.js'

/** A file that a collector matched, and how it was identified. */
export interface CollectedFile {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  readonly kind: Identity['kind']
  /** The id of the format, or `events`; missing if the file is not read. */
  readonly format?: string
  /** The id of the kind of a file that lies beside results, see `docs/formats.md`. */
  readonly neighbour?: string
  readonly because: string
  readonly collectors: readonly Collector['key'][]
  /** The number of files, if this is a folder that is read as one. */
  readonly files?: number
  /** The file that has the same tests in another format, and counts instead of this one. */
  readonly twinOf?: string
}

/** Returns what to show about a file. */
export function collectedFile({ path, matches, folder }: MatchedFile, identity: Identity, twinOf?: string): CollectedFile {
  const format = identity.kind === 'results' ? identity.format.id : identity.kind === 'events' ? 'events' : undefined
  const neighbour = identity.kind === 'foreign' ? identity.neighbour?.id : undefined
  const { kind, because } = identity
  const files = folder?.files.length
  return {
    path,
    kind,
    ...definedFields({ format, neighbour }),
    because,
    collectors: matches.map(({ collector }) => collector.key),
    ...definedFields({ files, twinOf }),
  }
}
