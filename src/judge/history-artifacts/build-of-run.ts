import { definedFields } from '../../base/defined-fields.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { eventCommit } from '../../host/ci-context/event-commit.js'
import type { GitHubEvent } from '../../host/ci-context/github-event.js'
import { runStart } from '../../host/ci-context/run-start.js'
import { limitBuildId } from '../history/build-id.js'
import { commitFacts } from '../history/commit-facts.js'
import type { HistoryBuild } from '../history/history-build.js'

/** The run whose results become a build, and their status. */
export interface RunToAdd extends Pick<HistoryBuild, 'status' | 'isIncomplete' | 'properties' | 'moduleProperties'> {
  readonly ciContext: CiContext
  readonly event: GitHubEvent
  /** Unix ms. */
  readonly now: number
  /** Returns a text without secrets. */
  readonly mask?: (text: string) => string
}

/** Describes a run as a build of its branch: on `workflow_run`, the completed run. */
export function buildOfRun({ ciContext, event, now, mask = (text) => text, ...results }: RunToAdd): HistoryBuild {
  const { ref, source, build, testedBuild = build } = ciContext
  const { message = source.commitMessage, author } = eventCommit(event, source.commit)
  return {
    id: buildId(ciContext) ?? String(now),
    ...definedFields({ commit: source.commit }),
    ...commitFacts({ message, author }, mask),
    ...definedFields({ ref }),
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
