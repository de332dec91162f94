// Tests that other files beside results are left out with a fitting notice, unless they may hide tests.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultFailOn } from '../../../../src/judge/summary/fail-on.js'
import { neighbourKinds } from '../../../../src/read/collect/neighbours/find-neighbour.js'
import { findAttachments } from '../../../../src/read/collect/neighbours/named-attachments.js'
import { applyGates } from '../../../../src/run/apply-gates.js'
import { run } from '../../../../src/run/run.js'
import { makeTree } from '../tree.js'
import { neighbourSamples, unreadSamples } from './neighbour-samples.js'

const junit = '<testsuite name="s"><testcase name="adds"/></testsuite>'

/** Reports paths of a folder with these files. */
async function reported(files: Readonly<Record<string, string | Buffer>>, paths: readonly string[]) {
  const finished = await run({ cwd: makeTree(files), paths, records: [] }, { env: {}, onWarning() {} })
  const { fails, summary } = applyGates(finished, [], defaultFailOn)
  return {
    fails,
    tests: summary.counts.total,
    problems: summary.problems,
    notices: finished.guide.notices.filter(({ isMinor }) => isMinor !== true),
  }
}

const halfOf = (content: string | Buffer) => content.slice(0, Math.floor(content.length / 2))

const all = [...neighbourSamples, ...unreadSamples]

test('has a sample of each kind of neighbour', () => {
  const ids = new Set(all.map(([id]) => id))
  const special = ['html', 'allure-part', 'surefire-dump']
  expect(neighbourKinds.map(({ id }) => id).filter((id) => !ids.has(id) && !special.includes(id))).toEqual([])
})

test.each(all)('leaves out a %s file with one notice when it lies beside results: %s', async (id, path, content) => {
  const { fails, tests, problems, notices } = await reported({ 'out/junit.xml': junit, [`out/${path}`]: content }, ['out'])
  expect({ fails, tests, problems }).toEqual({ fails: false, tests: 1, problems: [] })
  expect(notices.map(({ neighbour }) => neighbour)).toEqual([id])
  expect(notices[0]?.message).not.toContain('damaged')
  const byGlob = await reported({ 'out/junit.xml': junit, [`out/${path}`]: content }, ['out/junit.xml', `out/${path.slice(0, -1)}?`])
  expect(byGlob).toMatchObject({ fails: false, tests: 1, problems: [], notices: [{ neighbour: id }] })
})

test.each(all.filter(([id]) => id !== 'xml' && id !== 'json'))(
  'reports a %s file as an error that says what it is when it is named: %s',
  async (id, path, content) => {
    const kind = neighbourKinds.find((known) => known.id === id)
    const { fails, problems } = await reported({ 'out/junit.xml': junit, [path]: content }, ['out', path])
    expect(fails).toBe(true)
    expect(problems).toEqual([{ severity: 'error', kind: 'unreadable', path, message: expect.stringMatching(/^The file is .+\.$/) }])
    if (kind?.advice !== undefined && id !== 'ctest' && id !== 'build-events') {
      expect(problems[0]?.message).toContain(kind.advice)
    }
  },
)

test.each(all)('counts no test of a %s file that was cut in half: %s', async (_, path, content) => {
  const { tests } = await reported({ 'out/junit.xml': junit, [`out/${path}`]: halfOf(content) }, ['out'])
  expect(tests).toBe(1)
})

test.each(unreadSamples.filter(([, , content]) => !content.includes('\n')))(
  'stays red when a %s file with results was cut: %s',
  async (_, path, content) => {
    const { fails, problems } = await reported({ 'out/junit.xml': junit, [`out/${path}`]: content.slice(0, -1) }, ['out'])
    expect(fails).toBe(true)
    expect(problems).toEqual([expect.objectContaining({ kind: 'unreadable', message: expect.stringContaining('which is damaged. ') })])
  },
)

test.each(unreadSamples)('finds no test results when a folder has only a %s file: %s', async (_, path, content) => {
  const { fails, tests } = await reported({ [`out/${path}`]: content }, ['out'])
  expect({ fails, tests }).toEqual({ fails: true, tests: 0 })
})

test('reports a neighbour as damaged when its end is missing', async () => {
  const { fails, notices } = await reported({ 'out/junit.xml': junit, 'out/coverage.xml': '<coverage line-rate="0.8"><pack' }, ['out'])
  expect(fails).toBe(false)
  expect(notices.map(({ message }) => message)).toEqual([
    'out/coverage.xml, a Cobertura coverage report, is damaged; it is not a test result.',
  ])
})

test.each([
  ['a number of tests in an element', 'a.xml', '<results><tests>3</tests></results>'],
  ['a number of tests in an attribute', 'a.xml', '<results failures="0"/>'],
  ['elements of tests', 'a.xml', '<x:results xmlns:x="y"><x:test name="adds"/></x:results>'],
  ['children of a test', 'a.xml', '<results><TestCase><name>adds</name></TestCase></results>'],
  ['a list of tests', 'a.json', '{"run":{"tests":[]}}'],
  ['a number of passed tests', 'a.json', '[{"Passed": 3}]'],
  ['a missing end', 'a.json', '{"a":1'],
  ['a missing end tag', 'a.xml', '<settings><a/>'],
  ['no content', 'a.json', ''],
  ['a missing bracket after 64 KiB', 'a.json', `{"a":"${'x'.repeat(70_000)}"`],
  ['a missing end tag after 64 KiB', 'a.xml', `<settings><a>${'x'.repeat(70_000)}</a>`],
])('stays red when a document of an unknown kind has %s', async (_, path, content) => {
  const { fails, problems } = await reported({ 'out/junit.xml': junit, [`out/${path}`]: content }, ['out'])
  expect(fails).toBe(true)
  expect(problems).toEqual([expect.objectContaining({ kind: 'unreadable', path: `out/${path}` })])
})

test.each([
  ['a.json', `{"a":"${'x'.repeat(70_000)}"}\n`, 'out/a.json is JSON without test results (keys: a).'],
  ['a.xml', `<settings><a>${'x'.repeat(70_000)}</a></settings>`, 'out/a.xml is XML without test results (root element <settings>).'],
  ['utf-16.xml', Buffer.from(`\ufeff<settings><a>${'x'.repeat(70_001)}</a></settings>`, 'utf16le'), /^out\/utf-16\.xml is XML without/],
])('reads only the ends of a long document of an unknown kind: %s', async (path, content, message) => {
  const { fails, notices } = await reported({ 'out/junit.xml': junit, [`out/${path}`]: content }, ['out'])
  expect(fails).toBe(false)
  expect(notices[0]?.message).toMatch(message)
})

test('shows only plain keys of a document of an unknown kind', async () => {
  const content = JSON.stringify({ 'a\u001b[0m': 1, 'b c': 2, ['d'.repeat(41)]: 3, $e: 4, '::error::f': 5 })
  const { notices } = await reported({ 'out/junit.xml': junit, 'out/a.json': content }, ['out'])
  expect(notices.map(({ message }) => message)).toEqual(['out/a.json is JSON without test results (keys: b c, $e).'])
})

test('describes several files of one kind in one notice', async () => {
  const coverage = '<coverage line-rate="1"/>'
  const rust = '{ "type": "suite", "event": "started", "test_count": 1 }\n'
  const files = {
    'out/junit.xml': junit,
    'out/a.xml': coverage,
    'out/b.xml': coverage,
    'out/c.xml': coverage,
    'a.json': rust,
    'b.json': rust,
  }
  const { notices } = await reported(files, ['out', '*.json'])
  expect(notices.map(({ message, brief }) => [message, brief])).toEqual([
    [
      '2 JSON outputs of Rust tests were left out (a.json, b.json): their format is not read. Let cargo-nextest write JUnit XML: see docs/tools/rust.md.',
      undefined,
    ],
    ['3 Cobertura coverage reports were left out (out/a.xml, out/b.xml, …).', '3 Cobertura coverage reports'],
  ])
})

test('gives no notice for web pages and parts of Allure results in a folder, and an error when they are named', async () => {
  const files = {
    'out/junit.xml': junit,
    'out/page.html': '<!doctype html><title>Report</title>',
    'out/page.xml': '<html><body><table><tests>3</tests></table></body></html>',
    'out/0b1-container.json': '{"uuid":"0b1","children":["a"],"befores":[]}',
    'out/allure-results/executor.json': '{"name":"CI","tests":1}',
    'out/0b1f2c3d-0b1f-4c3d-8b1f-0b1f2c3d4e5f-attachment.json': '{"passed":3}',
  }
  expect(await reported(files, ['out'])).toEqual({ fails: false, tests: 1, problems: [], notices: [] })
  const { problems } = await reported(files, ['out/page.html'])
  expect(problems.map(({ message }) => message)).toEqual(['The file is a web page, not a test result.'])
})

test('warns of a crash log of Surefire beside results', async () => {
  const { fails, problems } = await reported({ 'out/junit.xml': junit, 'out/2026.dumpstream': '# Created at 2026\nCorrupted channel' }, [
    'out',
  ])
  expect(fails).toBe(false)
  expect(problems).toEqual([
    {
      severity: 'warning',
      message: 'out/2026.dumpstream is a crash log of Surefire, not a test result. Read it: the forked JVM may have crashed.',
    },
  ])
})

test('gives no notice when only well-known names lead to a neighbour, except for results that cannot be read', async () => {
  const [, , rust] = unreadSamples.find(([id]) => id === 'libtest') ?? []
  const files = { 'junit.xml': junit, 'test-results/coverage.xml': '<coverage line-rate="1"/>', 'machine.log': rust ?? '' }
  const { fails, notices } = await reported(files, [])
  expect(fails).toBe(false)
  expect(notices.map(({ neighbour }) => neighbour)).toEqual(['libtest'])
})

const attached = '{"tests":3}'
const named = (path: string) => `<testsuite><testcase name="pays"><system-out>[[ATTACHMENT|${path}]]</system-out></testcase></testsuite>`

test.each([
  ['JUnit XML', 'junit.xml', named('shots/cart.json')],
  ['JUnit XML from another machine', 'junit.xml', named('/home/runner/work/shop/out/shots/cart.json')],
  ['JUnit XML from Windows', 'junit.xml', named('D:\\shop\\out\\shots\\cart.json')],
  [
    'a property of JUnit XML',
    'junit.xml',
    '<testsuite><testcase name="pays"><properties><property name="attachment" value="shots/cart.json"/></properties></testcase></testsuite>',
  ],
  [
    'NUnit',
    'nunit.xml',
    '<test-run id="2"><test-suite type="Assembly" id="1"><test-case id="3" name="pays" result="Passed"><attachments><attachment><filePath>/ci/shots/cart.json</filePath></attachment></attachments></test-case></test-suite></test-run>',
  ],
  [
    'CTRF',
    'ctrf.json',
    '{"reportFormat":"CTRF","results":{"tool":{"name":"x"},"summary":{"tests":1},"tests":[{"name":"pays","status":"passed","duration":1,"attachments":[{"name":"cart","path":"C:\\\\ci\\\\shots\\\\cart.json"}]}]}}',
  ],
])('leaves out a complete file without a notice when %s names it as an attachment', async (_, file, results) => {
  const { fails, problems, notices } = await reported({ [`out/${file}`]: results, 'out/shots/cart.json': attached }, ['out'])
  expect({ fails, problems, notices }).toEqual({ fails: false, problems: [], notices: [] })
})

test.each([
  ['is cut', { 'out/junit.xml': named('cart.json'), 'out/cart.json': '{"tests":3' }, ['out']],
  ['is in another folder', { 'out/junit.xml': named('shots/cart.json'), 'out/logs/cart.json': attached }, ['out']],
  ['is named by the user', { 'out/junit.xml': named('cart.json'), 'out/cart.json': attached }, ['out', 'out/cart.json']],
  ['is a zip archive that was cut', { 'out/junit.xml': named('cart.zip'), 'out/cart.zip': 'PK\x03\x04 {"tests":3}' }, ['out/*']],
  ['is a text with the name of a data file', { 'out/junit.xml': named('cart.json'), 'out/cart.json': 'tests: 3' }, ['out/*']],
  ['is a gzip archive', { 'out/junit.xml': named('cart.gz'), 'out/cart.gz': '\x1f\x8b\x08 not gzip' }, ['out/*']],
  ['is only mentioned', { 'out/junit.xml': junit.replace('adds', 'out/cart.json'), 'out/cart.json': attached }, ['out']],
] as const)('reports a file with a trace of tests as an error when it %s', async (_, files, paths) => {
  const { fails, problems } = await reported(files, paths)
  expect({ fails, problems }).toMatchObject({ fails: true, problems: [{ severity: 'error', kind: 'unreadable' }] })
})

test('leaves out a log without a notice when JUnit XML names it as an attachment', async () => {
  const { fails, problems } = await reported({ 'out/junit.xml': named('cart.log'), 'out/cart.log': 'tests: 3' }, ['out/*'])
  expect({ fails, problems }).toEqual({ fails: false, problems: [] })
})

test('leaves out a complete zip archive without a notice when JUnit XML names it as an attachment', async () => {
  const archive = 'PK\x03\x04 {"tests":3} PK\x05\x06'
  const { fails, problems } = await reported({ 'out/junit.xml': named('cart.zip'), 'out/cart.zip': archive }, ['out/*'])
  expect({ fails, problems }).toEqual({ fails: false, problems: [] })
})

test('finds the attachments of other result files when one has disappeared', () => {
  const cwd = makeTree({ 'junit.xml': named('cart.json'), 'cart.json': attached })
  const place = (path: string) => ({ path, absolutePath: join(cwd, path) })
  expect(findAttachments([place('cart.json')], [place('gone.xml'), place('junit.xml')])).toEqual(new Set(['cart.json']))
})

test('counts a result file when another one names it as an attachment', async () => {
  const { tests } = await reported({ 'out/junit.xml': named('other.xml'), 'out/other.xml': junit }, ['out'])
  expect(tests).toBe(2)
})
