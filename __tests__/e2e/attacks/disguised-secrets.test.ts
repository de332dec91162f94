// Tests that secrets are masked although a result file escapes, encodes or divides them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runCli } from '../cli-process.js'
import { nodes } from '../nodes.js'

const [node = process.execPath] = nodes

const secret = 'fake7f3K9xQ2mLw8Zr4Tfake'
const [front, back] = [secret.slice(0, 11), secret.slice(11)]
const dotted = 'eyJmYWtlIjoiaGVhZGVyIn0.fakepayloadR7tX2vB9nQ4z.fakesignatureK3mW8cJ5pL'

/** Collects a file, and returns what a reader sees: the texts of the records without terminal colours. */
function shown(name: string, content: string | Buffer): string {
  const env = { DEPLOY_TOKEN: secret, SESSION_TOKEN: dotted }
  const { cwd } = runCli(['collect', '--output', 'all.ndjson'], { node, files: { [name]: content }, env })
  const records = readFileSync(join(cwd, 'all.ndjson'), 'utf8')
  const texts: string[] = []
  const keep = (_: string, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  }
  for (const line of records.trim().split('\n')) JSON.parse(line, keep)
  return texts.join('\n').replace(/(?:\u001b|#x1B)?\[\d+m/g, '')
}

const junit = (content: string) =>
  `<testsuite name="a"><testcase name="b"><failure message="no">${content}</failure></testcase></testsuite>`
const numbered = (text: string) => [...text].map((character) => `&#${character.charCodeAt(0)};`).join('')
const yaml = (value: string) => `TAP version 13\n1..1\nnot ok 1 - b\n  ---\n  message: ${value}\n  ...\n`
const ctrf = (test: string) => `{"reportFormat":"CTRF","results":{"tests":[{"name":"b","status":"failed","duration":1,${test}}]}}`
const robotMessage = (html: string) =>
  `<robot generator="Robot 7"><suite id="s1" name="a"><test id="s1-t1" name="b"><status status="FAIL">${html}</status></test></suite></robot>`
const escaped = (text: string) => [...text].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

test.each<[string, string, string | Buffer]>([
  ['decimal references of XML', 'TEST-a.xml', junit(numbered(secret))],
  ['one padded reference of XML', 'TEST-a.xml', junit(`${front}&#x000${secret.charCodeAt(11).toString(16)};${secret.slice(12)}`)],
  ['two sections of CDATA', 'TEST-a.xml', junit(`<![CDATA[${front}]]><![CDATA[${back}]]>`)],
  ['text and a section of CDATA', 'TEST-a.xml', junit(`${front}<![CDATA[${back}]]>`)],
  ['text around a comment', 'TEST-a.xml', junit(`${front}<!-- a -->${back}`)],
  ['text around a processing instruction', 'TEST-a.xml', junit(`${front}<?a b?>${back}`)],
  ['the texts of nested elements', 'TEST-a.xml', junit(`${front}<b>${back}</b>`)],
  ['terminal colours', 'TEST-a.xml', junit(`${front}&#x1b;[7m${back.slice(0, 2)}&#x1b;[27m${back.slice(2)}`)],
  ['the remains of terminal colours', 'TEST-a.xml', junit(`${front}[7m${back.slice(0, 2)}[27m${back.slice(2)}`)],
  ['terminal colours as pytest writes them', 'TEST-a.xml', junit(`${front}#x1B[7m${back}`)],
  ['escapes of JSON', 'ctrf-a.json', ctrf(`"message":"${escaped(secret)}"`)],
  ['terminal colours in JSON', 'ctrf-a.json', ctrf(`"message":"${front}\\u001b[31m${back}"`)],
  ['an escape of YAML', 'a.tap', yaml(`"${escaped(front)}${back}"`)],
  ['tags in the message of Robot Framework', 'output.xml', robotMessage(`*HTML*${front}&lt;b&gt;&lt;/b&gt;${back}`)],
  ['UTF-16 without a byte order mark', 'TEST-a.xml', Buffer.from(junit(`漢字${secret}`), 'utf16le')],
  ['a compressed event file', 'service-a-events.ndjson', gzipSync(`{"kind":"test","name":"${escaped(secret)}","status":"failed"}\n`)],
])('replaces a secret that a file contains as %s', (_, name, content) => {
  const texts = shown(name, content)
  expect(texts).toContain('***')
  expect(texts).not.toContain(secret)
  expect(texts).not.toContain(back)
})

test('replaces the parts of a token with dots when a format splits the name of a class at a dot', () => {
  const xml = `<test-results name="a.dll"><test-suite name="a.dll"><results><test-case name="Shop.${dotted}" executed="True" success="True"/></results></test-suite></test-results>`
  const texts = shown('TestResult.xml', xml)
  expect(texts).toContain('***')
  expect(texts).not.toMatch(/payload|signature/)
})

test('replaces the passwords of addresses, keys and passwords of words in what a report shows', () => {
  const env = {
    DATABASE_URL: 'postgres://app:fake%2Fpw-9xQ2m@db.internal/shop',
    CACHE_SERVERS: 'redis://:fakeRedis7pw@one:6379,redis://:fakeOther8pw@two:6379',
    REGISTRY: 'https://fakeToken4K9xQ2mLw8Zr@registry.example',
    DB_PASS: 'correct horse battery staple',
    ADMIN_PASSWORD: 'correcthorsebatterystaple',
    SIGNING_KEY: 'fakeKey7Zq9Wm2Xv7Jb5',
    GH_PAT: 'fakePat3Zq9Wm2Xv7Jb5',
    SMTP_PWD: 'fakePwd5Zq9Wm2Xv7Jb5',
    CLOUD_CREDENTIALS: 'fakeCloud6Zq9Wm2Xv7',
  }
  const printed = [
    'fake%2Fpw-9xQ2m',
    'fake/pw-9xQ2m',
    'fakeRedis7pw',
    'fakeOther8pw',
    'fakeToken4K9xQ2mLw8Zr',
    ...Object.values(env).slice(3),
  ]
  const files = { 'TEST-a.xml': junit(printed.join('\n')) }
  const { stdout } = runCli(['report', '--json', '--fail-on', 'never'], { node, files, env })
  expect(stdout).toContain('***')
  for (const text of printed) expect(stdout).not.toContain(text)
})
