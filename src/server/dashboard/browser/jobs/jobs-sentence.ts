import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { type RatedPipeline, runningJobs } from './job-status.js'

/**
 * Returns the answer of the page: `8 of 11 jobs fail on main, all of CI`, or `All 11 jobs pass on main`.
 * @param branch empty for all branches
 */
export function jobsSentence(pipelines: readonly RatedPipeline[], branch: string): string {
  const on = branch === '' ? '' : ` on ${displayLine(branch)}`
  const jobs = runningJobs(pipelines)
  const failing = jobs.filter(({ status }) => status === 'failing')
  const passing = jobs.filter(({ status }) => status !== 'failing' && status !== 'skipped')
  const [first] = failing
  if (first === undefined) {
    if (passing.length === 0) return `No job has a result${on}`
    return passing.length === 1 ? `The only job passes${on}` : `All ${formatCount(passing.length)} jobs pass${on}`
  }
  if (jobs.length === 1) return `The only job fails${on}`
  if (failing.length === 1) return `1 of ${countOf(jobs.length, 'job')} fails${on}: ${displayLine(first.job.name)}`
  const of =
    failing.length === jobs.length
      ? `All ${countOf(jobs.length, 'job')}`
      : `${formatCount(failing.length)} of ${countOf(jobs.length, 'job')}`
  return `${of} fail${on}${onlyPipeline(pipelines)}`
}

/** Returns `, all of CI` if all failing jobs are of one of several pipelines. */
function onlyPipeline(pipelines: readonly RatedPipeline[]): string {
  const [only, ...others] = pipelines.filter((one) => runningJobs([one]).some(({ status }) => status === 'failing'))
  return pipelines.length === 1 || only === undefined || others.length > 0 ? '' : `, all of ${pipelineName(only.pipeline.pipeline)}`
}

/** Returns the name of a pipeline, safe for display. */
export const pipelineName = (pipeline: string): string => displayLine(pipeline) || '(no pipeline)'
