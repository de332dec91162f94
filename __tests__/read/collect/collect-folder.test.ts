import { symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type CollectOptions, collect } from '../../../src/read/collect/collect.js'
import { previewCollect } from '../../../src/read/collect/collect-preview.js'
import type { Collector } from '../../../src/read/collect/collector.js'
import { allure } from '../../../src/read/formats/allure/allure.js'
import type { Problem } from '../../../src/records/problem.js'
import { makeTree } from './tree.js'

const collector = (include: readonly string[], more: Partial<Collector> = {}): Collector => ({
  key: 'allure',
  include,
  exclude: [],
  metadata: {},
  ...more,
})
const wellKnown = collector(allure.include, { wellKnown: true })

const result = (name: string) =>
  JSON.stringify({
    uuid: name,
    historyId: name,
    name,
    status: 'passed',
    stage: 'finished',
    labels: [],
    start: 1e12 + name.charCodeAt(0),
    stop: 1e12 + name.charCodeAt(0),
  })
const container = (name: string) => JSON.stringify({ uuid: name, children: [], befores: [] })
const junit = '<testsuite name="s"><testcase name="t"/></testsuite>'

async function collected(cwd: string, collectors: readonly Collector[], more: Partial<CollectOptions> = {}) {
  const lines: string[] = []
  const problems: Problem[] = []
  const outcome = await collect(
    { cwd, collectors, ...more },
    {
      beginFile: ({ path, format, files, job }) =>
        lines.push(`begin ${path} as ${format}, ${files} files${job === undefined ? '' : ` of ${job}`}`),
      test: ({ name, job }) => lines.push(`test ${name}${job === undefined ? '' : ` of ${job}`}`),
      restartFile: () => lines.push('restart'),
      endFile(found) {
        lines.push('end')
        problems.push(...found)
      },
      record: ({ kind }) => lines.push(`record ${kind}`),
    },
  )
  const files = outcome.files.map(({ path, kind, files: count }) => `${path} ${kind}${count === undefined ? '' : ` of ${count}`}`)
  return { lines, problems: [...problems, ...outcome.problems], files, notices: outcome.notices, artifacts: outcome.artifacts }
}

const folder = {
  'allure-results/a-result.json': result('a'),
  'allure-results/b-result.json': result('b'),
  'allure-results/c-container.json': container('c'),
  'allure-results/d-attachment.txt': 'log',
  'allure-results/executor.json': '{"name":"CI"}',
}

describe('a folder whose files are one result', () => {
  test('is one file in every list when its names are well known, or when the folder is given', async () => {
    const cwd = makeTree(folder)
    for (const each of [wellKnown, collector(['allure-results']), collector(['allure-results'], { folders: ['allure-results'] })]) {
      const { lines, problems, files, notices } = await collected(cwd, [each])
      expect(lines).toEqual(['begin allure-results as allure, 2 files', 'test a', 'test b', 'end'])
      expect({ problems, files, notices }).toEqual({ problems: [], files: ['allure-results results of 2'], notices: [] })
      const preview = await previewCollect({ cwd, collectors: [each] })
      expect(preview.files).toMatchObject([{ path: 'allure-results', kind: 'results', format: 'allure', files: 2 }])
      expect(preview.collectors[0]?.patterns[0]?.files).toContain('allure-results')
      expect(preview.notices).toEqual([])
    }
  })

  test('is the working directory when it contains the files', async () => {
    const cwd = makeTree(folder)
    const { lines, files } = await collected(join(cwd, 'allure-results'), [collector(['.'])])
    expect(lines[0]).toBe('begin . as allure, 2 files')
    expect(files).toEqual(['. results of 2'])
  })

  test('includes the errors of the run and the containers when only the results match a pattern', async () => {
    const errors = JSON.stringify({ attachments: [], errors: [{ message: 'the hook failed' }] })
    const { problems } = await collected(makeTree({ ...folder, 'allure-results/e-globals.json': errors }), [
      collector(['allure-results/*-result.json']),
    ])
    expect(problems.map(({ message, path }) => [message, path])).toEqual([['Allure: the hook failed', 'allure-results/e-globals.json']])
  })

  test('is read when it holds only the errors of a run', async () => {
    const errors = JSON.stringify({ attachments: [], errors: [{ message: 'the hook failed' }] })
    const { files, problems } = await collected(makeTree({ 'allure-results/e-globals.json': errors }), [wellKnown])
    expect(files).toEqual(['allure-results results of 1'])
    expect(problems).toHaveLength(1)
  })

  test('keeps the jobs of downloaded artifacts apart', async () => {
    const cwd = makeTree({
      'artifacts/linux/allure-results/a-result.json': result('a'),
      'artifacts/windows/allure-results/a-result.json': result('a'),
      'artifacts/results-mac-a-result.json': result('a'),
      'artifacts/results-bsd-a-result.json': result('a'),
    })
    const folders = await collected(cwd, [collector(['artifacts/<job>/allure-results/*.json'])])
    expect(folders.lines.filter((line) => line.startsWith('test'))).toEqual(['test a of linux', 'test a of windows'])
    expect(folders.problems).toEqual([])
    const files = await collected(cwd, [collector(['artifacts/results-<job>-a-result.json'])])
    expect(files.lines.filter((line) => line.startsWith('begin'))).toEqual([
      'begin artifacts as allure, 1 files of bsd',
      'begin artifacts as allure, 1 files of mac',
    ])
  })

  test('leaves a file of another format to its reader', async () => {
    const ctrf = JSON.stringify({ reportFormat: 'CTRF', results: { tests: [{ name: 'other', status: 'passed', duration: 1 }] } })
    const cwd = makeTree({ ...folder, 'allure-results/ctrf-result.json': ctrf, 'allure-results/junit.xml': junit })
    const { lines, files } = await collected(cwd, [collector(['allure-results'])])
    expect(lines.filter((line) => line.startsWith('test'))).toEqual(['test a', 'test b', 'test t', 'test other'])
    expect(files).toEqual(['allure-results results of 3', 'allure-results/ctrf-result.json results', 'allure-results/junit.xml results'])
  })

  test('counts as one file for expect.files', async () => {
    const cwd = makeTree(folder)
    expect((await collected(cwd, [{ ...wellKnown, expect: { files: 1, tests: 2 } }])).problems).toEqual([])
    const { problems } = await collected(cwd, [{ ...wellKnown, expect: { files: 2 } }])
    expect(problems[0]?.message).toBe('"allure" found 1 file, but collect.allure.expect requires at least 2 files.')
  })

  test('leaves out committed files, with one line for all of them', async () => {
    const cwd = makeTree(folder)
    const all = await collected(cwd, [wellKnown], { isCommitted: () => true })
    expect(all.files).toEqual(['allure-results foreign of 2'])
    expect(all.notices.map(({ message }) => message)).toEqual([
      'allure-results is committed and unchanged, so it is not a result of this run. Remove it from git, or name it in "paths".',
    ])
    const isCommitted = ({ absolutePath }: { absolutePath: string }) => absolutePath.endsWith('a-result.json')
    const some = await collected(cwd, [wellKnown], { isCommitted })
    expect(some.lines).toEqual(['begin allure-results as allure, 1 files', 'test b', 'end'])
    expect(some.notices.map(({ message }) => message)).toEqual([
      'allure-results: 1 file is committed and unchanged, so it is not a result of this run. Remove it from git, or name the folder in "paths".',
    ])
    const asked = await collected(cwd, [collector(['allure-results'])], { isCommitted })
    expect(asked.lines.filter((line) => line.startsWith('test'))).toHaveLength(2)
    expect(asked.problems.map(({ message }) => message)).toEqual([
      '1 file is committed and unchanged. If the tests did not write it, its results are old.',
    ])
  })

  test('has one notice when some of its files are days older than others', async () => {
    const cwd = makeTree(folder)
    utimesSync(join(cwd, 'allure-results/a-result.json'), 1e9, 1e9)
    const { notices, lines } = await collected(cwd, [wellKnown])
    expect(lines).toHaveLength(4)
    expect(notices).toMatchObject([{ neighbour: 'junit-old', path: 'allure-results/a-result.json' }])
  })

  test('keeps each file when the collector files includes it', async () => {
    const cwd = makeTree(folder)
    const { artifacts, lines } = await collected(cwd, [
      wellKnown,
      { key: 'files', include: ['allure-results/*'], exclude: [], metadata: {} },
    ])
    expect(artifacts).toHaveLength(5)
    expect(lines.filter((line) => line.startsWith('begin'))).toEqual(['begin allure-results as allure, 2 files'])
  })

  test('follows no link in the folder', async () => {
    const cwd = makeTree({
      'elsewhere/secret.json': result('secret'),
      'elsewhere/other.json': '{}',
      'allure-results/a-result.json': result('a'),
    })
    symlinkSync('../elsewhere/secret.json', join(cwd, 'allure-results/b-result.json'))
    symlinkSync('../elsewhere/other.json', join(cwd, 'allure-results/c-globals.json'))
    const { lines, problems } = await collected(cwd, [wellKnown])
    expect(lines.filter((line) => line.startsWith('test'))).toEqual(['test a'])
    expect(problems.map(({ path }) => path)).toEqual(['allure-results/b-result.json', 'allure-results/c-globals.json'])
  })
})
