// Tests that too long names and records are cut with a warning, without losing results or ids (src/records).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formats } from '../../src/read/formats/index.js'
import { limitNames } from '../../src/records/limited-recorder.js'
import { recordLimits } from '../../src/records/limits.js'
import { createRecordsReader } from '../../src/records/read-records.js'
import type { KnownRecord, OtherRecord, Status } from '../../src/records/record.js'
import { statuses } from '../../src/records/record.js'
import type { RecordedTest } from '../../src/records/recorder.js'
import { writeRecords } from '../../src/records/write-records.js'
import { makeFolder } from '../read/collect/tree.js'
import { specimensIn } from '../read/formats/damage.js'
import { readText } from '../read/formats/reading.js'

type Pushed = Partial<{ tests: readonly RecordedTest[]; records: readonly (KnownRecord | OtherRecord)[]; format: string }>

/** Writes what a file holds as a run does, and reads the records again. */
async function roundTrip({ tests = [], records = [], format = 'ctrf' }: Pushed) {
  const path = join(makeFolder(), 'records.ndjson')
  const writer = writeRecords(path, { module: 'shop', ref: 'main' })
  const recorder = limitNames(writer)
  recorder.beginFile({ path: 'ctrf.json', format, metadata: { os: 'linux' } })
  for (const result of tests) recorder.test(result)
  for (const record of records) recorder.record(record)
  recorder.endFile([])
  writer.close()
  const read: { tests: RecordedTest[]; records: (KnownRecord | OtherRecord)[] } = { tests: [], records: [] }
  const refused = await createRecordsReader().read(path, 'records.ndjson', {
    test: (result) => void read.tests.push(result),
    record: (record) => void read.records.push(record),
  })
  const lines = readFileSync(path, 'utf8').split('\n')
  return { ...read, refused, problems: writer.problems(), longest: Math.max(...lines.map((line) => line.length)) }
}

const mebi = 1024 * 1024
const outcomes = (tests: readonly { readonly status: Status }[]) => tests.map(({ status }) => status)

describe('names', () => {
  const long = 'n'.repeat(20_000)
  const named = (name: string): RecordedTest => ({ name, suite: ['cart'], status: 'failed' })

  test('cuts longer names to 4,096 characters with a hash, and warns once per file', async () => {
    const whole: RecordedTest = {
      name: long,
      suite: ['cart', long],
      status: 'failed',
      tags: [long, 'slow'],
      file: long,
      metadata: { [long]: 'v' },
    }
    const { tests, records } = await roundTrip({ tests: [whole, named('short'), named(long)] })
    const cut = `${'n'.repeat(4078)}… `
    const [result] = tests
    expect(result?.name).toHaveLength(4096)
    expect(result?.name.startsWith(cut)).toBe(true)
    expect(result?.name.slice(cut.length)).toMatch(/^[0-9a-f]{16}$/)
    expect(result).toMatchObject({ suite: ['cart', result?.name], tags: [result?.name, 'slow'], file: result?.name })
    expect(Object.keys(result?.metadata ?? {})).toEqual(['os', result?.name])
    expect(records).toMatchObject([
      { kind: 'problem', severity: 'warning', message: expect.stringMatching(/^Names of 2 tests were cut, because a name can have 4,096/) },
    ])
  })

  test('keeps different ids when names differ only after the cut', async () => {
    const { tests } = await roundTrip({ tests: [named(`${long}a`), named(`${long}b`), named(`${long}a`)] })
    expect(new Set(tests.map(({ id }) => id)).size).toBe(3)
    const again = await roundTrip({ tests: [named(`${long}b`)] })
    expect(again.tests[0]?.id).toBe(tests[1]?.id)
  })

  test('keeps names of 4,096 characters', async () => {
    const name = 'n'.repeat(4096)
    const { tests, records } = await roundTrip({ tests: [named(name)] })
    expect(tests[0]?.name).toBe(name)
    expect(records).toEqual([])
  })

  test('does not cut a name inside a surrogate pair', async () => {
    const { tests } = await roundTrip({ tests: [named('🌙'.repeat(4000)), named(`x${'🌙'.repeat(4000)}`)] })
    for (const { name } of tests) expect(name).not.toContain('\ufffd')
  })

  test('joins the suites after the hundredth into one name', async () => {
    const deep = (last: string): RecordedTest => ({
      name: 'a',
      suite: [...Array.from({ length: 5000 }, (_, n) => `level ${n}`), last],
      status: 'failed',
    })
    const { tests } = await roundTrip({ tests: [deep('x'), deep('y')] })
    expect(tests.map(({ suite }) => suite.length)).toEqual([100, 100])
    expect(tests[0]?.suite.slice(0, 99)).toEqual(Array.from({ length: 99 }, (_, n) => `level ${n}`))
    expect(tests[0]?.id).not.toBe(tests[1]?.id)
  })

  test('leaves out the tags after the hundredth and the metadata after the two hundredth entry', async () => {
    const names = Array.from({ length: 300 }, (_, n) => `n${n}`)
    const many = { ...named('a'), tags: names, metadata: Object.fromEntries(names.map((name) => [name, ''])) }
    const { tests, records } = await roundTrip({ tests: [many], format: 'events' })
    expect(tests[0]?.tags).toEqual(names.slice(0, 100))
    expect(Object.keys(tests[0]?.metadata ?? {})).toEqual(['os', ...names.slice(0, 200)])
    expect(records).toMatchObject([{ kind: 'problem', message: expect.stringContaining('a test 100 suites and 100 tags') }])
  })

  test('cuts the names of tests in event files too', async () => {
    const { tests } = await roundTrip({ tests: [{ ...named(long), own: 1 } as RecordedTest], format: 'events' })
    expect(tests[0]?.name).toHaveLength(4096)
    expect(tests[0]).toMatchObject({ own: 1 })
  })
})

describe('records that are too long for a line', () => {
  const attempt = { status: 'failed', message: 'no', details: 'd'.repeat(64 * 1024), stdout: 'o'.repeat(64 * 1024) } as const

  test('keeps the result and drops output when a test has many attempts', async () => {
    const flaky: RecordedTest = {
      name: 'a',
      suite: ['s'],
      status: 'failed',
      message: 'm',
      attempts: Array.from({ length: 150 }, () => attempt),
    }
    const { tests, refused, problems } = await roundTrip({ tests: [flaky] })
    expect(refused).toEqual([])
    expect(tests).toMatchObject([{ name: 'a', suite: ['s'], status: 'failed', message: 'm', module: 'shop', metadata: { os: 'linux' } }])
    expect(tests[0]?.attempts).toHaveLength(50)
    expect(problems).toEqual([
      {
        severity: 'warning',
        message: '1 record is longer than 16 MiB, so output, metadata or attempts were shortened. The results are kept.',
        path: 'ctrf.json',
      },
    ])
  })

  test('keeps owners and quarantine, without unknown fields, in a shortened record', async () => {
    const owners = ['@acme/payments']
    const quarantine = { until: '2026-12-31', owner: 'a', reason: 'b', issue: 'c' }
    const known: RecordedTest = { name: 'a', suite: ['s'], status: 'failed', owners, quarantine }
    const hostile = { ...known, quarantine: { ...quarantine, more: 'x'.repeat(17 * mebi) } }
    const { tests, refused } = await roundTrip({ tests: [{ ...known, stdout: 'o'.repeat(17 * mebi) }, hostile], format: 'events' })
    expect(refused).toEqual([])
    expect(tests.map((test) => ({ owners: test.owners, quarantine: test.quarantine }))).toEqual([
      { owners, quarantine },
      { owners, quarantine },
    ])
  })

  test('keeps the id of a shortened record', async () => {
    const [short, long] = await Promise.all(
      [{}, { stdout: 'o'.repeat(17 * mebi) }].map((more) => roundTrip({ tests: [{ name: 'a', suite: ['s'], status: 'failed', ...more }] })),
    )
    expect(long?.tests[0]?.id).toBe(short?.tests[0]?.id)
  })

  test('makes the run incomplete when a long record of an unknown kind is left out', async () => {
    const numbers = Array.from({ length: mebi }, () => 1e20)
    const { records, refused, problems } = await roundTrip({
      records: [
        { kind: 'samples', numbers },
        { kind: 'samples', numbers: [] },
      ],
    })
    expect(refused).toEqual([])
    expect(records).toMatchObject([
      { kind: 'samples', numbers: [] },
      { kind: 'problem', problem: 'incomplete' },
    ])
    expect(problems).toMatchObject([{ severity: 'error', kind: 'incomplete', path: 'ctrf.json' }])
  })
})

test('reads every written test with its status, whatever its texts contain', async () => {
  const repeated = (...lengths: number[]) =>
    fc
      .tuple(fc.constantFrom('a', '\u0001', '"', '\\', 'é', '🌙', '\ud800', '\n'), fc.constantFrom(...lengths))
      .map(([piece, length]) => piece.repeat(length))
  const listOf = <Item>(item: fc.Arbitrary<Item>, ...lengths: number[]) =>
    fc.tuple(item, fc.constantFrom(...lengths)).map(([one, length]) => Array.from({ length }, () => one))
  const text = repeated(0, 1, 5000, 3 * mebi)
  const name = repeated(0, 1, 4096, 20_000)
  const status = fc.constantFrom(...statuses)
  const tests = fc.record(
    {
      name,
      suite: listOf(name, 0, 1, 3, 200),
      status,
      message: text,
      details: text,
      file: name,
      tags: listOf(name, 1, 200, 2000),
      metadata: fc.dictionary(name, text, { maxKeys: 3 }),
      attempts: listOf(fc.record({ status, message: repeated(1, 70_000), stdout: repeated(1, 70_000) }), 0, 1, 60),
    },
    { requiredKeys: ['name', 'suite', 'status'] },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(tests, { maxLength: 3 }), fc.constantFrom('ctrf', 'events'), async (given, format) => {
      const { tests: read, refused, longest } = await roundTrip({ tests: given as RecordedTest[], format })
      expect(refused).toEqual([])
      expect(outcomes(read)).toEqual(outcomes(given))
      expect(longest).toBeLessThanOrEqual(recordLimits.line)
    }),
    { numRuns: 5 },
  )
})

describe('limits of records in every format', () => {
  const fixtures = join(import.meta.dirname, '../fixtures')
  const specimens = [...new Set(formats.map(({ id }) => id))].flatMap((id) => specimensIn(join(fixtures, id), 8000).slice(0, 4))

  test.each(specimens.map((specimen) => [specimen.path.slice(fixtures.length + 1), specimen] as const))(
    'when strings of %s are inflated',
    async (_path, { format, path, text }) => {
      const words = [...text.matchAll(/(?<=["=>])\w{3,}(?=["<])/g)].map(({ index }) => index)
      const step = Math.max(1, Math.ceil(words.length / 6))
      for (let number = 0; number < words.length; number += step) {
        const at = words[number] ?? 0
        const { tests } = await readText(format, path, `${text.slice(0, at)}${'x'.repeat(100_000)}${text.slice(at)}`)
        const { tests: read, refused, longest } = await roundTrip({ tests, format: format.id })
        expect(refused).toEqual([])
        expect(outcomes(read)).toEqual(outcomes(tests))
        expect(longest).toBeLessThan(2 * mebi)
        for (const { name, suite, tags = [], file = '' } of read) {
          for (const value of [name, ...suite, ...tags, file]) expect(value.length).toBeLessThanOrEqual(4096)
        }
      }
    },
  )
})
