import { defaultConfig } from '../../config/config.js'
import { matchFiles } from '../../read/collect/match-files.js'
import { type FormatId, formatIds } from '../../read/formats/index.js'
import { resolveCollectors } from '../../run/collect/collectors.js'
import { formatOf } from '../../run/guide/format-title.js'

/** The number of result files of one format in the working tree. */
export interface ExistingResults {
  readonly format: FormatId
  readonly files: number
  /** The first of these files. */
  readonly example: string
}

/** Counts the result files that exist already, found by their well-known names. */
export function countExistingResults(cwd: string): readonly ExistingResults[] {
  const collectors = resolveCollectors(defaultConfig(), { text: (value) => value })
  const results = new Map<FormatId, ExistingResults>()
  for (const { path, absolutePath } of matchFiles({ cwd, collectors }).files) {
    const format = formatOf(absolutePath, path)?.id
    const id = formatIds.find((known) => known === format)
    if (id === undefined) continue
    const { files = 0, example = path } = results.get(id) ?? {}
    results.set(id, { format: id, files: files + 1, example })
  }
  return [...results.values()]
}
