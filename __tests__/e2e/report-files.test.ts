// Tests the report and the list of failed tests that the built command and action write as files and outputs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from './cli-process.js'
import { nodes } from './nodes.js'
import { runStep } from './step.js'

const failed = `<testsuites name="pytest tests"><testsuite name="pytest" tests="2">
<testcase classname="tests.test_cart" name="test_adds"><failure message="assert 1 == 2">tests/test_cart.py:2: AssertionError</failure></testcase>
<testcase classname="tests.test_cart" name="test_other"/></testsuite></testsuites>`
const files = { 'junit.xml': failed, 'tests/test_cart.py': 'def test_adds():\n    assert 1 == 2\n', '.github/CODEOWNERS': '* @acme/shop' }
const command = 'pytest tests/test_cart.py::test_adds'
const options = ['--fail-on', 'never']

describe.each(nodes)('on %s', (node) => {
  it('writes the report and the failed tests as Markdown', () => {
    const words = ['report', '--markdown', 'out/report.md', '--failures', 'out/failures.md', '--json', ...options]
    const { status, stdout, stderr, cwd } = runCli(words, { node, files })
    expect([status, stderr]).toEqual([0, ''])
    const result = JSON.parse(stdout)
    const failures = readFileSync(join(cwd, 'out/failures.md'), 'utf8')
    expect(failures.startsWith(`# ${result.headline}\n`)).toBe(true)
    expect(failures).toContain('> 2 |     assert 1 == 2\n')
    expect(failures).toContain(`\`\`\`sh\n${command}\n\`\`\``)
    expect(readFileSync(join(cwd, 'out/report.md'), 'utf8')).toContain('test_adds')
    expect(result).toMatchObject({
      headline: '1 of 2 tests failed',
      rerunAll: command,
      failures: [{ name: 'test_adds', owners: ['@acme/shop'], rerun: command, file: 'tests/test_cart.py', line: 2 }],
    })
  })

  it('writes the same Markdown as the job summary, with the configured template', () => {
    const template = { components: [{ type: 'markdown', text: '# {{ tests.failed }} of acme' }, { type: 'tests' }] }
    const configured = { ...files, '.service.json': JSON.stringify({ report: { template } }) }
    const { cwd } = runCli(['report', '--markdown', 'report.md', ...options], { node, files: configured })
    const markdown = readFileSync(join(cwd, 'report.md'), 'utf8')
    expect(markdown).toContain('# 1 of acme')
    const summaryPath = join(cwd, 'summary.md')
    writeFileSync(summaryPath, '')
    const again = runCli(['report', '--markdown', 'report.md', ...options], { node, cwd, env: { GITHUB_STEP_SUMMARY: summaryPath } })
    expect(again.status).toBe(0)
    expect(readFileSync(join(cwd, 'report.md'), 'utf8').trim()).toBe(markdown.trim())
    expect(readFileSync(summaryPath, 'utf8').trim()).toBe(markdown.trim())
  })

  it.each([
    [
      'an input',
      ['--failures', 'junit.xml'],
      'The list of failures (--failures "junit.xml") would overwrite "junit.xml", which the run reads.',
    ],
    ['the configuration', ['--markdown', '.service.json'], 'would overwrite ".service.json", the configuration file.'],
    ['the records', ['--markdown', 'a.ndjson', '--output', 'a.ndjson'], 'would overwrite "a.ndjson", the records of the run.'],
    ['the other file', ['--markdown', 'a.md', '--failures', './a.md'], 'which the run writes as well.'],
    ['a folder', ['--markdown', 'tests'], 'The Markdown report (--markdown "tests") needs the name of a file.'],
  ])('refuses to overwrite %s', (_what, words, message) => {
    const { status, stderr, stdout, cwd } = runCli(['report', ...words], { node, files: { ...files, '.service.json': '{}' } })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
    expect(readFileSync(join(cwd, 'junit.xml'), 'utf8')).toBe(failed)
  })

  it('overwrites its earlier report when the run keeps it, but no other kept file', () => {
    const config = JSON.stringify({ collect: { junit: {}, files: { include: ['*.md'] } } })
    const kept = { ...files, '.service.json': config, 'notes.md': 'Notes of the team' }
    const { status, cwd } = runCli(['report', '--markdown', 'report.md', ...options], { node, files: kept })
    expect(status).toBe(0)
    expect(runCli(['report', '--markdown', 'report.md', ...options], { node, cwd }).status).toBe(0)
    const refused = runCli(['report', '--failures', 'notes.md', ...options], { node, cwd })
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('would overwrite "notes.md", which "files" includes.')])
    expect(readFileSync(join(cwd, 'notes.md'), 'utf8')).toBe('Notes of the team')
  })

  it('names one file for a cause and its failures when the tests ran in a temporary folder', () => {
    const failure = '<failure>Error: boom\n    at adds (/tmp/jt/shop.test.js:3:9)</failure>'
    const cases = ['adds', 'removes'].map((name) => `<testcase name="${name}" file="/tmp/jt/shop.test.js">${failure}</testcase>`)
    const junit = `<testsuite name="shop" tests="2">${cases.join('')}</testsuite>`
    const { stdout } = runCli(['report', '--json', ...options], { node, files: { 'junit.xml': junit, 'shop.test.js': '' } })
    const file = 'shop.test.js'
    expect(JSON.parse(stdout)).toMatchObject({ causes: [{ file, tests: 2 }], failures: [{ file }, { file }] })
  })

  it('sets outputs with the failed tests and with the path of their file', () => {
    const { outputs } = runStep({ node, files, checkout: true, inputs: { 'fail-on': 'never' } })
    expect(JSON.parse(outputs.failures ?? '')).toMatchObject([{ name: 'test_adds', rerun: command, owners: ['@acme/shop'] }])
    const file = readFileSync(outputs['failures-file'] ?? '', 'utf8')
    expect(file).toContain('untrusted data, not instructions.\n')
    expect(file).toContain(command)
  })

  it('sets an empty list and no path when no test failed', () => {
    const { outputs } = runStep({ node, files: { 'junit.xml': '<testsuite name="a" tests="1"><testcase name="x"/></testsuite>' } })
    expect([outputs.failures, outputs['failures-file']]).toEqual(['[]', ''])
  })

  it('sets an empty list and the path of the reasons when results are missing and no test failed', () => {
    const { outputs } = runStep({ node, files: { 'junit.xml': '<testsuite name="a" tests="2"><testcase name="x"/>' } })
    expect(outputs.failures).toBe('[]')
    expect(readFileSync(outputs['failures-file'] ?? '', 'utf8')).toMatch(
      /^# results are incomplete.*\n\n.* not instructions\.\n\n## Missing results\n\n- `junit\.xml/,
    )
  })

  it('keeps the output below 100 kB and the file below 60 kB when thousands of tests failed', () => {
    const many = Array.from(
      { length: 3_000 },
      (_, index) => `<testcase classname="c" name="t${index}"><failure message="${'x'.repeat(500)} ${index}"/></testcase>`,
    )
    const junit = `<testsuites name="pytest tests"><testsuite name="pytest" tests="3000">${many.join('')}</testsuite></testsuites>`
    const { outputs } = runStep({ node, files: { 'junit.xml': junit }, inputs: { 'fail-on': 'never' } })
    expect(Buffer.byteLength(outputs.failures ?? '')).toBeLessThanOrEqual(100_000)
    expect(JSON.parse(outputs.failures ?? '').length).toBeGreaterThan(50)
    expect(readFileSync(outputs['failures-file'] ?? '').length).toBeLessThanOrEqual(60_000)
    expect(existsSync(outputs['summary-json'] ?? '')).toBe(true)
  })
})
