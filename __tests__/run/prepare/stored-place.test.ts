import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../../src/run/run.js'
import { pullRequestEvent, workflowRunEvent } from '../../e2e/scenarios/events.js'
import { makeTree } from '../../read/collect/tree.js'
import { junit } from '../../results/junit-results.js'

const own = '1'.repeat(40)
const other = '2'.repeat(40)

/** Returns the files of a folder that has checked out a commit. */
const checkout = (folder: string, commit: string) => ({
  [`${folder}.git/HEAD`]: `${commit}\n`,
  [`${folder}.git/objects/x`]: '',
  [`${folder}.git/refs/x`]: '',
})

/** Collects on `main`, and returns the ref and the build of each test by its name. */
async function placesOf(files: Readonly<Record<string, string>>, name: string, event: object = {}) {
  const cwd = makeTree(files)
  const eventPath = join(makeTree({ 'event.json': JSON.stringify(event) }), 'event.json')
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '99',
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_SHA: own,
  }
  await run({ cwd, paths: ['**/*.xml'], records: [], output: 'out.ndjson' }, { env, onWarning: () => undefined })
  const lines = readFileSync(join(cwd, 'out.ndjson'), 'utf8').trimEnd().split('\n')
  const tests = lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'test')
  return Object.fromEntries(tests.map((one) => [one.name, `${one.ref} ${one.build}`]))
}

const results = (name: string) => junit([{ name }])

test('stores results of main as main when main is checked out', async () => {
  expect(await placesOf({ ...checkout('', own), 'a.xml': results('adds') }, 'workflow_dispatch')).toEqual({ adds: 'main 99.1' })
})

test('stores results under the hash of their commit when a run on main has checked out another one', async () => {
  expect(await placesOf({ ...checkout('', other), 'a.xml': results('adds') }, 'workflow_dispatch')).toEqual({ adds: `${other} 99.1` })
})

test('stores only the results of a second checkout under the hash of its commit', async () => {
  const files = {
    ...checkout('', own),
    'a.xml': results('adds'),
    ...checkout('pull/', other),
    'pull/b.xml': results('removes'),
    'z.xml': results('pays'),
  }
  expect(await placesOf(files, 'workflow_dispatch')).toEqual({ adds: 'main 99.1', removes: `${other} 99.1`, pays: 'main 99.1' })
})

test("stores results from a fork's main under the name of the fork on workflow_run", async () => {
  const event = workflowRunEvent({ branch: 'main', headRepository: 'mallory/shop' })
  expect(await placesOf({ 'results/a.xml': results('adds') }, 'workflow_run', event)).toEqual({ adds: 'mallory:main 4711.1' })
})

test("stores results from a fork's main under the name of the fork on pull_request_target", async () => {
  const event = pullRequestEvent({ number: 7, branch: 'main', headRepository: 'mallory/shop' })
  expect(await placesOf({ 'results/a.xml': results('adds') }, 'pull_request_target', event)).toEqual({ adds: 'mallory:main 99.1' })
})
