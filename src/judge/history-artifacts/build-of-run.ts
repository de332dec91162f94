import { definedFields } from '../../base/defined-fields.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import type { GitHubEvent } from '../../host/ci-context/github-event.js'
import { runStart } from '../../host/ci-context/run-start.js'
import { limitBuildId } from '../history/build-id.js'
import type { HistoryBuild } from '../history/history-build.js'

/** The run whose results become a build, and their status. */
export interface RunToAdd extends Pick<HistoryBuild, 'status' | 'isIncomplete' | 'properties' | 'moduleProperties'> {
  readonly ciContext: CiContext
  readonly event: GitHubEvent
  /** Unix ms. */
  readonly now: number
}

/** Describes a run as a build of its branch: on `workflow_run`, the completed run. */
export function buildOfRun({ ciContext, event, now, ...results }: RunToAdd): HistoryBuild {
  const { ref, source, build, testedBuild = build } = ciContext
  return {
    id: buildId(ciContext) ?? String(now),
    ...definedFields({ commit: source.commit, ref }),
    timestamp: runStart(event, now),
    ...definedFields({ url: testedBuild.url }),
    ...results,
  }
}

/** Returns the id that a run has as a build: without an id of its own, builds of the same commit count as one. */
export const buildId = (ciContext: CiContext): string | undefined => limited(runName(ciContext) ?? ciContext.source.commit)

/** Returns the id of the tested run, which all of its attempts share, as a history contains it. */
export const runId = (ciContext: CiContext): string | undefined => limited(runName(ciContext))

const runName = ({ build, testedBuild = build }: CiContext): string | undefined => testedBuild.id?.replace(/\.[1-9]\d{0,8}$/, '')

const limited = (id: string | undefined): string | undefined => (id === undefined ? undefined : limitBuildId(id))
