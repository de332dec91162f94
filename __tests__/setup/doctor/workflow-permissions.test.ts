import { expect, test } from 'vitest'
import { permissionsYaml } from '../../../src/setup/doctor/permissions-yaml.js'
import { isGranted, permissionsIn, readWorkflowPermissions } from '../../../src/setup/doctor/workflow-permissions.js'
import { makeTree } from '../../read/collect/tree.js'

const path = '.github/workflows/test.yml'
const workflow = (ofWorkflow: string, ofJob: string) => `name: Test
on: push
${ofWorkflow}jobs:
  lint:
    permissions: write-all
  unit:
    runs-on: ubuntu-latest
${ofJob}    steps: []
`

test('reads the permissions of a job in preference to the permissions of its workflow', () => {
  const text = workflow('permissions: read-all\n', '    permissions:\n      contents: read\n      pull-requests: write\n')
  expect(permissionsIn(text, 'unit', path)).toEqual({
    path,
    line: 9,
    granted: new Map([
      ['contents', 'read'],
      ['pull-requests', 'write'],
    ]),
  })
  expect(permissionsIn(text, 'lint', path)).toEqual({ path, line: 6, granted: 'write-all' })
})

test('reads the permissions of the workflow when the job sets none', () => {
  expect(permissionsIn(workflow('permissions: {}\n', ''), 'unit', path)).toEqual({ path, line: 3, granted: new Map() })
})

test('returns the line of the job when neither the job nor the workflow sets permissions', () => {
  expect(permissionsIn(workflow('', ''), 'unit', path)).toEqual({ path, line: 6 })
})

test('returns nothing when the file is broken, has no such job, or sets permissions in an unknown way', () => {
  expect(permissionsIn('jobs: [', 'unit', path)).toBeUndefined()
  expect(permissionsIn('- a list', 'unit', path)).toBeUndefined()
  expect(permissionsIn(workflow('', ''), 'other', path)).toBeUndefined()
  expect(permissionsIn(workflow(`permissions: \${{ x }}\n`, ''), 'unit', path)).toBeUndefined()
})

test('expands no aliases, so that a bomb of them does no harm', () => {
  const bomb = Array.from({ length: 30 }, (_, index) => `x${index}: &x${index} [${`*x${index - 1},`.repeat(index === 0 ? 0 : 9)}]`).join(
    '\n',
  )
  expect(permissionsIn(`${bomb}\n${workflow('permissions: read-all\n', '')}`, 'unit', path)?.granted).toBe('read-all')
})

test('knows which permissions include others', () => {
  expect(isGranted('write-all', 'actions: read')).toBe(true)
  expect(isGranted('read-all', 'actions: read')).toBe(true)
  expect(isGranted('read-all', 'pull-requests: write')).toBe(false)
  expect(isGranted(new Map([['actions', 'write']]), 'actions: read')).toBe(true)
  expect(isGranted(new Map([['actions', 'read']]), 'pull-requests: write')).toBe(false)
})

test('finds the workflow of the current job in the checkout', () => {
  const env = {
    GITHUB_WORKSPACE: makeTree({ [path]: workflow('permissions: read-all\n', '') }),
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_WORKFLOW_REF: `acme/shop/${path}@refs/heads/main`,
    GITHUB_JOB: 'unit',
  }
  expect(readWorkflowPermissions(env)?.granted).toBe('read-all')
  expect(readWorkflowPermissions({ ...env, GITHUB_REPOSITORY: 'other/shop' })).toBeUndefined()
  expect(readWorkflowPermissions({ ...env, GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/../../x.yml@main' })).toBeUndefined()
  expect(readWorkflowPermissions({ ...env, GITHUB_WORKSPACE: makeTree({}) })).toBeUndefined()
})

test('keeps the permissions that a workflow already grants in the block to paste', () => {
  const granted = new Map([
    ['id-token', 'write'],
    ['pull-requests', 'read'],
  ])
  expect(permissionsYaml(['pull-requests: write', 'actions: read'], granted)).toBe(
    'permissions:\n  pull-requests: write\n  actions: read\n  id-token: write',
  )
  expect(permissionsYaml(['actions: read'], undefined)).toBe('permissions:\n  contents: read\n  actions: read')
})
