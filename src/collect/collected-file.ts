import type { Collector } from './collector.js'
import type { Identity } from './identify.js'
import type { MatchedFile } from './match-files.js'

/** A file that a collector matched, and what it was taken for. */
export interface CollectedFile {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  readonly kind: Identity['kind']
  /** The format's id, or `events`; absent where nothing is read. */
  readonly format?: string
  readonly because: string
  readonly collectors: readonly Collector['key'][]
}

/** What people are told of a file. */
export function collectedFile({ path, matches }: MatchedFile, identity: Identity): CollectedFile {
  const format = identity.kind === 'results' ? identity.format.id : identity.kind === 'events' ? 'events' : undefined
  const { kind, because } = identity
  return { path, kind, ...(format !== undefined && { format }), because, collectors: matches.map(({ collector }) => collector.key) }
}
