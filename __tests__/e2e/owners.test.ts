// Tests that owners and quarantine go from the work tree into the records, and from there into reports of later jobs.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPage } from '../deliver/html-report/writer/written-page.js'
import { makeFolder, makeIndexOld, makeTree } from '../read/collect/tree.js'
import { runCli } from './cli-process.js'
import { bareEnvironment, nodes } from './nodes.js'

const results = `<testsuites>
<testsuite name="com.acme.CartTest">
<testcase classname="com.acme.CartTest" name="adds"/>
<testcase classname="com.acme.CartTest" name="pays"><failure message="expected 1 to be 2">com.acme.Error: expected 1 to be 2
\tat com.acme.CartTest.pays(CartTest.java:31)</failure></testcase>
</testsuite>
<testsuite name="web"><testcase name="renders" file="/home/runner/work/shop/shop/web/page.test.ts"/></testsuite>
<testsuite name="other"><testcase name="waits" file="elsewhere/page.test.ts"/></testsuite>
</testsuites>`

const quarantine = [
  {
    test: 'com.acme.CartTest › *',
    until: '9999-12-31',
    owner: 'payments',
    reason: 'Flaky since the move.',
    issue: 'https://example.com/1',
  },
]

const files = {
  'TEST-a.xml': results,
  '.github/CODEOWNERS': '* @acme/everyone\n/server/ @acme/payments dev@example.com\n/web/ @acme/web\n',
  'server/src/test/java/com/acme/CartTest.java': '',
  'web/page.test.ts': '',
}

/** Collects in a work tree with sources, and returns its records in another folder. */
function collected(node: string, more: Readonly<Record<string, string>> = {}) {
  const checkout = makeTree({ ...files, ...more })
  for (const words of [
    ['init', '--quiet'],
    ['add', '.'],
  ])
    execFileSync('git', words, { cwd: checkout, env: bareEnvironment })
  makeIndexOld(checkout)
  expect(runCli(['collect', '--fail-on', 'never'], { node, cwd: checkout }).status).toBe(0)
  const folder = makeFolder()
  cpSync(join(checkout, 'build-report.ndjson'), join(folder, 'records/a.ndjson'))
  return folder
}

/** Returns a field of each test in a records file, by the name of the test. */
function fieldIn(path: string, field: string): Readonly<Record<string, unknown>> {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  const tests = lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'test')
  return Object.fromEntries(tests.map((one) => [one.name, one[field]]))
}

describe.each(nodes)('the owners and the quarantine of tests, on %s', (node) => {
  const payments = ['@acme/payments', 'dev@example.com']
  const owners = { adds: payments, pays: payments, renders: ['@acme/web'], waits: undefined }

  test('collect writes owners and quarantine, and a report of the records in an empty folder shows them', () => {
    const folder = collected(node)
    expect(fieldIn(join(folder, 'records/a.ndjson'), 'owners')).toEqual(owners)
    const words = ['report', '--records', 'records/*', '--output', 'all.ndjson', '--failures', 'failures.md', '--fail-on', 'never']
    const { stdout } = runCli([...words, '--json'], { node, cwd: folder })
    expect(JSON.parse(stdout).failures).toMatchObject([{ name: 'pays', owners: payments }])
    expect(readFileSync(join(folder, 'failures.md'), 'utf8')).toContain('owned by `@acme/payments`, `dev@example.com`')
    expect(fieldIn(join(folder, 'all.ndjson'), 'owners')).toEqual(owners)
  })

  test('keeps owners and quarantine from job to job, and excuses the failure only with a quarantine file', () => {
    const folder = collected(node, { '.service-quarantine.json': JSON.stringify(quarantine) })
    const { test: _, ...entry } = quarantine[0] ?? {}
    const expected = { adds: entry, pays: entry, renders: undefined, waits: undefined }
    expect(fieldIn(join(folder, 'records/a.ndjson'), 'quarantine')).toEqual(expected)
    expect(runCli(['report', '--records', 'records/*', '--output', 'all.ndjson'], { node, cwd: folder }).status).toBe(1)
    expect(fieldIn(join(folder, 'all.ndjson'), 'quarantine')).toEqual(expected)
  })

  test('writes no owners and no quarantine when the work tree has neither file', () => {
    const folder = collected(node, { '.github/CODEOWNERS': '' })
    expect(readFileSync(join(folder, 'records/a.ndjson'), 'utf8')).not.toMatch(/"owners"|"quarantine"/)
  })

  test('shows owners and quarantine of passed and failed tests in the HTML report', () => {
    const { status, cwd } = runCli(['report', '--records', 'records/*', '--html', 'report.html', '--fail-on', 'never'], {
      node,
      cwd: collected(node),
    })
    expect(status).toBe(0)
    const { blocks } = readPage(join(cwd, 'report.html'))
    expect(new Set(blocks.flatMap(({ tests }) => tests.owners))).toEqual(new Set([...payments, '@acme/web']))
    expect(blocks.flatMap(({ tests }) => tests.tests.owned)).toHaveLength(3)
  })
})
