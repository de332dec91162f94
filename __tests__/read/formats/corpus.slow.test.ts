// Tests that src/read/formats reads the expected results from a corpus of real result files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recognise } from '../../../src/read/formats/index.js'
import { statuses } from '../../../src/records/record.js'
import { corpus } from '../../corpus.js'
import { decodeWhole, readText } from './reading.js'

interface Expectation {
  readonly format: string
  readonly total: number
  readonly durationMs: number
  readonly flaky?: number
  readonly unsupported?: boolean
  readonly error?: boolean
  readonly recovery?: string
  readonly [status: string]: unknown
}

// The reference parses JSON whole and gets nothing out of a file that was cut; every complete test in it is kept here.
const keepsMore = new Map([
  ['ctrf/derived-truncated.json', 12],
  ['cucumber/derived-truncated.json', 6],
])

// The reference does not look at earlier attempts of TestNG, nor at the attempts in messages of `rebot --merge`.
const flakyThough = new Map([
  ['robot/generated-rf7.4.2-merged-rerun.xml', 1],
  ['testng/generated-testng7.5-retries-configfail.xml', 1],
  ['testng/generated-testng7.5-two-suites-parent.xml', 1],
])

// The reference does not read `time="00:00:00.0150000"` as a time span; the file itself states 118.5 s for the whole run.
const lasts = new Map([['nunit/nunit3-xharness-issue8214.xml', 118_134]])

// The reference wants one root element; Qt writes none, or several to one log.
const isWholeThough = new Set(['qt/generated-qt6.4.2.lightxml', 'qt/qt6-skip.lightxml', 'qt/three-testcases-concatenated.txt'])

// The reference does not read the formats that only one tool writes. A script in Python counted these tests.
const readThough = new Map([
  ['other/golang-json.json', { format: 'go', successful: 5, failed: 6, skipped: 1, flaky: 0 }],
  ['other/mocha-json.json', { format: 'mocha', successful: 1, failed: 4, skipped: 1, flaky: 0 }],
  ['other/playwright-json-reporter.json', { format: 'playwright', successful: 84, failed: 3, skipped: 6, flaky: 6 }],
  ['other/rspec-json.json', { format: 'rspec', successful: 1, failed: 1, skipped: 1, flaky: 0 }],
])

describe.skipIf(!existsSync(corpus))('real result files', () => {
  const expectations: Record<string, Expectation> = existsSync(corpus)
    ? JSON.parse(readFileSync(join(corpus, 'expected.json'), 'utf8'))
    : {}

  test.each(Object.entries(expectations))('reads the expected results of %s', async (path, expected) => {
    const text = decodeWhole(readFileSync(join(corpus, path)))
    const { format, because } = recognise(path, text.slice(0, 64 * 1024))
    const known = readThough.get(path)
    if (known !== undefined) {
      if (format === undefined) throw new Error(because)
      const { tests, problems } = await readText(format, path, text)
      const counted = (status: string) => tests.filter((result) => result.status === status).length
      const [successful, failed, skipped] = ['successful', 'failed', 'skipped'].map(counted)
      expect({ format: format.id, successful, failed, skipped, flaky: tests.filter(({ flaky }) => flaky).length }).toEqual(known)
      expect(problems).toEqual([])
      return
    }
    if (expected.unsupported) {
      expect(format, because).toBeUndefined()
      return
    }
    if (format === undefined) {
      expect(expected.error, because).toBe(true)
      expect(expected.total).toBe(0)
      return
    }
    expect(format.id).toBe(expected.format)
    const { tests, problems } = await readText(format, path, text)
    const more = keepsMore.get(path)
    if (more !== undefined) {
      expect(tests).toHaveLength(more)
      expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', kind: 'incomplete' }))
      return
    }
    const counts = Object.fromEntries(statuses.map((status) => [status, tests.filter((result) => result.status === status).length]))
    expect(counts).toEqual(Object.fromEntries(statuses.map((status) => [status, expected[status]])))
    expect(tests.filter((result) => result.flaky)).toHaveLength(flakyThough.get(path) ?? expected.flaky ?? 0)
    const duration = tests.reduce((sum, result) => sum + (result.duration ?? 0), 0)
    expect(Math.abs(duration - (lasts.get(path) ?? expected.durationMs))).toBeLessThanOrEqual(Math.max(1, tests.length))
    if (expected.error) expect(problems.length > 0).toBe(!isWholeThough.has(path))
    if (expected.recovery === 'truncated')
      expect(problems).toContainEqual(expect.objectContaining({ kind: 'incomplete', line: expect.any(Number), column: expect.any(Number) }))
  })
})
