import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noSecretMask } from '../../../src/host/secrets/secret-mask.js'
import { createFileHistory } from '../../../src/judge/earlier-builds/history-file.js'
import { createCauseReader } from '../../../src/judge/failure/cause-reader.js'
import type { BuildResults } from '../../../src/judge/history/build-results.js'
import type { Outcome } from '../../../src/judge/history/test-histories.js'
import { withProblems } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { VerdictCounts } from '../../../src/judge/verdicts/verdict.js'
import { testId } from '../../../src/records/test-identity.js'
import { createRunHistory } from '../../../src/run/judge/run-history.js'
import type { JobMemory } from '../../../src/run/prepare/job-memory.js'
import type { PreparedRun } from '../../../src/run/prepare/prepared-run.js'
import { buildResultsOf, idOf } from '../../judge/history/build-results-of.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

const file = 'history.ndjson'
const summary = withProblems(createSummary(createCauseReader()).result(), [])
const passed = buildResultsOf([{ id: idOf(1), outcome: 'P' }])

/** The verdicts on the failures of the last run. */
let kinds: VerdictCounts | undefined

/** Compares a run with the history in a folder and adds it. */
async function addRun(cwd: string, build: string, results: BuildResults, memory?: JobMemory) {
  return (await compareRun(cwd, build, results, { memory }))?.problems.map(({ message }) => message)
}

interface Surroundings {
  readonly memory?: JobMemory | undefined
  readonly say?: (message: string) => void
}

async function compareRun(cwd: string, build: string, results: BuildResults, { memory, say }: Surroundings = {}) {
  const prepared = {
    request: { cwd, records: [], history: { files: [file], output: file } },
    context: { env: {}, say, now: Number(build) },
    ciContext: () => ({ build: { id: build }, source: {} }),
    memory: async () => memory,
    mask: noSecretMask,
  } as unknown as PreparedRun
  const history = createRunHistory(prepared, results)
  const compared = await history?.compare()
  kinds = compared?.judgement?.counts
  expect(await history?.add(summary)).toEqual({ problems: [], notices: [] })
  return compared
}

const isIncomplete = async (cwd: string) => {
  const { histories } = await createFileHistory({ cwd, patterns: [file] }).read()
  return histories?.builds.map((build) => build.isIncomplete)
}

test('warns and stores an incomplete build when there are more results than a history holds', async () => {
  const cwd = makeFolder()
  expect(await addRun(cwd, '100000001', passed)).toEqual([])
  expect(await addRun(cwd, '100000002', { ...passed, leftOut: 1_500, isIncomplete: true })).toEqual([
    'The run has more tests than a history holds: 1,500 results are not compared with earlier builds, and missing tests are not reported.',
  ])
  expect(await isIncomplete(cwd)).toEqual([undefined, true])
})

test('warns when the history contains none of the many tests of the run', async () => {
  const cwd = makeFolder()
  const tests = (start: number, length: number) =>
    buildResultsOf(Array.from({ length }, (_, index) => ({ id: idOf(start + index), outcome: 'P' as const })))
  await addRun(cwd, '100000001', tests(0, 30))
  expect(await addRun(cwd, '100000002', tests(1_000, 19))).toEqual([])
  expect(await addRun(cwd, '100000003', tests(29, 25))).toEqual([])
  expect(await addRun(cwd, '100000004', tests(5_000, 25))).toEqual([
    'The history contains none of the 25 tests of this run, so it may belong to another project, module or job. Check its source: failed tests have no verdict.',
  ])
})

const named = (tests: readonly (readonly [name: string, outcome: 'P' | 'F'])[]) =>
  buildResultsOf(tests.map(([name, outcome]) => ({ id: testId('', [], name), name, outcome })))

test('gives a failed test no verdict and states why when the history is cut off before it', async () => {
  const cwd = makeFolder()
  const tests = ['adds', 'removes', 'pays'].map((name) => [name, 'P'] as const)
  await addRun(cwd, '100000001', named(tests))
  const path = join(cwd, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, text.indexOf('"pays"')))
  const compared = await compareRun(
    cwd,
    '100000002',
    named([
      ['adds', 'P'],
      ['pays', 'F'],
    ]),
  )
  expect(compared?.judgement?.counts).toMatchObject({ unknown: 1, unseen: 0, new: 0 })
  expect(compared?.summary.reason).toBe('The history of the base branch is damaged, so a test that it lacks may not be new.')
})

test('gives no verdict and states why when the history knows none of the tests', async () => {
  const cwd = makeFolder()
  await addRun(cwd, '100000001', named([['adds', 'P']]))
  const compared = await compareRun(cwd, '100000002', named([['pays', 'F']]))
  expect(compared?.judgement?.counts).toMatchObject({ unknown: 1, unseen: 0 })
  expect(compared?.summary.reason).toBe('The history of the base branch knows none of these tests.')
})

test('logs once which failed tests change their names with each run', async () => {
  const cwd = makeFolder()
  const said: string[] = []
  const run = (build: number) =>
    compareRun(
      cwd,
      `10000000${build}`,
      named([
        ['adds', 'P'],
        [`order ${build}7`, 'F'],
        [`user ${build}9`, 'F'],
      ]),
      { say: (message) => said.push(message) },
    )
  await run(1)
  await run(2)
  expect(said.filter((message) => message.includes('change'))).toEqual([])
  await run(3)
  expect(said.filter((message) => message.includes('change'))).toEqual([
    'The names of 2 failed tests change with each run, such as "order #". Their history is that of all names that differ only in "#".',
  ])
})

test('counts the pushes before only when a failed test has a sign of flakiness', async () => {
  const cwd = makeFolder()
  let questions = 0
  const asked = new Set<string>()
  const memory: JobMemory = {
    earlierFailures: async () => undefined,
    async pushes() {
      questions += 1
      return (id, cause) => {
        asked.add(`${id} ${cause}`)
        return 3
      }
    },
  }
  const strong = '2-aaaaaaaaaaaa'
  const runOf = (one: Outcome, two: Outcome = 'P') =>
    buildResultsOf([
      { id: idOf(1), outcome: one, ...(one === 'F' && { cause: strong }) },
      { id: idOf(2), outcome: two, ...(two === 'F' && { cause: '2-bbbbbbbbbbbb' }) },
    ])
  let build = 100_000_000
  const nextBuild = (): string => {
    build += 1
    return String(build)
  }
  for (const outcome of 'PFPPPPPPFPPP') await addRun(cwd, nextBuild(), runOf(outcome as 'P' | 'F'), memory)
  questions = 0
  await addRun(cwd, nextBuild(), runOf('P', 'F'), memory)
  expect(questions).toBe(0)
  await addRun(cwd, nextBuild(), runOf('F'))
  expect(kinds).toMatchObject({ flaky: 1, new: 0 })
  await addRun(cwd, nextBuild(), runOf('P'))
  await addRun(cwd, nextBuild(), runOf('F'), memory)
  expect(kinds).toMatchObject({ flaky: 0, new: 1 })
  expect([questions, [...asked]]).toEqual([1, [`${idOf(1)} ${strong}`]])
})

test('stores what git knows about the commit of a failed build, without secrets', async () => {
  const cwd = makeTree({ 'a.txt': 'a' })
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Jo Doe', '-c', 'user.email=jo@acme.example', ...words], { cwd, encoding: 'utf8' }).trim()
  git('init', '--quiet', '--initial-branch', 'main')
  for (const message of ['first', 'Use hunter2 as the password']) git('commit', '--quiet', '--allow-empty', '--message', message)
  const commit = git('rev-parse', 'HEAD')
  const prepared = {
    request: { cwd, records: [], history: { files: [file], output: file } },
    context: { env: { PATH: process.env.PATH }, now: 0 },
    ciContext: () => ({ build: { id: '100000001' }, source: { commit } }),
    mask: { ...noSecretMask, text: (text: string) => text.replaceAll('hunter2', '***') },
  } as unknown as PreparedRun
  const history = createRunHistory(prepared, passed)
  await history?.compare()
  await history?.add({ ...summary, status: 'failed' })
  const { histories } = await createFileHistory({ cwd, patterns: [file] }).read()
  expect(histories?.builds).toMatchObject([
    { commit, parent: git('rev-parse', 'HEAD^'), subject: 'Use *** as the password', author: 'Jo Doe' },
  ])
})
