import { resolve } from 'node:path'
import { UserError } from '../../base/errors.js'
import type { CollectedFile } from '../../read/collect/collected-file.js'
import { matchFiles } from '../../read/collect/match-files.js'
import { findSameFile } from './same-file.js'

/** An output of a run. */
export interface OutputFile {
  /** The content and the option: `The records (output "all.ndjson")`. */
  readonly what: string
  /** Absolute. */
  readonly path: string
}

/** A file that a run needs. */
export interface NeededFile {
  /** The path for messages. */
  readonly path: string
  /** The end of the sentence "They would overwrite x, …": `which the run reads`. */
  readonly because: string
}

/** A file that a run has collected. */
export interface CollectedInput extends NeededFile {
  /** `kept` files were listed but not read. */
  readonly kind: 'read' | 'kept'
}

/** Returns the found files that the run read or keeps. */
export const collectedInputs = (files: readonly Pick<CollectedFile, 'path' | 'kind' | 'collectors'>[]): readonly CollectedInput[] =>
  files.flatMap(({ path, kind, collectors }): readonly CollectedInput[] => {
    if (kind !== 'artifact' && kind !== 'foreign') return [{ path, kind: 'read', because: 'which the run reads' }]
    return collectors.includes('files') ? [{ path, kind: 'kept', because: 'which "files" includes' }] : []
  })

/**
 * Refuses to write over a file that a run needs.
 * @throws UserError that names both
 */
export function refuseToOverwrite({ what, path }: OutputFile, needed: readonly NeededFile[], cwd: string): void {
  const byPath = new Map(needed.map((file) => [resolve(cwd, file.path), file]))
  const found = byPath.get(findSameFile(path, byPath.keys()) ?? '')
  if (found === undefined) return
  throw new UserError(`${what} would overwrite ${JSON.stringify(found.path)}, ${found.because}.`, { hint: 'Name another file.' })
}

/** The files that a request names in addition to its results. */
export interface NamedFilesRequest {
  readonly cwd: string
  readonly baseline?: readonly string[] | undefined
  readonly history?: { readonly files: readonly string[]; readonly output?: string | undefined } | undefined
}

/** Lists the configuration, the records of earlier builds and the histories that a request names. */
export function namedFiles({ cwd, baseline = [], history }: NamedFilesRequest, configPath: string | undefined): readonly NeededFile[] {
  const config = configPath === undefined ? [] : [{ path: configPath, because: 'the configuration file' }]
  const written = history?.output === undefined ? [] : [{ path: history.output, because: 'which "history-output" names' }]
  return [...config, ...matchedFiles(cwd, baseline, 'baseline'), ...matchedFiles(cwd, history?.files ?? [], 'history'), ...written]
}

function matchedFiles(cwd: string, patterns: readonly string[], option: string): readonly NeededFile[] {
  if (patterns.length === 0) return []
  const { files } = matchFiles({ cwd, collectors: [{ key: 'events', include: patterns, exclude: [], metadata: {}, named: true }] })
  return files.map(({ path }) => ({ path, because: `which "${option}" names` }))
}
