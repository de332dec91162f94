import { hash } from 'node:crypto'
import { groupBy } from '../../../base/group-by.js'
import { parseHex } from '../../../records/parse-hex.js'
import { type JsonRecord, jsonText, recordsOf } from '../json/json-fields.js'
import { type AllureLabels, identifyingLabels } from './allure-labels.js'
import { statusOf } from './allure-status.js'

/**
 * `time`: a result that starts after the others have ended is an attempt of the same test.
 * `marked`: only a result with the parameter `Retry` is an attempt.
 * `none`: every result is a test.
 */
type Repeats = 'time' | 'marked' | 'none'

const repeats: readonly Repeats[] = ['time', 'marked', 'none']
const maximumRetry = 65_535

/** The facts that decide which results are attempts of one test, in 31 bytes per result. */
export interface AttemptFacts {
  /**
   * Takes the facts of a result.
   * @param index less than the number of results
   */
  add(index: number, raw: JsonRecord, labels: AllureLabels): void
  /** Returns whether a result that is read again is still the same. */
  isSame(index: number, raw: JsonRecord): boolean
  /** Returns whether a result is failed. */
  isFailed(index: number): boolean
  /** Returns the results of each id that could be attempts of one test, although their labels are not the same. */
  unlike(): readonly (readonly number[])[]
  /**
   * Returns the results of each test, the latest last. The tests are sorted by their first start.
   * @param variantOf results of one id with different variants are never attempts of one test
   */
  tests(variantOf: (index: number) => number | undefined): readonly (readonly number[])[]
}

/** Makes room for the facts of a number of results. */
export function createAttemptFacts(length: number): AttemptFacts {
  const high = new Uint32Array(length)
  const low = new Uint32Array(length)
  const starts = new Float64Array(length).fill(Number.NaN)
  const durations = new Uint32Array(length)
  const retries = new Uint16Array(length)
  const failed = new Uint8Array(length)
  const modes = new Uint8Array(length)
  const labelHashes = new Uint32Array(length)
  const added: number[] = []

  const keyOf = (raw: JsonRecord, index: number) => hash('sha256', identityOf(raw) ?? `${index}`, 'hex')
  const startOf = ({ start }: JsonRecord) => (typeof start === 'number' && Number.isFinite(start) ? start : -1)
  const start = (index: number) => starts[index] ?? -1
  const byKey = (one: number, other: number) => (high[one] ?? 0) - (high[other] ?? 0) || (low[one] ?? 0) - (low[other] ?? 0)
  // The names of the files are random, so they decide last: tests with the same name keep their order.
  const byStart = (one: number, other: number) =>
    start(one) - start(other) ||
    byKey(one, other) ||
    (retries[one] ?? 0) - (retries[other] ?? 0) ||
    (failed[other] ?? 0) - (failed[one] ?? 0) ||
    one - other

  /** Returns whether each result without a mark starts after all others before it have ended. */
  function areInTurn(group: readonly number[]): boolean {
    let endMs = Number.NEGATIVE_INFINITY
    for (const index of group) {
      // Without a start, nothing is known.
      if (retries[index] === 0 && (start(index) < 0 || start(index) <= endMs)) return false
      endMs = Math.max(endMs, start(index) + (durations[index] ?? 0))
    }
    return true
  }

  let grouped: readonly number[][] | undefined

  /** Returns the results of each key, sorted by start. */
  function groups(): readonly number[][] {
    if (grouped !== undefined) return grouped
    const sorted = Uint32Array.from(added).sort((one, other) => byKey(one, other) || byStart(one, other))
    const found: number[][] = []
    for (let from = 0, to = 0; from < sorted.length; from = to) {
      const group: number[] = []
      const first = sorted[from] ?? 0
      for (; to < sorted.length && high[sorted[to] ?? 0] === high[first] && low[sorted[to] ?? 0] === low[first]; to += 1) {
        group.push(sorted[to] ?? 0)
      }
      found.push(group)
    }
    grouped = found
    return found
  }

  /** Divides the results of one key, sorted by start, into tests. */
  function divide(group: readonly number[], found: number[][]): void {
    const mode = repeats[modes[group[0] ?? 0] ?? 0]
    const isOne = mode === 'time' && areInTurn(group)
    /** The tests whose last result has a number of retries; a failed one is tried again first. */
    const open = new Map<number, { readonly failed: number[][]; readonly other: number[][] }>()
    let only: number[] | undefined
    for (const index of group) {
      const retry = mode === 'none' ? 0 : (retries[index] ?? 0)
      const before = retry === 0 ? undefined : open.get(retry - 1)
      let test = retry === 0 && isOne ? only : (before?.failed.pop() ?? before?.other.pop())
      if (test === undefined) {
        test = []
        found.push(test)
        only ??= test
      }
      test.push(index)
      const lists = open.get(retry) ?? { failed: [], other: [] }
      open.set(retry, lists)
      if (isOne && retry === 0) {
        lists.failed.length = 0
        lists.other.length = 0
      }
      lists[failed[index] === 1 ? 'failed' : 'other'].push(test)
    }
  }

  return {
    add(index, raw, labels) {
      const key = keyOf(raw, index)
      high[index] = parseHex(key, 0)
      low[index] = parseHex(key, 8)
      starts[index] = startOf(raw)
      const { stop } = raw
      durations[index] = typeof stop === 'number' ? Math.min(Math.max(0, stop - startOf(raw)), 2 ** 32 - 1) : 0
      retries[index] = retryOf(raw)
      failed[index] = statusOf(raw) === 'failed' ? 1 : 0
      modes[index] = repeats.indexOf(repeatsOf(raw, labels.framework))
      labelHashes[index] = parseHex(hash('sha256', JSON.stringify(identifyingLabels(labels)), 'hex'), 0)
      added.push(index)
    },
    isSame(index, raw) {
      const key = keyOf(raw, index)
      return high[index] === parseHex(key, 0) && low[index] === parseHex(key, 8) && start(index) === startOf(raw)
    },
    isFailed: (index) => failed[index] === 1,
    unlike: () =>
      groups().filter((group) => {
        const [first = 0] = group
        return repeats[modes[first] ?? 0] !== 'none' && group.some((index) => labelHashes[index] !== labelHashes[first])
      }),
    tests(variantOf) {
      const found: number[][] = []
      for (const group of groups()) {
        if (group.length === 1) found.push(group)
        else for (const variant of groupBy(group, variantOf).values()) divide(variant, found)
      }
      return found.sort(([one = 0], [other = 0]) => byStart(one, other))
    },
  }
}

/** Returns the text that all attempts of a test share; undefined if a result has none. */
function identityOf({ historyId, testCaseId, fullName, parameters }: JsonRecord): string | undefined {
  if (typeof historyId === 'string' && historyId !== '') return historyId
  const test = [testCaseId, fullName].find((text) => typeof text === 'string' && text !== '')
  if (test === undefined) return undefined
  const own = recordsOf(parameters)
    .filter(({ excluded }) => excluded !== true)
    .map(({ name, value }) => [jsonText(name) ?? '', jsonText(value) ?? ''])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0))
  return JSON.stringify([test, own])
}

/** Returns the number of earlier attempts that a result states; 0 if it states none. */
function retryOf({ parameters }: JsonRecord): number {
  const value = recordsOf(parameters).find(({ name, excluded }) => name === 'Retry' && excluded === true)?.value
  const number = Number(jsonText(value) ?? '0')
  return Number.isInteger(number) && number > 0 ? Math.min(number, maximumRetry) : 0
}

/**
 * allure-vitest 3.12 writes only the last attempt of a test. allure-mocha and allure-playwright mark all others; versions without titlePath
 * do not. Elsewhere, only the time shows an attempt: browsers without a parameter and equal names share a history id.
 */
function repeatsOf(raw: JsonRecord, framework: string): Repeats {
  if (framework === 'vitest') return 'none'
  return (framework === 'mocha' || framework === 'playwright') && Array.isArray(raw.titlePath) ? 'marked' : 'time'
}
