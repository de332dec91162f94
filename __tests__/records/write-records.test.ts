import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/base/errors.js'
import type { RecordedTest } from '../../src/records/recorder.js'
import { testId } from '../../src/records/test-identity.js'
import { createRecordValidator } from '../../src/records/validate.js'
import { writeRecords } from '../../src/records/write-records.js'

const newFolder = () => mkdtempSync(join(tmpdir(), 'records-'))
const coordinates = { org: 'acme', project: 'shop', module: 'till', pipeline: 'CI', build: '7-1', ref: 'main' }
const file = { path: 'out/junit.xml', format: 'junit' } as const

const linesOf = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Writes the tests of one file, and gives its lines. */
function written(
  tests: readonly RecordedTest[],
  input: Parameters<ReturnType<typeof writeRecords>['beginFile']>[0] = file,
  where = coordinates,
) {
  const path = join(newFolder(), 'records.ndjson')
  const writer = writeRecords(path, where)
  writer.beginFile(input)
  for (const test of tests) writer.test(test)
  writer.endFile([])
  writer.close()
  return linesOf(path)
}

describe('writing a test', () => {
  test('adds id, format, source and coordinates to a test', () => {
    expect(written([{ name: 'pays', suite: ['cart'], status: 'successful', duration: 1.5 }])).toEqual([
      {
        kind: 'test',
        id: testId('till', ['cart'], 'pays'),
        name: 'pays',
        suite: ['cart'],
        status: 'successful',
        duration: 1.5,
        format: 'junit',
        source: 'out/junit.xml',
        ...coordinates,
      },
    ])
  })

  test('writes the kind first, and keeps every field', () => {
    const all: RecordedTest = {
      name: 'a "b" \\ \u0007 \u2028 €🌙',
      suite: ['s', 'ü'],
      status: 'failed',
      duration: 0,
      flaky: false,
      attempts: [{ status: 'failed', message: 'no', expected: '{\n}', actual: '\u0007' }],
      message: 'm\n',
      details: 'd',
      expected: '"a"\n\u2028',
      actual: '€ \u0000',
      stdout: 'o',
      stderr: '\u001b[31me',
      file: 'a.ts',
      line: 3,
      owners: ['@acme/payments', 'dev@example.com'],
      quarantine: { until: '2026-12-31', owner: 'payments', reason: 'a "b"', issue: 'https://example.com/1' },
      tags: ['t'],
      timestamp: Date.UTC(2024, 0, 1),
      metadata: { k: 'v' },
    }
    const path = join(newFolder(), 'records.ndjson')
    const writer = writeRecords(path, {})
    writer.beginFile(file)
    writer.test(all)
    writer.close()
    expect(readFileSync(path, 'utf8').startsWith('{"kind":"test",')).toBe(true)
    const [record] = linesOf(path)
    expect(record).toEqual({ kind: 'test', id: testId('', all.suite, all.name), ...all, format: 'junit', source: 'out/junit.xml' })
    expect(createRecordValidator()(record)).toBeUndefined()
  })

  test('keeps timestamps from the year 2000 to a day in the future, and drops any other', () => {
    const now = Date.UTC(2024, 0, 1)
    const times = [0, 946_684_799_999, 946_684_800_000, 1_704_067_200, now, now + 86_400_000, now + 86_400_001, 8.64e15]
    const path = join(newFolder(), 'records.ndjson')
    const writer = writeRecords(path, {}, { now })
    for (const format of ['junit', 'events']) {
      writer.beginFile({ ...file, format })
      for (const timestamp of times) writer.test({ name: 'a', suite: [], status: 'successful', timestamp })
      writer.endFile([])
    }
    for (const timestamp of times) writer.record({ kind: 'property', name: 'size', value: 1, timestamp })
    writer.record({ kind: 'other', timestamp: 'noon' })
    writer.close()
    const kept = [undefined, undefined, 946_684_800_000, undefined, now, now + 86_400_000, undefined, undefined]
    expect(linesOf(path).map((record) => (record as { readonly timestamp?: unknown }).timestamp)).toEqual([
      ...kept,
      ...kept,
      ...kept,
      'noon',
    ])
  })

  test('prefers the metadata of a test to the metadata of its file', () => {
    const records = written(
      [
        { name: 'a', suite: [], status: 'skipped', metadata: { os: 'linux' } },
        { name: 'b', suite: [], status: 'skipped' },
      ],
      {
        ...file,
        metadata: { os: 'any', team: 'till' },
      },
    )
    expect(records).toMatchObject([{ metadata: { os: 'linux', team: 'till' } }, { metadata: { os: 'any', team: 'till' } }])
  })

  test('replaces lone surrogates with U+FFFD', () => {
    const [record] = written([{ name: 'half \ud83d', suite: ['\udc00'], status: 'failed', message: '\ud800!' }])
    expect(record).toMatchObject({ name: 'half \ufffd', suite: ['\ufffd'], message: '\ufffd!' })
  })

  test('distinguishes tests of the same suite and name by their order in the file', () => {
    const row = { name: 'row', suite: ['s'], status: 'successful' } as const
    const ids = written([row, row]).map((record) => (record as { id: string }).id)
    expect(ids).toEqual([testId('till', ['s'], 'row'), testId('till', ['s'], 'row', 1)])
  })

  test('keeps id, format, source, coordinates and unknown fields of a test from a records file', () => {
    const own = {
      kind: 'test',
      id: 'x'.repeat(32),
      name: 'a',
      suite: [],
      status: 'failed',
      format: 'trx',
      source: 'a.trx',
      module: 'web',
      lane: { no: 3 },
    }
    const [record] = written([own as unknown as RecordedTest], { path: 'other.ndjson', format: 'records' })
    expect(record).toEqual({ ...own, org: 'acme', project: 'shop', pipeline: 'CI', build: '7-1', ref: 'main' })
  })

  test('computes the id of a test from an event file with the module that it names', () => {
    const own = { kind: 'test', name: 'a', suite: ['s'], status: 'failed', module: 'web' } as unknown as RecordedTest
    expect(written([own], { path: 'service-a-events.ndjson', format: 'events' })).toMatchObject([
      { id: testId('web', ['s'], 'a'), module: 'web', format: 'events', source: 'service-a-events.ndjson' },
    ])
  })
})

test('adds missing coordinates and metadata to other records', () => {
  const path = join(newFolder(), 'records.ndjson')
  const writer = writeRecords(path, coordinates)
  writer.beginFile({ path: 'service-a-events.ndjson', format: 'events', metadata: { lane: 'slow' } })
  writer.record({ kind: 'property', name: 'coverage', value: 85, ref: 'release' })
  writer.record({ kind: 'deployment', target: ['a', 1], name: '\udc00' })
  writer.record({ kind: 'deployment', metadata: 'of its own kind' })
  writer.endFile([])
  writer.record({ kind: 'file', path: 'a.zip' })
  writer.close()
  expect(linesOf(path)).toEqual([
    { kind: 'property', name: 'coverage', value: 85, metadata: { lane: 'slow' }, ...coordinates, ref: 'release' },
    { kind: 'deployment', target: ['a', 1], name: '\ufffd', metadata: { lane: 'slow' }, ...coordinates },
    { kind: 'deployment', metadata: 'of its own kind', ...coordinates },
    { kind: 'file', path: 'a.zip', ...coordinates },
  ])
})

test('removes everything of the first reading when a file is read again', () => {
  const path = join(newFolder(), 'records.ndjson')
  const writer = writeRecords(path, {})
  writer.beginFile({ path: 'a', format: 'junit' })
  writer.test({ name: 'kept', suite: [], status: 'successful' })
  writer.endFile([])
  writer.beginFile({ path: 'b', format: 'dart' })
  for (let n = 0; n < 5000; n += 1) writer.test({ name: `void ${n}`, suite: [], status: 'failed', stdout: 'ü'.repeat(200) })
  writer.restartFile()
  writer.test({ name: 'void 1', suite: [], status: 'successful' })
  writer.endFile([])
  writer.close()
  expect(linesOf(path)).toMatchObject([
    { name: 'kept' },
    { name: 'void 1', id: testId('', [], 'void 1'), source: 'b', status: 'successful' },
  ])
})

test('writes lines completely when they exceed the buffer and have several bytes per character', () => {
  const details = '漢'.repeat(1_000_000)
  expect(written([{ name: 'a', suite: [], status: 'failed', details }])).toMatchObject([{ details }])
})

describe('records file', () => {
  test('appears under its name only when it is closed, in a new folder', () => {
    const path = join(newFolder(), 'new', 'folder', 'records.ndjson')
    const writer = writeRecords(path, {})
    expect(existsSync(path)).toBe(false)
    writer.close()
    expect(readFileSync(path, 'utf8')).toBe('')
    expect(readdirSync(join(path, '..'))).toEqual(['records.ndjson'])
  })

  test('keeps its earlier content when it is discarded', () => {
    const path = join(newFolder(), 'records.ndjson')
    writeFileSync(path, 'before')
    const writer = writeRecords(path, {})
    writer.record({ kind: 'build' })
    writer.discard()
    expect(readFileSync(path, 'utf8')).toBe('before')
    expect(readdirSync(join(path, '..'))).toEqual(['records.ndjson'])
  })

  test('throws when it is closed and the path is a folder or below a file', () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'taken'))
    writeFileSync(join(folder, 'file'), '')
    const close = (...path: string[]) => {
      const writer = writeRecords(join(folder, ...path), {})
      writer.record({ kind: 'build' })
      writer.close()
    }
    expect(() => close('taken')).toThrow(UserError)
    expect(() => close('taken')).toThrow(/The records file ".*taken" cannot be written: it is not a file\./)
    expect(() => close('file', 'records.ndjson')).toThrow(UserError)
  })
})
