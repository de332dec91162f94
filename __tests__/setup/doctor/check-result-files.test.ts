import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { diagnosed, findingsOf, linesOf } from './diagnosed.js'

const junit = '<testsuite name="s"><testcase name="a"/><testcase name="b"><failure message="no"/></testcase></testsuite>'
const pytest = (line: number) =>
  `<testsuites><testsuite name="pytest"><testcase classname="t" name="a" time="0.1"><failure message="assert ${line}"/></testcase></testsuite></testsuites>`

test('states the format and the counts of each file, and writes nothing', async () => {
  const cwd = makeTree({ 'TEST-a.xml': junit, 'junit.xml': pytest(1) })
  const diagnosis = await diagnosed({ run: { cwd } })
  expect(linesOf(diagnosis, 'results')).toEqual([
    'ok 2 files with 3 tests, 2 failed',
    'ok TEST-a.xml: JUnit XML, 2 tests, 1 failed',
    'ok junit.xml: JUnit XML by pytest, 1 test, 1 failed',
  ])
  expect(readdirSync(cwd).sort()).toEqual(['TEST-a.xml', 'junit.xml'])
})

test('names the exact format of formats that share a collector', async () => {
  const files = { 'cucumber-report.json': '[{"uri":"a.feature","keyword":"Feature","name":"f","elements":[]}]' }
  expect(linesOf(await diagnosed({ files }), 'results')).toContain('ok cucumber-report.json: Cucumber JSON, 0 tests')
})

test('reports a broken file with its line, and a pattern that matches nothing', async () => {
  const files = {
    '.service.json': JSON.stringify({ collect: { junit: { include: ['out/*.xml', 'none/*.xml'] } } }),
    'out/a.xml': '<testsuite>\n<testcase name="a"/>\n<testcase name="b">',
  }
  const diagnosis = await diagnosed({ files })
  const lines = linesOf(diagnosis, 'results')
  expect(findingsOf(diagnosis, 'results').find(({ status }) => status === 'problem')?.details).toEqual(['Read: JUnit XML, 1 test'])
  expect(lines).not.toContainEqual(expect.stringMatching(/^ok out/))
  expect(lines).toContainEqual(expect.stringMatching(/^problem out\/a\.xml:3 The file ends /))
  expect(lines).toContainEqual(expect.stringMatching(/^warning No file matches "none\/\*\.xml"/))
})

test('does not list what was read from a file without results', async () => {
  const files = { 'TEST-a.xml': junit, 'TEST-b.xml': '', 'TEST-c.xml': '\u0000\u0001' }
  const problems = findingsOf(await diagnosed({ files }), 'results').filter(({ status }) => status === 'problem')
  expect(problems).toEqual([
    { status: 'problem', title: 'The file contains no results that "junit" reads: the file is empty.', path: 'TEST-b.xml' },
    { status: 'problem', title: 'The file contains no results that "junit" reads: neither XML, JSON nor TAP.', path: 'TEST-c.xml' },
  ])
})

test('lists files that match but contain no results, with the reason', async () => {
  const files = { 'TEST-a.xml': junit, 'TEST-b.xml': '<project/>' }
  const found = findingsOf(await diagnosed({ files }), 'results').at(-1)
  expect(found).toMatchObject({ status: 'off', title: '1 file matched, but is left out' })
  expect(found?.details).toEqual(['TEST-b.xml: a configuration file, not a test result'])
})

test('finds files that look like results when nothing matches, except for excluded and tracked ones', async () => {
  const cwd = makeTree({
    'app/odd.xml': junit,
    'app/example.xml': junit,
    'app/old.xml': junit,
    'app/pom.xml': '<project/>',
    '.service.json': JSON.stringify({ collect: { junit: { include: ['build/*.xml'], exclude: ['**/old.xml'] } } }),
  })
  execFileSync('git', ['init', '--quiet'], { cwd })
  execFileSync('git', ['add', 'app/example.xml'], { cwd })
  const [first] = findingsOf(await diagnosed({ run: { cwd } }), 'results')
  expect(first).toMatchObject({
    status: 'problem',
    details: ['app/odd.xml looks like JUnit XML, but no pattern matches it'],
    cure: 'Add that file to the configuration, or name it after the command.',
  })
  // A tracked path is relative to the top of the repository.
  const inFolder = findingsOf(await diagnosed({ run: { cwd: `${cwd}/app` } }), 'results')[0]
  expect(inFolder?.details?.join()).not.toContain('example.xml')
})

test('mentions files that look like results as a note when other files match', async () => {
  const found = findingsOf(await diagnosed({ files: { 'TEST-a.xml': junit, 'odd.xml': junit } }), 'results').at(-1)
  expect(found).toMatchObject({
    status: 'off',
    title: '1 more file looks like test results, but no pattern matches it',
    details: ['odd.xml: JUnit XML'],
  })
})

test('states what to do when there is nothing at all, and accepts it when tests are optional', async () => {
  const [none] = findingsOf(await diagnosed({}), 'results')
  expect(none?.title).toMatch(/^No test results were found\. Looked for /)
  expect(none).toMatchObject({ status: 'problem', cure: expect.stringContaining('Run the tests first') })
  const files = { '.service.json': JSON.stringify({ collect: { files: { include: ['*.log'] } } }), 'a.log': 'x' }
  const optional = await diagnosed({ files })
  expect(optional.problems).toBe(0)
  expect(linesOf(optional, 'results')).toContain('off 1 file kept by the collector "files"')
})

test('names the command that writes records when no records file matches', async () => {
  const [none] = findingsOf(await diagnosed({ run: { records: ['jobs/*.ndjson'] } }), 'results')
  expect(none).toMatchObject({ status: 'problem', cure: 'Run "build-report collect" in the earlier jobs to write them.' })
})

test('checks no results when the configuration is wrong, and shows every fault with its line', async () => {
  const files = { 'TEST-a.xml': junit, '.service.json': '{\n  "collect": { "junit": { "include": 3 } },\n  "report": { "slack": 3 }\n}' }
  const diagnosis = await diagnosed({ files })
  expect(linesOf(diagnosis, 'configuration')).toEqual([
    expect.stringMatching(/^problem \.service\.json:2 collect\.junit\.include/),
    expect.stringMatching(/^problem \.service\.json:3 report\.slack/),
  ])
  expect(linesOf(diagnosis, 'results')).toEqual(['unknown Not checked: correct the configuration first'])
  expect(linesOf(diagnosis, 'server')).toEqual(['off No server is set'])
})

test('reports a working directory that does not exist', async () => {
  const cwd = `${makeTree({})}/none`
  expect(linesOf(await diagnosed({ run: { cwd } }), 'configuration')).toContainEqual(expect.stringContaining('does not exist'))
  expect(existsSync(cwd)).toBe(false)
})

test('shows the first hundred files of many, and the number of the others', async () => {
  const files = Object.fromEntries(Array.from({ length: 103 }, (_, index) => [`TEST-${index}.xml`, pytest(index)]))
  const lines = linesOf(await diagnosed({ files }), 'results')
  expect(lines).toHaveLength(102)
  expect(lines).toContain('off and 3 more files')
})

test('shows the first hundred problems of many, and the number of the others', async () => {
  const files = Object.fromEntries(Array.from({ length: 103 }, (_, index) => [`TEST-${index}.xml`, `<testsuite name="${index}">`]))
  const diagnosis = await diagnosed({ files })
  expect(linesOf(diagnosis, 'results')).toContain('problem and 3 more problems of result files')
  expect(diagnosis.problems).toBe(101)
})

test('names the kinds of the only files when they have results that cannot be read', async () => {
  const [first] = findingsOf(
    await diagnosed({ files: { 'libtest.json': '{ "type": "suite", "event": "started", "test_count": 1 }\n' } }),
    'results',
  )
  expect(first?.status).toBe('problem')
  expect(first?.title).toContain(
    'libtest.json is the JSON output of Rust tests: its format is not read. Let cargo-nextest write JUnit XML:',
  )
})

test('lists the files that lie beside results', async () => {
  const files = {
    'out/junit.xml': junit,
    'out/coverage.xml': '<coverage line-rate="1"/>',
    'out/gtest.json': '{"tests":1,"disabled":0,"testsuites":[{"testsuite":[]}]}',
  }
  const lines = linesOf(await diagnosed({ files, run: { paths: ['out'] } }), 'results')
  expect(lines).toContain('off Left out: out/coverage.xml (Cobertura coverage report)')
  expect(lines).toContainEqual(expect.stringMatching(/^off out\/gtest\.json is the JSON report of GoogleTest: its format is not read\./))
})

test('shows committed results that are left out, read with a warning, or named', async () => {
  const cwd = makeTree({ 'junit.xml': junit })
  execFileSync('git', ['init', '--quiet'], { cwd })
  execFileSync('git', ['add', '.'], { cwd })
  const env = { PATH: process.env.PATH }
  const [none] = findingsOf(await diagnosed({ run: { cwd }, env }), 'results')
  expect(none).toMatchObject({ status: 'problem', title: expect.stringContaining('junit.xml is committed and unchanged, so it is not') })
  expect(linesOf(await diagnosed({ run: { cwd, paths: ['*.xml'] }, env }), 'results')).toContain(
    'warning junit.xml is committed and unchanged. If the tests did not write it, its results are old.',
  )
  const named = linesOf(await diagnosed({ run: { cwd, paths: ['junit.xml'] }, env }), 'results')
  expect(named).toEqual(['ok 1 file with 2 tests, 1 failed', 'ok junit.xml: JUnit XML, 2 tests, 1 failed'])
})
