import type { BuildFigures } from '../../../answers/jobs.js'
import type { TestOrder } from '../tests/listed-test.js'
import { isComparable, type JobStatus, type RatedPipeline } from './job-status.js'

/** The orders of pipelines and of the jobs in each of them, with their titles. Tests have the same ones. */
export const jobOrderTitles: Readonly<Record<TestOrder, string>> = {
  attention: 'Attention',
  name: 'Name',
  median: 'Median',
  change: 'Change',
  failed: 'Builds failed',
}

/** Sorts pipelines, and the jobs in each of them. Unknown values come last, and equal ones are sorted by name. */
export const sortPipelines = (pipelines: readonly RatedPipeline[], order: TestOrder): readonly RatedPipeline[] =>
  sorted(
    pipelines.map((rated) => ({ ...rated, jobs: sorted(rated.jobs, order, ({ job }) => [job, job.name]) })),
    order,
    ({ pipeline }) => [pipeline, pipeline.pipeline],
  )

function sorted<Row extends { readonly status: JobStatus }>(
  rows: readonly Row[],
  order: TestOrder,
  partsOf: (row: Row) => readonly [figures: BuildFigures, name: string],
): readonly Row[] {
  return rows.toSorted((one, other) => {
    const [figures, name] = partsOf(one)
    const [otherFigures, otherName] = partsOf(other)
    const byRank = order === 'attention' ? rankOf(one) - rankOf(other) : 0
    return byRank || figureOf(otherFigures, order) - figureOf(figures, order) || collator.compare(name, otherName)
  })
}

const collator = new Intl.Collator('en', { numeric: true })

/** Failing rows need attention first, then slower ones. */
const ranks: Partial<Record<JobStatus, number>> = { failing: 0, slower: 1 }
const rankOf = ({ status }: { readonly status: JobStatus }): number => ranks[status] ?? 2

/** Returns the figure by which a row is sorted, the largest one first. */
function figureOf(figures: BuildFigures, order: TestOrder): number {
  const { builds, passedBuilds, duration, durationBefore } = figures
  if (order === 'median') return duration
  if (order === 'change') return isComparable(figures) ? duration / durationBefore : -1
  if (order === 'failed') return builds === 0 ? -1 : 1 - passedBuilds / builds
  return 0
}
