import type { JobData } from '../../data/page-data.js'
import type { TestModel } from '../test-model.js'

/** A job that failed although none of its tests did. */
export interface FailedJob {
  /** The name of the job; empty if it is unknown. */
  readonly name: string
  readonly url: string | undefined
}

/** Returns the jobs that failed although none of their tests did. A job may have several modules. */
export function failedJobs({ jobs }: Pick<TestModel, 'jobs'>, data: readonly JobData[]): readonly FailedJob[] {
  const found = new Map<string, FailedJob>()
  for (const [index, { isFailed, url }] of data.entries()) {
    const name = jobs[index]?.job ?? ''
    if (isFailed === true && !found.has(name)) found.set(name, { name, url })
  }
  return [...found.values()]
}
