import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readFirstRecord } from '../../src/records/first-record.js'
import { makeFolder, makeTree } from '../read/collect/tree.js'

const firstOf = (content: string | Buffer) => readFirstRecord(join(makeTree({ 'records.ndjson': content }), 'records.ndjson'))

const line = '{"kind":"property","name":"größe","value":1,"job":"unit"}'
const record = { kind: 'property', name: 'größe', value: 1, job: 'unit' }
const others = '{"kind":"test","name":"a","status":"failed"}\n'.repeat(50_000)

describe('readFirstRecord with a record', () => {
  test.each([
    ['a record before others', `${line}\n${others}`],
    ['a record without a line end', line],
    ['a record after a byte order mark and blank lines', `\ufeff\r\n\r\n${line}\r\n`],
    ['a record after lines that are not records', `no JSON\n[1]\n"text"\n{"kind":1}\n{"name":"kind"}\n${line}\n`],
    ['a record in UTF-16', Buffer.from(`\ufeff${line}\n`, 'utf16le')],
    ['a record in gzip', gzipSync(`${line}\n${others}`)],
    [
      'a record in gzip data that is cut off later',
      gzipSync(`${line}\n${others.replace(/a/g, () => String(Math.random()))}`).subarray(0, -1000),
    ],
  ])('finds %s', async (_, content) => {
    expect(await firstOf(content)).toEqual(record)
  })

  test('finds a record that is longer than a chunk', async () => {
    const stdout = 'ü'.repeat(1_000_000)
    expect(await firstOf(`${JSON.stringify({ ...record, stdout })}\n${others}`)).toEqual({ ...record, stdout })
  })
})

describe('readFirstRecord without a record', () => {
  test.each([
    ['an empty file', ''],
    ['text', 'no\nJSON\n'],
    ['a line that is cut off', line.slice(0, -1)],
    ['damaged gzip data', Buffer.concat([gzipSync(line).subarray(0, 12), Buffer.from('damage')])],
    ['data that only begins like gzip', Buffer.from([0x1f, 0x8b])],
  ])('returns undefined for %s', async (_, content) => {
    expect(await firstOf(content)).toBeUndefined()
  })

  test('returns undefined when the file is missing', async () => {
    expect(await readFirstRecord(join(makeFolder(), 'none.ndjson'))).toBeUndefined()
  })

  test('returns undefined after a huge line, without reading all of it', async () => {
    const path = join(makeFolder(), 'huge.ndjson')
    const file = openSync(path, 'w')
    const part = Buffer.alloc(1024 * 1024, 'x')
    for (let written = 0; written < 18; written += 1) writeSync(file, part)
    writeSync(file, `\n${line}\n`)
    closeSync(file)
    expect(await readFirstRecord(path)).toBeUndefined()
  })
})
