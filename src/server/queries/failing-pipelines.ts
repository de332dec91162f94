import { groupBy } from '../../base/group-by.js'
import { compareTexts } from '../../base/text/compare-texts.js'
import { shownBuilds } from '../answers/modules.js'
import type { NewestBuild } from '../store/queries/module-builds-query.js'

/** A pipeline whose newest build failed, although the last build of its module did not. */
export interface FailingPipeline {
  readonly pipeline: string
  /** The builds that failed in a row until the newest one of the pipeline, the oldest first; at least one. */
  readonly failed: readonly NewestBuild[]
}

/** Returns the builds that failed in a row until the newest one. */
export const failedInRow = (newest: readonly NewestBuild[]): readonly NewestBuild[] =>
  newest.slice(newest.findLastIndex(({ result }) => result !== 'F') + 1)

/** Returns the listed builds of a module if one of them failed and the last one did not, so that another pipeline may fail. */
export function mixedBuilds(newest: readonly NewestBuild[]): readonly NewestBuild[] {
  const listed = newest.slice(-shownBuilds)
  return listed.at(-1)?.result !== 'F' && listed.some(({ result }) => result === 'F') ? listed : []
}

/**
 * Finds the pipelines that fail although the last build of the module, which belongs to another one, did not.
 * @param pipelineOf returns the pipeline of a build; empty if it is unknown
 */
export const failingPipelines = (newest: readonly NewestBuild[], pipelineOf: (build: NewestBuild) => string): readonly FailingPipeline[] =>
  [...groupBy(mixedBuilds(newest), pipelineOf)]
    .map(([pipeline, builds]): FailingPipeline => ({ pipeline, failed: failedInRow(builds) }))
    .filter(({ pipeline, failed }) => pipeline !== '' && failed.length > 0)
    .sort((one, other) => compareTexts(one.pipeline, other.pipeline))
