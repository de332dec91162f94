// Tests that truncated or damaged result files never look better than the whole ones (src/read/formats).
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formats, recognise } from '../../../src/read/formats/index.js'
import type { TestResult } from '../../../src/records/record.js'
import { corpus } from '../../corpus.js'
import { damage, faultsOf, pushedBy, randomNumbers, readBytes, readWhole, type Specimen, specimensIn } from './damage.js'
import { decodeWhole, type Reading } from './reading.js'

const fixtures = join(import.meta.dirname, '../../fixtures')
const ids = [...new Set(formats.map(({ id }) => id))]

const own = ids.flatMap((id) => specimensIn(join(fixtures, id)))
const real = ids.flatMap((id) => specimensIn(join(corpus, id), 20_000).slice(0, 5))
const nameOf = ({ format, path }: Specimen) => `${format.id}/${basename(path)}`
// `.ci/run` selects the real files by this word, because the others are tested before.
const named = [
  ...own.map((specimen) => [nameOf(specimen), specimen] as const),
  ...real.map((specimen) => [`the real file ${nameOf(specimen)}`, specimen] as const),
]

/** Divides rounds of damage among the fixtures of a format. Each fixture gets at least `least` rounds, and no more than `most`. */
function roundsOf({ format }: Specimen, total: number, least: number, most: number): number {
  const count = own.filter((other) => other.format.id === format.id).length
  return Math.min(most, Math.max(least, Math.ceil(total / count)))
}

/**
 * The fields of a finished test that later parts of the file may still change, by format: output and durations after the test, names of
 * suites and lines that follow their tests, definitions, teardowns, late errors, retries and reruns. Only failed tests have steps.
 */
const lateFields: Readonly<Record<string, readonly (keyof TestResult)[]>> = {
  jest: ['suite', 'file', 'timestamp', 'isStartEstimated'],
  junit: ['stdout', 'stderr'],
  playwright: ['file', 'line'],
  qt: ['duration', 'stdout', 'details', 'metadata'],
  robot: ['suite', 'file', 'status', 'message', 'steps', 'attachments'],
  trx: ['name', 'suite', 'tags', 'metadata'],
  testng: ['attempts', 'flaky', 'status'],
  cucumber: ['suite', 'file', 'tags', 'status', 'duration', 'timestamp', 'attempts', 'flaky', 'message', 'details', 'producer'],
  dart: ['status', 'message', 'details'],
  go: ['status', 'message', 'details', 'duration', 'timestamp', 'expected', 'actual', 'stdout', 'attempts', 'flaky'],
  // The list of all tests, which is read if the others are truncated, has another order. A test may fail after it has passed.
  mocha: ['timestamp', 'status', 'message', 'details'],
  tap: ['suite', 'status', 'message', 'details', 'stdout', 'duration', 'file', 'line', 'attachments'],
}

/** Returns the part of a record that is final once its test has ended. */
function finalPart(id: string, result: TestResult): string {
  const late = lateFields[id] ?? []
  return JSON.stringify(result, (key, value) => (late.includes(key as keyof TestResult) ? undefined : value))
}

const isUnfinished = ({ status }: TestResult) => status === 'running' || status === 'cancelled'
const countBad = ({ tests }: Reading) => tests.filter(({ status }) => status !== 'successful' && status !== 'skipped').length
const hasError = ({ problems }: Reading) => problems.some(({ severity }) => severity === 'error')

/** Checks if a reading reports that the file ends too early, and where. */
const reportsCut = ({ problems }: Reading, kind: Specimen['kind']) =>
  problems.some(
    ({ kind: problem, message, line, column }) =>
      problem === 'incomplete' &&
      line !== undefined &&
      (column !== undefined || kind === 'lines' || kind === 'tap') &&
      /\b(?:ends|stopped|broken)\b/.test(message),
  )

async function expectPrefix(specimen: Specimen, whole: Reading, cuts: readonly number[]): Promise<void> {
  const { bytes, format, kind } = specimen
  // A test of Dart that has only begun may turn out to be a hidden one, and one of Open Test Reporting to be a container.
  const counts = (result: TestResult) => (format.id !== 'dart' && format.id !== 'otr') || !isUnfinished(result)
  const pushed = await pushedBy(specimen, counts)
  const finalParts = whole.tests.map((result) => finalPart(format.id, result))
  let count = 0
  for (const length of cuts) {
    const where = `cut behind ${length} of ${bytes.length} bytes`
    const text = decodeWhole(bytes.subarray(0, length))
    const reading = await readBytes(specimen, bytes.subarray(0, length), length)
    let now = reading.tests.filter(counts).length
    const left = [...finalParts]
    for (const result of reading.tests) {
      if (isUnfinished(result)) continue
      const record = finalPart(format.id, result)
      const index = left.indexOf(record)
      if (index === -1 && result === reading.tests.at(-1) && endsInTestPoint(kind, text)) {
        now -= 1
        continue
      }
      expect(index, `${where}: ${record} is none of\n${left.join('\n')}`).not.toBe(-1)
      left.splice(index, 1)
    }
    expect(now, where).toBeGreaterThanOrEqual(Math.max(count, pushed(text.length - 1)))
    count = now
    // Nothing shows a cut between two documents or runs.
    const isWhole = text.trim() !== '' && faultsOf(kind, text).size === 0 && !(kind === 'lines' && !hasEnd(text))
    if (text.trim() !== '' && !isWhole) expect(reportsCut(reading, kind), `${where}: ${JSON.stringify(reading.problems)}`).toBe(true)
  }
}

/** The size of a specimen without the white space at its end: a cut there loses nothing that a reader could miss. */
const contentBytes = ({ bytes, text }: Specimen) => bytes.length - Buffer.byteLength(text.slice(text.trimEnd().length))

/** Whether the last line is a test point of TAP without a line break, of which half of the name may be missing. */
const endsInTestPoint = (kind: Specimen['kind'], text: string) =>
  kind === 'tap' && /^\s*(?:not )?ok\b/.test(text.slice(text.lastIndexOf('\n') + 1))

/** Whether the last line is the event that ends a run. */
const hasEnd = (text: string) =>
  /"type":"done"|^\{"testRunFinished"|^\["end",|"Action":"(?:pass|fail|skip)","Package":"[^"]*","Elapsed"|"Action":"build-|^[^{]*$/.test(
    text.trimEnd().split('\n').at(-1) ?? '',
  )

describe('a truncated file', () => {
  test.each(named)('keeps complete tests and reports the end when %s is truncated', async (_name, specimen) => {
    const end = contentBytes(specimen)
    const cuts = Array.from({ length: 30 }, (_, index) => Math.max(4, Math.floor((end * index) / 30)))
    await expectPrefix(specimen, await readWhole(specimen), cuts)
  })

  test.each(ids)('keeps complete tests and reports the end when a file of %s is truncated at any byte', async (id) => {
    const [smallest] = own
      .filter(({ format, bytes }) => format.id === id && bytes.length > 300)
      .sort((a, b) => a.bytes.length - b.bytes.length)
    if (smallest === undefined) throw new Error(`__tests__/fixtures/${id} needs a file of more than 300 bytes.`)
    const cuts = Array.from({ length: contentBytes(smallest) - 4 }, (_, index) => index + 4)
    await expectPrefix(smallest, await readWhole(smallest), cuts)
  })

  test.each(named)('loses nothing but the last character when %s lacks it', async (_name, specimen) => {
    const whole = await readWhole(specimen)
    const reading = await readBytes(specimen, specimen.bytes.subarray(0, contentBytes(specimen) - 1), 1)
    // A file of Allure is one result, and the last line of a stream is one event.
    const mayLoseOne = specimen.kind === 'lines' || specimen.kind === 'tap' || specimen.format.folder !== undefined
    const expected = whole.tests.length - (mayLoseOne ? 1 : 0)
    expect(reading.tests.length).toBeGreaterThanOrEqual(expected)
  })
})

describe('a file with damaged bytes', () => {
  test.each(named)('never reports better results when bytes of %s are damaged', async (_name, specimen) => {
    const whole = await readWhole(specimen)
    const faults = faultsOf(specimen.kind, specimen.text)
    // The end of a package decides whether the next runs of its tests are attempts of Go.
    const separable = specimen.format.id === 'go' ? whole.tests.reduce((sum, { attempts = [] }) => sum + attempts.length, 0) : 0
    const random = randomNumbers(specimen.bytes.length)
    const rounds = real.includes(specimen) ? 60 : roundsOf(specimen, 800, 30, 130)
    for (let round = 0; round < rounds; round += 1) {
      const bytes = damage(specimen.bytes, round, random)
      const text = decodeWhole(bytes)
      recognise(specimen.path, text.slice(0, 64 * 1024))
      const reading = await readBytes(specimen, bytes, round)
      const where = `round ${round}, at ${JSON.stringify(differenceOf(specimen.text, text))}: ${JSON.stringify(reading.problems)}`
      // Damage repeats at most 30 bytes, which is less than a test.
      expect(reading.tests.length, where).toBeLessThanOrEqual(whole.tests.length + separable + 2)
      if (hasError(reading) || [...faultsOf(specimen.kind, text)].every((fault) => faults.has(fault))) continue
      expect(countBad(reading), where).toBeGreaterThanOrEqual(countBad(whole))
      expect(reading.tests.length, where).toBeGreaterThanOrEqual(whole.tests.length - 1)
    }
  })

  test.each(named.filter(([, { kind }]) => kind !== 'json'))(
    'gives the same results at every chunk size when %s is damaged',
    async (_name, specimen) => {
      const random = randomNumbers(7)
      for (let round = 0; round < 20; round += 1) {
        const bytes = damage(specimen.bytes, round, random)
        const whole = await readWhole({ ...specimen, text: decodeWhole(bytes) })
        expect(await readBytes(specimen, bytes, round), JSON.stringify(differenceOf(specimen.text, decodeWhole(bytes)))).toEqual(whole)
      }
    },
  )

  test.each(ids)('loses only a few tests when a file of %s is damaged', async (id) => {
    const random = randomNumbers(11)
    let rounds = 0
    let heavy = 0
    for (const specimen of own.filter(({ format }) => format.id === id)) {
      const total = (await readWhole(specimen)).tests.length
      for (let round = 0; round < roundsOf(specimen, 400, 20, 60); round += 1) {
        const { tests } = await readBytes(specimen, damage(specimen.bytes, round, random), round)
        rounds += 1
        if (tests.length < total - 2) heavy += 1
      }
    }
    expect(heavy / rounds).toBeLessThan(0.1)
  })
})

describe('an event stream', () => {
  test.each(named.filter(([, { kind }]) => kind === 'lines'))(
    'reads %s without an exception when its lines are in any order',
    async (_name, specimen) => {
      const random = randomNumbers(3)
      const { tests } = await readWhole(specimen)
      for (let round = 0; round < 50; round += 1) {
        const lines = specimen.text.split('\n')
        for (let index = lines.length - 1; index > 0; index -= 1) {
          const other = Math.floor(random() * (index + 1))
          ;[lines[index], lines[other]] = [lines[other] ?? '', lines[index] ?? '']
        }
        const reading = await readBytes(specimen, Buffer.from(lines.join('\n')), round)
        // Each start may add a test, because an attempt may no longer be recognised as one.
        expect(reading.tests.length).toBeLessThanOrEqual(
          tests.length +
            (specimen.text.match(/"testCaseStarted":|"type":"testStart"|"Action":"(?:run|bench|pass|fail|skip)"/g)?.length ?? 0),
        )
      }
    },
  )
})

test('includes the real files when they are available', () => {
  const isThere = existsSync(corpus) && readdirSync(corpus).length > 0
  expect(real.length > 0).toBe(isThere)
})

function differenceOf(before: string, after: string): string {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  return `${before.slice(Math.max(0, start - 60), start)}»${after.slice(start, start + 40)}`
}
