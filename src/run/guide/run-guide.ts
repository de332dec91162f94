import { definedFields } from '../../base/defined-fields.js'
import type { Block } from '../../report/tree/node.js'
import type { CollectedRun } from '../collect/collected-run.js'
import type { PreparedRun } from '../prepare/prepared-run.js'
import { searchGuide } from './search-guide.js'
import { findResultsBeside, findUnmatchedFiles, type UnmatchedFiles } from './unmatched-results.js'

/** The help for a user whose results a run has not read. The notices include the notices of files that are left out. */
export interface RunGuide extends UnmatchedFiles {
  /** Blocks for a report on GitHub that list the searched places, if no test results were found. */
  readonly blocks?: readonly Block[]
}

/** Finds files that a run has not read and that may be its results. */
export async function guideRun(prepared: PreparedRun, collected: CollectedRun): Promise<RunGuide> {
  const { request, config, mask, context } = prepared
  const found = mask.value(await unmatchedResults(prepared, collected))
  const guide = { ...found, notices: [...collected.notices, ...found.notices] }
  const isNeeded = collected.summary.files.length === 0 && !config.collect.testsAreOptional
  const leftOut = mask.value(collected.leftOut)
  return {
    ...guide,
    ...definedFields({
      blocks: isNeeded ? mask.value(searchGuide({ request, config, leftOut, ...guide, env: context.env })) : undefined,
    }),
  }
}

/** Finds files that look like test results and that no pattern matches, unless the user chose the files, or none are required. */
async function unmatchedResults(
  { request: { cwd, paths, records }, config }: PreparedRun,
  { summary: { files }, leftOut }: CollectedRun,
): Promise<UnmatchedFiles> {
  const none: UnmatchedFiles = { unmatched: [], notices: [] }
  if (records.length > 0) return none
  const known = new Set([...files, ...leftOut].map(({ path }) => path))
  if (files.length === 0) return config.collect.testsAreOptional ? none : findUnmatchedFiles(cwd, config, known)
  return paths.length > 0 ? none : { ...none, unmatched: findResultsBeside(cwd, config, files, known) }
}
