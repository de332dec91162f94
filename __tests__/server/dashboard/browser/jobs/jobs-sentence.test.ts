import { expect, test } from 'vitest'
import { ratedPipelines } from '../../../../../src/server/dashboard/browser/jobs/job-status.js'
import { filteredPipelines, noFilter } from '../../../../../src/server/dashboard/browser/jobs/jobs-filters.js'
import { jobsSentence } from '../../../../../src/server/dashboard/browser/jobs/jobs-sentence.js'
import { jobWith, pipelineWith } from './job-with.js'

const failed = { results: 'PF' }
const jobs = (prefix: string, count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, index) => jobWith(`${prefix} ${index}`, fields))
const sentence = (...pipelines: Parameters<typeof ratedPipelines>[0]) => jobsSentence(ratedPipelines(pipelines), 'main')

test('names the pipeline when all failing jobs are of one of several', () => {
  expect(sentence(pipelineWith('CI', jobs('unit', 8, failed)), pipelineWith('Browser tests', jobs('e2e', 3)))).toBe(
    '8 of 11 jobs fail on main, all of CI',
  )
  expect(sentence(pipelineWith('CI', jobs('unit', 2, failed)), pipelineWith('E2E', [...jobs('e2e', 1), ...jobs('x', 1, failed)]))).toBe(
    '3 of 4 jobs fail on main',
  )
})

test('states that all jobs pass or fail when the others do not differ', () => {
  expect(sentence(pipelineWith('CI', jobs('unit', 11)))).toBe('All 11 jobs pass on main')
  expect(sentence(pipelineWith('CI', jobs('unit', 2, failed)))).toBe('All 2 jobs fail on main')
  expect(sentence(pipelineWith('CI', jobs('unit', 1)))).toBe('The only job passes on main')
  expect(sentence(pipelineWith('CI', jobs('unit', 1, { results: 'S' })))).toBe('No job has a result on main')
})

test('names the job when only one of several fails, and no branch when all are shown', () => {
  const rated = ratedPipelines([pipelineWith('CI', [...jobs('unit', 3), jobWith('lint', failed)])])
  expect(jobsSentence(rated, '')).toBe('1 of 4 jobs fails: lint')
})

test('leaves out a job that was removed when it counts the jobs', () => {
  const old = jobWith('old', { results: `F${'-'.repeat(30)}` })
  expect(sentence(pipelineWith('CI', [...jobs('unit', 2), old]))).toBe('All 2 jobs pass on main')
})

test('finds the words of a filter in the names of jobs and pipelines, and selects by status and pipeline', () => {
  const rated = ratedPipelines([
    pipelineWith('CI', [jobWith('unit (windows)', failed), jobWith('unit (linux)')]),
    pipelineWith('Nightly', [jobWith('unit (windows)')]),
  ])
  const found = (filter: object) =>
    filteredPipelines(rated, { ...noFilter, ...filter }).map(({ rated: { pipeline }, jobs }) => [
      pipeline.pipeline,
      ...jobs.map(({ job }) => job.name),
    ])
  expect(found({ query: 'ci WINDOWS' })).toEqual([['CI', 'unit (windows)']])
  expect(found({ query: 'macos' })).toEqual([])
  expect(found({ status: 'passed' })).toEqual([
    ['CI', 'unit (linux)'],
    ['Nightly', 'unit (windows)'],
  ])
  expect(found({ pipeline: 'Nightly' })).toEqual([['Nightly', 'unit (windows)']])
})
