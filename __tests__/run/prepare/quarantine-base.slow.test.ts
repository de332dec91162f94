import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { RunRequest } from '../../../src/run/prepare/run-request.js'
import { run } from '../../../src/run/run.js'
import { checkOut, type Files } from '../../host/ci-context/pull-request-checkout.js'
import { type FakeGitHubOptions, startFakeGitHub } from '../../host/github/fake-github.js'
import { makeFolder } from '../../read/collect/tree.js'
import { junit } from '../../results/junit-results.js'

const now = Date.parse('2026-06-15T12:00:00Z')
const file = '.service-quarantine.json'
const adds = { test: 'Basket › adds', until: '2026-12-31' }
const removes = { test: 'Basket › removes' }
const failure = { message: 'no' }
const failing = junit([{ name: 'adds', failure }, { name: 'removes', failure }, { name: 'pays' }])

const list = (...entries: readonly object[]): Files => ({ [file]: JSON.stringify(entries) })

interface Scene {
  readonly base?: Files
  readonly change?: Files
  readonly depth?: number
  /** The files of the base commit on GitHub; default: the files of `base`. */
  readonly onGitHub?: Files | 'missing'
  readonly github?: Partial<FakeGitHubOptions>
  readonly results?: string
  readonly event?: (sha: { readonly base: string; readonly head: string }) => object
  readonly env?: Readonly<Record<string, string>>
  readonly request?: Partial<RunRequest>
  /** The working directory in the clone. */
  readonly folder?: string
  /** Files that a step of the job writes into the clone. */
  readonly written?: Files
  readonly hasToken?: boolean
}

const pullRequest: NonNullable<Scene['event']> = ({ base, head }) => ({
  pull_request: { number: 7, head: { sha: head, ref: 'topic' }, base: { sha: base, ref: 'main' } },
})

async function report({
  base = list(removes),
  change = list(removes, adds),
  depth = 1,
  event = pullRequest,
  hasToken = true,
  ...scene
}: Scene) {
  const checkout = checkOut(base, change, depth)
  const { onGitHub = base } = scene
  const github = await startFakeGitHub({
    repository: 'acme/shop',
    commits: onGitHub === 'missing' ? {} : { [checkout.base]: onGitHub },
    ...scene.github,
  })
  onTestFinished(() => github.close())
  const eventPath = join(makeFolder(), 'event.json')
  writeFileSync(eventPath, JSON.stringify(event(checkout)))
  const cwd = join(checkout.cwd, scene.folder ?? '.')
  mkdirSync(cwd, { recursive: true })
  for (const [path, text] of Object.entries(scene.written ?? {})) writeFileSync(join(cwd, path), text)
  writeFileSync(join(cwd, 'TEST-a.xml'), scene.results ?? failing)
  const said: string[] = []
  const finished = await run(
    { cwd, paths: [], records: [], ...scene.request },
    {
      env: {
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: eventPath,
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_API_URL: github.apiUrl,
        GITHUB_SHA: checkout.merge,
        PATH: process.env.PATH,
        ...scene.env,
      },
      now,
      token: hasToken ? github.token : '',
      onWarning: () => {},
      say: (message) => void said.push(message),
    },
  )
  github.expectNoViolations()
  const { summary, quarantine } = finished.judged.scope
  return {
    cwd,
    said,
    requests: github.requests.length,
    status: summary.status,
    added: summary.quarantinedByChange,
    marks: Object.fromEntries(summary.failures.map((failed) => [failed.test.name, failed.quarantine?.isAdded === true])),
    isMarked: (name: string) => quarantine?.entryOf({ suite: ['Basket'], name })?.isAdded === true,
  }
}

describe('the entries that a pull request adds to the quarantine', () => {
  test('the entries that a pull request adds to the quarantine are marked without a request when the clone has the base', async () => {
    const found = await report({ depth: 2 })
    expect(found).toMatchObject({ status: 'successful', added: 1, marks: { adds: true, removes: false }, requests: 0, said: [] })
    expect([found.isMarked('adds'), found.isMarked('removes')]).toEqual([true, false])
  })

  test('the entries that a pull request adds to the quarantine are marked after one request when the clone has only the merge commit', async () => {
    const found = await report({})
    expect(found).toMatchObject({ status: 'successful', added: 1, marks: { adds: true, removes: false }, requests: 1, said: [] })
    expect([found.isMarked('adds'), found.isMarked('removes')]).toEqual([true, false])
  })

  test.each([2, 1])('are all marked when the base has no such file, and the depth of the clone is %i', async (depth) => {
    expect(await report({ base: {}, depth })).toMatchObject({ added: 2, marks: { adds: true, removes: true } })
  })

  test.each([2, 1])('are marked when they have another last day in the base, and the depth of the clone is %i', async (depth) => {
    const base = list(removes, { ...adds, until: '2026-06-20' })
    expect(await report({ base, depth })).toMatchObject({ added: 1, marks: { adds: true, removes: false } })
  })

  test('the entries that a pull request adds to the quarantine are none when the change only formats and explains them', async () => {
    const text = `// flaky\n${JSON.stringify([{ ...adds, reason: 'flaky' }, removes], null, 4)}\n`
    expect(await report({ base: list(removes, adds), change: { [file]: text } })).toMatchObject({
      added: undefined,
      marks: { adds: false, removes: false },
      said: [],
    })
  })

  test('are found by the path of the file in the repository when the working directory is a folder below', async () => {
    const inFolder = (files: Files): Files => Object.fromEntries(Object.entries(files).map(([path, text]) => [`shop/${path}`, text]))
    const [base, change] = [inFolder(list(removes)), inFolder(list(removes, adds))]
    for (const depth of [2, 1]) expect(await report({ base, change, depth, folder: 'shop' })).toMatchObject({ added: 1 })
  })

  test('the entries that a pull request adds to the quarantine are marked in a merge queue', async () => {
    const event: Scene['event'] = ({ base, head }) => ({ merge_group: { base_sha: base, head_sha: head } })
    expect(await report({ event, env: { GITHUB_EVENT_NAME: 'merge_group' } })).toMatchObject({ added: 1, requests: 1 })
  })

  test('the entries that a pull request adds to the quarantine are marked in a merge request of GitLab when the clone has the base', async () => {
    const env = {
      GITHUB_ACTIONS: '',
      GITLAB_CI: 'true',
      CI: 'true',
      CI_MERGE_REQUEST_IID: '7',
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
    }
    expect(await report({ env, depth: 2 })).toMatchObject({ added: 1, requests: 0 })
    const shallow = await report({ env, depth: 1 })
    expect(shallow).toMatchObject({ added: undefined, requests: 0 })
    expect(shallow.said).toEqual([`The entries that this change adds to ${file} are unknown: the clone lacks the base.`])
  })

  test('the entries that a pull request adds to the quarantine are in the records when the clone has the base, and joined records keep the mark', async () => {
    const { cwd } = await report({ depth: 2, request: { output: 'out/all.ndjson' } })
    const quarantines = (path: string) =>
      Object.fromEntries(
        readFileSync(path, 'utf8')
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
          .filter(({ kind }) => kind === 'test')
          .map(({ name, quarantine }) => [name, quarantine]),
      )
    const expected = { adds: { until: '2026-12-31', isAdded: true }, removes: {}, pays: undefined }
    expect(quarantines(join(cwd, 'out/all.ndjson'))).toEqual(expected)
    // Without a quarantine file, the records keep what they state.
    const other = makeFolder()
    const request = { cwd: other, paths: [], records: [join(cwd, 'out/*.ndjson')], output: 'joined.ndjson' }
    await run(request, { env: {}, now, onWarning: () => {} })
    expect(quarantines(join(other, 'joined.ndjson'))).toEqual(expected)
  })
})

describe('nothing is claimed and requested', () => {
  test.each<[string, Scene]>([
    ['no quarantined test failed', { results: junit([{ name: 'adds' }, { name: 'removes' }]) }],
    ['the run tests a push', { event: () => ({ before: 'a'.repeat(40) }), env: { GITHUB_EVENT_NAME: 'push' } }],
    ['the event is pull_request_target', { env: { GITHUB_EVENT_NAME: 'pull_request_target' } }],
    [
      'the event is workflow_run',
      { event: () => ({ workflow_run: { event: 'pull_request' } }), env: { GITHUB_EVENT_NAME: 'workflow_run' } },
    ],
  ])('nothing is claimed and requested when %s', async (_, scene) => {
    expect(await report(scene)).toMatchObject({ added: undefined, requests: 0, said: [] })
  })
})

describe('nothing is claimed, and the log states the reason,', () => {
  test.each<[string, Scene, RegExp]>([
    ['when GitHub does not know the base commit', { onGitHub: 'missing' }, /an answer without the commit/],
    ['when the token may not read the contents', { github: { permissions: { contents: 'none' } } }, /lacks `contents: read`/],
    [
      'when the token belongs to another repository',
      { github: { repository: 'acme/other' } },
      /does not exist, or the token cannot see it/,
    ],
    [
      'when a step of the job has written the file',
      { base: {}, change: {}, written: list(adds, removes) },
      /the tested commit does not contain/,
    ],
    ['when there is no token', { hasToken: false }, /there is no token to request it with/],
    ['when the file of the base has errors', { onGitHub: { [file]: '[{ "test": 1 }]' } }, /the file of the base has errors/],
    [
      'when the file of the base in the clone has errors',
      { base: { [file]: '[{ "test": 1 }]' }, depth: 2 },
      /the file of the base has errors/,
    ],
    ['when the file of the base is too long', { onGitHub: { [file]: `[]${' '.repeat(600_000)}` } }, /an answer without the text/],
    [
      'when the checkout is not the merge commit, and the base may be older than the event states',
      {
        env: { GITHUB_SHA: 'f'.repeat(40) },
        event: ({ base }) => ({ pull_request: { head: { sha: 'e'.repeat(40) }, base: { sha: base } } }),
      },
      /the commit that the change is compared with is unknown/,
    ],
  ])('nothing is claimed, and the log states the reason, %s', async (_, scene, reason) => {
    const { added, marks, status, said } = await report(scene)
    expect({ added, marks, status }).toEqual({ added: undefined, marks: { adds: false, removes: false }, status: 'successful' })
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`^The entries that this change adds to ${file} are unknown: .*${reason.source}`)),
    ])
  })
})
