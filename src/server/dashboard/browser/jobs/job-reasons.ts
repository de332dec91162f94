import { type Child, element } from '../../../../base/browser/element.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { roughAge } from '../../../../base/text/ages.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { BuildFigures } from '../../../answers/jobs.js'
import { commitNode } from '../answers/sighting.js'
import { rowBuilds } from '../pieces/history-cell.js'
import { isIdle, missedBuilds, type RatedJob, type RatedPipeline } from './job-status.js'

type Failing = NonNullable<BuildFigures['failing']>

const line = (...children: readonly Child[]): HTMLElement => element('span', { class: 'reason' }, ...children)

/** Returns the build since which all failing jobs of a pipeline fail; undefined if they differ. */
function sharedFailure({ jobs }: RatedPipeline): Failing | undefined {
  const [first, ...others] = failingJobs(jobs).map(({ job }) => job.failing)
  return first !== undefined && others.every((other) => other?.build === first.build) ? first : undefined
}

const failingJobs = (jobs: readonly RatedJob[]): readonly RatedJob[] => jobs.filter(({ status }) => status === 'failing')

/** Creates the line below the name of a pipeline: how many of its jobs fail since when, or that all pass. */
export function pipelineReason(rated: RatedPipeline, now: number): HTMLElement {
  const { pipeline, jobs } = rated
  const active = jobs.filter(({ job }) => !isIdle(job))
  const failing = failingJobs(active)
  const shared = sharedFailure(rated)
  if (failing.length > 0) {
    const verb = failing.length === 1 ? 'fails' : 'fail'
    const text = `${formatCount(failing.length)} of ${countOf(active.length, 'job')} ${verb}`
    return shared === undefined || jobs.length === 1 ? line(text) : line(`${text} `, ...sinceNodes(shared, pipeline.builds, now))
  }
  const passed = active.filter(({ status }) => status !== 'skipped')
  const flaky = passed.filter(({ status }) => status === 'flaky').length
  if (passed.length === 0) return line('no job has a result')
  const all =
    passed.length === active.length
      ? `all ${countOf(active.length, 'job')}`
      : `${formatCount(passed.length)} of ${countOf(active.length, 'job')}`
  const pass = active.length === 1 ? 'its job passes' : `${all} pass`
  return line(flaky === 0 ? pass : active.length === 1 ? `${pass}, flaky` : `${pass}, ${formatCount(flaky)} of them flaky`)
}

/** Creates the line below the name of a job; undefined if there is nothing to explain, or if the pipeline does it. */
export function jobReason({ job, status }: RatedJob, rated: RatedPipeline, now: number): HTMLElement | undefined {
  if (isIdle(job)) return line(`did not run in the last ${countOf(missedBuilds(job), 'build')}`)
  if (status === 'failing' && job.failing !== undefined) {
    const isShared = sharedFailure(rated) !== undefined && rated.jobs.length > 1
    return isShared ? undefined : line('fails ', ...sinceNodes(job.failing, job.builds, now))
  }
  if (status === 'flaky' && job.flakyTests > 0) return line(`${countOf(job.flakyTests, 'test')} passed after a retry`)
  return undefined
}

/** Returns `since abc1234, 2 days and 6 builds ago`. The commit leads to its build. */
function sinceNodes({ commit, build, url, timestamp, builds }: Failing, allBuilds: number, now: number): readonly Child[] {
  // The build that failed first may be older than the listed ones.
  const start = builds > 1 && builds >= Math.min(allBuilds, rowBuilds) ? 'at least since ' : 'since '
  const age = roughAge(now - timestamp) || 'less than a minute'
  const when = builds === 1 ? ', the latest build' : `, ${age} and ${countOf(builds, 'build')} ago`
  return [start, webLink(url, {}, commitNode(commit) ?? `build ${displayLine(build)}`), when]
}
