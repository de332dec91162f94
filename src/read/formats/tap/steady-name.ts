import { durationOf } from '../fields/numbers.js'
import { parsePlace, type TapPlace } from './place.js'
import type { TestPoint } from './test-point.js'

/** The description of a test point in its parts: producers append the result to the name of the test. */
export interface SteadyName extends Partial<TapPlace> {
  /** The same whether the test passes or fails, in every run. */
  readonly name: string
  readonly message?: string
  /** The reason of a skipped test, without its name. */
  readonly reason?: string
  readonly durationMs?: number | undefined
}

/** GLib: `/cart/rounds - the total is 0.3`. */
const ofGlib = /^(\/\S{1,1000}) - (.*)$/

/** Check: `cart.c:core:adds: Passed`, else the message of the failed assertion. */
const ofCheck = /^(([^\s:]{1,400}\.(?:c|cc|cpp|cxx|h|hpp)):[^:]{1,400}:[A-Za-z_]\w{0,400}): (.*)$/

/** Criterion, without a number: `core::adds  (0.01s)`, `core::adds timed out (1.00s)`, `core::adds unexpected signal after cart.c:4`. */
const ofCriterion = /^(\w{1,400}::\S.{0,1000}?) ?(timed out|unexpected signal after \S{1,1000}:\d{1,9})? ?(?:\((\d{1,9}\.\d\d)s\))?$/

/** sharness and the tests of git, after the directive: `adds (missing SCALE)`. */
const ofSharness = /^(\S.{0,1000}) \((missing [^()]{1,200}|matched GIT_SKIP_TESTS|--run)\)$/

/** clojure.test.tap: `(adds) (cart_test.clj:3)`, without the place if it passed. */
const ofClojure = /^\(([^()]{1,400})\) \(([^\s()]{0,400}):(\d{0,9})\)$/

/** cmocka: `adds Could not run test: Test setup failed`. */
const ofCmocka = /^(\S.{0,1000}) (Could not run test: Test (?:setup|teardown) failed)$/

/** node:test, after the name in `# Subtest:`: ` # EXPECTED FAILURE bug 12`, ` # FLAKY 2 re-tries`. */
const directiveOfNode = /^ # [A-Z]{2}/

/**
 * Separates the name of a test from its result. Returns undefined if the description is only the name.
 * @param heading the name that a line before the test point states
 * @param isGlib whether GLib wrote the script
 */
export function steadyName(point: TestPoint, heading: string | undefined, isGlib: boolean): SteadyName | undefined {
  const { name, isOk, number } = point
  if (name === '') return heading === undefined ? nameInReason(point) : undefined
  const inBrackets = name.startsWith('(') ? nameInBrackets(point) : undefined
  if (inBrackets !== undefined) return inBrackets
  if (isGlib && !isOk) {
    const [, test, message] = ofGlib.exec(name) ?? []
    if (test !== undefined) return { name: test, message: message ?? '' }
  }
  if (heading !== undefined && heading !== '' && name.startsWith(heading) && directiveOfNode.test(name.slice(heading.length)))
    return { name: heading }
  // Most names have no colon.
  if (!name.includes(':')) return undefined
  if (number !== undefined) return nameOfCheck(name, isOk) ?? (isOk ? undefined : nameOfCmocka(name))
  return nameOfCriterion(name)
}

/** Lab repeats the number of the test: `(3) cart adds`. */
const withoutNumber = (text: string, number: number | undefined): string | undefined =>
  text.startsWith(`(${number}) `) ? text.slice(`(${number}) `.length) : undefined

function nameInReason({ directive, reason, number }: TestPoint): SteadyName | undefined {
  const ofLab = withoutNumber(reason, number)
  if (ofLab !== undefined) return { name: ofLab, reason: '' }
  const [, name, missing] = (directive === 'skip' && ofSharness.exec(reason)) || []
  return name === undefined || missing === undefined ? undefined : { name, reason: missing }
}

function nameInBrackets({ name: description, number }: TestPoint): SteadyName | undefined {
  const ofLab = withoutNumber(description, number)
  if (ofLab !== undefined) return { name: ofLab }
  const [, name, file, line] = (number === undefined && ofClojure.exec(description)) || []
  if (name === undefined) return undefined
  return file ? { name, message: '', file, line: Number(line) || undefined } : { name }
}

function nameOfCmocka(description: string): SteadyName | undefined {
  const [, name, message] = ofCmocka.exec(description) ?? []
  return name === undefined || message === undefined ? undefined : { name, message }
}

function nameOfCheck(description: string, isOk: boolean): SteadyName | undefined {
  const [, name, file, message = ''] = ofCheck.exec(description) ?? []
  if (name === undefined || file === undefined || (isOk && message !== 'Passed')) return undefined
  return isOk ? { name } : { name, message, file }
}

function nameOfCriterion(description: string): SteadyName | undefined {
  const [whole, name, message, seconds] = ofCriterion.exec(description) ?? []
  if (name === undefined || name === whole) return undefined
  return {
    name,
    durationMs: durationOf(seconds === undefined ? undefined : Number(seconds) * 1000),
    ...(message && { message, ...parsePlace(message) }),
  }
}
