import { expect, test } from 'vitest'
import { jobList, jobReachText, jobShare } from '../../../../../src/deliver/html-report/browser/jobs/job-words.js'
import { pageJobs } from '../../../../../src/deliver/html-report/browser/jobs/page-jobs.js'

const jobsNamed = (...names: readonly string[]) => pageJobs({ jobs: names.map((job) => ({ job, module: '' })) })
const matrix = jobsNamed('unit (ubuntu, 18)', 'unit (ubuntu, 20)', 'unit (windows, 18)', 'unit (windows, 20)')

test('leaves out the name of the job when the jobs are a grid', () => {
  expect(matrix.grid).toMatchObject({ base: 'unit', columns: ['18', '20'] })
  expect(jobList(matrix, [2, 3])).toBe('both windows jobs')
  expect(jobList(matrix, [1, 2, 3])).toBe('windows (18, 20) and ubuntu (20)')
  expect(jobList(jobsNamed('unit (ubuntu)', 'lint'), [0])).toBe('unit (ubuntu)')
})

test('names three jobs and counts the others when there are more', () => {
  expect(jobList(jobsNamed('a', 'b', 'c', 'd', 'e'), [0, 1, 2, 3])).toBe('a, b, c and 1 more')
})

test('counts the affected jobs out of all when there are several', () => {
  expect([jobShare(matrix, 2), jobShare(matrix, 4)]).toEqual(['2 of 4 jobs', 'all 4 jobs'])
  expect(jobShare(jobsNamed('unit', 'e2e'), 2)).toBe('both jobs')
  expect(jobShare(jobsNamed(''), 1)).toBe('')
})

test('counts the jobs instead of naming them when all are affected', () => {
  expect([jobReachText(matrix, [0, 1, 2, 3]), jobReachText(matrix, [1]), jobReachText(matrix, [])]).toEqual([
    'all 4 jobs',
    'ubuntu (20)',
    '',
  ])
})

test('compares modules when all of them belong to one job', () => {
  const modules = pageJobs({ jobs: ['api', 'web'].map((module) => ({ job: 'unit', module })) })
  expect([modules.noun, modules.groups.map(({ name }) => name), modules.numbers]).toEqual(['module', ['api', 'web'], [0, 1]])
  expect(jobShare(modules, 1)).toBe('1 of 2 modules')
})

test('joins the modules of a job when there are several jobs', () => {
  const both = pageJobs({
    jobs: [
      { job: 'unit', module: 'api' },
      { job: 'unit', module: 'web' },
      { job: '', module: 'web' },
    ],
  })
  expect([both.noun, both.groups.map(({ name }) => name), both.numbers]).toEqual(['job', ['unit', 'this job'], [0, 0, 1]])
})
