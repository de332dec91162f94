// Tests that report compares properties with every --baseline, even if it is of another project, and that collect compares none.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runMain } from './run-main.js'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'baseline-option-'))
  writeFileSync(join(cwd, 'TEST-a.xml'), '<testsuite name="s"><testcase name="works"/></testsuite>')
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

async function cli(...words: readonly string[]) {
  const { status, stdout, stderr } = await runMain(cwd, words)
  return { status, said: stdout + stderr }
}

test('reads every --baseline when there are several', async () => {
  const { status, said } = await cli('report', '--baseline', 'main/*.ndjson', '--baseline', 'release/*.ndjson')
  expect(said).toContain('1 test passed')
  expect(status).toBe(0)
})

test('collect does not compare properties with a baseline', async () => {
  const { status, said } = await cli('collect', '--baseline', 'main/*.ndjson')
  expect(said).toContain("unknown option '--baseline'")
  expect(status).toBe(2)
})

test('reads the latest value of another project from --baseline', async () => {
  const component = { type: 'property', name: 'coverage', valueType: 'number', value: { project: 'lib' } }
  writeFileSync(join(cwd, '.service.json'), JSON.stringify({ collect: { junit: {} }, report: { template: { components: [component] } } }))
  const recorded = { kind: 'property', name: 'coverage', org: 'acme', project: 'lib', module: 'lib', ref: 'main' }
  const lines = [
    { ...recorded, value: 71, build: '5.1' },
    { ...recorded, value: 72, build: '6.1' },
  ]
  writeFileSync(join(cwd, 'lib.ndjson'), lines.map((line) => JSON.stringify(line)).join('\n'))
  expect((await cli('report', '--baseline', 'lib.ndjson')).said).toMatch(/coverage.*72/s)
})
