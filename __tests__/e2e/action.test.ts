// Tests the bundled action as a step: its job summary, outputs, annotations and exit status on each supported Node.js.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { failingResults, goodResults, junit } from '../results/junit-results.js'
import { readActionFile } from './action-file.js'
import { nodes } from './nodes.js'
import { runStep, type StepOptions } from './step.js'

const truncated = goodResults.slice(0, goodResults.indexOf('</testsuite>') - 5)
const source = { 'src/basket.test.js': '// a line\n'.repeat(1500) }

describe.each(nodes)('the action on %s', (node) => {
  const step = (options: Omit<StepOptions, 'node'>) => runStep({ node, ...options })
  const errorsOf = ({ commands }: ReturnType<typeof runStep>) => commands.filter(({ name }) => name === 'error')

  test('reports a successful run in the job summary and in its outputs', () => {
    const { status, outputs, summary, commands, stdout } = step({ files: { 'TEST-basket.xml': goodResults } })
    expect(status).toBe(0)
    expect(Object.keys(outputs).sort()).toEqual([...readActionFile().outputs].sort())
    expect(outputs).toMatchObject({
      status: 'successful',
      total: '2',
      successful: '1',
      failed: '0',
      skipped: '1',
      cancelled: '0',
      running: '0',
      unknown: '0',
      flaky: '0',
      duration: '500',
      records: '',
    })
    expect(JSON.parse(readFileSync(outputs['summary-json'] ?? '', 'utf8'))).toMatchObject({ status: 'successful', tests: { total: 2 } })
    expect(summary).toContain('1 test passed')
    expect(stdout).toContain('1 test passed')
    expect(commands).toEqual([])
  })

  test('annotates failed tests on their source lines and fails, without an annotation that repeats the headline', () => {
    const result = step({ files: { ...source, 'TEST-basket.xml': failingResults(2) }, checkout: true })
    expect(result.status).toBe(1)
    expect(result.outputs).toMatchObject({ status: 'failed', failed: '2', new: '2', known: '0' })
    expect(result.stdout).toMatch(/^::error .*file=src\/basket\.test\.js,line=1/m)
    const places = errorsOf(result).map(({ properties: { file, line } }) => [file, line])
    expect(places).toEqual([
      ['src/basket.test.js', '1'],
      ['src/basket.test.js', '2'],
    ])
    expect(result.summary).toContain('https://github.com/acme/shop/blob/0123456789abcdef0123456789abcdef01234567/src/basket.test.js#L1')
  })

  test('annotates paths from the top of the repository when the working directory is a subfolder', () => {
    const files = {
      'shop/src/basket.test.js': '// a line\n',
      'shop/TEST-basket.xml': failingResults(1),
      'shop/TEST-cut.xml': truncated,
      'TEST-other.xml': goodResults,
    }
    const result = step({ files, checkout: true, inputs: { 'working-directory': 'shop' } })
    expect(result.outputs.total).toBe('2')
    expect(errorsOf(result).map(({ properties }) => properties.file)).toEqual(['shop/TEST-cut.xml', 'shop/src/basket.test.js'])
  })

  test('writes at most the annotations that GitHub shows, and counts the others', () => {
    const fruits = [
      'apple',
      'banana',
      'cherry',
      'date',
      'elder',
      'fig',
      'grape',
      'hazel',
      'iris',
      'juniper',
      'kiwi',
      'lemon',
      'mango',
      'nut',
      'olive',
    ]
    const details = (index: number) => `at Object.<anonymous> (src/basket.test.js:${index + 1}:5)`
    const cases = fruits.map((name, index) => ({ name, failure: { message: `no ${name}`, details: details(index) } }))
    const result = step({ files: { ...source, 'TEST-basket.xml': junit(cases) }, checkout: true })
    const onLines = errorsOf(result).filter(({ properties }) => properties.file !== undefined)
    expect(onLines).toHaveLength(10)
    expect(onLines.at(-1)?.message).toContain('and 5 more errors')
  })

  test('annotates the failures of joined jobs once each, and every cause before more tests of one', () => {
    const down = Array.from({ length: 20 }, (_, index) => ({
      name: `reads ${index}`,
      failure: { message: `connect ECONNREFUSED 10.0.0.${index}:5432` },
    }))
    const wrong = { name: 'adds', failure: { message: 'the total is wrong' } }
    const collect = (workspace: string, results: string, node: number) => {
      writeFileSync(join(workspace, 'TEST-a.xml'), results)
      step({ workspace, inputs: { command: 'collect', output: `records/${node}.ndjson`, matrix: `{"os":"linux","node":${node}}` } })
    }
    const { workspace } = step({
      files: { 'TEST-a.xml': goodResults },
      inputs: { command: 'collect', output: 'records/18.ndjson', matrix: '{"os":"linux","node":18}' },
    })
    for (const node of [20, 22]) collect(workspace, junit([...down, wrong]), node)
    const annotations = errorsOf(step({ workspace, inputs: { records: 'records/*.ndjson', 'fail-on': 'never' } }))
    expect(annotations.map(({ properties }) => properties.title)).toEqual(['reads 0', 'adds', 'reads 1', 'reads 2'])
    expect(annotations[0]?.message).toMatch(
      /^19 more tests fail for the same cause\. Failed in \S+ \(linux, 20\) and \S+ \(linux, 22\)\.\n/,
    )
    expect(annotations.at(-1)?.message).toContain('and 17 more errors')
  })

  test('writes no annotations of tests when they are disabled', () => {
    const result = step({ files: { ...source, 'TEST-basket.xml': failingResults(2) }, checkout: true, inputs: { annotations: 'none' } })
    expect(errorsOf(result).map(({ message }) => message)).toEqual(['2 of 2 tests failed.'])
  })

  test('keeps the complete tests of a truncated file, names the place and fails', () => {
    const result = step({ files: { 'TEST-basket.xml': truncated } })
    expect(result.status).toBe(1)
    expect(result.outputs).toMatchObject({ status: 'failed', successful: '1', failed: '0' })
    expect(errorsOf(result)[0]?.properties).toMatchObject({ file: 'TEST-basket.xml', line: '4' })
    expect(result.summary).toContain('Results are incomplete')
  })

  test('fails and lists the searched names when nothing was found', () => {
    const result = step({ files: { 'README.md': 'Nothing here.' } })
    expect(result.status).toBe(1)
    expect(result.outputs).toMatchObject({ status: 'unknown', total: '0' })
    expect(errorsOf(result).map(({ message }) => message)).toEqual([expect.stringMatching(/^No test results were found in .*TEST-\*\.xml/)])
  })

  test('names a file without results and counts the others', () => {
    const result = step({ files: { 'a.xml': '<results tests="1"/>', 'b.xml': goodResults }, inputs: { paths: '*.xml' } })
    expect(result.status).toBe(1)
    expect(result.outputs).toMatchObject({ total: '2' })
    expect(errorsOf(result)[0]).toMatchObject({ properties: { file: 'a.xml' }, message: expect.stringContaining('<results>') })
  })

  test.each([
    ['failed', 'failing', 1],
    ['never', 'failing', 0],
    ['incomplete,no-tests', 'failing', 0],
    ['incomplete', 'cut', 1],
    ['failed', 'cut', 0],
    ['no-tests', 'nothing', 1],
    ['failed,incomplete', 'nothing', 0],
    ['unreadable', 'foreign', 1],
    ['failed,delivery', 'foreign', 0],
  ])('with fail-on %s and results that are %s, ends with %i', (failOn, what, status) => {
    const results = { failing: failingResults(1), cut: truncated, nothing: junit([]), foreign: '<results tests="1"/>' }[what] ?? ''
    expect(step({ files: { 'r.xml': results }, inputs: { paths: 'r.xml', 'fail-on': failOn } }).status).toBe(status)
  })

  test('annotates every error in the configuration file on its line', () => {
    const config = '{\n  "collect": { "junit": { "include": 5 } },\n  "report": { "html": { "enabled": true } }\n}\n'
    const result = step({ files: { '.service.json': config, 'TEST-a.xml': goodResults } })
    expect(result.status).toBe(1)
    expect(errorsOf(result).map(({ properties }) => [properties.file, properties.line, Number(properties.col) > 0])).toEqual([
      ['.service.json', '2', true],
      ['.service.json', '3', true],
      [undefined, undefined, false],
    ])
  })

  test.each([
    [{ command: 'collekt' }, 'collect'],
    [{ 'fail-on': 'failing' }, 'failed'],
    [{ annotations: 'all' }, 'failed, none'],
    [{ config: 'missing.json' }, 'missing.json'],
    [{ 'working-directory': 'missing' }, 'missing'],
    [{ paths: 'a[' }, 'a['],
  ] as const)('the inputs %j are an error that says what to do', (inputs, hint) => {
    const result = step({ inputs })
    expect(result.status).toBe(1)
    expect(errorsOf(result).map(({ message }) => message)).toEqual([expect.stringContaining(hint)])
    expect(result.stdout).not.toContain('bug')
  })

  test('succeeds without a token and an event, as in a pull request from a fork', () => {
    const env = {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: undefined,
      GITHUB_TOKEN: undefined,
      ACTIONS_RUNTIME_TOKEN: undefined,
    }
    const { status, summary } = step({ files: { 'TEST-a.xml': goodResults }, env })
    expect(status).toBe(0)
    expect(summary).toContain('1 test passed')
  })

  test('reports the records of several jobs as one', () => {
    const one = step({
      files: { 'TEST-a.xml': goodResults },
      inputs: { command: 'collect', output: 'records/one.ndjson', module: 'basket' },
    })
    const { workspace } = one
    expect(one).toMatchObject({ status: 0, summary: '', outputs: { records: join(workspace, 'records/one.ndjson') } })
    const two = step({ workspace, inputs: { command: 'collect', output: 'records/two.ndjson', module: 'checkout' } })
    expect(two.status).toBe(0)

    const both = step({ workspace, inputs: { records: 'records/*.ndjson' } })
    expect(both.status).toBe(0)
    expect(both.outputs).toMatchObject({ total: '4', successful: '2', skipped: '2', duration: '1000' })
    expect(both.summary).toContain('2 tests passed in 2 modules')
  })

  test('collect writes records even if tests fail', () => {
    const { status, outputs } = step({ files: { 'TEST-a.xml': failingResults(1) }, inputs: { command: 'collect' } })
    expect(status).toBe(1)
    const records = readFileSync(outputs.records ?? '', 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(records).toEqual([
      expect.objectContaining({ kind: 'test', status: 'failed', org: 'acme', project: 'shop', build: '4711.1', ref: 'main' }),
    ])
  })

  test('validate lists the files to read and annotates doubtful settings', () => {
    const files = { '.service.json': '{\n  "collect": { "junit": { "inclde": ["*.xml"] } }\n}\n', 'TEST-a.xml': goodResults }
    const { status, stdout, commands, summary } = step({ files, inputs: { command: 'validate' } })
    expect(status).toBe(0)
    expect(stdout).toContain('TEST-a.xml')
    expect(commands).toEqual([
      {
        name: 'warning',
        properties: expect.objectContaining({ file: '.service.json', line: '2' }),
        message: expect.stringContaining('include'),
      },
    ])
    expect(summary).toBe('')
  })

  test('lists kept files and uploads nothing when there is no artifact service', () => {
    const files = {
      '.service.json': '{ "collect": { "junit": {}, "files": { "include": ["dist/*.zip"] } } }',
      'dist/shop.zip': 'zip',
      'TEST-a.xml': goodResults,
    }
    const { status, outputs, stdout } = step({ files })
    expect(status).toBe(0)
    const { artifacts } = JSON.parse(readFileSync(outputs['summary-json'] ?? '', 'utf8'))
    expect(artifacts).toEqual([{ path: 'dist/shop.zip', size: 3, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(stdout).not.toContain('Uploaded')
  })

  test('appends to a nearly full job summary and stays below the limit', () => {
    const summaryBefore = `${'x'.repeat(99)}\n`.repeat(9216)
    const { status, summary } = step({ files: { 'TEST-a.xml': failingResults(1200) }, summaryBefore, inputs: { 'fail-on': 'never' } })
    expect(status).toBe(0)
    expect(summary.startsWith(summaryBefore)).toBe(true)
    expect(summary).toContain('1,200')
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024)
  })

  test('fits 1,200 failures with long traces into one job summary', () => {
    const trace = Array.from({ length: 40 }, (_, line) => `    at step${line} (src/basket.test.js:${line + 1}:5)`).join('\n')
    const cases = Array.from({ length: 1200 }, (_, index) => ({
      name: `case ${index}`,
      failure: { message: 'no', details: `Error: no\n${trace}` },
    }))
    const { summary } = step({ files: { 'TEST-a.xml': junit(cases) } })
    expect(summary).toContain('1,200 of 1,200 tests failed')
    expect(summary.match(/\*\*case \d+\*\*/g)).toHaveLength(201)
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024)
  })

  test('fails for a full job summary only if fail-on contains delivery', () => {
    const options = { files: { 'TEST-a.xml': goodResults }, summaryBefore: 'x'.repeat(1024 * 1024 - 10) }
    const lenient = step(options)
    expect(lenient.status).toBe(0)
    expect(errorsOf(lenient).map(({ message }) => message)).toEqual([expect.stringContaining('no room')])
    expect(lenient.summary).toBe(options.summaryBefore)
    expect(step({ ...options, inputs: { 'fail-on': 'delivery' } }).status).toBe(1)
  })

  test('succeeds when the runner has no job summary', () => {
    const { status, outputs, commands } = step({ files: { 'TEST-a.xml': goodResults }, env: { GITHUB_STEP_SUMMARY: undefined } })
    expect(status).toBe(0)
    expect(outputs.total).toBe('2')
    expect(commands).toEqual([])
  })
})

describe.each(nodes)('untrusted names on %s', (node) => {
  const name = '::set-output name=a::b%0A @everyone </details><script>alert(1)</script> `x` \u001b[31mred\u001b[0m ##[add-mask]secret #12'
  const message = 'first\n::error file=a::pwned\n  ::stop-commands::x\n##[group]y\n```\n<img src=x onerror=alert(1)> @octocat'
  const results = junit([{ name, failure: { message, details: `${message}\n</details>\n::add-mask::z` } }], '::warning::suite')

  test('prints names that control neither the runner nor the page', () => {
    const { summary, stdout, commands, outputs } = runStep({ node, files: { 'TEST-a.xml': results } })
    expect(outputs).toMatchObject({ status: 'failed', total: '1' })
    expect(commands.map((command) => command.name)).toEqual(['error', 'warning'])
    // The line of one command contains no second command.
    const others = stdout.replace(/^::error .*$/gm, '')
    expect(others).not.toContain('##[')
    expect(others).not.toContain('\u001b[31mred')

    const outsideOfCode = summary.replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '').replace(/(`+)[^`][\s\S]*?\1(?!`)/g, '')
    expect(outsideOfCode).not.toMatch(/@everyone|@octocat|<script|<img|#12\b/)
    expect(summary).not.toContain('\u001b')
    const opened = outsideOfCode.match(/<details>/g) ?? []
    expect(outsideOfCode.match(/<\/details>/g) ?? []).toHaveLength(opened.length)
  })

  test('prints names that do not control the runner when the command runs in a step', async () => {
    const { runCli } = await import('./cli-process.js')
    const { stdout, stderr, status } = runCli(['report', '.', '--verbose'], {
      node,
      files: { '##[group]::error::.xml': results },
      env: { GITHUB_ACTIONS: 'true' },
    })
    expect(status).toBe(1)
    expect(stderr).not.toMatch(/^\s*::|##\[/m)
    expect(stdout.replace(/^::(?:error|warning) .*$/gm, '')).not.toMatch(/^\s*::|##\[/m)
  })
})

test('action.yml has the defaults of the code', () => {
  const { inputs } = readActionFile()
  const isExpression = (value: string) => value.startsWith('$')
  expect([...inputs].filter(([, value]) => isExpression(value)).map(([name]) => name)).toEqual(['matrix', 'check-run-id', 'token'])
  expect(Object.fromEntries([...inputs].filter(([, value]) => value !== '' && !isExpression(value)))).toEqual({
    command: 'report',
    'working-directory': '.',
    'fail-on': 'failed,incomplete,no-tests,unreadable',
    annotations: 'failed',
    artifacts: 'auto',
    history: 'auto',
  })
  const [node = process.execPath] = nodes
  const files = { 'TEST-a.xml': failingResults(1) }
  const withDefaults = runStep({ node, files })
  const withNothing = runStep({
    node,
    files,
    env: Object.fromEntries([...inputs.keys()].map((name) => [`INPUT_${name.toUpperCase()}`, undefined])),
  })
  expect(withNothing.status).toBe(withDefaults.status)
  expect(withNothing.summary).toBe(withDefaults.summary)
})
