// Tests that a run in two formats counts once, and that different runs count both (src/read/collect/twins).
import { describe, expect, test } from 'vitest'
import { collect } from '../../../../src/read/collect/collect.js'
import { previewCollect } from '../../../../src/read/collect/collect-preview.js'
import type { Collector } from '../../../../src/read/collect/collector.js'
import type { Problem } from '../../../../src/records/problem.js'
import type { InputFile, Recorder } from '../../../../src/records/recorder.js'
import { makeTree } from '../tree.js'

interface Case {
  readonly name: string
  readonly suite?: string
  readonly status?: 'passed' | 'failed' | 'skipped'
  readonly start?: number
}

const cases = (count: number, more: Partial<Case> = {}): Case[] =>
  Array.from({ length: count }, (_, index) => ({ name: `adds item ${index}`, suite: 'Cart', ...more }))

/** The same cases, of which one has another status. */
const but = (all: readonly Case[], index: number, change: Partial<Case>): Case[] =>
  all.map((each, place) => (place === index ? { ...each, ...change } : each))

const startMs = Date.UTC(2026, 4, 1, 12)

function ctrf(all: readonly Case[]): string {
  const tests = all.map(({ name, suite = '', status = 'passed', start }) => ({ name, suite: [suite], status, duration: 1, start }))
  return JSON.stringify({ reportFormat: 'CTRF', specVersion: '0.0.0', results: { tool: { name: 'tool' }, summary: {}, tests } })
}

function junit(all: readonly Case[]): string {
  const lines = all.map(({ name, suite = '', status, start }) => {
    const inner = status === 'failed' ? '<failure message="no"/>' : status === 'skipped' ? '<skipped/>' : ''
    const timestamp = start === undefined ? '' : ` timestamp="${new Date(start).toISOString()}"`
    return `<testsuite name="${suite}"${timestamp}><testcase classname="${suite}" name="${name}">${inner}</testcase></testsuite>`
  })
  return `<testsuites>${lines.join('\n')}</testsuites>`
}

function tap(all: readonly Case[]): string {
  const lines = all.map(({ name, suite, status }, index) => `${status === 'failed' ? 'not ok' : 'ok'} ${index + 1} - ${suite} > ${name}`)
  return `TAP version 13\n1..${all.length}\n${lines.join('\n')}\n`
}

function testng(all: readonly Case[]): string {
  const methods = all.map(
    ({ name, status }) => `<test-method name="${name}" status="${status === 'failed' ? 'FAIL' : 'PASS'}" duration-ms="1"/>`,
  )
  const { suite = '' } = all[0] ?? {}
  return `<testng-results><suite name="s"><test name="t"><class name="${suite}">${methods.join('')}</class></test></suite></testng-results>`
}

const collectors = (more: Partial<Collector> = {}, key: Collector['key'] = 'junit'): readonly Collector[] => [
  { key, include: ['**'], exclude: [], metadata: {}, ...more },
]

async function collected(files: Readonly<Record<string, string>>, using = collectors()) {
  const inputs: InputFile[] = []
  const problems: Problem[] = []
  const counts: Record<string, number> = {}
  const recorder: Recorder = {
    beginFile(file) {
      inputs.push(file)
      counts[file.path] = 0
    },
    test() {
      const { path = '' } = inputs.at(-1) ?? {}
      counts[path] = (counts[path] ?? 0) + 1
    },
    restartFile() {},
    endFile: (found) => problems.push(...found),
    record() {},
  }
  const { notices, problems: others, files: shown } = await collect({ cwd: makeTree(files), collectors: using }, recorder)
  return {
    counts,
    twins: Object.fromEntries(inputs.flatMap(({ path, twinOf }) => (twinOf === undefined ? [] : [[path, twinOf]]))),
    shownTwins: shown.flatMap(({ path, twinOf }) => (twinOf === undefined ? [] : [path])),
    notices: notices.map(({ message }) => message),
    problems: [...problems, ...others].map(({ severity, message }) => `${severity}: ${message}`),
    order: inputs.map(({ path }) => path),
  }
}

describe('the same run in two formats', () => {
  test('counts the better format and gives one notice when both are in one folder', async () => {
    const result = await collected({ 'out/junit.xml': junit(cases(38)), 'out/results.json': ctrf(cases(38)) })
    expect(result.counts).toEqual({ 'out/results.json': 38, 'out/junit.xml': 0 })
    expect(result.twins).toEqual({ 'out/junit.xml': 'out/results.json' })
    expect(result.shownTwins).toEqual(['out/junit.xml'])
    expect(result.notices).toEqual([
      'out/junit.xml has the same 38 tests as out/results.json and was not counted. Keep one of the two reporters.',
    ])
    expect(result.problems).toEqual([])
  })

  test('counts once when one job writes into the folders of two tools', async () => {
    const { counts } = await collected({
      'playwright-report/results.json': ctrf(cases(9)),
      'test-results/junit.xml': junit(cases(9)),
    })
    expect(counts).toEqual({ 'playwright-report/results.json': 9, 'test-results/junit.xml': 0 })
  })

  test('counts both without a warning when two downloaded artifacts have different formats', async () => {
    const { counts, notices, problems } = await collected({
      'artifacts/linux/results.json': ctrf(cases(9)),
      'artifacts/windows/junit.xml': junit(cases(9)),
    })
    expect(counts).toEqual({ 'artifacts/linux/results.json': 9, 'artifacts/windows/junit.xml': 9 })
    expect([...notices, ...problems]).toEqual([])
  })

  test('counts both with a warning when it is unclear whether two folders belong to one job', async () => {
    const { counts, problems } = await collected({ 'results.json': ctrf(cases(9)), 'frontend/junit.xml': junit(cases(9)) })
    expect(counts).toEqual({ 'results.json': 9, 'frontend/junit.xml': 9 })
    expect(problems).toEqual([
      'warning: frontend/junit.xml and results.json share 9 of 9 tests, and both were counted. If they are one run, name only one of them in "paths".',
    ])
  })

  test('compares only files of one job when a pattern names the jobs', async () => {
    const { counts, problems } = await collected(
      { 'all/a/results.json': ctrf(cases(9)), 'all/b/junit.xml': junit(cases(9)), 'all/b/results.json': ctrf(cases(9)) },
      collectors({ include: ['all/<job>/**'] }),
    )
    expect(counts).toEqual({ 'all/a/results.json': 9, 'all/b/results.json': 9, 'all/b/junit.xml': 0 })
    expect(problems).toEqual([])
  })

  test('counts both files when they have the same format', async () => {
    const { counts, problems } = await collected({ 'out/a.xml': junit(cases(9)), 'out/b.xml': `${junit(cases(9))}\n` })
    expect(counts).toEqual({ 'out/a.xml': 9, 'out/b.xml': 9 })
    expect(problems).toEqual([])
  })

  test('counts both with a warning when the other format has one more failed test', async () => {
    const all = cases(9, { start: startMs })
    const { counts, problems } = await collected({
      'out/results.json': ctrf(all),
      'out/junit.xml': junit(but(cases(9, { start: startMs - 5 * 60_000 }), 3, { status: 'failed' })),
    })
    expect(counts).toEqual({ 'out/results.json': 9, 'out/junit.xml': 9 })
    expect(problems).toEqual([
      'warning: out/junit.xml and out/results.json share 9 of 9 tests, and both were counted. If they are one run, name only one of them in "paths".',
    ])
  })

  test('counts both when one of 5,000 tests failed only in the other format', async () => {
    const all = cases(5_000)
    const { counts } = await collected({ 'out/results.json': ctrf(all), 'out/junit.xml': junit(but(all, 3_141, { status: 'failed' })) })
    expect(counts).toEqual({ 'out/results.json': 5_000, 'out/junit.xml': 5_000 })
  })

  test('counts once when 5,000 tests are the same', async () => {
    const all = but(cases(5_000), 3_141, { status: 'failed' })
    const { counts } = await collected({ 'out/results.json': ctrf(all), 'out/junit.xml': junit(all) })
    expect(counts).toEqual({ 'out/results.json': 5_000, 'out/junit.xml': 0 })
  })

  test('counts once when one file holds the tests of twenty files of the other format', async () => {
    const classes = Array.from({ length: 20 }, (_, index) => cases(7, { suite: `org.shop.Class${index}` }))
    const files = classes.map((all, index) => [`target/surefire-reports/TEST-org.shop.Class${index}.xml`, junit(all)] as const)
    const { counts, notices } = await collected({ ...Object.fromEntries(files), 'target/ctrf/report.json': ctrf(classes.flat()) })
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(140)
    expect(counts['target/ctrf/report.json']).toBe(140)
    expect(notices).toEqual([
      '20 files (target/surefire-reports/TEST-org.shop.Class0.xml, target/surefire-reports/TEST-org.shop.Class1.xml, …) have the same 140 tests as target/ctrf/report.json and were not counted. Keep one of the two reporters.',
    ])
  })

  test('counts each module once when files of another module are beside its own', async () => {
    const module = (name: string, suffix: string): Record<string, string> => ({
      [`${name}/target/surefire-reports/testng-results.xml`]: testng(cases(12, { suite: `org.${name}.Test${suffix}` })),
      [`${name}/target/surefire-reports/TEST-a.xml`]: junit(cases(12, { suite: `org.${name}.Test${suffix}` }).slice(0, 6)),
      [`${name}/target/surefire-reports/TEST-b.xml`]: junit(cases(12, { suite: `org.${name}.Test${suffix}` }).slice(6)),
    })
    const { counts, problems } = await collected({ ...module('api', 'A'), ...module('web', 'B') })
    expect(Object.values(counts).filter((count) => count > 0)).toEqual([12, 12])
    expect(problems).toEqual([])
  })

  test('counts the files of two legs of a matrix when they overlap beside one file of the other format', async () => {
    const { counts } = await collected({
      'out/junit-linux.xml': junit(cases(9)),
      'out/junit-mac.xml': junit(cases(9)).replaceAll('\n', '\n\n'),
      'out/results-windows.json': ctrf(cases(9)),
    })
    expect(Object.values(counts)).toEqual([9, 9, 9])
  })

  test('counts the files of several runs when their tests are the same', async () => {
    const { counts } = await collected({
      'out/a.xml': junit(cases(9).slice(0, 8)),
      'out/b.xml': junit(cases(9).slice(1)),
      'out/results.json': ctrf(cases(30)),
    })
    expect(Object.values(counts).sort()).toEqual([30, 8, 8])
  })

  test('counts the best of three formats', async () => {
    const { counts, twins } = await collected({
      'out/a.tap': tap(cases(9)),
      'out/b.xml': junit(cases(9)),
      'out/c.json': ctrf(cases(9)),
    })
    expect(counts).toEqual({ 'out/a.tap': 0, 'out/b.xml': 0, 'out/c.json': 9 })
    expect(twins).toEqual({ 'out/a.tap': 'out/c.json', 'out/b.xml': 'out/c.json' })
  })

  test('counts all files when the collector of the other format counts twins', async () => {
    const files = { 'out/junit.xml': junit(cases(9)), 'out/results.json': ctrf(cases(9)) }
    const using = [...collectors({ twins: 'count', include: ['**/*.xml'] }), ...collectors({ include: ['**/*.json'] }, 'ctrf')]
    expect((await collected(files, using)).counts).toEqual({ 'out/junit.xml': 9, 'out/results.json': 9 })
  })

  test('reports the problems of a twin as warnings', async () => {
    const cut = junit(cases(38)).replace(/<\/testsuites>$/, '')
    const { counts, problems } = await collected({ 'out/junit.xml': cut, 'out/results.json': ctrf(cases(38)) })
    expect(counts['out/junit.xml']).toBe(0)
    expect(problems).toEqual([expect.stringMatching(/^warning: /)])
  })

  test('counts a twin for the files and tests that a collector expects', async () => {
    const files = { 'out/junit.xml': junit(cases(9)), 'out/results.json': ctrf(cases(9)) }
    const using = [
      ...collectors({ include: ['**/*.xml'], expect: { files: 1, tests: 9 } }),
      ...collectors({ include: ['**/*.json'], expect: { files: 1, tests: 9 } }, 'ctrf'),
    ]
    const { twins, problems } = await collected(files, using)
    expect(Object.keys(twins)).toEqual(['out/junit.xml'])
    expect(problems).toEqual([])
  })

  test('reads files in the order of their paths when no two of one job have different formats', async () => {
    const { order } = await collected({
      'artifacts/linux/b.xml': junit(cases(2)),
      'artifacts/windows/a.json': ctrf(cases(3)),
      'artifacts/linux/a.xml': junit(cases(1)),
    })
    expect(order).toEqual(['artifacts/linux/a.xml', 'artifacts/linux/b.xml', 'artifacts/windows/a.json'])
  })
})

test('shows a twin in the preview of a run when two formats have the same tests', async () => {
  const cwd = makeTree({ 'out/junit.xml': junit(cases(9)), 'out/results.json': ctrf(cases(9)) })
  const { files, notices, problems } = await previewCollect({ cwd, collectors: collectors() })
  expect(files.map(({ path, twinOf }) => [path, twinOf])).toEqual([
    ['out/junit.xml', 'out/results.json'],
    ['out/results.json', undefined],
  ])
  expect(notices.map(({ kind, path }) => [kind, path])).toEqual([['twin', 'out/junit.xml']])
  expect(problems).toEqual([])
})

test('names the failed tests that only the twin shows when an exception applies', async () => {
  const all = cases(9, { start: startMs })
  const { notices } = await collected({ 'out/results.json': ctrf(all), 'out/junit.xml': junit(but(all, 3, { status: 'failed' })) })
  expect(notices).toEqual([expect.stringMatching(/Keep one of the two reporters\. Only it shows "adds item 3" as failed\.$/)])
})
