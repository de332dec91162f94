import { expect, test } from 'vitest'
import { createCheckouts } from '../../../src/host/ci-context/checkouts.js'
import { makeTree } from '../../read/collect/tree.js'

const own = '1'.repeat(40)
const other = '2'.repeat(40)
const env = { GITHUB_SHA: own }

/** Returns the files of a folder that has checked out a commit. */
const checkout = (folder: string, commit: string) => ({
  [`${folder}.git/HEAD`]: `${commit}\n`,
  [`${folder}.git/objects/x`]: '',
  [`${folder}.git/refs/x`]: '',
})

test('finds no other commit when the commit of the run is checked out', () => {
  const checkouts = createCheckouts({ cwd: makeTree({ ...checkout('', own), 'a/x.xml': '' }), event: () => ({}), env })
  expect(checkouts.other()).toBeUndefined()
  expect(checkouts.other('a/x.xml')).toBeUndefined()
})

test('finds no other commit outside of a repository', () => {
  const checkouts = createCheckouts({ cwd: makeTree({ 'a/x.xml': '' }), event: () => ({}), env })
  expect(checkouts.other()).toBeUndefined()
  expect(checkouts.other('a/x.xml')).toBeUndefined()
})

test('finds another commit around the working directory', () => {
  const checkouts = createCheckouts({ cwd: makeTree(checkout('', other)), event: () => ({}), env })
  expect(checkouts.other()).toEqual({ commit: other, expected: own })
})

test('finds another commit around a file when the working directory is not in it', () => {
  const cwd = makeTree({ ...checkout('pull/', other), 'pull/results/x.xml': '', ...checkout('main/', own), 'main/x.xml': '' })
  const checkouts = createCheckouts({ cwd, event: () => ({}), env })
  expect(checkouts.other()).toBeUndefined()
  expect(checkouts.other('main/x.xml')).toBeUndefined()
  expect(checkouts.other('pull/results/x.xml')).toEqual({ commit: other, expected: own })
})

test('finds another commit around a file when the working directory has the commit of the run', () => {
  const cwd = makeTree({ ...checkout('', own), ...checkout('pull/', other), 'pull/x.xml': '' })
  expect(createCheckouts({ cwd, event: () => ({}), env }).other('pull/x.xml')).toEqual({ commit: other, expected: own })
})

test('takes a submodule for a part of the checkout around it', () => {
  const cwd = makeTree({
    ...checkout('', own),
    'lib/.git': 'gitdir: ../.git/modules/lib\n',
    '.git/modules/lib/HEAD': `${other}\n`,
    'lib/x.xml': '',
  })
  expect(createCheckouts({ cwd, event: () => ({}), env }).other('lib/x.xml')).toBeUndefined()
})

test('expects the commit of the completed run on workflow_run', () => {
  const cwd = makeTree(checkout('', other))
  expect(createCheckouts({ cwd, event: () => ({ workflow_run: { head_sha: other } }), env }).other()).toBeUndefined()
  expect(createCheckouts({ cwd, event: () => ({ workflow_run: { head_sha: own } }), env: { GITHUB_SHA: other } }).other()).toEqual({
    commit: other,
    expected: own,
  })
})

test('knows no expected commit when the event of workflow_run cannot be read', () => {
  const cwd = makeTree(checkout('', own))
  expect(createCheckouts({ cwd, event: () => ({}), env: { ...env, GITHUB_EVENT_NAME: 'workflow_run' } }).other()).toEqual({
    commit: own,
    expected: undefined,
  })
})

test('distrusts a checkout whose commit cannot be read', () => {
  const cwd = makeTree(checkout('', 'nonsense'))
  expect(createCheckouts({ cwd, event: () => ({}), env: { ...env, PATH: '' } }).other()).toEqual({ commit: undefined, expected: own })
})
