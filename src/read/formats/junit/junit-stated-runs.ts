import { definedFields } from '../../../base/defined-fields.js'
import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import type { TestAttempt, WritableResult } from '../../../records/record.js'
import { attemptOf } from '../fields/attempt-of.js'
import type { Attributes } from '../xml/xml.js'
import type { JunitSuite } from './junit-suite.js'

/** Merges test cases that state which run of a test they are. */
export interface StatedRuns {
  /**
   * Accepts a finished case. The last run gets the earlier ones as its attempts.
   * @returns whether the case is an earlier run, which does not count
   */
  add(suite: JunitSuite, own: Attributes, result: WritableResult): boolean
  /** Returns the tests whose runs can be merged. */
  found(): RunTotals
}

/** The number of runs of each test. */
export type RunTotals = ReadonlyMap<string, number>

interface Runs {
  count: number
  isComplete: boolean
  readonly attempts: TestAttempt[]
}

const maximumTests = 100_000

/**
 * Creates the merging for one reading.
 * @param known the tests that an earlier reading found, which is necessary because the runs need not follow each other
 */
export function createStatedRuns(known: RunTotals): StatedRuns {
  const all = new Map<string, Runs>()
  return {
    add(suite, own, result) {
      const number = runOf(own, result)
      if (number === undefined) return false
      const key = `${suite.position}\n${own.classname ?? ''}\n${result.name}`
      const runs = all.get(key) ?? { count: 0, isComplete: true, attempts: [] }
      if (runs.count === 0 && all.size < maximumTests) all.set(detach(key), runs)
      runs.count += 1
      // Two tests may have the same name.
      if (number !== runs.count) runs.isComplete = false
      const total = known.get(key)
      if (total === undefined) return false
      if (runs.count < total) {
        if (runs.attempts.length < recordLimits.attempts) runs.attempts.push(attemptOf(result))
        return true
      }
      describeRuns(result, runs.attempts)
      return false
    },
    found: () => new Map([...all].flatMap(([key, { count, isComplete }]) => (isComplete && count > 1 ? [[key, count]] : []))),
  }
}

/**
 * Sets the attempts of the last run. A tool that repeats failed tests stops at the first success. If a run follows a successful one, the tool
 * repeats all tests, and one failed run fails the test.
 */
function describeRuns(result: WritableResult, earlier: readonly TestAttempt[]): void {
  const failure = earlier.findLast(({ status }) => status === 'failed')
  result.attempts = [...earlier]
  if (result.status !== 'successful' || failure === undefined) return
  if (earlier.every(({ status }) => status === 'failed')) result.flaky = true
  else Object.assign(result, definedFields({ status: failure.status, message: failure.message, details: failure.details }))
}

/** Xcode's names of repetitions, in a property of trainer (fastlane): "Repetition 1 of 3" or, with retries, "First Run" and "Retry 1". */
const stated = /^(?:[a-z]{1,20} )?(\d{1,4}) ?(?:of|\/) ?\d{1,4}$/i
const retry = /^Retry (\d{1,4})$/

/** Returns the number of the run that a property or an attribute of a case states, from 1. */
function runOf(own: Attributes, { metadata }: WritableResult): number | undefined {
  const text = metadata?.repetition ?? metadata?.attempt ?? own.repetition ?? own.attempt
  if (text === undefined) return undefined
  if (text === 'First Run') return 1
  const [, before] = retry.exec(text) ?? []
  if (before !== undefined) return Number(before) + 1
  const [, number] = stated.exec(text) ?? []
  return number === undefined ? undefined : Number(number)
}
