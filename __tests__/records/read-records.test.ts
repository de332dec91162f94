import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/base/errors.js'
import { createOwnRecordsReader, createRecordsReader } from '../../src/records/read-records.js'

const reader = createRecordsReader()

async function read(content: string | Buffer, from = reader) {
  const path = join(mkdtempSync(join(tmpdir(), 'records-')), 'events.ndjson')
  writeFileSync(path, content)
  const tests: unknown[] = []
  const records: unknown[] = []
  const problems = await from.read(path, 'events.ndjson', {
    test: (test) => void tests.push(test),
    record: (record) => void records.push(record),
  })
  return { tests, records, problems }
}

const lines = [
  '{"kind":"test","name":"pays","suite":["cart"],"status":"failed","module":"web","own":[1]}',
  '{"kind":"test","name":"has no suite","status":"successful"}',
  '{"kind":"deployment","target":"größer 🌙"}',
]
const expected = {
  tests: [
    { kind: 'test', name: 'pays', suite: ['cart'], status: 'failed', module: 'web', own: [1] },
    { kind: 'test', name: 'has no suite', suite: [], status: 'successful' },
  ],
  records: [{ kind: 'deployment', target: 'größer 🌙' }],
  problems: [],
}

describe('reading records', () => {
  test.each([
    ['line feeds', Buffer.from(`${lines.join('\n')}\n`)],
    ['carriage returns and a byte order mark', Buffer.from(`\ufeff${lines.join('\r\n')}`)],
    ['the line ends of old Macs', Buffer.from(lines.join('\r'))],
    ['UTF-16, as PowerShell redirects output', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(lines.join('\r\n'), 'utf16le')])],
    ['gzip under any name', gzipSync(lines.join('\n'))],
    ['gzip in several members', Buffer.concat([gzipSync(`${lines.slice(0, 1).join('\n')}\n`), gzipSync(lines.slice(1).join('\n'))])],
  ])('reads a file with %s', async (_, content) => {
    expect(await read(content)).toEqual(expected)
  })

  test('does not check a record when this process has written it', async () => {
    const line = '{"kind":"test","name":"pays","suite":[],"status":"unheard of"}'
    expect(await read(line, createOwnRecordsReader())).toEqual({ tests: [JSON.parse(line)], records: [], problems: [] })
    expect((await read(line)).problems).toHaveLength(1)
  })

  test('uses the name of a job as its id when it has none', async () => {
    const { records, problems } = await read('{"kind":"job","name":"unit","status":"failed"}\n{"kind":"job","id":"7","name":"lint"}\n')
    expect(problems).toEqual([])
    expect(records).toEqual([
      { kind: 'job', name: 'unit', status: 'failed', id: 'unit' },
      { kind: 'job', id: '7', name: 'lint' },
    ])
  })

  test('returns no records and no problems for an empty file', async () => {
    expect(await read('')).toEqual({ tests: [], records: [], problems: [] })
  })
})

describe('a file that is not UTF-8', () => {
  const passing = '{"kind":"test","name":"adds","status":"successful"}'
  const latin1 = (text: string) => Buffer.from(text, 'latin1')
  const warning = (line: number, how: string) => ({
    severity: 'warning',
    message: `The line contains bytes that are not UTF-8. They are read as ${how}, here and below. Write the file as UTF-8.`,
    path: 'events.ndjson',
    line,
  })

  test.each([
    ['plain', (bytes: Buffer) => bytes],
    ['compressed', (bytes: Buffer) => gzipSync(bytes)],
  ])('reads a %s file that is not UTF-8 as windows-1252 and warns once, at its first such line', async (_, pack) => {
    const lines = [passing, passing, '{"kind":"test","name":"für","status":"failed"}', '{"kind":"test","name":"größer","status":"failed"}']
    const { tests, problems } = await read(pack(latin1(lines.join('\r\n'))))
    expect(tests).toMatchObject([{ name: 'adds' }, { name: 'adds' }, { name: 'für' }, { name: 'größer' }])
    expect(problems).toEqual([warning(3, 'windows-1252')])
  })

  test('reads damaged bytes as U+FFFD when earlier lines prove that the file is UTF-8', async () => {
    const many = '{"kind":"test","name":"größer","status":"successful"}\n'.repeat(5000)
    const damaged = Buffer.concat([Buffer.from(many), latin1('{"kind":"test","name":"für","status":"failed"}\n'), Buffer.from(many)])
    const { tests, problems } = await read(damaged)
    expect(tests).toHaveLength(10_001)
    expect(tests[5000]).toMatchObject({ name: 'f\ufffdr' })
    expect(tests.at(-1)).toMatchObject({ name: 'größer' })
    expect(problems).toEqual([warning(5001, 'U+FFFD')])
  })

  test.each([0, 1, 2, 3])('reports the right line of invalid UTF-8 when the line begins %s bytes after a chunk', async (shift) => {
    const front = `${passing}\n`.repeat(1260).padEnd(64 * 1024 + shift - 1, ' ')
    const { problems } = await read(Buffer.concat([Buffer.from(`${front}\n`), latin1('{"kind":"note","text":"ü"}')]))
    expect(problems).toEqual([warning(1262, 'windows-1252')])
  })

  test('does not warn of the encoding when a file is UTF-16 or valid UTF-8', async () => {
    const text = '{"kind":"note","text":"größer 🌙 \ufffd"}\n'.repeat(3000)
    expect((await read(text)).problems).toEqual([])
    expect((await read(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))).problems).toEqual([])
  })

  test('warns at the last line when the file ends inside a character', async () => {
    const whole = Buffer.from(`${passing}\n{"kind":"note","text":"é"}\né`)
    const { problems } = await read(whole.subarray(0, whole.length - 1))
    expect(problems).toContainEqual(warning(3, 'U+FFFD'))
  })
})

describe('problems of records files', () => {
  test('reports the number of an invalid line, and keeps the others', async () => {
    const { tests, records, problems } = await read(
      [lines[0], 'no JSON', '{"kind":"test","name":"a","status":"ok"}', lines[2], '{"kind":"te'].join('\n'),
    )
    expect(tests).toHaveLength(1)
    expect(records).toHaveLength(1)
    expect(problems).toEqual([
      { severity: 'error', kind: 'incomplete', message: 'The line is not JSON.', path: 'events.ndjson', line: 2 },
      {
        severity: 'error',
        kind: 'incomplete',
        message:
          'The line is not a valid record: "status" is "ok" and not one of successful, failed, skipped, cancelled, running or unknown.',
        path: 'events.ndjson',
        line: 3,
      },
      { severity: 'error', kind: 'incomplete', message: 'The line is cut off: the file ends inside it.', path: 'events.ndjson', line: 5 },
    ])
  })

  test('reports only ten of thousands of invalid lines individually', async () => {
    const { problems } = await read('{}\n'.repeat(5000))
    expect(problems).toHaveLength(11)
    expect(problems.at(-1)).toMatchObject({ severity: 'error', message: '4990 more lines are not valid records.' })
  })

  test('keeps the records before damaged gzip data', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => `{"kind":"note","n":${n},"text":"${Math.sin(n)}"}`).join('\n')
    const whole = gzipSync(many)
    const cut = await read(whole.subarray(0, whole.length - 100))
    expect(cut.records.length).toBeGreaterThan(10_000)
    expect(cut.problems.at(-1)).toMatchObject({
      severity: 'error',
      kind: 'incomplete',
      message: 'The file was not read to its end: its gzip data is cut off. The records before that are kept.',
    })
    const damaged = Buffer.from(whole)
    damaged.fill(0xff, whole.length / 2, whole.length / 2 + 50)
    const { problems, records } = await read(damaged)
    expect(records.length).toBeGreaterThan(1000)
    expect(problems.at(-1)).toMatchObject({ severity: 'error', kind: 'incomplete' })
  })

  test('throws an error with the path when the file cannot be read', async () => {
    await expect(reader.read('/no/such/file', 'file.ndjson', { test() {}, record() {} })).rejects.toThrow(UserError)
    await expect(reader.read('/no/such/file', 'file.ndjson', { test() {}, record() {} })).rejects.toThrow(
      /"file.ndjson" cannot be read: ENOENT/,
    )
  })
})

test.each(['plain', 'compressed'])('throws an error of the recorder while it reads a %s file', async (form) => {
  const path = join(mkdtempSync(join(tmpdir(), 'records-')), 'events.ndjson')
  writeFileSync(path, form === 'plain' ? lines.join('\n') : gzipSync(lines.join('\n')))
  const recorder = {
    test() {
      throw new UserError('The disk is full.')
    },
    record() {},
  }
  await expect(reader.read(path, 'events.ndjson', recorder)).rejects.toThrow('The disk is full.')
})
