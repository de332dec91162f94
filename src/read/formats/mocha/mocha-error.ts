import { isRecord, type JsonRecord, jsonText } from '../json/json-fields.js'
import type { MochaError } from './mocha-result.js'

/** Returns the error of a failed test of the reporter `json`: the properties of the thrown error. */
export function mochaError(value: unknown): MochaError {
  if (!isRecord(value)) return {}
  const { stack } = value
  return {
    ...withoutEmpty('message', messageOf(value)),
    ...withoutEmpty('stack', typeof stack === 'string' ? stack : undefined),
    ...comparedValues(value),
  }
}

const withoutEmpty = <Key extends keyof MochaError>(key: Key, text: string | undefined) => (text ? { [key]: text } : {})

const messageOf = ({ message, stack }: JsonRecord): string | undefined =>
  jsonText(message) ?? (typeof stack === 'string' ? stack.slice(0, stack.indexOf('\n') >>> 0) : undefined)

/** Returns the compared values. Mocha writes both as text if it shows their difference, else as they are. */
function comparedValues(error: JsonRecord): Pick<MochaError, 'expected' | 'actual'> {
  // JSON cannot express a missing value, and chai states no difference for an assertion such as `to.include`.
  if (!Object.hasOwn(error, 'expected') || !Object.hasOwn(error, 'actual') || error.showDiff === false) return {}
  if (typeof error.expected === 'string' && typeof error.actual === 'string') return { expected: error.expected, actual: error.actual }
  const expected = valueText(error.expected)
  const actual = valueText(error.actual)
  return expected === undefined || actual === undefined ? {} : { expected, actual }
}

/** Returns a value as JSON, or undefined if it is nested too deeply for the engine. */
function valueText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, null, 2)
  } catch {
    return undefined
  }
}
