import { expect, test } from 'vitest'
import { distinctJobName } from '../../../src/host/github/distinct-job-name.js'
import { listedJob } from '../../deliver/reporters/comment/parts/example-parts.js'

const cases: readonly (readonly [when: string, job: string, own: string, others: readonly string[], expected: string])[] = [
  ['the workflow calls no other', 'unit', 'unit', ['lint', 'e2e'], 'unit'],
  ['a reusable workflow is called once', 'unit', 'mac / unit', ['mac / lint', 'deploy'], 'unit'],
  ['a reusable workflow is called twice', 'unit', 'mac / unit', ['linux / unit'], 'mac / unit'],
  ['one call is inside another one', 'unit', 'tests / mac / unit', ['tests / linux / unit'], 'tests / mac / unit'],
  ['the calling job has a matrix', 'unit', 'tests (mac) / unit', ['tests (linux) / unit'], 'tests (mac) / unit'],
  ['the called job has a matrix', 'unit (18)', 'mac / unit (18)', ['mac / unit (20)', 'linux / unit (18)'], 'mac / unit (18)'],
  ['only one call has these values of the matrix', 'unit (18)', 'mac / unit (18)', ['linux / unit (20)'], 'unit (18)'],
  ['the called job has a name of its own', 'unit', 'mac / Unit tests', ['linux / Unit tests'], 'mac / Unit tests'],
  ['values of a matrix contain the separator', 'unit (a / c)', 'unit (a / c)', ['unit (b / c)'], 'unit (a / c)'],
  ['values of a called matrix contain the separator', 'unit (a / c)', 'x / unit (a / c)', ['x / unit (b / c)'], 'unit (a / c)'],
]

test.each(cases)('names a job so that no other job of its run has the name when %s', (_, job, own, others, expected) => {
  const jobs = [own, ...others].map((name) => listedJob(name))
  const [listed] = jobs
  expect(distinctJobName(job, { jobs, own: listed })).toBe(expected)
})

test('keeps the name of a job when GitHub does not list it', () => {
  expect(distinctJobName('unit', { jobs: [listedJob('mac / unit'), listedJob('linux / unit')], own: undefined })).toBe('unit')
})

test('recognises the calls in a later attempt that repeats only one of them', () => {
  const own = listedJob('mac / unit', { attempt: 2 })
  expect(distinctJobName('unit', { jobs: [listedJob('mac / unit'), listedJob('linux / unit'), own], own })).toBe('mac / unit')
})
