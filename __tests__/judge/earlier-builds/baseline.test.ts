import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { createBaselineHistory } from '../../../src/judge/earlier-builds/baseline.js'
import { writeRecords } from '../../../src/records/write-records.js'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'baseline-'))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

function write(path: string, content: string | Buffer) {
  mkdirSync(join(cwd, dirname(path)), { recursive: true })
  writeFileSync(join(cwd, path), content)
}

const line = (fields: object) => `${JSON.stringify({ kind: 'property', name: 'coverage', ...fields })}\n`
const baseline = (...patterns: readonly string[]) => createBaselineHistory({ cwd, patterns })

describe('records files of earlier builds', () => {
  test('reads plain and gzip files with other records', async () => {
    write('old/a.ndjson', `${JSON.stringify({ kind: 'test', name: 'works', status: 'successful' })}\n${line({ value: 80, build: '6.1' })}`)
    write('old/deep/b.ndjson.gz', gzipSync(line({ value: 81, build: '10.1' })))
    const { history, problems } = baseline('old/*.ndjson', 'old/**/*.gz')
    expect(await history.latest({ name: 'coverage' })).toMatchObject({ value: 81, build: '10.1' })
    expect(await history.latest({ name: 'coverage', build: '6.1' })).toMatchObject({ value: 80 })
    expect(problems()).toEqual([])
  })

  test('replaces secrets before a long value is shortened', async () => {
    write('main.ndjson', line({ value: `${'.'.repeat(240)}fake-secret-7f3K9xQ2mLw8${','.repeat(1000)}`, valueType: 'string' }))
    const mask = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll('fake-secret-7f3K9xQ2mLw8', '***')) as Value
    const { history } = createBaselineHistory({ cwd, patterns: ['main.ndjson'], mask })
    expect((await history.latest({ name: 'coverage' }))?.value).toMatch(/^[.]{240}[*]{3},+\n… \d+ characters left out …\n,+$/)
  })

  test('finds values by the coordinates that their run filled in', async () => {
    const writer = writeRecords(join(cwd, 'main.ndjson'), { org: 'acme', module: 'shop', build: '6.1', ref: 'main' })
    writer.record({ kind: 'property', name: 'coverage', value: 80 })
    writer.close()
    const { history } = baseline('main.ndjson')
    expect(await history.latest({ name: 'coverage', org: 'acme', module: 'shop', ref: 'main', exceptBuild: '7.1' })).toMatchObject({
      value: 80,
    })
    expect(await history.latest({ name: 'coverage', ref: 'main', exceptBuild: '6.1' })).toBeUndefined()
    expect(await history.latest({ name: 'coverage', ref: 'feature' })).toBeUndefined()
  })

  test('reads the files once, at the first question', async () => {
    const { history, problems } = baseline('none/**', 'a.ndjson')
    expect(problems()).toEqual([])
    write('a.ndjson', line({ value: 80 }))
    const both = await Promise.all([history.latest({ name: 'coverage' }), history.latest({ name: 'coverage' })])
    expect(both).toMatchObject([{ value: 80 }, { value: 80 }])
    write('a.ndjson', line({ value: 90 }))
    expect(await history.latest({ name: 'coverage' })).toMatchObject({ value: 80 })
  })

  test('warns of a pattern that matches no file', async () => {
    write('a.ndjson', line({ value: 80 }))
    const { history, problems } = baseline('a.ndjson\n# a comment\nmain/**/*.ndjson', '!b.ndjson')
    expect(await history.latest({ name: 'coverage' })).toMatchObject({ value: 80 })
    expect(problems()).toEqual([{ severity: 'warning', message: 'No file matches the baseline "main/**/*.ndjson".' }])
  })

  test('reports invalid lines without making the current run incomplete', async () => {
    write('a.ndjson', `${line({ value: 80 })}nonsense\n${line({ value: {} })}${line({ value: 82 }).slice(0, -9)}`)
    write('b.ndjson.gz', gzipSync(line({ value: 83 }).repeat(10_000)).subarray(0, 100))
    const { history, problems } = baseline('*')
    await history.latest({ name: 'coverage' })
    expect(problems()).toMatchObject([
      { severity: 'error', path: 'a.ndjson', line: 2 },
      { severity: 'error', path: 'a.ndjson', line: 3 },
      { severity: 'error', path: 'a.ndjson', line: 4 },
      { severity: 'error', path: 'b.ndjson.gz', message: expect.stringContaining('cut off') },
      { severity: 'error', path: 'b.ndjson.gz', message: expect.stringContaining('gzip data is cut off') },
    ])
    for (const problem of problems()) expect(problem).not.toHaveProperty('kind')
    expect(await history.latest({ name: 'coverage' })).toBeDefined()
  })

  test('reports the number of values beyond the limit', async () => {
    write('a.ndjson', Array.from({ length: 13_000 }, (_, build) => line({ value: build, build: `${build}` })).join(''))
    const { history, problems } = baseline('a.ndjson')
    expect(await history.latest({ name: 'coverage' })).toMatchObject({ value: 12_999 })
    expect(problems()).toMatchObject([{ severity: 'warning', message: expect.stringContaining('more than 10,000') }])
  })

  test('throws when a pattern is invalid', async () => {
    const { history } = baseline('a/../b')
    await expect(history.latest({ name: 'coverage' })).rejects.toThrow(UserError)
  })
})
