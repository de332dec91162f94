import { expect, test } from 'vitest'
import { mayCallWorkflows } from '../../../src/host/github/calls-workflows.js'
import { makeTree } from '../../read/collect/tree.js'

const path = '.github/workflows/ci.yml'
const reference = `acme/shop/${path}@refs/heads/main`
const inWorkspace = (files: Readonly<Record<string, string>>, GITHUB_WORKFLOW_REF = reference) =>
  mayCallWorkflows({ GITHUB_WORKSPACE: makeTree(files), GITHUB_WORKFLOW_REF })

test.each([
  ['./.github/workflows/test.yml', true],
  ['acme/shared/.github/workflows/test.yml@v1', true],
  ['actions/checkout@v5', false],
])('finds out whether a workflow that uses %s calls another workflow: %s', (used, expected) => {
  expect(inWorkspace({ [path]: `jobs:\n  unit:\n    uses: ${used}\n` })).toBe(expected)
})

test('expects calls of other workflows when the workflow is not in the workspace', () => {
  expect(inWorkspace({})).toBe(true)
  expect(inWorkspace({ [path]: `#${'x'.repeat(600_000)}` })).toBe(true)
})

test('does not believe the workflow in the workspace on an event on which it may be the one of a fork', () => {
  const env = { GITHUB_WORKSPACE: makeTree({ [path]: 'jobs: {}\n' }), GITHUB_WORKFLOW_REF: reference, GITHUB_ACTIONS: 'true' }
  expect(mayCallWorkflows({ ...env, GITHUB_EVENT_NAME: 'pull_request' })).toBe(false)
  expect(mayCallWorkflows({ ...env, GITHUB_EVENT_NAME: 'pull_request_target' })).toBe(true)
})

test.each(['', 'acme/shop/.github/workflows/../../secret@main'])('expects no calls when the workflow is "%s"', (given) => {
  expect(inWorkspace({}, given)).toBe(false)
})
