import { expect, test } from 'vitest'
import type { WorkflowJob } from '../../../src/host/github/github-client.js'
import { GitHubError } from '../../../src/host/github/github-error.js'
import { activityOf, readRunActivity } from '../../../src/host/github/run-activity.js'
import { listedJob } from '../../deliver/reporters/comment/parts/example-parts.js'

const env = { GITHUB_RUN_ID: '4711', GITHUB_RUN_ATTEMPT: '1', RUNNER_NAME: 'GitHub Actions 2' }
const active = (name: string, runnerName?: string) => listedJob(name, { status: 'in_progress', conclusion: undefined, runnerName })
const read = (jobs: readonly WorkflowJob[]) => readRunActivity({ jobsOfRun: () => Promise.resolve(jobs) }, env)

test('finds the own job by its runner', async () => {
  const jobs = [active('unit (a)', 'GitHub Actions 1'), active('unit (b)', 'GitHub Actions 2')]
  expect(await read(jobs)).toMatchObject({ own: { name: 'unit (b)' }, isAlone: false, isOnly: false })
})

const withId = (id: string) => ({ ...env, 'INPUT_CHECK-RUN-ID': id })
const jobsOnOneRunner = [
  { ...active('a / unit (20)', 'GitHub Actions 2'), id: 52_101 },
  { ...active('b / unit (20)', 'GitHub Actions 2'), id: 52_102 },
]

test('finds the own job by its id when several jobs seem to run on its runner', () => {
  expect(activityOf(jobsOnOneRunner, env).own).toBeUndefined()
  expect(activityOf(jobsOnOneRunner, withId('52102')).own).toMatchObject({ name: 'b / unit (20)' })
})

test('takes no other job for the own one when GitHub does not list the own id yet', () => {
  expect(activityOf([active('unit', 'GitHub Actions 2')], withId('52102')).own).toBeUndefined()
})

test.each(['', '0', '-1', '1e3', '52101.5', 'null', '9'.repeat(16)])('finds the own job by its runner when the id is "%s"', (id) => {
  expect(activityOf([active('unit (a)', 'GitHub Actions 1'), active('unit (b)', 'GitHub Actions 2')], withId(id)).own).toMatchObject({
    name: 'unit (b)',
  })
})

test('takes the only running job for the own one', async () => {
  expect(await read([active('unit'), listedJob('lint')])).toMatchObject({ own: { name: 'unit' }, isAlone: true, isOnly: false })
})

test('does not count jobs that were skipped or belong to another attempt', async () => {
  const jobs = [active('unit'), listedJob('deploy', { conclusion: 'skipped' }), listedJob('unit', { attempt: 2, status: 'queued' })]
  expect(await read(jobs)).toMatchObject({ isAlone: true, isOnly: true })
})

test.each(['queued', 'waiting', 'pending'])('expects another writer when another job is %s', async (status) => {
  expect(await read([active('unit'), listedJob('e2e', { status, conclusion: undefined })])).toMatchObject({ isAlone: false })
})

test('assumes other jobs when GitHub does not list them', async () => {
  const refused = { jobsOfRun: () => Promise.reject(new GitHubError('permission', 'The token lacks a permission.')) }
  expect(await readRunActivity(refused, env)).toEqual({ jobs: [], own: undefined, isAlone: false, isOnly: false })
  expect(await read([])).toMatchObject({ isAlone: false, isOnly: false })
})

test('compares no attempts on workflow_run, because the parts belong to another run', async () => {
  const jobs = [listedJob('report'), listedJob('report', { attempt: 2, status: 'in_progress', conclusion: undefined })]
  const given = { ...env, GITHUB_EVENT_NAME: 'workflow_run', GITHUB_RUN_ATTEMPT: '2' }
  const { executions } = await readRunActivity({ jobsOfRun: () => Promise.resolve(jobs) }, given)
  expect(executions?.get('report')?.attempt).toBe(1)
})
