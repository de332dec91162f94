// Tests that a configuration without a test collector passes without tests, yet reads results under well-known names.
import { describe, expect, test } from 'vitest'
import { failingResults, goodResults } from '../results/junit-results.js'
import { runCli } from './cli-process.js'
import { nodes } from './nodes.js'
import { runStep } from './step.js'

const filesOnly = { '.service.json': '{ "collect": { "files": { "include": ["dist/*.zip"] } } }' }
const eventsOnly = { '.service.json': '{ "collect": { "events": {} } }' }
const artifact = { 'dist/app.zip': 'PK' }
const event = { 'service-a-events.ndjson': '{"kind":"property","name":"size","value":3}\n' }

describe.each(nodes)('a configuration without a test collector, on %s', (node) => {
  const report = (files: Readonly<Record<string, string | Buffer>>, ...words: readonly string[]) => {
    const { status, stdout, stderr } = runCli(['report', '--json', ...words], { node, files })
    return { status, stderr, json: JSON.parse(stdout) }
  }

  test.each([
    ['files', { ...filesOnly, ...artifact }],
    ['events', { ...eventsOnly, ...event }],
  ])('passes without tests when it names only %s', (_, files) => {
    const { status, json, stderr } = report(files)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(json).toMatchObject({ status: 'unknown', tests: { total: 0 }, problems: [] })
    expect(runStep({ node, files }).status).toBe(0)
  })

  test('warns when nothing is found', () => {
    const nothing = { severity: 'warning', message: expect.stringContaining('Nothing was found') }
    expect(report(eventsOnly)).toMatchObject({ status: 0, json: { problems: [nothing] } })
    const idle = { severity: 'warning', message: 'No file matches "dist/*.zip" (included by "files").' }
    expect(report(filesOnly)).toMatchObject({ status: 0, json: { problems: [idle, nothing] } })
  })

  test('collects every format by its well-known names', () => {
    expect(report({ ...filesOnly, ...artifact, 'TEST-a.xml': failingResults(1) })).toMatchObject({
      status: 1,
      json: { tests: { total: 1, failed: 1 }, artifacts: [{ path: 'dist/app.zip' }] },
    })
    expect(report({ ...eventsOnly, 'TEST-a.xml': goodResults })).toMatchObject({ status: 0, json: { tests: { total: 2 } } })
  })

  test('requires tests in paths that the user names', () => {
    const { status, stderr } = report({ ...filesOnly, ...artifact, 'results/a.txt': '' }, 'results')
    expect(status).toBe(1)
    expect(stderr).toContain('No tests were found.')
  })

  test.each([
    ['without a configuration', {}],
    ['with only events', eventsOnly],
    ['with only files', { ...filesOnly, ...artifact }],
  ])('fails for every damaged file under the well-known name of one format, %s', (_, config) => {
    const damaged = {
      'TEST-b.xml': '<testsui',
      'junit.xml': Buffer.alloc(4096),
      'sub/TEST-c.xml': '<?xml version="1.0" encoding="UTF-8"?>\n',
      'TEST-d.xml': 'Segmentation fault',
      'a.trx': '',
      'b.ctrf.json': '{"results": {"tool": {"na',
      'service-b-events.ndjson': '\0\0',
    }
    const { status, json } = report({ ...config, ...damaged, 'TEST-good.xml': goodResults, 'TEST-ant.xml': '<project/>' })
    expect(status).toBe(1)
    expect(json.tests.total).toBe(2)
    const paths = json.problems.map(({ severity, path }: { severity: string; path: string }) => `${severity} ${path}`)
    expect(paths.sort()).toEqual(
      Object.keys(damaged)
        .map((path) => `error ${path}`)
        .sort(),
    )
  })
})
