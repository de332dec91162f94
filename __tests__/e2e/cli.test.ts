// Tests the bundled command as a process: its exit status, output, help and files on each supported Node.js.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json'
import { failingResults, goodResults, junit } from '../results/junit-results.js'
import { type CliOptions, runCli } from './cli-process.js'
import { nodes } from './nodes.js'

const good = { 'TEST-a.xml': goodResults }
const bad = { 'TEST-a.xml': failingResults(1) }
const counts = ['total', 'successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown', 'flaky', 'duration']

describe.each(nodes)('the command on %s', (node) => {
  const cli = (words: readonly string[], options: Omit<CliOptions, 'node'> = {}) => runCli(words, { node, ...options })

  describe('ends with', () => {
    test.each([
      [0, ['report'], good],
      [1, ['report'], bad],
      [0, ['report', '--fail-on', 'never'], bad],
      [1, ['report'], {}],
      [2, ['report', '--fail-on', 'sometimes'], good],
      [2, ['report', '--config', 'missing.json'], good],
      [2, ['report', '--cwd', 'missing'], good],
      [2, ['report', ''], good],
      [2, ['report'], { ...good, '.service.json': '{ "report": { "html": { "enabled": "yes" } } }' }],
      [2, ['report', '--output'], good],
      [2, ['frobnicate'], good],
      [2, [], good],
      [3, ['collect', '--output', 'TEST-a.xml/records.ndjson'], good],
      [3, ['collect', '--output', '.'], good],
    ] as const)('%i: %j', (status, words, files) => {
      const { stderr, ...result } = cli(words, { files })
      expect(result.status).toBe(status)
      if (status === 0) expect(stderr).not.toContain('error')
      // The headline contains why the tests failed.
      else expect(status === 1 ? result.stdout : stderr).not.toBe('')
      expect(stderr).not.toContain('bug')
    })
  })

  test('prints one JSON object and nothing else on standard output', () => {
    const files = { 'a.xml': goodResults, 'b.xml': failingResults(1), 'c.xml': goodResults.slice(0, -20), 'd.xml': '<results tests="1"/>' }
    const { status, stdout, stderr } = cli(['collect', '*.xml', '--json'], { files })
    expect(status).toBe(1)
    expect(stdout.trimEnd()).not.toContain('\n')
    const summary = JSON.parse(stdout)
    expect(Object.keys(summary)).toEqual(
      expect.arrayContaining(['headline', 'status', 'tests', 'files', 'problems', 'failures', 'records']),
    )
    expect(summary).toMatchObject({ status: 'failed', tests: { total: 4, failed: 1 }, artifacts: [], records: 'build-report.ndjson' })
    expect(summary.files.map(({ path }: { path: string }) => path)).toEqual(['a.xml', 'b.xml', 'c.xml', 'd.xml'])
    for (const file of summary.files) {
      expect(Object.keys(file)).toEqual(['path', 'format', 'tests', 'problems'])
      expect(Object.keys(file.tests)).toEqual(counts)
    }
    expect(summary.problems).toEqual([
      { severity: 'error', message: expect.any(String), path: 'c.xml', line: expect.any(Number), column: expect.any(Number) },
      { severity: 'error', message: expect.stringContaining('<results>'), path: 'd.xml' },
    ])
    expect(stderr).toContain('1 of 4 tests failed.')
  })

  test('accepts options before and after the command', () => {
    const { cwd, ...behind } = cli(['report', '--json', '--fail-on', 'never'], { files: bad })
    const before = cli(['--json', '--fail-on', 'never', 'report'], { cwd })
    expect(before.stdout).toBe(behind.stdout)
    expect([before.status, behind.status]).toEqual([0, 0])
  })

  test.each([
    [['reprot'], 'report'],
    [['report', '--jsno'], '--json'],
    [['report', '--fail-on', 'faild'], '"failed"'],
  ])('suggests the intended word for %j', (words, meant) => {
    const { status, stderr, stdout } = cli(words)
    expect(status).toBe(2)
    expect(stderr).toMatch(/did you mean/i)
    expect(stderr).toContain(meant)
    expect(stdout).toBe('')
  })

  test('prints help', () => {
    expect(cli(['--version'])).toMatchObject({ status: 0, stdout: `${manifest.version}\n`, stderr: '' })
    for (const words of [['--help'], ['help'], ['report', '--help']]) {
      const { status, stdout, stderr } = cli(words)
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      expect(stdout).toContain('--fail-on')
    }
  })

  test('prints usage as an error when there is no command', () => {
    const { stdout, stderr } = cli([])
    expect(stdout).toBe('')
    expect(stderr).toContain('Usage: build-report')
  })

  describe('paths', () => {
    const files = { 'out/a.xml': goodResults, 'out/deep/b.xml': failingResults(1), 'other.xml': junit([{ name: 'x' }]) }
    const total = (words: readonly string[], more: Readonly<Record<string, string | Buffer>> = {}) => {
      const { stdout } = cli(['report', '--json', ...words], { files: { ...files, ...more } })
      return JSON.parse(stdout)
    }
    test.each([
      [['out/a.xml'], 2],
      [['out'], 3],
      [['./out/'], 3],
      [['out/*.xml'], 2],
      [['out/**/*.xml', 'other.xml'], 4],
      [['out', 'out/a.xml'], 3],
    ])('%j', (words, tests) => {
      expect(total(words).tests.total).toBe(tests)
    })

    const besides = {
      'out/shot.png': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      'out/build.log': '[INFO] Scanning for projects...\n{"level":"info"}\n\tat java.util.ArrayList.<init>(ArrayList.java:1)\n',
      'out/trace.zip': Buffer.from('PK\x03\x04rest', 'latin1'),
      'out/logs.tgz': Buffer.from('\x1f\x8b\x08\0rest', 'latin1'),
      'out/index.html': '<!DOCTYPE html>\n<html><body/></html>',
    }

    test('leaves out files without results in a folder, and lists them with --verbose', () => {
      const { problems, tests } = total(['out', '--fail-on', 'unreadable'], besides)
      expect(problems).toEqual([])
      expect(tests.total).toBe(3)
      const { stderr, cwd } = cli(['report', 'out', '--verbose'], { files: { ...files, ...besides } })
      for (const path of Object.keys(besides)) expect(stderr).toContain(`${path}: left out`)
      expect(cli(['validate', 'out'], { cwd }).stdout).toMatch(/out\/shot\.png {2}left out/)
    })

    test.each([
      ['out', { 'out/results.xml': '<results><tests>1</tests></results>' }],
      ['out', { 'out/data.json': '{\n  "tests": 1\n}' }],
      ['out', { 'out/rows.ndjson': '{"tests":1}\n{"tests":2}\n' }],
      ['out', { 'out/empty.xml': '' }],
      ['out', { 'out/garbage.xml': '\0\0\0\0' }],
      ['out/*', besides],
      ['out/shot.png', besides],
      ['out/deep/b.xml', { 'out/deep/b.xml': 'text' }],
    ])('exits with an error for %s with %j', (path, more) => {
      const { problems } = total([path], more)
      expect(problems[0]).toMatchObject({ severity: 'error', path: expect.stringMatching(/^out\//) })
    })
  })

  test('prints the searched names and the next step when it finds nothing', () => {
    const { stdout, status } = cli(['report'], { files: { 'notes.txt': 'x' } })
    expect(status).toBe(1)
    expect(stdout).toMatch(/TEST-\*\.xml[\s\S]*\? no test results were found\n[\s\S]*build-report report path\/to\/results\//)
    expect(cli(['report', 'nowhere.xml']).stdout).toContain('validate nowhere.xml')
    expect(cli(['report', '--records', 'none/*.ndjson']).stdout).toContain('none/*.ndjson')
    expect(cli(['report', '--quiet']).stdout).toBe('? no test results were found\n')
  })

  test('passes all results from collect to report --records', () => {
    const { cwd, status } = cli(['collect', '--module', 'basket', '--output', 'r/one.ndjson'], { files: bad })
    expect(status).toBe(1)
    const direct = JSON.parse(cli(['report', '--json'], { cwd }).stdout)
    const byRecords = JSON.parse(cli(['report', '--json', '--records', 'r/*.ndjson'], { cwd }).stdout)
    expect(byRecords).toMatchObject({ status: direct.status, tests: direct.tests })
  })

  test('does not count the records of the first run when a folder is collected again', () => {
    const first = cli(['collect', '.', '--json'], { files: { ...good, 'odd[1]/TEST-b.xml': goodResults } })
    const again = cli(['collect', '.', '--json'], { cwd: first.cwd })
    expect(readdirSync(first.cwd)).toContain('build-report.ndjson')
    expect(again.stdout).toBe(first.stdout)
    expect(JSON.parse(first.stdout).files.map(({ path }: { path: string }) => path)).toEqual(['TEST-a.xml', 'odd[1]/TEST-b.xml'])
    const other = ['collect', '.', '--json', '--output', 'odd[1]/build-report.ndjson', '--fail-on', 'never']
    expect(JSON.parse(cli(other, { cwd: first.cwd }).stdout).files).toHaveLength(3)
    expect(JSON.parse(cli(other, { cwd: first.cwd }).stdout).files).toHaveLength(3)
  })

  test('shows the configured template with properties compared to an earlier build', () => {
    const property = (value: number, others = '') => `{"kind":"property","name":"coverage","value":${value}${others}}\n`
    const template = {
      components: [
        { type: 'markdown', text: 'Built from {{ ref }}' },
        { type: 'property', name: 'coverage', valueType: 'number', format: "0.0'%'", baseline: { expectedTrend: 'up' } },
      ],
    }
    const { status, stdout, stderr } = runCli(['report', '--baseline', 'main.ndjson', '--baseline', 'none.ndjson'], {
      node,
      files: {
        'TEST-a.xml': goodResults,
        'service-quality-events.ndjson': property(83.5),
        'main.ndjson': property(83.1, ',"ref":"main","build":"12"'),
        '.service.json': JSON.stringify({ report: { template } }),
      },
      env: { SERVICE_REF: 'main', SERVICE_BUILD: '13' },
    })
    expect(stderr).toBe('warning No file matches the baseline "none.ndjson".\n')
    expect(status).toBe(0)
    expect(stdout).toContain('Built from main')
    expect(stdout).toMatch(/coverage +83\.5% +\+0\.4% \(main 83\.1%\) ✓/)
  })

  test('init writes a valid file, and never overwrites one', () => {
    const { cwd, status } = cli(['init'])
    expect(status).toBe(0)
    const written = readFileSync(join(cwd, '.service.json'), 'utf8')
    expect(cli(['validate'], { cwd })).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('.service.json is valid') })
    expect(cli(['init'], { cwd })).toMatchObject({ status: 2, stderr: expect.stringContaining('already exists') })
    expect(readFileSync(join(cwd, '.service.json'), 'utf8')).toBe(written)
  })

  test('validate lists the matches of patterns, the formats of files and doubtful keys', () => {
    const files = {
      ...good,
      'pom.xml': '<project/>',
      '.service.json': '{ "colect": {}, "collect": { "junit": { "include": ["*.xml", "none/**"] } } }',
    }
    const { status, stdout, stderr } = cli(['validate'], { files })
    expect(status).toBe(0)
    expect(stdout).toMatch(/\*\.xml {2}2 files[\s\S]*none\/\*\* {2}no file[\s\S]*TEST-a\.xml {2}junit[\s\S]*pom\.xml {2}left out/)
    expect(stderr).toMatch(/\.service\.json:1:\d+ warning .*collect/)
    expect(JSON.parse(cli(['validate', '--json'], { files }).stdout)).toMatchObject({ config: '.service.json', files: [{}, {}] })
  })

  test.each([
    ['nothing', {}, false],
    ['FORCE_COLOR', { FORCE_COLOR: '1' }, true],
    ['NO_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, false],
  ])('writes colour into a pipe with %s: %j', (_, env, colored) => {
    const { stdout, stderr } = cli(['report'], { files: { ...bad, '.service.json': '{ "colect": {} }' }, env })
    expect(stdout.includes('\u001b[')).toBe(colored)
    expect(stderr.includes('\u001b[')).toBe(colored)
  })

  test('prints only the result and errors with --quiet', () => {
    const { stdout, stderr } = cli(['collect', '--quiet'], { files: good })
    expect(stdout).toContain('1 test passed')
    expect(stderr).toBe('')
  })

  test('leaves no records file when a run fails', () => {
    const { cwd } = cli(['collect', '--config', 'missing.json'], { files: good })
    expect(readdirSync(cwd)).toEqual(['TEST-a.xml'])
    expect(existsSync(join(cwd, 'build-report.ndjson'))).toBe(false)
  })
})
