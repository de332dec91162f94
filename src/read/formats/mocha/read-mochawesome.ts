import type { Status } from '../../../records/record.js'
import { type InheritedStart, inheritStart } from '../fields/inherited-start.js'
import { checkStatedFailures, checkStatedTotal, statedCount } from '../fields/stated-totals.js'
import type { Sink, TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import { durationOfJson, isRecord, type JsonRecord, timestampOfJson } from '../json/json-fields.js'
import type { JsonShape } from '../json/json-shape.js'
import { createMochaSuites, describesOf, mochaResult } from './mocha-result.js'
import { mochawesomeError } from './mochawesome-error.js'
import { createMochawesomeSuites } from './mochawesome-suites.js'

const maximumUuidLength = 100

/** Reads a JSON file of mochawesome. */
export async function readMochawesome(source: TextSource, sink: Sink): Promise<void> {
  let start: InheritedStart = { timestamp: undefined, elapsed: 0 }
  let registered: number | undefined
  let statedFailures = 0
  let listed = 0
  let failed = 0
  const suitesOf = createMochaSuites()

  const add = (test: JsonRecord, status: Status): void => {
    if (status === 'failed') failed += 1
    const { titles, file } = suites.current()
    const result = mochaResult(test, {
      status,
      suite: suitesOf(describesOf(test) ?? titles),
      file,
      error: status === 'failed' ? mochawesomeError(test.err) : undefined,
    })
    if (status !== 'skipped') inheritStart(result, start)
    else if (didNotRun(test)) result.message = 'did not run'
    start.elapsed += result.duration ?? 0
    const { uuid } = test
    sink.test(result, typeof uuid === 'string' && uuid.length <= maximumUuidLength ? uuid : undefined)
  }

  const tests: JsonShape = {
    kind: 'elements',
    take(test) {
      listed += 1
      add(test, statusOf(test))
    },
    accepts: isTest,
  }
  const hooks: JsonShape = {
    kind: 'elements',
    take(hook) {
      if (statusOf(hook) === 'failed') add(hook, 'failed')
    },
    accepts: isTest,
  }
  const suites = createMochawesomeSuites(tests, hooks)
  const stats: JsonShape = {
    kind: 'value',
    take(value) {
      if (!isRecord(value)) return
      start = { timestamp: timestampOfJson(value.start), duration: durationOfJson(value.duration), elapsed: 0 }
      if (typeof value.testsRegistered === 'number') registered = (registered ?? 0) + value.testsRegistered
      // Failed hooks are counted as `other`.
      statedFailures += statedCount(value.failures) + statedCount(value.other)
    },
  }
  const complete = await readJson(source, sink, {
    kind: 'object',
    fields: new Map<string, JsonShape>([
      ['stats', stats],
      ['results', { kind: 'array', items: suites.shape }],
      // Version 3 and earlier write the root suite here.
      ['suites', suites.shape],
    ]),
  })
  if (!complete) return
  checkStatedTotal(sink, registered, listed)
  checkStatedFailures(sink, statedFailures, failed)
}

const isTest = ({ title, fullTitle, uuid }: JsonRecord): boolean => title !== undefined && (fullTitle !== undefined || uuid !== undefined)

const statuses = new Map<unknown, Status>([
  ['passed', 'successful'],
  ['failed', 'failed'],
  ['pending', 'skipped'],
  ['skipped', 'skipped'],
])

function statusOf({ state, pass, fail }: JsonRecord): Status {
  if (typeof state === 'string') return statuses.get(state) ?? 'unknown'
  return fail === true ? 'failed' : pass === true ? 'successful' : 'skipped'
}

/** Checks for a test that a failed hook or an option such as `--grep` prevented. A test that its author skipped is pending. */
const didNotRun = ({ state, pending }: JsonRecord): boolean => state !== 'pending' && pending !== true
