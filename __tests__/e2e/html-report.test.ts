import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testId } from '../../src/records/test-identity.js'
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
