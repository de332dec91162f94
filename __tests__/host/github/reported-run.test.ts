import { expect, test } from 'vitest'
import { reportedRun } from '../../../src/host/github/reported-run.js'

const ciContext = { org: 'acme', project: 'shop', module: 'cart', pipeline: 'Report', ref: 'main', build: { id: '99.1' }, source: {} }
const env = { GITHUB_RUN_ID: '99', GITHUB_REPOSITORY: 'acme/shop' }
const completed = {
  id: 4711,
  run_attempt: 2,
  name: 'Test',
  head_branch: 'main',
  head_sha: 'a'.repeat(40),
  head_repository: { full_name: 'acme/shop' },
}

test('reports the run of the step', () => {
  expect(reportedRun(ciContext, {}, env)).toEqual({
    id: 99,
    place: { org: 'acme', project: 'shop', module: 'cart', pipeline: 'Report', build: '99.1', ref: 'main' },
  })
  expect(reportedRun(ciContext, {}, {}).id).toBeUndefined()
})

test('reports the completed run on workflow_run, and trusts only the event', () => {
  const { id, place, trusted } = reportedRun(ciContext, { workflow_run: completed }, env)
  expect(id).toBe(4711)
  expect(place).toEqual({ org: 'acme', project: 'shop', module: 'cart', pipeline: 'Test', build: '4711.2', ref: 'main' })
  expect(trusted?.coordinates).toEqual({ org: 'acme', project: 'shop', pipeline: 'Test', build: '4711.2', ref: 'main' })
  expect(['4711.1', '4711.2'].map((build) => trusted?.isOwnBuild(build))).toEqual([true, true])
  const others = ['4711.3', '4711', '4712.1', '4711.0', '04711.x', 4711.1, undefined]
  expect(others.map((build) => trusted?.isOwnBuild(build))).toEqual(others.map(() => false))
})

test.each([
  ['of a fork', { full_name: 'mona/shop' }, 'mona:main'],
  ['of a fork that is gone', null, 'ghost:main'],
])('distinguishes the branch %s from branches of the repository', (_, head_repository, ref) => {
  expect(reportedRun(ciContext, { workflow_run: { ...completed, head_repository } }, env).place.ref).toBe(ref)
})

test('trusts no records on workflow_run when the event is unreadable', () => {
  const { id, trusted } = reportedRun(ciContext, {}, { ...env, GITHUB_EVENT_NAME: 'workflow_run' })
  expect(id).toBeUndefined()
  expect(trusted?.coordinates).toMatchObject({ build: '99.1', ref: 'ghost:unknown' })
  expect(trusted?.isOwnBuild('99.1')).toBe(false)
})
