import type { TestResult, WritableResult } from '../../../records/record.js'
import { placeByDotnetStack } from '../fields/dotnet-stack.js'
import type { TrxDefinition } from './trx-definitions.js'
import type { TrxResult } from './trx-held-results.js'

/** Combines a result with its definition. If the definition is missing, the class is taken from the name. */
export function describeTrxTest(
  { name: fullName, status, duration, timestamp, texts, attachments }: TrxResult,
  definition: TrxDefinition | undefined,
): TestResult {
  const { suite, name } =
    definition === undefined ? splitName(fullName) : { suite: definition.suite, name: shortName(fullName, definition.className) }
  const result: WritableResult = { name, suite, status }
  if (!Number.isNaN(duration)) result.duration = duration
  if (!Number.isNaN(timestamp)) result.timestamp = timestamp
  if (definition?.tags !== undefined) result.tags = [...definition.tags]
  if (definition?.metadata !== undefined) result.metadata = { ...definition.metadata }
  if (attachments !== undefined) result.attachments = attachments
  if (texts === undefined) return result
  if (texts.message !== undefined) result.message = texts.message
  if (texts.details !== undefined) {
    result.details = texts.details
    // Only the stack trace contains the place of a test.
    placeByDotnetStack(result, texts.details, /^[^\s(]*/.exec(name)?.[0])
  }
  if (texts.stdout !== undefined) result.stdout = texts.stdout
  if (texts.stderr !== undefined) result.stderr = texts.stderr
  return result
}

/** Removes the class, which xUnit writes before the name of a test. */
function shortName(name: string, className: string): string {
  const { length } = className
  return length > 0 && name.length > length + 1 && name.charCodeAt(length) === 0x2e && name.startsWith(className)
    ? name.slice(length + 1)
    : name
}

/** Splits the full name of a test without a definition, such as `Shop.CartTests.Adds(count: 1.5)`. */
function splitName(name: string): { readonly suite: readonly string[]; readonly name: string } {
  const parenthesis = name.indexOf('(')
  const dot = name.lastIndexOf('.', parenthesis === -1 ? name.length : parenthesis)
  const className = dot > 0 ? name.slice(0, dot) : ''
  return className === '' || /\s/.test(className) || dot === name.length - 1
    ? { suite: [], name }
    : { suite: [className], name: name.slice(dot + 1) }
}
