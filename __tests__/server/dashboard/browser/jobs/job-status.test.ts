import { expect, test } from 'vitest'
import { isComparable, isIdle, statusOfJob } from '../../../../../src/server/dashboard/browser/jobs/job-status.js'
import { jobWith } from './job-with.js'

const slower = { duration: 1100, durationBefore: 1000, isUsual: false }

test.each([
  ['failing', { results: 'PPF' }],
  ['failing', { results: 'PF-S' }],
  ['flaky', { results: 'FPf' }],
  ['flaky', { results: 'Pf', ...slower }],
  ['slower', { results: 'PP', ...slower }],
  ['passed', { results: 'PP', ...slower, isUsual: true }],
  ['passed', { results: 'PP', ...slower, duration: 1049 }],
  ['passed', { results: 'PP', ...slower, builds: 19 }],
  ['passed', { results: 'PP', ...slower, buildsBefore: 19 }],
  ['skipped', { results: 'SS' }],
  ['skipped', { results: '---' }],
])('calls a job %s when its figures are %j', (status, fields) => {
  expect(statusOfJob(jobWith('unit', fields))).toBe(status)
})

test('does not count the failure of a job when the job did not run in the last 20 builds', () => {
  expect(statusOfJob(jobWith('old', { results: `F${'-'.repeat(20)}` }))).toBe('skipped')
  expect(statusOfJob(jobWith('rare', { results: `F${'-'.repeat(19)}` }))).toBe('failing')
  expect(isIdle({ results: 'F----' })).toBe(false)
})

test('compares durations only when both periods have 20 builds and a duration', () => {
  expect(isComparable(jobWith('unit'))).toBe(true)
  expect(isComparable(jobWith('unit', { durationBefore: 0 }))).toBe(false)
})
