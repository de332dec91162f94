import { expect, test } from 'vitest'
import { ratedPipelines } from '../../../../../src/server/dashboard/browser/jobs/job-status.js'
import { sortPipelines } from '../../../../../src/server/dashboard/browser/jobs/jobs-order.js'
import type { TestOrder } from '../../../../../src/server/dashboard/browser/tests/listed-test.js'
import { jobWith, pipelineWith } from './job-with.js'

const pipelines = ratedPipelines([
  pipelineWith('a', [
    jobWith('job 10', { duration: 3000, durationBefore: 3000, passedBuilds: 12 }),
    jobWith('job 9'),
    jobWith('late', { duration: 1500, durationBefore: 1000, isUsual: false }),
    jobWith('new', { builds: 5, passedBuilds: 5, duration: 2000, durationBefore: 500 }),
    jobWith('z', { results: 'F', passedBuilds: 29, duration: 0 }),
  ]),
  pipelineWith('b', [jobWith('unit')], { results: 'PF', passedBuilds: 29, duration: 1001, durationBefore: 1000 }),
])

const inOrder = (order: TestOrder) =>
  sortPipelines(pipelines, order).map(({ pipeline, jobs }) => [pipeline.pipeline, ...jobs.map(({ job }) => job.name)])

test.each([
  ['attention', ['b', 'unit'], ['a', 'z', 'late', 'job 9', 'job 10', 'new']],
  ['name', ['a', 'job 9', 'job 10', 'late', 'new', 'z'], ['b', 'unit']],
  ['median', ['b', 'unit'], ['a', 'job 10', 'new', 'late', 'job 9', 'z']],
  ['change', ['b', 'unit'], ['a', 'late', 'job 9', 'job 10', 'new', 'z']],
  ['failed', ['b', 'unit'], ['a', 'job 10', 'z', 'job 9', 'late', 'new']],
] as const)('sorts pipelines and the jobs in each of them when the order is %s', (order, ...wanted) => {
  expect(inOrder(order)).toEqual(wanted)
})
