import { type JobGrid, jobGrid } from '../../../../report/content/jobs/job-grid.js'
import type { TestModel } from '../test-model.js'

/** A job with all its modules, or a module of the only job. */
export interface PageJob {
  readonly name: string
  /** The index of the job among the groups. */
  readonly number: number
  /** Whether the name is from the records. */
  readonly isNamed: boolean
}

/** The parts of a run that the page compares: its jobs or, if there is only one job, its modules. */
export interface PageJobs {
  readonly noun: 'job' | 'module'
  readonly groups: readonly PageJob[]
  /** Indexes of groups, by the numbers of jobs of the model. */
  readonly numbers: readonly number[]
  /** The jobs as a grid, if they are a matrix with two axes. */
  readonly grid: JobGrid<PageJob> | undefined
}

const unnamed = { job: 'this job', module: 'no module' } as const

/** Joins the jobs of the model that have one name, as comments do: a job may have several modules. */
export function pageJobs({ jobs }: Pick<TestModel, 'jobs'>): PageJobs {
  const noun = new Set(jobs.map(({ job }) => job)).size > 1 ? 'job' : 'module'
  const numberOf = new Map<string, number>()
  const numbers = jobs.map((job) => {
    const name = job[noun] || unnamed[noun]
    const number = numberOf.get(name) ?? numberOf.size
    numberOf.set(name, number)
    return number
  })
  const named = new Set(jobs.map((job) => job[noun]))
  const groups = [...numberOf.keys()].map((name, number) => ({ name, number, isNamed: named.has(name) }))
  return { noun, groups, numbers, grid: jobGrid({ noun, groups }) }
}
