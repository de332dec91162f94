// Tests that shortening an output leaves no part of a secret in the records, wherever the cut falls.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../cli-process.js'
import { nodes } from '../nodes.js'

const [node = process.execPath] = nodes

/** No four characters in a row appear in the rest of the files. */
const secret = 'fake-7f3K9xQ2mLw8Zr4T-fake'
const special = 'Fk3&Zq9<Wm2"Xv7/Jb5\\Ht8'

const parts = (text: string) => Array.from({ length: text.length - 3 }, (_, start) => text.slice(start, start + 4))

/** Collects a file with secrets in the environment, and returns the records. */
function collected(name: string, content: string): string {
  const env = { DEPLOY_TOKEN: secret, OTHER_TOKEN: special }
  const { cwd } = runCli(['collect', '--output', 'all.ndjson'], { node, files: { [name]: content }, env })
  return readFileSync(join(cwd, 'all.ndjson'), 'utf8')
}

function expectNoPart(records: string, secrets: readonly string[] = [secret]): void {
  for (const part of secrets.flatMap(parts)) expect(records).not.toContain(part)
}

const half = 32 * 1024
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A text with a secret that begins `before` characters before the end of what is kept of its head, and of its tail. */
const cutAt = (text: string, before: number) =>
  `${'. '.repeat(half).slice(0, half - before)}${text}${', '.repeat(half)}${text}${'; '.repeat(half).slice(0, half - text.length + before)}`

test.each([4, 5, 8, 13, 20, 25])('leaves no part of a secret when the cut of an output is after %i of its characters', (before) => {
  const output = cutAt(secret, before)
  const failure = `<failure message="${output}">${output}</failure>`
  const xml = `<testsuite name="a"><testcase name="b">${failure}<system-out>${output}</system-out></testcase></testsuite>`
  const json = { results: { tool: { name: 'a' }, tests: [{ name: 'b', status: 'failed', duration: 1, trace: output, stdout: [output] }] } }
  for (const records of [collected('TEST-a.xml', xml), collected('ctrf-a.json', JSON.stringify({ reportFormat: 'CTRF', ...json }))]) {
    expectNoPart(records)
    expect(records).toContain('characters left out')
  }
})

test.each([4, 9, 14, 22])('leaves no part of an escaped secret when the cut of an output is after %i of its characters', (before) => {
  // Each special character is escaped differently, so the text is not a usual encoding of the whole secret.
  const printed = 'Fk3\\u0026Zq9&lt;Wm2%22Xv7\\/Jb5\\\\\\\\Ht8'
  const records = collected(
    'TEST-a.xml',
    `<testsuite name="a"><testcase name="b"><system-out>${escaped(cutAt(printed, before))}</system-out></testcase></testsuite>`,
  )
  for (const part of ['Fk3', 'Zq9', 'Wm2', 'Xv7', 'Jb5', 'Ht8']) expect(records).not.toContain(part)
})

test('leaves no part of a line of a key when the cut of an output is within the key', () => {
  const lines = Array.from({ length: 50 }, (_, line) =>
    Buffer.from(`a fake line of a fake key with number ${line} *`.slice(0, 48)).toString('base64'),
  )
  const key = `-----BEGIN FAKE KEY-----\n${lines.join('\n')}\n-----END FAKE KEY-----`
  const output = cutAt(key, 1000)
  const xml = `<testsuite name="a"><testcase name="b"><system-out>${output}</system-out></testcase></testsuite>`
  const { cwd } = runCli(['collect', '--output', 'all.ndjson'], { node, files: { 'TEST-a.xml': xml }, env: { SIGNING_SECRET: key } })
  expectNoPart(readFileSync(join(cwd, 'all.ndjson'), 'utf8'), lines)
})

/** Text of `length` characters, which ends in the first ten characters of the secret, and the rest of the secret. */
const endingAt = (length: number, filler = '.') => `${filler.repeat(length - 10)}${secret}`

const robotTest = (steps: string) =>
  `<robot generator="Robot 7"><suite id="s1" name="a"><test id="s1-t1" name="b">${steps}<status status="FAIL">x</status></test></suite></robot>`

test.each([
  [
    'the reason of an error outside of the tests',
    'TEST-a.xml',
    `<testsuite name="a"><error message="${endingAt(300)}"/><testcase name="b"/></testsuite>`,
  ],
  [
    'an argument of a keyword',
    'output.xml',
    robotTest(`<kw name="k"><arg>${endingAt(500)}</arg><msg level="FAIL">no</msg><status status="FAIL"/></kw>`),
  ],
  [
    'an error that Robot Framework logged',
    'output.xml',
    `<robot generator="Robot 7"><suite id="s1" name="a"></suite><errors><msg level="ERROR">${endingAt(300)}</msg></errors></robot>`,
  ],
  [
    'a parameter of a test',
    'testng-results.xml',
    `<testng-results><suite name="a"><test name="t"><class name="c"><test-method name="m" signature="m()" status="PASS" duration-ms="1" started-at="2026-01-01T00:00:00Z"><params><param index="0"><value>${endingAt(200)}</value></param></params></test-method></class></test></suite></testng-results>`,
  ],
  [
    'the list of parameters of a test',
    'ctrf-a.json',
    JSON.stringify({
      reportFormat: 'CTRF',
      results: { tests: [{ name: 'b', status: 'passed', duration: 1, parameters: { key: endingAt(996) } }] },
    }),
  ],
  ['the reason of a skipped test', 'a.tap', `TAP version 13\n1..1\nok 1 - b # SKIP ${endingAt(4096 - 7)}\n`],
  [
    'the name of a subtest',
    'a.tap',
    `TAP version 13\n1..1\n    # Subtest: ${endingAt(200)}\n    ok 1 - b\n    1..2\nnot ok 1 - ${endingAt(200)}\n`,
  ],
  ['the row of an outline', 'cucumber-messages.ndjson', rowOfOutline(endingAt(200))],
  ['an attachment', 'cucumber-messages.ndjson', attachmentOf(endingAt(192 * 1024, ','))],
  ['the function of a fatal error', 'tst_a.xml', qtCrashIn(endingAt(200))],
])('leaves no part of a secret when %s is cut within the secret', (_, name, content) => {
  const records = collected(name, content)
  expect(records).toMatch(/\.{80}|,{80}/)
  expectNoPart(records)
})

function rowOfOutline(value: string): string {
  const examples = [{ tableBody: [{ id: 'r', location: { line: 5 }, cells: [{ value }] }] }]
  const scenario = { id: 's', name: 'b', location: { line: 2 }, examples }
  return messages([
    { gherkinDocument: { uri: 'a.feature', feature: { name: 'a', children: [{ scenario }] } } },
    { pickle: { id: 'p', uri: 'a.feature', name: 'b', astNodeIds: ['s', 'r'], steps: [], tags: [] } },
    { testCase: { id: 'c', pickleId: 'p', testSteps: [] } },
    { testCaseStarted: { id: 't', testCaseId: 'c', attempt: 0, timestamp: { seconds: 1_760_000_000, nanos: 0 } } },
    { testCaseFinished: { testCaseStartedId: 't', timestamp: { seconds: 1_760_000_001, nanos: 0 } } },
  ])
}

function attachmentOf(text: string): string {
  const body = Buffer.from(text + '!'.repeat(60_000)).toString('base64')
  return messages([
    { pickle: { id: 'p', uri: 'a.feature', name: 'b', astNodeIds: [], steps: [], tags: [] } },
    { testCase: { id: 'c', pickleId: 'p', testSteps: [] } },
    { testCaseStarted: { id: 't', testCaseId: 'c', attempt: 0, timestamp: { seconds: 1_760_000_000, nanos: 0 } } },
    { attachment: { testCaseStartedId: 't', mediaType: 'text/plain', contentEncoding: 'BASE64', body } },
    { testCaseFinished: { testCaseStartedId: 't', timestamp: { seconds: 1_760_000_001, nanos: 0 } } },
  ])
}

function messages(envelopes: readonly object[]): string {
  const meta = { meta: { protocolVersion: '24.0.0', implementation: { name: 'a' } } }
  return [meta, ...envelopes, { testRunFinished: { success: true } }].map((envelope) => `${JSON.stringify(envelope)}\n`).join('')
}

function qtCrashIn(name: string): string {
  return `<?xml version="1.0"?><TestCase name="a"><Environment><QtVersion>6</QtVersion></Environment><TestFunction name="${name}"><Message type="qfatal" file="" line="0"><Description>x</Description></Message></TestFunction></TestCase>`
}

test('leaves no part of a secret when the message of an earlier attempt is cut within the secret', () => {
  const build = { org: 'o', project: 'p', pipeline: 'w', module: 'm', job: 'j', build: '7' }
  const record = (attempt: number, fields: object) =>
    JSON.stringify({ kind: 'test', ...build, build: `7.${attempt}`, suite: ['a'], name: 'b', ...fields })
  const files = {
    'first.ndjson': `${record(1, { status: 'failed', message: cutTo(2000), details: cutTo(4000) })}\n`,
    'second.ndjson': `${record(2, { status: 'successful' })}\n`,
  }
  const words = ['report', '--records', '*.ndjson', '--output', 'out/all.ndjson', '--fail-on', 'never']
  const { cwd, stderr } = runCli(words, { node, files, env: { DEPLOY_TOKEN: secret } })
  const records = readFileSync(join(cwd, 'out/all.ndjson'), 'utf8')
  expect(records, stderr).toContain('characters left out')
  expectNoPart(records)
})

/** A text that is longer than a limit, with the secret at the end of what is kept of its head, and at the start of its tail. */
const cutTo = (limit: number) => `${'.'.repeat(limit / 2 - 10)}${secret}${','.repeat(limit)}${secret}${';'.repeat(limit / 2 - 10)}`
