import { durationOf } from '../fields/numbers.js'
import { parsePlace, type TapPlace } from './place.js'
import type { TestPoint } from './test-point.js'

/** The description of a test point in its parts: producers append the result to the name of the test. */
export interface SteadyName extends Partial<TapPlace> {
  /** The same whether the test passes or fails, in every run. */
  readonly name: string
  readonly message?: string
  readonly durationMs?: number | undefined
}

/** GLib: `/cart/rounds - the total is 0.3`. */
const ofGlib = /^(\/\S{1,1000}) - (.*)$/

/** Check: `cart.c:core:adds: Passed`, else the message of the failed assertion. */
const ofCheck = /^(([^\s:]{1,400}\.(?:c|cc|cpp|cxx|h|hpp)):[^:]{1,400}:[A-Za-z_]\w{0,400}): (.*)$/

/** Criterion, without a number: `core::adds  (0.01s)`, `core::adds timed out (1.00s)`, `core::adds unexpected signal after cart.c:4`. */
const ofCriterion = /^(\w{1,400}::\S.{0,1000}?) ?(timed out|unexpected signal after \S{1,1000}:\d{1,9})? ?(?:\((\d{1,9}\.\d\d)s\))?$/

/** node:test, after the name in `# Subtest:`: ` # EXPECTED FAILURE bug 12`, ` # FLAKY 2 re-tries`. */
const directiveOfNode = /^ # [A-Z]{2}/

/**
 * Separates the name of a test from its result. Returns undefined if the description is only the name.
 * @param heading the name that a line before the test point states
 * @param isGlib whether GLib wrote the script
 */
export function steadyName({ name, isOk, number }: TestPoint, heading: string | undefined, isGlib: boolean): SteadyName | undefined {
  if (isGlib && !isOk) {
    const [, test, message] = ofGlib.exec(name) ?? []
    if (test !== undefined) return { name: test, message: message ?? '' }
  }
  if (heading !== undefined && heading !== '' && name.startsWith(heading) && directiveOfNode.test(name.slice(heading.length)))
    return { name: heading }
  // Most names have no colon.
  if (!name.includes(':')) return undefined
  if (number !== undefined) return nameOfCheck(name, isOk)
  return nameOfCriterion(name)
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
