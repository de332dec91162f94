import { countOf, formatCount } from '../../../base/text/counts.js'
import type { Status } from '../../../records/record.js'
import { createBoundedMap } from '../events/bounded-map.js'
import { type InheritedStart, inheritStart } from '../fields/inherited-start.js'
import { checkStatedTotal, statedCount } from '../fields/stated-totals.js'
import type { Sink, TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import { durationOfJson, isRecord, type JsonRecord, jsonText, timestampOfJson } from '../json/json-fields.js'
import type { JsonShape } from '../json/json-shape.js'
import { silentSink } from '../silent-sink.js'
import { mochaError } from './mocha-error.js'
import { createMochaSuites, describesOf, isMochaHook, mochaKey, mochaResult } from './mocha-result.js'

/** The number of tests that failed after they passed whose names are remembered. */
const maximumLateFailures = 10_000

/** Reads a file of Mocha's reporter `json`. */
export async function readMochaJson(source: TextSource, sink: Sink): Promise<void> {
  const lists = createReading(sink)
  const isComplete = await readJson(source, sink, document(lists, statusLists(lists)))
  if (isComplete && lists.missing() <= 0) {
    lists.check()
    return
  }
  // The list of all tests precedes the lists of each status. In a truncated or damaged file it may contain more tests.
  const counted = createReading(silentSink)
  await readJson(source, silentSink, document(counted, listOfAll(counted)))
  if (counted.listed() <= lists.listed()) {
    if (isComplete) lists.check()
    return
  }
  sink.restart()
  const all = createReading(sink)
  if (await readJson(source, sink, document(all, listOfAll(all)))) all.check()
}

interface MochaReading {
  readonly stats: JsonShape
  add(test: JsonRecord, status: Status): void
  listed(): number
  failed(): number
  /** Returns how many tests the file states and does not list. */
  missing(): number
  /** Compares the totals. Called once, at the end of a complete file. */
  check(): void
  /** A test was left out, because it is in another list as well. */
  leaveOut(): void
}

type Lists = readonly (readonly [string, JsonShape])[]

const document = ({ stats }: MochaReading, lists: Lists): JsonShape => ({
  kind: 'object',
  fields: new Map<string, JsonShape>([['stats', stats], ...lists]),
})

function createReading(sink: Sink): MochaReading {
  const suitesOf = createMochaSuites()
  let start: InheritedStart = { timestamp: undefined, elapsed: 0 }
  let stated: number | undefined
  let statedFailures = 0
  let listed = 0
  let repeated = 0
  let failed = 0
  return {
    stats: {
      kind: 'value',
      take(value) {
        if (!isRecord(value)) return
        start = { timestamp: timestampOfJson(value.start), duration: durationOfJson(value.duration), elapsed: 0 }
        const failures = statedCount(value.failures)
        // `tests` does not count the failed hooks.
        stated = (stated ?? 0) + statedCount(value.passes) + statedCount(value.pending) + failures
        statedFailures += failures
      },
    },
    add(test, status) {
      listed += 1
      if (status === 'failed') failed += 1
      const result = mochaResult(test, {
        status,
        suite: suitesOf(describesOf(test) ?? ''),
        file: jsonText(test.file) ?? '',
        error: status === 'failed' ? mochaError(test.err) : undefined,
      })
      if (status !== 'skipped') inheritStart(result, start)
      start.elapsed += result.duration ?? 0
      sink.test(result)
    },
    listed: () => listed,
    failed: () => failed,
    missing: () => (stated ?? 0) - listed - repeated,
    check() {
      checkStatedTotal(sink, stated, listed + repeated)
      // Mocha counts the entries of its lists, so a failure is lost.
      if (statedFailures > failed) reportMissingFailures(sink, statedFailures, failed)
    },
    leaveOut() {
      repeated += 1
    },
  }
}

const isTest = ({ title, fullTitle }: JsonRecord): boolean => title !== undefined && fullTitle !== undefined

const elements = (take: (test: JsonRecord) => void): JsonShape => ({ kind: 'elements', take, accepts: isTest })

/** Returns the lists of each status. A test that fails after it has passed is in two of them. */
function statusLists({ add, failed, leaveOut }: MochaReading): Lists {
  const late = createBoundedMap<string, number>(maximumLateFailures)
  return [
    ['pending', elements((test) => add(test, 'skipped'))],
    [
      'failures',
      elements((test) => {
        // Mocha sets the speed when a test passes.
        if (test.speed) late.set(mochaKey(test), (late.get(mochaKey(test)) ?? 0) + 1)
        add(test, 'failed')
      }),
    ],
    [
      'passes',
      elements((test) => {
        const count = late.get(mochaKey(test)) ?? 0
        if (count > 0) late.set(mochaKey(test), count - 1)
        // Mocha 8 and earlier do not state the speed.
        if (count > 0 || (hasError(test) && failed() > 0)) leaveOut()
        else add(test, hasError(test) ? 'failed' : 'successful')
      }),
    ],
  ]
}

/** Returns the list of all tests, in which failed hooks are missing. */
function listOfAll({ add, leaveOut }: MochaReading): Lists {
  return [
    ['tests', elements((test) => add(test, hasError(test) ? 'failed' : test.speed ? 'successful' : 'skipped'))],
    [
      'failures',
      elements((test) => {
        if (isMochaHook(test)) add(test, 'failed')
        else if (test.speed) leaveOut()
      }),
    ],
  ]
}

const hasError = ({ err }: JsonRecord): boolean => isRecord(err) && Object.keys(err).length > 0

function reportMissingFailures(sink: Sink, stated: number, listed: number): void {
  const message = `The file states ${countOf(stated, 'failure')}, but lists ${formatCount(listed)}. See the log of the tests for the others.`
  sink.problem({ severity: 'error', kind: 'incomplete', message })
}
