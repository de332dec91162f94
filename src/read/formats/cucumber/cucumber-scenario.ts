import { definedFields } from '../../../base/defined-fields.js'
import type { Status } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { lineNumber } from '../fields/line-number.js'
import { durationOf, parseNumber } from '../fields/numbers.js'
import { parseTimestamp } from '../fields/timestamps.js'
import { isRecord, type JsonRecord, jsonText, recordsOf } from '../json/json-fields.js'
import type { JsonSetAside } from '../json/json-set-aside.js'
import { addCucumberOutput, type CucumberOutput } from './cucumber-output.js'
import { featureFile } from './cucumber-uri.js'
import type { ScenarioElement } from './scenario-elements.js'

/** The outcome of a scenario. */
export interface Scenario {
  readonly status: Status
  readonly duration: number | undefined
  readonly timestamp: number | undefined
  readonly line: number | undefined
  readonly message: string | undefined
  readonly details: string | undefined
  readonly stdout: string | undefined
  /** The output without the texts that are attachments. Undefined if there are none. */
  readonly logs: string | undefined
  /** The data of its last embedding as written. */
  readonly lastData: string | undefined
}

/** The facts that the scenarios of a feature share. */
export interface CucumberContext {
  /** The unit of durations, in ms. */
  readonly unitMs: number
  readonly data: JsonSetAside
}

/** The peculiarities of the implementation that wrote a feature. */
export interface Implementation {
  /** The unit of durations, in ms. */
  readonly unitMs: number
  /** Whether a scenario with the same id as the previous one may be another attempt at it. */
  readonly writesAttempts: boolean
  readonly producer?: 'behave' | 'cucumber-js'
}

const nanosecondMs = 1e-6
/** Fractional durations below this limit are seconds, others are nanoseconds. */
const maximumSeconds = 100_000

/** Recognises the implementation that wrote a feature by its peculiarities. */
export function implementationOf(scenarios: readonly ScenarioElement[]): Implementation {
  let isJs = false
  let hasTypes = false
  let hasFractions = false
  for (const { element } of scenarios) {
    if (element.type !== undefined) hasTypes = true
    for (const step of recordsOf(element.steps)) {
      // Only cucumber-js writes hooks as hidden steps, and arguments in the step. Old cucumber-jvm has arguments in the match.
      if (step.hidden !== undefined || Array.isArray(step.arguments)) isJs = true
      const seconds = isRecord(step.result) ? step.result.duration : undefined
      if (typeof seconds === 'number' && !Number.isInteger(seconds) && seconds < maximumSeconds) hasFractions = true
    }
  }
  // cucumber-js wrote milliseconds up to version 2, which had no types. behave writes seconds, all others nanoseconds.
  const unitMs = isJs && !hasTypes ? 1 : hasFractions ? 1000 : nanosecondMs
  if (isJs) return { unitMs, writesAttempts: false, producer: 'cucumber-js' }
  return { unitMs, writesAttempts: true, ...definedFields({ producer: hasFractions ? 'behave' : undefined }) }
}

/** A step or a hook. */
interface Part {
  readonly title: string
  readonly what: 'step' | 'hook'
  readonly status: string
  readonly error: string
  readonly location: string
}

// Undefined and pending steps fail, as in the strict mode of cucumber-jvm and cucumber-js.
const failing: ReadonlySet<string> = new Set(['failed', 'ambiguous', 'undefined', 'pending'])
/** The statuses of whole scenarios, which only behave writes. Steps that it did not reach have no result. */
const wholeStatuses = new Map<unknown, Status>([
  ['passed', 'successful'],
  ['failed', 'failed'],
  ['skipped', 'skipped'],
  ['untested', 'skipped'],
])

/**
 * Creates a reader of scenarios, which accepts the backgrounds that precede one, from the feature and from the rule.
 */
export function createScenarioReader({
  unitMs,
  data,
}: CucumberContext): (element: JsonRecord, backgrounds: readonly JsonRecord[]) => Scenario {
  let total = 0
  let hasDuration = false
  let worst: Part | undefined
  // Later failures, for example in a hook that cleans up.
  let others: Part[] = []
  let unfinished: Part | undefined
  let skipped: Part | undefined
  let output: CucumberOutput = { logs: [], texts: [] }
  let lastData: string | undefined

  const add = (step: JsonRecord, kind: string) => {
    const result = isRecord(step.result) ? step.result : undefined
    const written = result?.duration
    const duration = typeof written === 'number' ? written : parseNumber(jsonText(written))
    if (duration !== undefined && duration >= 0) {
      total += duration
      hasDuration = true
    }
    if (result?.status !== 'passed') {
      const status = jsonText(result?.status)?.toLowerCase() ?? ''
      if (failing.has(status)) {
        const part = describePart(step, kind, status)
        if (worst === undefined) worst = part
        else if (part.error !== '' && !isUnwritten(part)) others.push(part)
      } else if (status !== 'skipped') unfinished ??= describePart(step, kind, status)
      else if (skipped === undefined || skipped.error === '') skipped = describePart(step, kind, status)
    }
    if (step.output !== undefined || step.embeddings !== undefined) lastData = addCucumberOutput(step, output, data) ?? lastData
  }

  const addElement = (element: JsonRecord) => {
    for (const hook of recordsOf(element.before)) add(hook, 'Before')
    for (const step of recordsOf(element.steps)) {
      for (const hook of recordsOf(step.before)) add(hook, 'BeforeStep')
      add(step, '')
      for (const hook of recordsOf(step.after)) add(hook, 'AfterStep')
    }
    for (const hook of recordsOf(element.after)) add(hook, 'After')
  }

  return (element, backgrounds) => {
    total = 0
    hasDuration = false
    worst = undefined
    others = []
    unfinished = undefined
    skipped = undefined
    output = { logs: [], texts: [] }
    lastData = undefined
    for (const background of backgrounds) addElement(background)
    addElement(element)
    let status: Status = worst ? 'failed' : unfinished ? 'unknown' : skipped ? 'skipped' : 'successful'
    if (status === 'unknown') status = wholeStatuses.get(element.status) ?? status
    const part = worst ?? (status === 'unknown' ? unfinished : status === 'skipped' ? skipped : undefined)
    const { message, details } = explain(part, others)
    return {
      status,
      duration: hasDuration ? durationOf(total * unitMs) : undefined,
      timestamp: parseTimestamp(jsonText(backgrounds[0]?.start_timestamp)) ?? parseTimestamp(jsonText(element.start_timestamp)),
      line: lineNumber(element.line) ?? featureFile('', jsonText(element.location) ?? '').line,
      message,
      details,
      stdout: joined(output.texts),
      logs: output.logs.length === output.texts.length ? undefined : (joined(output.logs) ?? ''),
      lastData,
    }
  }
}

const joined = (texts: readonly string[]): string | undefined => (texts.length === 0 ? undefined : capText(texts.join('\n')))

function describePart(step: JsonRecord, kind: string, status: string): Part {
  const { match } = step
  const keyword = (jsonText(step.keyword) ?? kind).trim()
  const name = jsonText(step.name)?.trim() ?? ''
  return {
    title: `${keyword} ${name}`.trim(),
    what: kind === '' && step.hidden !== true && name !== '' ? 'step' : 'hook',
    status,
    error: errorOf(step),
    location: isRecord(match) ? (jsonText(match.location) ?? '') : '',
  }
}

/** Returns the error of a step or a hook, or an empty text. behave writes its lines as a list. */
export function errorOf({ result, error_message: own }: JsonRecord): string {
  const error = isRecord(result) ? (result.error_message ?? own) : own
  return Array.isArray(error) ? error.map((line) => jsonText(line) ?? '').join('\n') : (jsonText(error) ?? '')
}

/** Checks if a step is undefined or pending. */
const isUnwritten = ({ status }: Part) => status === 'undefined' || status === 'pending'

const partPlace = ({ title, location }: Part) => (location === '' ? title : `${title} (${location})`)

/** RSpec compares two values on two lines. */
const comparison = /^expected: .{0,4000}\n {5}got: .{0,4000}(?:\n|$)/

/** Returns the end of the first line, or of the comparison that begins there. Returns -1 if the error has no more lines. */
function endOfReason(error: string): number {
  const lineEnd = error.indexOf('\n')
  return comparison.test(error) ? error.indexOf('\n', lineEnd + 1) : lineEnd
}

/** Returns the first line of an error, or the comparison with which it begins. */
export function reasonOf(error: string): string {
  const end = endOfReason(error)
  return (end === -1 ? error : error.slice(0, end)).trim()
}

/** Describes a part that failed or was skipped. @param others more failed parts, whose errors are added to the details */
function explain(
  part: Part | undefined,
  others: readonly Part[],
): { readonly message: string | undefined; readonly details: string | undefined } {
  if (part === undefined) return { message: undefined, details: undefined }
  const { title, what, status } = part
  const error = part.error.trim()
  if (status === 'skipped' && error === '') return { message: undefined, details: undefined }
  const lineEnd = endOfReason(error)
  const first = reasonOf(error)
  // behave starts with the header of a traceback, which belongs to the lines below it.
  const isTraceback = first === 'Traceback (most recent call last):'
  const rest = isTraceback ? error : lineEnd === -1 ? '' : error.slice(lineEnd + 1)
  const verdict = status === '' || status === 'unknown' ? 'has no result' : status === 'failed' ? 'failed' : `is ${status}`
  // The error of an undefined or pending step contains nothing else. The name of the step is more useful.
  const message = first === '' || isUnwritten(part) ? `The ${what} "${title}" ${verdict}.` : first
  const own = [partPlace(part), isUnwritten(part) ? error : rest].filter((text) => text !== '').join('\n')
  const more = others.map((other) => `${partPlace(other)}\n${other.error.trim()}`)
  return { message: capText(message), details: capText([own, ...more].filter((text) => text !== '').join('\n\n')) }
}
