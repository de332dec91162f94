import { expect, test } from 'vitest'
import { countedStep } from '../../../src/host/ci-context/counted-step.js'
import { stepName } from '../../../src/host/ci-context/step-name.js'
import { makeFolder } from '../../read/collect/tree.js'

/** Returns a function that starts a use of the action in one job, and returns the name of its step. */
function startJob(folder = makeFolder(), job = 'unit') {
  return (step: string) =>
    countedStep({ GITHUB_RUN_ID: '4711', GITHUB_RUN_ATTEMPT: '1', GITHUB_JOB: job, GITHUB_ACTION: step, RUNNER_TEMP: folder }).GITHUB_ACTION
}

test('counts the uses of the action in a composite action from the second one on', () => {
  const use = startJob()
  expect(['__acme_tests', '__acme_tests', '__acme_tests', '__acme_tests_2', '__acme_tests_2'].map(use)).toEqual([
    '__acme_tests',
    '__acme_tests#2',
    '__acme_tests#3',
    '__acme_tests_2',
    '__acme_tests_2#2',
  ])
})

test('keeps the names of steps that differ, so that they keep their histories', () => {
  const steps = ['__acme_build-report', '__acme_build-report_2', 'browser-tests', '__run', '__run_2']
  expect(steps.map(startJob())).toEqual(steps)
})

test('counts steps with names that the runner generates anew in each attempt', () => {
  const use = startJob()
  expect(use('tests.__0b7c1c9e-6f0b-4a56-9d9c-0f3c7c0a5b11')).toBe('tests')
  expect(use('tests.__6d1f6c1e-2f74-4b3b-8a55-8a0c2b1d9e22')).toBe('tests#2')
})

test('does not count the uses of another job that had the same folder', () => {
  const folder = makeFolder()
  expect(startJob(folder, 'unit')('tests')).toBe('tests')
  expect(startJob(folder, 'e2e')('tests')).toBe('tests')
})

test('counts no use when the folder of the runner is missing', () => {
  const env = { GITHUB_ACTION: 'tests', RUNNER_TEMP: '/nowhere/at/all' }
  expect([countedStep(env), countedStep(env)].map(({ GITHUB_ACTION }) => GITHUB_ACTION)).toEqual(['tests', 'tests'])
  expect(countedStep({ GITHUB_ACTION: 'tests' })).toEqual({ GITHUB_ACTION: 'tests' })
})

test('gives different steps and uses different names', () => {
  const steps = ['__self', '__self#2', '__self_2', '__self_2#2', 'tests', 'tests#2', 'tests.__self_2', 'tests.__self_2#2']
  expect(new Set(steps.map(stepName)).size).toBe(steps.length)
})
