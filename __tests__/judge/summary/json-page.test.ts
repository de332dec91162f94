// Tests that docs/json.md lists exactly the fields that the commands print with `--json`.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultFailOn } from '../../../src/judge/summary/fail-on.js'
import type { ListedEvidence } from '../../../src/judge/summary/listed-evidence.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { summaryJson } from '../../../src/judge/summary/summary-json.js'
import type { Verdict } from '../../../src/judge/verdicts/verdict.js'
import { applyGates } from '../../../src/run/apply-gates.js'
import type { RunContext, RunRequest } from '../../../src/run/prepare/run-request.js'
import { run } from '../../../src/run/run.js'
import { validate } from '../../../src/run/validate.js'
import { runMain } from '../../commands/cli/run-main.js'
import { makeTree } from '../../read/collect/tree.js'

const page = readFileSync(join(import.meta.dirname, '../../../docs/json.md'), 'utf8')

const cwd = mkdtempSync(join(tmpdir(), 'json-page-'))
afterAll(() => rmSync(cwd, { recursive: true, force: true }))
beforeAll(() => {
  const cases = `
    <testcase name="sums" classname="Cart" file="cart.test.ts" line="3"><failure message="no stock">Error: no stock</failure></testcase>
    <testcase name="adds" classname="Cart"><failure message="expected 3 to be 4"/></testcase>
    <testcase name="compares" classname="Cart"><failure message="assertion \`left == right\` failed&#10;  left: 1&#10; right: 2"/></testcase>
    <testcase name="prints" classname="Cart"><failure/><system-out>no stock</system-out></testcase>`
  writeFileSync(join(cwd, 'TEST-a.xml'), `<testsuite name="Cart" tests="4">${cases}</testsuite>`)
  writeFileSync(join(cwd, 'TEST-cut.xml'), `<testsuite name="Cart" tests="4">${cases}`)
  writeFileSync(join(cwd, 'TEST-coverage.xml'), '<coverage line-rate="1"/>')
  writeFileSync(join(cwd, 'cart.log'), 'log')
  const passed = ['ships', 'returns', 'refunds']
  const ofCtrf = passed.map((name) => ({ name, status: 'passed', duration: 1 }))
  writeFileSync(join(cwd, 'ctrf-report.json'), JSON.stringify({ results: { tool: { name: 'x' }, summary: { tests: 3 }, tests: ofCtrf } }))
  const ofJunit = passed.map((name) => `<testcase name="${name}" classname="Cart"/>`).join('')
  writeFileSync(join(cwd, 'TEST-twin.xml'), `<testsuite name="Cart" tests="3">${ofJunit}</testsuite>`)
  const failed = {
    kind: 'test',
    id: 'a',
    name: 'test_sum',
    suite: ['pytest', 'test_cart'],
    status: 'failed',
    producer: 'pytest',
    format: 'junit',
  }
  const details = 'RuntimeError: no stock\n  File "/app/shop/cart.py", line 3, in reserve'
  const jobs = ['unit (a)', 'unit (b)'].map((job) => ({ ...failed, job, details }))
  const refused = ['db', 'cache', 'queue'].map((host) => ({ ...failed, id: host, message: `connect ECONNREFUSED ${host}:80` }))
  const record = { kind: 'job', id: 'unit (a)', duration: 900, url: 'https://ci.example/1' }
  writeFileSync(join(cwd, 'jobs.ndjson'), [...jobs, ...refused, record].map((line) => `${JSON.stringify(line)}\n`).join(''))
  const different = Array.from({ length: 2_001 }, (_, index) => {
    const word = [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    return { ...failed, id: word, message: `no shop called ${word}` }
  })
  writeFileSync(join(cwd, 'different.ndjson'), different.map((line) => `${JSON.stringify(line)}\n`).join(''))
  mkdirSync(join(cwd, 'allure-results'))
  const ofAllure = { uuid: 'a', historyId: 'a', name: 'pays', status: 'passed', labels: [], start: 1e12, stop: 1e12 + 1 }
  writeFileSync(join(cwd, 'allure-results/a-result.json'), JSON.stringify(ofAllure))
  const collect = { junit: { include: ['TEST-*.xml'] }, ctrf: {}, allure: {}, files: { include: ['*.log'] } }
  writeFileSync(join(cwd, '.service.json'), JSON.stringify({ collect }))
})

const request = (): RunRequest => ({ cwd, paths: [], records: [], module: 'shop', output: 'out.ndjson' })
const context: RunContext = { env: {}, onWarning: () => {} }

/** Returns the fields of a value: `files[].path`. The page describes the fields of counts and problems only once, for the whole run. */
function fieldsOf(value: unknown, prefix = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${prefix}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = prefix === '' ? name : `${prefix}.${name}`
    return ['files[].tests', 'files[].problems', 'jobs[].tests'].includes(field) ? [field] : [field, ...fieldsOf(inner, field)]
  })
}

/** Returns the fields in the table of a section, optionally only the fields that are always present. */
function documented(title: string, onlyRequired = false): readonly string[] {
  const section = page.slice(page.indexOf(`\n## ${title}\n`) + 1).split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| (`[^|]+`)\s*\| (yes|no)/gm)]
  const shown = rows.filter(([, , always]) => !onlyRequired || always === 'yes')
  return shown.flatMap(([, fields = '']) => fields.replaceAll('`', '').split(', '))
}

const unique = (fields: readonly string[]) => [...new Set(fields)].toSorted()

/** A summary in which every field of a history and of a failed test has a value. */
function withHistory(summary: RunSummary): RunSummary {
  const build = { build: '12', commit: 'abc1234', timestamp: 1_700_000_000_000, url: 'https://ci.example/12' }
  const verdict: Verdict = {
    kind: 'known',
    since: build,
    builds: 6,
    failedBuilds: 3,
    ofBuilds: 50,
    lastSign: build,
    passedBuilds: 37,
    recent: { failed: 1, flaky: 1, ofBuilds: 10 },
    range: { lastPassed: build, onlyCommit: { subject: 'Round half a cent up', author: 'Jo Doe' } },
    differs: true,
    fixed: build,
    as: 'adds',
    reference: { ...build, buildsAgo: 12 },
    parent: 812,
    alsoFailed: { pullRequests: [815], days: 0 },
  }
  const quarantine = {
    test: '*',
    owner: '@acme/shop',
    reason: 'waits',
    issue: 'https://ci.example/issues/7',
    until: '2026-12-31',
    isAdded: true,
  } as const
  const test = { id: 'a', name: 'adds', suite: ['Cart'], module: 'shop', jobs: ['unit (a)'] }
  const [changed, slower] = [
    { count: 1, tests: [{ ...test, since: build }] },
    { count: 1, tests: [{ ...test, duration: 8_400, usual: 3_100 }] },
  ]
  const evidence: ListedEvidence = {
    step: { names: ['open the cart'] },
    attachments: [{ name: 'shot.png', type: 'image/png', size: 70, path: 'shot.png', url: 'https://ci.example/shot.png' }],
    attachmentsLeftOut: 1,
  }
  return {
    ...summary,
    files: summary.files.flatMap((file) => [file, { ...file, path: 'a'.repeat(1_000_000) }]),
    failures: summary.failures.map(({ test: listed, ...failure }) => ({
      ...failure,
      test: { ...listed, ...evidence },
      verdict,
      quarantine,
    })),
    causes: summary.causes.map((cause) => ({ ...cause, verdict: 'known' })),
    verdicts: { new: 0, unseen: 0, unknown: 0, known: 1, flaky: 0, quarantined: 0, knownFixed: 1, knownInParent: 1 },
    changes: {
      fixed: { count: 1, tests: [{ ...test, since: build, builds: 6 }] },
      recovered: 0,
      gone: changed,
      newlySkipped: changed,
      slower,
    },
    history: {
      builds: 50,
      ref: 'main',
      replaces: 'feature/a',
      base: build,
      previousStatus: 'failed',
      source: 'artifact',
      reason: 'none',
      flakyPerBuild: 2,
    },
  }
}

test('lists exactly the fields of `report --json` in docs/json.md', async () => {
  const finished = await run(request(), context)
  const ofJobs = await run({ ...request(), output: undefined, records: ['jobs.ndjson'] }, context)
  const ofDifferent = await run({ ...request(), output: undefined, records: ['different.ndjson'] }, context)
  const judged = summaryJson(withHistory(finished.judged.scope.summary), {
    headline: '',
    advice: 'again',
    gates: { fails: false, reasons: [] },
    compareUrlOf: () => 'https://ci.example/compare',
    attachments: { stored: 1, embedded: 1, missing: 0, bytes: 70, url: 'https://ci.example/artifact' },
  })
  const fields = [finished, ofJobs, ofDifferent].flatMap((each) => fieldsOf(applyGates(each, [], defaultFailOn).json()))
  expect(unique([...fields, ...fieldsOf(judged)])).toEqual(unique(documented('`collect` and `report`')))
})

test('lists exactly the fields of `validate --json` in docs/json.md', async () => {
  writeFileSync(join(cwd, 'files.json'), JSON.stringify({ collect: { files: { include: ['*.log'] } } }))
  const surveys = [await validate(request(), context), await validate({ ...request(), configPath: 'files.json' }, context)]
  const fields = surveys.flatMap((found) => fieldsOf({ ...found, problems: [] }))
  expect(unique(fields)).toEqual(unique(documented('`validate`')))
})

test('lists exactly the fields of `init --json` in docs/json.md', async () => {
  const packages = Array.from({ length: 30 }, (_, index) => [`packages/p${index}/package.json`, '{"devDependencies":{"vitest":"4"}}'])
  const repository = makeTree({
    ...Object.fromEntries(packages),
    'composer.json': '{',
    Jenkinsfile: '',
    '.github/workflows/test.yml': 'on: push',
    'TEST-a.xml': '<testsuite/>',
  })
  const { stdout } = await runMain(repository, ['init', '--json'])
  expect(unique(fieldsOf(JSON.parse(stdout)))).toEqual(unique(documented('`init`')))
})

test('does not mark a field as always present in docs/json.md when it can be missing', async () => {
  const finished = await run({ ...request(), output: undefined, paths: ['TEST-a.xml'] }, context)
  const attachments = { stored: 0, embedded: 0, missing: 0, bytes: 0 }
  const bare = summaryJson(finished.judged.scope.summary, { headline: '', gates: { fails: false, reasons: [] }, attachments })
  const topLevel = documented('`collect` and `report`', true).filter((field) => !field.includes('[]') || field.startsWith('failures[]'))
  for (const field of topLevel) expect(fieldsOf(bare)).toContain(field)
})
