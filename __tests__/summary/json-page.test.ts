import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeRun } from '../../src/run/judge-run.js'
import { run } from '../../src/run/run.js'
import type { RunContext, RunRequest } from '../../src/run/run-request.js'
import { validate } from '../../src/run/validate.js'
import { defaultFailOn } from '../../src/summary/fail-on.js'
import { summaryJson } from '../../src/summary/summary-json.js'

const page = readFileSync(join(import.meta.dirname, '../../docs/json.md'), 'utf8')

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
  writeFileSync(join(cwd, 'cart.log'), 'log')
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
  const record = { kind: 'job', id: 'unit (a)', duration: 900, url: 'https://ci.example/1' }
  writeFileSync(join(cwd, 'jobs.ndjson'), [...jobs, record].map((line) => `${JSON.stringify(line)}\n`).join(''))
  const collect = { junit: { include: ['TEST-*.xml'] }, ctrf: {}, files: { include: ['*.log'] } }
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

test('lists exactly the fields of `report --json` in docs/json.md', async () => {
  const finished = await run(request(), context)
  const ofJobs = await run({ ...request(), output: undefined, records: ['jobs.ndjson'] }, context)
  const fields = [finished, ofJobs].flatMap((each) => fieldsOf(judgeRun(each, [], defaultFailOn).json()))
  expect(unique(fields)).toEqual(unique(documented('`collect` and `report`')))
})

test('lists exactly the fields of `validate --json` in docs/json.md', async () => {
  writeFileSync(join(cwd, 'files.json'), JSON.stringify({ collect: { files: { include: ['*.log'] } } }))
  const surveys = [await validate(request(), context), await validate({ ...request(), configPath: 'files.json' }, context)]
  const fields = surveys.flatMap((found) => fieldsOf({ ...found, problems: [] }))
  expect(unique(fields)).toEqual(unique(documented('`validate`')))
})

test('does not mark a field as always present in docs/json.md when it can be missing', async () => {
  const finished = await run({ ...request(), output: undefined, paths: ['TEST-a.xml'] }, context)
  const bare = summaryJson(finished.scope.summary, { headline: '' })
  const topLevel = documented('`collect` and `report`', true).filter((field) => !field.includes('[]') || field.startsWith('failures[]'))
  for (const field of topLevel) expect(fieldsOf(bare)).toContain(field)
})
