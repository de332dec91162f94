import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readFirstRecord } from '../../src/records/first-record.js'
import { makeFolder, makeTree } from '../collect/tree.js'

const firstOf = (content: string | Buffer) => readFirstRecord(join(makeTree({ 'records.ndjson': content }), 'records.ndjson'))

const line = '{"kind":"property","name":"größe","value":1,"job":"unit"}'
const record = { kind: 'property', name: 'größe', value: 1, job: 'unit' }
const others = '{"kind":"test","name":"a","status":"failed"}\n'.repeat(50_000)

describe('the first record is found', () => {
  test.each([
    ['in front of others', `${line}\n${others}`],
    ['where no line feed ends it', line],
    ['behind a byte order mark and blank lines', `\ufeff\r\n\r\n${line}\r\n`],
    ['behind lines that are none', `no JSON\n[1]\n"text"\n{"kind":1}\n{"name":"kind"}\n${line}\n`],
    ['in UTF-16', Buffer.from(`\ufeff${line}\n`, 'utf16le')],
    ['compressed', gzipSync(`${line}\n${others}`)],
    [
      'in compressed data that is cut off later',
      gzipSync(`${line}\n${others.replace(/a/g, () => String(Math.random()))}`).subarray(0, -1000),
    ],
  ])('%s', async (_, content) => {
    expect(await firstOf(content)).toEqual(record)
  })

  test('where it is longer than a chunk', async () => {
    const stdout = 'ü'.repeat(1_000_000)
    expect(await firstOf(`${JSON.stringify({ ...record, stdout })}\n${others}`)).toEqual({ ...record, stdout })
  })
})

describe('there is none', () => {
  test.each([
    ['in an empty file', ''],
    ['in text', 'no\nJSON\n'],
    ['in a line that is cut off', line.slice(0, -1)],
    ['in damaged data', Buffer.concat([gzipSync(line).subarray(0, 12), Buffer.from('damage')])],
    ['in what only begins as compressed data does', Buffer.from([0x1f, 0x8b])],
  ])('%s', async (_, content) => {
    expect(await firstOf(content)).toBeUndefined()
  })

  test('where there is no file', async () => {
    expect(await readFirstRecord(join(makeFolder(), 'none.ndjson'))).toBeUndefined()
  })

  test('behind a line without end, of which not all is read', async () => {
    const path = join(makeFolder(), 'huge.ndjson')
    const file = openSync(path, 'w')
    const part = Buffer.alloc(1024 * 1024, 'x')
    for (let written = 0; written < 18; written += 1) writeSync(file, part)
    writeSync(file, `\n${line}\n`)
    closeSync(file)
    expect(await readFirstRecord(path)).toBeUndefined()
  })
})
