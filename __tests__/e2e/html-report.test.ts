// Tests that the HTML report of the bundled command joins jobs and shows verdicts with earlier builds.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testId } from '../../src/records/test-identity.js'
import { readPage } from '../deliver/html-report/writer/written-page.js'
import { junit } from '../results/junit-results.js'
import { runCli } from './cli-process.js'

const pays = { kind: 'test', id: testId('', ['Cart'], 'pays'), name: 'pays', suite: ['Cart'], format: 'junit' }

/** The records of a job in which a test failed. */
const recordsOf = (job: string) =>
  [
    { ...pays, job, status: 'failed', message: 'expected 1 to be 2' },
    { kind: 'test', name: 'adds', suite: ['Cart'], format: 'junit', job, status: 'successful' },
  ]
    .map((record) => `${JSON.stringify(record)}\n`)
    .join('')

test('lists a test of several jobs once in the HTML report of joined records', () => {
  const { status, cwd } = runCli(['report', '--records', 'job-*.ndjson'], {
    node: process.execPath,
    files: {
      'job-a.ndjson': recordsOf('unit (linux)'),
      'job-b.ndjson': recordsOf('unit (windows)'),
      '.service.json': JSON.stringify({ report: { html: { enabled: true, outputFile: 'report.html' } } }),
    },
  })
  expect(status).toBe(1)
  const page = readFileSync(join(cwd, 'report.html'), 'utf8')
  expect(page).toContain('<title>1 test failed in both jobs</title>')
  expect(page).toContain('Tests <span class="count">2</span>')
  expect(page).toContain('Jobs <span class="count">2</span>')
  // The link of a comment opens the test by its id, whose beginning the page contains.
  expect(page).toContain(`"ids":"${pays.id.slice(0, 12)}`)
})

test('shows the verdicts and the earlier builds in the HTML report of a run with a history', () => {
  const node = process.execPath
  const history = ['--history', 'history.ndjson.gz', '--html', 'report.html']
  const failure = { message: 'expected 1 to be 2' }
  const files = { 'a.xml': junit([{ name: 'adds' }, { name: 'pays', failure }]) }
  const { cwd } = runCli(['report', 'a.xml', ...history, '--history-output', 'history.ndjson.gz'], { node, files })
  const page = () => readPage(join(cwd, 'report.html'))
  const find = (pattern: RegExp) => pattern.exec(page().html)?.[1]
  const [title, line, tags] = [
    /<title>(.*?)<\/title>/,
    /<p class="history-line">(.*?)<\/p>/,
    /<span class="row wrap head-tags">(.*?)<\/span>/,
  ]
  // The first build has nothing to be compared with.
  expect([find(title), find(tags)]).toEqual(['1 of 2 tests failed', undefined])
  expect(find(line)).toMatch(/^No history/)
  expect(page().blocks[0]?.tests.history).toBeUndefined()

  writeFileSync(
    join(cwd, 'a.xml'),
    junit([
      { name: 'adds', failure },
      { name: 'pays', failure },
    ]),
  )
  runCli(['report', 'a.xml', ...history], { node, cwd })
  expect(find(title)).toBe('2 of 2 tests failed: 1 new · 1 also fails on the base branch')
  expect(find(tags)).toContain('<a class="tag new" href="#tests&amp;q=is%3Anew">1 new</a>')
  expect(find(line)).toMatch(/^Compared with 1 build of the base branch from a history file\./)
  const { rows, rowOf, verdicts } = page().blocks[0]?.tests.history ?? {}
  expect([rows?.map(([results]) => results), rowOf, verdicts?.map(({ kind }) => kind)]).toEqual([
    ['P', 'F'],
    [0, 1],
    ['new', 'known'],
  ])
})
